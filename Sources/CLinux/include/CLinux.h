/// What Swift cannot see through Glibc's module map: system calls, mostly wrapped as they are, and what must be C: handlers
/// of signals, and a resolver that can be given up.
#ifndef OBDMECH_CLINUX_H
#define OBDMECH_CLINUX_H

#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <time.h>

/// Nanoseconds of CLOCK_BOOTTIME: monotonic, and it goes on while the machine is suspended.
int64_t clinux_boottime_ns(void);

/// eventfd(2), non-blocking and close-on-exec. Returns a descriptor or -1 with errno set.
int clinux_eventfd(void);

/// Whether something (NTP, a radio clock) keeps the wall clock right, by adjtimex(2): 1, 0, or -1 where the system does not
/// say.
int clinux_clock_is_synchronized(void);

/// pipe2(2), non-blocking and close-on-exec: the end to read, then the end to write. 0, or -1 with errno set.
int clinux_pipe(int *ends);

/// renameat2(2) with RENAME_NOREPLACE: an existing file with the new name stays. 0, or -1 with errno set.
int clinux_rename_new(const char *old, const char *new_name);

/// posix_spawn_file_actions_addclosefrom_np(3). 0, or an error number.
int clinux_close_from(posix_spawn_file_actions_t *actions, int descriptor);

/// signalfd(2) for those of SIGINT, SIGTERM and SIGHUP that are not ignored, and where the program draws also for SIGWINCH,
/// SIGTSTP and SIGCONT, and for an extra one (0 for none); non-blocking and close-on-exec, after blocking them in the calling thread (and so in every thread
/// it creates later). Returns a descriptor or -1 with errno set.
int clinux_signalfd(int draws, int extra);

/// Reads one pending signal number from a clinux_signalfd descriptor; 0 when there is none, -1 on error.
int clinux_read_signal(int descriptor);

/// Opens a pseudo-terminal in raw mode. Returns the controlling side, non-blocking and close-on-exec, and writes
/// the other side's path into `path`; -1 with errno set.
int clinux_open_pty(char *path, int capacity);

/// The speed of a terminal's line in bits a second, any number; asked of the controlling side of a pseudo-terminal, that
/// of the other side. -1 with errno set.
int clinux_line_speed(int descriptor);

struct pollfd;

/// poll(2) to the nanosecond; a negative time is no limit.
int clinux_poll(struct pollfd *watched, int count, int64_t nanoseconds);

/// Asks the driver of a serial port for low latency (ASYNC_LOW_LATENCY; FTDI: a latency timer of 1 ms instead of
/// 16). Returns 0, or -1 with errno set where the driver has no such setting. `previous` receives what to give back
/// to clinux_restore_latency.
int clinux_low_latency(int descriptor, int *previous);
int clinux_restore_latency(int descriptor, int previous);

/// How many bytes must be there before poll(2) says that there are some: SO_RCVLOWAT of a socket, VMIN of a terminal in
/// raw mode (255 at the most). 0, or -1 with errno set.
int clinux_wake_mark(int descriptor, int is_terminal, int count);

/// flock(LOCK_EX|LOCK_NB), and TIOCEXCL but on a pseudo-terminal: no other program may open or use the port. 0, or -1
/// with errno set.
int clinux_lock_exclusively(int descriptor);
void clinux_unlock(int descriptor);

/// The arguments of main, its own name the first; NULL beyond them. Swift's CommandLine looks for them in memory, beside
/// the environment, and finds none where a preloaded library has moved that (setenv in a constructor).
int clinux_argument_count(void);
const char *clinux_argument(int index);

/// Opens /dev/null for each of the descriptors 0 to 2 that is closed, so that no file opened later takes its place.
void clinux_hold_standard_descriptors(void);

/// The terminal's size, or -1 when the descriptor is not a terminal.
int clinux_terminal_size(int descriptor, int *columns, int *rows);

/// Writes `text` to standard output when a signal that nobody expects ends the program: a crash, Ctrl-\. NULL for
/// nothing any more. It has less than 128 bytes.
void clinux_at_crash(const char *text);

/// Keys that are pressed are not written to the terminal on standard input until clinux_show_keys, or a crash that
/// clinux_at_crash sees; what was typed meanwhile is thrown away then. 0, or -1 where that is no terminal of ours.
int clinux_hide_keys(void);
void clinux_show_keys(void);

/// The same, and each key can be read as it is pressed, Ctrl-Z among them; reading waits for none.
int clinux_take_keys(void);

/// Takes back what the language's runtime does at a crash and at Ctrl-\: asking the user half a minute long whether to
/// debug.
void clinux_die_at_once(void);

/// "BOOTID:PID:STARTTIME" of a process, so that a process can be told from a later one with the same number.
/// Returns 0, or -1 when no such process runs.
int clinux_process_identity(int pid, char *text, int capacity);

/// A Bluetooth stream socket for RFCOMM, non-blocking and close-on-exec, or -1 with errno set (EAFNOSUPPORT where the
/// kernel has no Bluetooth).
int clinux_rfcomm_socket(void);

/// Begins to connect it to a device, whose address has six bytes in the order in which it is written, and a channel from
/// 1 to 30. 0, or -1 with errno set: EINPROGRESS as a rule.
int clinux_rfcomm_connect(int descriptor, const uint8_t *address, uint8_t channel);

/// A raw socket of CAN frames (struct can_frame), bound to an interface, non-blocking and close-on-exec; or -1 with errno set:
/// EAFNOSUPPORT or EPROTONOSUPPORT where the kernel has no CAN, ENODEV for no such interface, ENETDOWN for one that is not up.
int clinux_can_open(const char *interface);

/// The bit rate of a CAN interface, by rtnetlink; 0 where the driver does not say.
int clinux_can_bit_rate(const char *interface);

struct addrinfo;
struct sockaddr_storage;
enum { CLINUX_RESOLVE_TIMEOUT = 1, CLINUX_RESOLVE_INTERRUPTED = 2 };

/// getaddrinfo(3) for a stream socket, given up after `milliseconds` or when `interrupt` (-1 for none) is readable.
/// Returns 0, an EAI_ code (all negative), or one of CLINUX_RESOLVE_...; the caller frees with freeaddrinfo.
int clinux_resolve(const char *host, const char *port, int milliseconds, int interrupt, struct addrinfo **addresses);

/// The next datagram of a UDP socket, without waiting: its length, or -1 where there is none. `dropped` receives how many
/// the system has dropped on this socket so far, where the socket has SO_RXQ_OVFL and it dropped any; `sender` receives
/// where it is from.
int clinux_receive_datagram(
    int descriptor, uint8_t *buffer, int capacity, uint32_t *dropped, struct sockaddr_storage *sender);

#include "CLinuxVideo.h"

#endif
