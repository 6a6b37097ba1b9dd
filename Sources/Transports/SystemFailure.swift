/// A call to the operating system that failed.
package struct SystemFailure: Error, Hashable, Sendable {
    /// What could not be done, as it stands behind "cannot": "start a thread".
    package let operation: String
    /// Of errno.
    package let number: Int32

    package init(cannot operation: String, _ number: Int32) { (self.operation, self.number) = (operation, number) }

    package var message: String { "cannot \(operation): \(SystemError.text(number))" }
}
