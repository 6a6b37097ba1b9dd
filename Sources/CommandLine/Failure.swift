package import Terminal
import Transports

/// An error that ends a command: one line for people, at most one of advice, and the exit status.
package struct Failure: Error {
    package var status: ExitStatus
    package var message: String
    package var advice: String

    package init(status: ExitStatus, message: String, advice: String = "") {
        (self.status, self.message, self.advice) = (status, message, advice)
    }
}

extension Failure {
    /// What a terminal error means; not of `closed`, which is none.
    package init(_ error: TerminalError) {
        switch error {
        case .closed: preconditionFailure("a closed output is no failure")
        case .cannotWrite(let path, let number):
            let name = path.map { "'\($0)'" } ?? "the output"
            self.init(status: .output, message: "cannot write \(name): \(SystemError.text(number))")
        case .nobodyReads: self.init(status: .output, message: "cannot write the output: nobody reads it")
        case .cannotRead(let number):
            self.init(status: .usage, message: "cannot read the input: \(SystemError.text(number))")
        case .lineTooLong:
            self.init(status: .usage, message: "a line of the input is too long", advice: "give a command a line")
        case .noEditor: self.init(status: .usage, message: "cannot read from the terminal")
        }
    }
}
