import Foundation
package import Testing

/// A file with the expected result of a test, written by the program and reviewed by a person before it is committed.
///
/// OBDMECH_REWRITE=1 rewrites the files; empty or 0 is the same as not set. If CI is set nothing is ever written: a run
/// that accepts whatever the program says proves nothing.
package struct ExpectationFile {
    package enum Rewriting: Equatable {
        case none
        /// Only the expectations.
        case expectations
        /// Also the sessions with simulated cars on which they are based: OBDMECH_REWRITE=all.
        case sessions
        /// Requested while CI is set: files are compared as usual, and one test fails.
        case refused
    }

    package static let rewriting = rewriting(ProcessInfo.processInfo.environment)
    package static var isRewritten: Bool { [.expectations, .sessions].contains(rewriting) }

    package static func rewriting(_ environment: [String: String]) -> Rewriting {
        let value = environment["OBDMECH_REWRITE"] ?? ""
        guard !value.isEmpty, value != "0" else { return .none }
        guard (environment["CI"] ?? "").isEmpty else { return .refused }
        return value == "all" ? .sessions : .expectations
    }

    private let path: String

    package init(_ path: String) { self.path = path }

    /// - Parameter filter: the suites to be given to `swift test --filter`.
    package func expect(
        _ text: String, filter: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if Self.isRewritten { try text.write(toFile: path, atomically: true, encoding: .utf8) }
        let expected = try? String(contentsOfFile: path, encoding: .utf8)
        #expect(
            text == expected, "if it is right now: OBDMECH_REWRITE=1 swift test --filter \(filter)",
            sourceLocation: sourceLocation)
    }
}
