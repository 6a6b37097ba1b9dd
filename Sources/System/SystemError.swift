package import Formats
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

/// Something that the program needs of the operating system and does not get, with the error number.
package enum SystemResourceError: UserError, Hashable {
    case signals(Int32)
    case wakeUp(Int32)
    case thread(Int32)
    /// To be told what is plugged in.
    case devices(Int32)
    /// A socket of this machine, by the path of its file.
    case socket(String, Int32)

    package var number: Int32 {
        switch self {
        case .signals(let number), .wakeUp(let number), .thread(let number), .devices(let number),
            .socket(_, let number):
            number
        }
    }

    package var message: UserMessage {
        let reason = SystemError.text(number)
        let text =
            switch self {
            case .signals: "cannot watch for signals: \(reason)"
            case .wakeUp: "cannot make a wake-up descriptor: \(reason)"
            case .thread: "cannot start a thread: \(reason)"
            case .devices: "cannot watch for devices: \(reason)"
            case .socket(let path, _): "cannot use socket '\(path)': \(reason)"
            }
        return UserMessage(text, status: .system)
    }
}
