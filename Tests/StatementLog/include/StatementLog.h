#ifndef STATEMENT_LOG_H
#define STATEMENT_LOG_H

/* The variable with the file to which the statements of a program are appended. */
#define STATEMENT_LOG_VARIABLE "STATEMENT_LOG"

#endif
