/* A library to preload (LD_PRELOAD): appends each SQL statement that a program runs to the file that STATEMENT_LOG
   names, with the steps of SQLite's virtual machine that it took. A record is the number of steps, a unit separator, the
   statement, and a record separator. The program must be linked with the shared library of SQLite. */
#define _GNU_SOURCE
#include "StatementLog.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int log_statement(unsigned kind, void *context, void *subject, void *detail)
{
    static int (*status)(sqlite3_stmt *, int, int);
    static const char *(*text)(sqlite3_stmt *);
    (void)context;
    (void)detail;
    if (kind != SQLITE_TRACE_PROFILE) return 0;
    if (!status) *(void **)&status = dlsym(RTLD_NEXT, "sqlite3_stmt_status");
    if (!text) *(void **)&text = dlsym(RTLD_NEXT, "sqlite3_sql");
    const char *path = getenv(STATEMENT_LOG_VARIABLE);
    if (!path || !status || !text) return 0;
    const char *sql = text(subject);
    if (!sql) return 0;
    size_t size = strlen(sql) + 32;
    char *record = malloc(size);
    if (!record) return 0;
    int length = snprintf(record, size, "%d\x1f%s\x1e", status(subject, SQLITE_STMTSTATUS_VM_STEP, 1), sql);
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (file >= 0) {
        ssize_t written = write(file, record, (size_t)length);
        (void)written;
        close(file);
    }
    free(record);
    return 0;
}

int sqlite3_open_v2(const char *name, sqlite3 **database, int flags, const char *vfs)
{
    static int (*next)(const char *, sqlite3 **, int, const char *);
    static int (*trace)(sqlite3 *, unsigned, int (*)(unsigned, void *, void *, void *), void *);
    if (!next) *(void **)&next = dlsym(RTLD_NEXT, "sqlite3_open_v2");
    if (!trace) *(void **)&trace = dlsym(RTLD_NEXT, "sqlite3_trace_v2");
    int code = next(name, database, flags, vfs);
    if (code == SQLITE_OK && trace) trace(*database, SQLITE_TRACE_PROFILE, log_statement, NULL);
    return code;
}
