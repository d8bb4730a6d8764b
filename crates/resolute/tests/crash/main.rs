//! The real server while something fails: it is killed, the power fails, the disk is full or fails to flush, a lock is held, the database
//! hangs, the clock jumps. Whatever it has acknowledged is there, and whatever it has refused is not.

#[cfg(target_os = "linux")]
mod clock_jumps;
#[cfg(target_os = "linux")]
mod flushes;
#[cfg(target_os = "linux")]
mod full_disk;
mod kills;
mod locks;
mod maintenance;
mod outages;
#[cfg(target_os = "linux")]
mod power_cut;
#[path = "../real/mod.rs"]
mod real;
mod upgrades;
