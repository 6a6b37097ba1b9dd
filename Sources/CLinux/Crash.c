#define _GNU_SOURCE
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "CLinux.h"

static const int fatal[] = {SIGQUIT, SIGILL,  SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
                            SIGSEGV, SIGSYS, SIGALRM, SIGUSR1, SIGUSR2};
enum { FATAL = sizeof fatal / sizeof fatal[0] };

static struct sigaction previous[FATAL];
static char last_words[128];
static volatile sig_atomic_t is_armed;

static struct termios with_keys;
static volatile sig_atomic_t hides_keys;

static int change_keys(tcflag_t without) {
    // A program in the background would be stopped for it.
    if (tcgetpgrp(STDIN_FILENO) != getpgrp() || tcgetattr(STDIN_FILENO, &with_keys) != 0) return -1;
    struct termios settings = with_keys;
    settings.c_lflag &= ~without;
    if (without & ICANON) {
        settings.c_cc[VMIN] = 0;
        settings.c_cc[VTIME] = 0;
        // The program gives the screen back before it pauses.
        settings.c_cc[VSUSP] = _POSIX_VDISABLE;
    }
    if (tcsetattr(STDIN_FILENO, TCSANOW, &settings) != 0) return -1;
    hides_keys = 1;
    return 0;
}

int clinux_hide_keys(void) { return change_keys(ECHO | ECHONL); }

int clinux_take_keys(void) { return change_keys(ECHO | ECHONL | ICANON); }

void clinux_show_keys(void) {
    if (!hides_keys) return;
    hides_keys = 0;
    // What was typed meanwhile was meant for nobody.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &with_keys);
}

void clinux_die_at_once(void) {
    static const int crashes[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
    for (size_t index = 0; index < sizeof crashes / sizeof crashes[0]; index++) {
        struct sigaction action;
        if (sigaction(crashes[index], NULL, &action) == 0 && action.sa_handler != SIG_IGN)
            signal(crashes[index], SIG_DFL);
    }
}

static void at_crash(int number, siginfo_t *info, void *context) {
    (void)info, (void)context;
    if (is_armed) {
        is_armed = 0;
        ssize_t written = write(STDOUT_FILENO, last_words, strlen(last_words));
        (void)written;
    }
    clinux_show_keys();
    for (int index = 0; index < FATAL; index++) {
        if (fatal[index] == number) sigaction(number, &previous[index], NULL);
    }
    // Delivered when this returns, to whom it would have gone in the first place.
    raise(number);
}

void clinux_at_crash(const char *text) {
    // A crash while the text is replaced must not write half of it.
    is_armed = 0;
    if (text == NULL || strlen(text) >= sizeof last_words) return;
    strcpy(last_words, text);
    static int is_set;
    for (int index = 0; index < FATAL && !is_set; index++) {
        struct sigaction action = {.sa_sigaction = at_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
        sigaction(fatal[index], NULL, &previous[index]);
        // What nohup(1), say, had ignored stays so.
        if (previous[index].sa_handler == SIG_IGN) continue;
        sigaction(fatal[index], &action, NULL);
    }
    is_set = 1;
    is_armed = 1;
}
