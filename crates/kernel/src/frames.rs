//! Long procedures as a stack of small values in the state.
//!
//! The top frame does its step, pushes others, or waits for a decision. Nothing of a procedure is outside the state, so a game can be
//! stopped, saved and continued between any two steps.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A stack of at most `N` frames, without allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack<F, const N: usize> {
    len: u8,
    frames: [F; N],
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Stack { len: 0, frames: [F::default(); N] }
    }
}

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    #[inline]
    pub fn top(&self) -> Option<F> {
        self.as_slice().last().copied()
    }

    #[inline]
    pub fn push(&mut self, frame: F) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        let top = self.top()?;
        self.len -= 1;
        // Reset the unused slot, because left-over frames would make equal stacks compare as different.
        self.frames[self.len as usize] = F::default();
        Some(top)
    }

    /// Replaces the top frame.
    #[inline]
    pub fn turn_into(&mut self, frame: F) {
        self.pop();
        self.push(frame);
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn as_slice(&self) -> &[F] {
        &self.frames[..self.len as usize]
    }
}

impl<F: Serialize, const N: usize> Serialize for Stack<F, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.frames[..self.len as usize])
    }
}

impl<'de, F: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<F, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let frames = Vec::<F>::deserialize(deserializer)?;
        if frames.len() > N {
            return Err(D::Error::custom(format!("more than {N} frames")));
        }
        let mut stack = Stack::default();
        for frame in frames {
            stack.push(frame);
        }
        Ok(stack)
    }
}

/// What to do after a step of a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Continue with the next step at once.
    On,
    /// Wait: somebody must decide, or the game is over.
    Wait,
}

/// Runs steps until one waits.
#[inline]
pub fn run<S, E>(state: &mut S, mut step: impl FnMut(&mut S) -> Result<Flow, E>) -> Result<(), E> {
    while step(state)? == Flow::On {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_stacks_are_equal_whatever_they_held() {
        let mut a = Stack::<u8, 3>::default();
        let mut b = a;
        a.push(1);
        a.push(2);
        a.pop();
        b.push(1);
        assert_eq!(a, b);
        let text = serde_json::to_string(&a).unwrap();
        assert_eq!(serde_json::from_str::<Stack<u8, 3>>(&text).unwrap(), a);
        assert!(serde_json::from_str::<Stack<u8, 3>>("[1,2,3,4]").is_err());
    }
}
