#define _GNU_SOURCE
#include "CLineEditor.h"

#include <errno.h>
#include <histedit.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct clineeditor {
    EditLine *lines;
    History *history;
    FILE *screen;
    const char *prompt;
    int interrupt;
    int is_interrupted;
    int idle_milliseconds;
    void (*idle)(void *);
    void *context;
};

static struct clineeditor *owner(EditLine *lines) {
    struct clineeditor *editor = NULL;
    el_get(lines, EL_CLIENTDATA, &editor);
    return editor;
}

static char *prompt(EditLine *lines) { return (char *)owner(lines)->prompt; }

// Waits for a key or the interruption.
static int read_key(EditLine *lines, wchar_t *key) {
    struct clineeditor *editor = owner(lines);
    for (;;) {
        struct pollfd watched[] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = editor->interrupt, .events = POLLIN}};
        int count = poll(watched, 2, editor->idle == NULL ? -1 : editor->idle_milliseconds);
        if (count == 0) {
            editor->idle(editor->context);
            continue;
        }
        if (count < 0) {
            if (errno != EINTR) return -1;
            // Continued after a stop, or another size: libedit's handlers leave the line to be drawn anew.
            fputc('\r', editor->screen);
            el_set(lines, EL_REFRESH);
            continue;
        }
        if (watched[1].revents != 0) {
            editor->is_interrupted = 1;
            return -1;
        }
        unsigned char byte;
        ssize_t length = read(STDIN_FILENO, &byte, 1);
        if (length < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (length <= 0) return (int)length;
        if (byte < 0x80) {
            *key = byte;
            return 1;
        }
    }
}

struct clineeditor *clineeditor_open(const char *program, int interrupt) {
    struct clineeditor *editor = calloc(1, sizeof *editor);
    if (editor == NULL) return NULL;
    editor->interrupt = interrupt;
    editor->prompt = "";
    int descriptor = dup(STDERR_FILENO);
    if (descriptor >= 0) editor->screen = fdopen(descriptor, "w");
    if (editor->screen != NULL) editor->lines = el_init(program, stdin, editor->screen, editor->screen);
    editor->history = history_init();
    if (editor->lines == NULL || editor->history == NULL) {
        clineeditor_close(editor);
        return NULL;
    }
    HistEvent event;
    history(editor->history, &event, H_SETSIZE, CLINEEDITOR_HISTORY);
    history(editor->history, &event, H_SETUNIQUE, 1);
    el_set(editor->lines, EL_CLIENTDATA, editor);
    el_set(editor->lines, EL_GETCFN, read_key);
    el_set(editor->lines, EL_PROMPT, prompt);
    el_set(editor->lines, EL_HIST, history, editor->history);
    el_set(editor->lines, EL_EDITOR, "emacs");
    // It gives the terminal back while the program is stopped.
    el_set(editor->lines, EL_SIGNAL, 1);
    el_set(editor->lines, EL_BIND, "^R", "em-inc-search-prev", NULL);
    el_source(editor->lines, NULL);
    return editor;
}

void clineeditor_idle(struct clineeditor *editor, int milliseconds, void (*idle)(void *), void *context) {
    editor->idle_milliseconds = milliseconds;
    editor->idle = idle;
    editor->context = context;
}

void clineeditor_close(struct clineeditor *editor) {
    if (editor == NULL) return;
    if (editor->lines != NULL) el_end(editor->lines);
    if (editor->history != NULL) history_end(editor->history);
    if (editor->screen != NULL) fclose(editor->screen);
    free(editor);
}

int clineeditor_read(struct clineeditor *editor, const char *prompt, const char **line) {
    int count = 0;
    editor->prompt = prompt;
    editor->is_interrupted = 0;
    *line = el_gets(editor->lines, &count);
    editor->prompt = "";
    if (editor->is_interrupted) return CLINEEDITOR_INTERRUPTED;
    return *line == NULL || count <= 0 ? CLINEEDITOR_END : CLINEEDITOR_LINE;
}

void clineeditor_remember(struct clineeditor *editor, const char *line) {
    HistEvent event;
    history(editor->history, &event, H_ENTER, line);
}

int clineeditor_load(struct clineeditor *editor, const char *path) {
    HistEvent event;
    return history(editor->history, &event, H_LOAD, path) < 0 ? -1 : 0;
}

int clineeditor_save(struct clineeditor *editor, const char *path) {
    HistEvent event;
    return history(editor->history, &event, H_SAVE, path) < 0 ? -1 : 0;
}
