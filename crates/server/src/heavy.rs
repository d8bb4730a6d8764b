//! Work that is too heavy for the threads that answer requests. Only a limited amount runs at once, and only a limited amount waits.

use std::sync::Arc;

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::Semaphore;

use crate::http_error::HttpError;

/// Limits for one kind of heavy work.
pub struct HeavyWork {
    running: Arc<Semaphore>,
    /// Counts those that run and those that wait.
    admitted: Arc<Semaphore>,
}

impl HeavyWork {
    pub fn new(at_once: usize, waiting: usize) -> HeavyWork {
        HeavyWork {
            running: Arc::new(Semaphore::new(at_once)),
            admitted: Arc::new(Semaphore::new(at_once + waiting)),
        }
    }

    /// Runs the work on a separate thread, in order of arrival. If the queue is full the caller gets `Busy`.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HttpError> {
        let place = self.admitted.clone().try_acquire_owned().map_err(|_| HttpError::Busy)?;
        let permit = self.running.clone().acquire_owned().await;
        let permit = permit.map_err(|error| HttpError::Broken(error.to_string()))?;
        let work = move || {
            // The permits belong to the work. If the visitor disconnects, the work still runs and must keep its place.
            let _held = (place, permit);
            work()
        };
        tokio::task::spawn_blocking(work).await.map_err(|error| HttpError::Broken(error.to_string()))
    }
}

/// Runs blocking work that borrows, on this thread; the thread's other tasks move to other threads.
pub fn in_place<T>(work: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(work),
        // A runtime with a single thread cannot move its tasks elsewhere.
        _ => work(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
    use std::time::Duration;

    use futures_util::poll;

    use super::*;

    /// Blocking work that borrows does not delay the other tasks of its thread.
    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn others_are_answered_while_work_runs_here() {
        let (done, is_done) = std::sync::mpsc::channel();
        let working =
            tokio::spawn(async move { in_place(move || is_done.recv_timeout(Duration::from_secs(10))) });
        tokio::spawn(async move { done.send("answered") })
            .await
            .expect("no panic")
            .expect("it is waited for");
        assert_eq!(working.await.expect("no panic"), Ok("answered"));
    }

    #[tokio::test]
    async fn so_many_run_so_many_wait_and_the_rest_is_told_to_come_back() {
        let heavy = Arc::new(HeavyWork::new(2, 3));
        let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut all = tokio::task::JoinSet::new();
        for _ in 0..40 {
            let (heavy, running, most) = (heavy.clone(), running.clone(), most.clone());
            all.spawn(async move {
                let work = move || {
                    most.fetch_max(running.fetch_add(1, SeqCst) + 1, SeqCst);
                    std::thread::sleep(Duration::from_millis(50));
                    running.fetch_sub(1, SeqCst);
                };
                heavy.run(work).await
            });
        }
        let done = all.join_all().await;
        let busy = done.iter().filter(|done| matches!(done, Err(HttpError::Busy))).count();
        assert_eq!((busy, most.load(SeqCst)), (35, 2));
        assert!(heavy.run(|| ()).await.is_ok(), "the places are free again");
    }

    #[tokio::test]
    async fn who_goes_away_does_not_free_the_place_of_what_still_runs() {
        let heavy = HeavyWork::new(1, 0);
        let (stop, stopped) = std::sync::mpsc::channel::<()>();
        {
            let mut gone = Box::pin(heavy.run(move || stopped.recv()));
            assert!(poll!(&mut gone).is_pending());
        }
        assert!(matches!(heavy.run(|| ()).await, Err(HttpError::Busy)));
        stop.send(()).unwrap();
        while heavy.run(|| ()).await.is_err() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}
