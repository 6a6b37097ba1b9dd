import Glibc

/// A call to the operating system that failed.
package struct SystemError: Error, Hashable, Sendable {
    /// Of errno(3).
    package let number: Int32

    package init(number: Int32) { self.number = number }

    /// The error of the call that has just failed on this thread.
    static var last: SystemError { SystemError(number: errno) }

    /// What the system calls an error, in lower case as all messages are.
    package static func text(_ number: Int32) -> String {
        let text = unsafe String(cString: strerror(number))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Calls the system again as long as a signal interrupts it.
    static func repeated<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { throw last }
        }
    }
}
