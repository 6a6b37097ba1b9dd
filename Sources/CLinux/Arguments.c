#include "CLinux.h"

static int kept_count;
static char **kept_arguments;

// glibc hands main's own arguments to the constructors too.
__attribute__((constructor)) static void keep(int count, char **arguments, char **environment) {
    (void)environment;
    kept_count = count;
    kept_arguments = arguments;
}

int clinux_argument_count(void) { return kept_count; }

const char *clinux_argument(int index) {
    return index >= 0 && index < kept_count ? kept_arguments[index] : 0;
}
