/// The line editor of libedit, whose functions with a variable number of arguments Swift cannot call.
#ifndef OBDMECH_CLINEEDITOR_H
#define OBDMECH_CLINEEDITOR_H

struct clineeditor;

/// An editor at the terminal of standard input that writes to standard error. Reading a line ends when `interrupt` (a
/// descriptor, -1 for none) is readable. NULL where there is no memory.
struct clineeditor *clineeditor_open(const char *program, int interrupt);

/// Has a function called while a key is awaited, each time after so many milliseconds.
void clineeditor_idle(struct clineeditor *editor, int milliseconds, void (*idle)(void *), void *context);

/// Gives the terminal back; NULL is allowed.
void clineeditor_close(struct clineeditor *editor);

enum { CLINEEDITOR_LINE, CLINEEDITOR_END, CLINEEDITOR_INTERRUPTED };

/// Reads a line of ASCII. `line` receives it with its line end, valid until the next call; the terminal is as it was
/// found while no line is read.
int clineeditor_read(struct clineeditor *editor, const char *prompt, const char **line);

/// Adds a line to the history, which has the last `CLINEEDITOR_HISTORY` of them.
void clineeditor_remember(struct clineeditor *editor, const char *line);
enum { CLINEEDITOR_HISTORY = 1000 };

/// The history in a file that only its owner can read. 0, or -1.
int clineeditor_load(struct clineeditor *editor, const char *path);
int clineeditor_save(struct clineeditor *editor, const char *path);

#endif
