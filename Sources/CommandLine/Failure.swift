/// An error that ends a command: a one-line message, optionally a line of advice, and the exit status.
package struct Failure: Error {
    package var status: ExitStatus
    package var message: String
    package var advice: String

    package init(status: ExitStatus, message: String, advice: String = "") {
        (self.status, self.message, self.advice) = (status, message, advice)
    }
}
