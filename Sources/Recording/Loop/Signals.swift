import CLinux
import Glibc
package import Transports

/// The signals that ask the program to stop or to draw anew, as a descriptor to poll.
package struct Signals: ~Copyable {
    private let descriptor: FileDescriptor

    /// Blocks the signals for this thread and those it starts. That the terminal changes its size, and that the program
    /// is to pause or goes on, is a signal only to those who draw: to others any signal means stop.
    package static func open(draws: Bool = false) throws(SystemFailure) -> Signals {
        let number = clinux_signalfd(draws ? 1 : 0)
        guard number >= 0 else { throw .signals(errno) }
        return Signals(descriptor: FileDescriptor(owning: number))
    }

    private init(descriptor: consuming FileDescriptor) { self.descriptor = descriptor }

    package var number: Int32 { descriptor.number }

    /// The next signal that arrived, 0 for none.
    package func next() -> Int32 { max(0, clinux_read_signal(descriptor.number)) }

    /// Whether one that asks the program to stop has come and is not read yet.
    package static var isStopPending: Bool {
        var pending = sigset_t()
        guard unsafe sigpending(&pending) == 0 else { return false }
        return [SIGINT, SIGTERM, SIGHUP].contains { unsafe sigismember(&pending, $0) == 1 }
    }

    /// Ends the program by the signal that interrupted it, as its parent expects to see.
    package static func die(by signalNumber: Int32) -> Never {
        signal(signalNumber, SIG_DFL)
        unblock(signalNumber)
        raise(signalNumber)
        exit(128 + signalNumber)
    }

    /// Pauses the program, as SIGTSTP asked, until it is continued.
    package static func pause() {
        // Not by SIGSTOP: where no shell could continue the program, the system does not pause it.
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
