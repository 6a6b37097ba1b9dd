#ifndef FAILING_VFS_H
#define FAILING_VFS_H

/// Which of SQLite's calls to the operating system fail, and how.
typedef enum {
    /// Any call, as a device that cannot be read or written.
    failing_vfs_io,
    /// What makes a file longer or changes it, after half of it was done: the device is full.
    failing_vfs_full,
    /// Opening a file.
    failing_vfs_open,
    /// Taking a lock: somebody else holds it.
    failing_vfs_busy
} failing_vfs_kind;

/// Makes SQLite use this file system for all files, which passes every call on to its own. Once for a process.
void failing_vfs_install(void);

/// Lets the call number `at`, from 1 (0: none), on files in `folder` fail, and with `lasts` all after it. Other folders are as
/// they were. Nothing in the folder is really synchronised meanwhile.
void failing_vfs_arm(const char *_Nonnull folder, failing_vfs_kind kind, int at, int lasts);

/// Lets nothing fail in `folder` any more. Returns how many calls there were that could have failed.
int failing_vfs_disarm(const char *_Nonnull folder);

#endif
