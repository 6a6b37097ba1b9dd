#include "FailingVFS.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

/// A requested failure.
typedef struct plan {
    struct plan *next;
    char *folder;
    failing_vfs_kind kind;
    int at, lasts, calls;
} plan;

/// The effect of a call, which determines the failures that apply to it.
typedef enum { opens = 1, reads = 2, writes = 4, locks = 8, others = 16 } effect;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static plan *plans;
static sqlite3_vfs *real;
static sqlite3_vfs shim;

static plan *find(const char *path)
{
    for (plan *p = plans; p && path; p = p->next)
        if (strncmp(path, p->folder, strlen(p->folder)) == 0) return p;
    return NULL;
}

/// Returns whether a call on a file shall fail now.
static int fails(const char *path, effect what)
{
    static const int affected[] = {
        [failing_vfs_io] = opens | reads | writes | locks | others,
        [failing_vfs_full] = writes,
        [failing_vfs_open] = opens,
        [failing_vfs_busy] = locks,
    };
    pthread_mutex_lock(&mutex);
    plan *p = find(path);
    int result = 0;
    if (p && affected[p->kind] & what) {
        p->calls++;
        result = p->calls == p->at || (p->lasts && p->at > 0 && p->calls > p->at);
    }
    pthread_mutex_unlock(&mutex);
    return result;
}

/// Returns the result code of a failure: `ordinary`, unless the plan is of another kind.
static int code(const char *path, int ordinary)
{
    pthread_mutex_lock(&mutex);
    plan *p = find(path);
    int result = p && p->kind == failing_vfs_full ? SQLITE_FULL : p && p->kind == failing_vfs_busy ? SQLITE_BUSY : ordinary;
    pthread_mutex_unlock(&mutex);
    return result;
}

static int is_armed(const char *path)
{
    pthread_mutex_lock(&mutex);
    int result = find(path) != NULL;
    pthread_mutex_unlock(&mutex);
    return result;
}

void failing_vfs_arm(const char *folder, failing_vfs_kind kind, int at, int lasts)
{
    failing_vfs_disarm(folder);
    plan *p = calloc(1, sizeof *p);
    *p = (plan){.folder = strdup(folder), .kind = kind, .at = at, .lasts = lasts};
    pthread_mutex_lock(&mutex);
    p->next = plans;
    plans = p;
    pthread_mutex_unlock(&mutex);
}

int failing_vfs_disarm(const char *folder)
{
    int calls = 0;
    pthread_mutex_lock(&mutex);
    for (plan **link = &plans; *link; link = &(*link)->next) {
        plan *p = *link;
        if (strcmp(p->folder, folder)) continue;
        calls = p->calls;
        *link = p->next;
        free(p->folder);
        free(p);
        break;
    }
    pthread_mutex_unlock(&mutex);
    return calls;
}

// A file, which wraps a file of SQLite's own.

typedef struct {
    sqlite3_file base;
    const char *path;
    sqlite3_file *inner;
} file;

#define SELF(f) file *self = (file *)(f)
#define INNER self->inner->pMethods
#define FAIL(what, ordinary) \
    if (fails(self->path, what)) return code(self->path, ordinary)

static int file_close(sqlite3_file *f)
{
    SELF(f);
    return INNER->xClose(self->inner);
}

static int file_read(sqlite3_file *f, void *buffer, int count, sqlite3_int64 offset)
{
    SELF(f);
    FAIL(reads, SQLITE_IOERR_READ);
    return INNER->xRead(self->inner, buffer, count, offset);
}

static int file_write(sqlite3_file *f, const void *buffer, int count, sqlite3_int64 offset)
{
    SELF(f);
    if (fails(self->path, writes)) {
        // Like a device that fails halfway.
        if (count > 1) INNER->xWrite(self->inner, buffer, count / 2, offset);
        return code(self->path, SQLITE_IOERR_WRITE);
    }
    return INNER->xWrite(self->inner, buffer, count, offset);
}

static int file_truncate(sqlite3_file *f, sqlite3_int64 size)
{
    SELF(f);
    FAIL(writes, SQLITE_IOERR_TRUNCATE);
    return INNER->xTruncate(self->inner, size);
}

static int file_sync(sqlite3_file *f, int flags)
{
    SELF(f);
    FAIL(writes, SQLITE_IOERR_FSYNC);
    return is_armed(self->path) ? SQLITE_OK : INNER->xSync(self->inner, flags);
}

static int file_size(sqlite3_file *f, sqlite3_int64 *size)
{
    SELF(f);
    FAIL(others, SQLITE_IOERR_FSTAT);
    return INNER->xFileSize(self->inner, size);
}

static int file_lock(sqlite3_file *f, int level)
{
    SELF(f);
    FAIL(locks, SQLITE_IOERR_LOCK);
    return INNER->xLock(self->inner, level);
}

static int file_unlock(sqlite3_file *f, int level)
{
    SELF(f);
    int result = INNER->xUnlock(self->inner, level);
    // The file is really unlocked: a lock that remains would seem to be another process's.
    return fails(self->path, others) ? code(self->path, SQLITE_IOERR_UNLOCK) : result;
}

static int file_check_lock(sqlite3_file *f, int *result)
{
    SELF(f);
    FAIL(others, SQLITE_IOERR_CHECKRESERVEDLOCK);
    return INNER->xCheckReservedLock(self->inner, result);
}

static int file_control(sqlite3_file *f, int operation, void *argument)
{
    SELF(f);
    return INNER->xFileControl(self->inner, operation, argument);
}

static int file_sector_size(sqlite3_file *f)
{
    SELF(f);
    return INNER->xSectorSize(self->inner);
}

static int file_characteristics(sqlite3_file *f)
{
    SELF(f);
    return INNER->xDeviceCharacteristics(self->inner);
}

static int file_shm_map(sqlite3_file *f, int page, int size, int extend, void volatile **memory)
{
    SELF(f);
    FAIL(others, SQLITE_IOERR_SHMMAP);
    return INNER->xShmMap(self->inner, page, size, extend, memory);
}

static int file_shm_lock(sqlite3_file *f, int offset, int count, int flags)
{
    SELF(f);
    if (flags & SQLITE_SHM_UNLOCK) return INNER->xShmLock(self->inner, offset, count, flags);
    FAIL(locks, SQLITE_IOERR_SHMLOCK);
    return INNER->xShmLock(self->inner, offset, count, flags);
}

static void file_shm_barrier(sqlite3_file *f)
{
    SELF(f);
    INNER->xShmBarrier(self->inner);
}

static int file_shm_unmap(sqlite3_file *f, int removes)
{
    SELF(f);
    return INNER->xShmUnmap(self->inner, removes);
}

#define METHODS                                                                                                   \
    .xClose = file_close, .xRead = file_read, .xWrite = file_write, .xTruncate = file_truncate, .xSync = file_sync, \
    .xFileSize = file_size, .xLock = file_lock, .xUnlock = file_unlock, .xCheckReservedLock = file_check_lock,      \
    .xFileControl = file_control, .xSectorSize = file_sector_size, .xDeviceCharacteristics = file_characteristics

static const sqlite3_io_methods with_memory = {
    .iVersion = 2, METHODS, .xShmMap = file_shm_map, .xShmLock = file_shm_lock, .xShmBarrier = file_shm_barrier,
    .xShmUnmap = file_shm_unmap};
/// For files whose own methods do not support shared memory.
static const sqlite3_io_methods without_memory = {.iVersion = 1, METHODS};

// The file system.

static int vfs_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *f, int flags, int *granted)
{
    (void)vfs;
    SELF(f);
    self->base.pMethods = NULL;
    if (path && fails(path, opens)) return SQLITE_CANTOPEN;
    self->path = path;
    self->inner = (sqlite3_file *)(self + 1);
    int result = real->xOpen(real, path, self->inner, flags, granted);
    if (INNER) self->base.pMethods = INNER->iVersion >= 2 && INNER->xShmMap ? &with_memory : &without_memory;
    return result;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *path, int sync)
{
    (void)vfs;
    if (fails(path, others)) return SQLITE_IOERR_DELETE;
    return real->xDelete(real, path, sync && !is_armed(path));
}

static int vfs_access(sqlite3_vfs *vfs, const char *path, int flags, int *result)
{
    (void)vfs;
    if (fails(path, others)) return SQLITE_IOERR_ACCESS;
    return real->xAccess(real, path, flags, result);
}

static void install(void)
{
    /* As in the program, which cannot change it once SQLite has been used. With memory statistics, threads would wait
       for each other. */
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    real = sqlite3_vfs_find(NULL);
    // The functions that are not replaced do not depend on the file system they are called with.
    shim = *real;
    shim.zName = "failing";
    shim.pNext = NULL;
    shim.szOsFile = (int)sizeof(file) + real->szOsFile;
    shim.xOpen = vfs_open;
    shim.xDelete = vfs_delete;
    shim.xAccess = vfs_access;
    sqlite3_vfs_register(&shim, 1);
}

void failing_vfs_install(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, install);
}
