/// A message to the user: one line in lower case, names in single quotes, no full stop; then at most one line of advice.
package struct UserMessage: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The text, such as "cannot open '/dev/ttyUSB0'", without the position in a file that may precede it.
    package let text: String
    /// What to do about it here and now; empty if there is nothing to say.
    package let advice: String
    /// The exit status of a command that ends because of it, unless the command has its own.
    package let status: ExitStatus

    package init(_ text: String, advice: String = "", status: ExitStatus = .usage) {
        self.text = text
        self.advice = advice
        self.status = status
    }

    package init(stringLiteral text: String) { self.init(text) }

    package var description: String { text }
}

/// What the program can say to its user, such as a warning: an enumeration whose cases have the arguments, and whose
/// `message` has the text of each case.
package protocol UserFacing: Sendable {
    var message: UserMessage { get }
}

extension UserFacing {
    package var text: String { message.text }
    package var advice: String { message.advice }
}

/// An error that the program shows to its user.
package protocol UserError: Error, UserFacing {}

/// The exit status of the program. What each means to a script is in `ManualPage+Messages.swift`.
package enum ExitStatus: Int32, CaseIterable {
    case fine = 0
    case fault = 1
    case usage = 2
    case adapter = 3
    case vehicle = 4
    case database = 5
    case output = 6
    case system = 7
}
