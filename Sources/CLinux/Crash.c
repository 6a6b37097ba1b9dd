#define _GNU_SOURCE
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

#include "CLinux.h"

static const int fatal[] = {SIGQUIT, SIGILL,  SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
                            SIGSEGV, SIGSYS, SIGALRM, SIGUSR1, SIGUSR2};
enum { FATAL = sizeof fatal / sizeof fatal[0] };

static struct sigaction previous[FATAL];
static char last_words[128];
static volatile sig_atomic_t is_armed;

static void at_crash(int number, siginfo_t *info, void *context) {
    (void)info, (void)context;
    if (is_armed) {
        is_armed = 0;
        ssize_t written = write(STDOUT_FILENO, last_words, strlen(last_words));
        (void)written;
    }
    for (int index = 0; index < FATAL; index++) {
        if (fatal[index] == number) sigaction(number, &previous[index], NULL);
    }
    // Delivered when this returns, to whom it would have gone in the first place.
    raise(number);
}

void clinux_at_crash(const char *text) {
    if (text == NULL || strlen(text) >= sizeof last_words) {
        is_armed = 0;
        return;
    }
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
