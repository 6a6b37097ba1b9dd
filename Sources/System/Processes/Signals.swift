import CLinux
import Glibc

/// The signals that ask the program to stop or to redraw, as a file descriptor for polling.
package struct Signals: ~Copyable {
    private let descriptor: FileDescriptor

    /// Blocks the signals for this thread and the threads that it starts. Changes of the terminal size, and requests to
    /// pause and continue, are included only if `draws` is true; a program that does not draw may treat any signal as a
    /// request to stop.
    /// - Parameter extra: one more signal, such as SIGUSR1; 0 for none.
    package static func open(draws: Bool = false, extra: Int32 = 0) throws(SystemResourceError) -> Signals {
        let number = clinux_signalfd(draws ? 1 : 0, extra)
        guard number >= 0 else { throw .signals(errno) }
        return Signals(descriptor: FileDescriptor(owning: number))
    }

    private init(descriptor: consuming FileDescriptor) { self.descriptor = descriptor }

    package var number: Int32 { descriptor.number }

    /// Returns the next signal that arrived, or 0 if there is none.
    package func next() -> Int32 { max(0, clinux_read_signal(descriptor.number)) }

    /// Whether a signal that asks the program to stop has arrived but has not been read.
    package static var isStopPending: Bool {
        var pending = sigset_t()
        guard unsafe sigpending(&pending) == 0 else { return false }
        return [SIGINT, SIGTERM, SIGHUP].contains { unsafe sigismember(&pending, $0) == 1 }
    }

    /// Ends the program by the signal that interrupted it, as the parent process expects.
    package static func endProcess(by signalNumber: Int32) -> Never {
        signal(signalNumber, SIG_DFL)
        unblock(signalNumber)
        raise(signalNumber)
        exit(128 + signalNumber)
    }

    /// Pauses the program, as SIGTSTP requests, until it is continued.
    package static func pause() {
        // SIGSTOP would pause the program even if there is no shell that could continue it; SIGTSTP does not.
        raise(SIGTSTP)
        unblock(SIGTSTP)
        change(SIG_BLOCK, SIGTSTP)
    }

    private static func unblock(_ signalNumber: Int32) { change(SIG_UNBLOCK, signalNumber) }

    private static func change(_ how: Int32, _ signalNumber: Int32) {
        var set = sigset_t()
        _ = unsafe sigemptyset(&set)
        _ = unsafe sigaddset(&set, signalNumber)
        _ = unsafe pthread_sigmask(how, &set, nil)
    }
}
