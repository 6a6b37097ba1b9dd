#ifndef FAILING_VFS_H
#define FAILING_VFS_H

/// Which of SQLite's calls to the operating system fail, and how.
typedef enum {
    /// Any call, as on a device that cannot be read or written.
    failing_vfs_io,
    /// Any call that extends or changes a file, after half of it was done: the device is full.
    failing_vfs_full,
    /// Opening a file.
    failing_vfs_open,
    /// Taking a lock: another process holds it.
    failing_vfs_busy
} failing_vfs_kind;

/// Makes SQLite use this file system for all files. It passes every call on to the real one. Call it once per process.
void failing_vfs_install(void);

/// Makes call number `at`, counted from 1 (0: none), on files in `folder` fail, and with `lasts` all later ones too.
/// Other folders are not affected. Meanwhile nothing in the folder is really synchronized to disk.
void failing_vfs_arm(const char *_Nonnull folder, failing_vfs_kind kind, int at, int lasts);

/// Ends all failures in `folder`. Returns the number of calls that could have failed.
int failing_vfs_disarm(const char *_Nonnull folder);

#endif
