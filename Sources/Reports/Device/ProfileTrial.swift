package import CustomPIDs
package import OBD

/// What came of asking a car each request of the custom PIDs once, to find out which of them it answers.
package struct ProfileTrial: Sendable {
    /// A request, and what came of it.
    package struct Attempt: Sendable {
        package enum Outcome: Sendable {
            case values([ReadValue])
            /// It responded, but with too few bytes or none that an equation has a value for.
            case noValue
            case refused(NegativeResponse)
            case silent
            /// The link has no such address, so that the car was not asked.
            case notSent
        }

        /// The values that the request brings.
        package let pids: [CustomPID]
        package let outcome: Outcome

        /// - Parameters:
        ///   - values: of the ECUs that responded.
        ///   - refused: the first negative response.
        ///   - wasSent: whether the car was asked.
        package init(
            _ pids: [CustomPID], values: [ReadValue], refused: NegativeResponse?, wasSent: Bool = true
        ) {
            self.pids = pids
            let withValues = values.filter { read in read.values.contains { $0.value != nil } }
            outcome =
                if !withValues.isEmpty {
                    .values(withValues)
                } else if !values.isEmpty {
                    .noValue
                } else {
                    refused.map { .refused($0) } ?? (wasSent ? .silent : .notSent)
                }
        }

        package var hasResponded: Bool { if case .values = outcome { true } else { false } }
        var wasSent: Bool { if case .notSent = outcome { false } else { true } }
    }

    package let attempts: [Attempt]

    package init(attempts: [Attempt]) { self.attempts = attempts }

    /// Whether each request was answered, by its text; without those that could not be sent.
    package var responded: [String: Bool] {
        Dictionary(
            attempts.filter(\.wasSent).compactMap { attempt in
                attempt.pids.first.map { ($0.command, attempt.hasResponded) }
            },
            uniquingKeysWith: { first, _ in first })
    }

    package var respondedCount: Int { attempts.count(where: \.hasResponded) }

    /// The attempts by the module that was asked, in the order of the files; nil for all modules.
    package var modules: [(header: String?, attempts: [Attempt])] {
        var order: [String?] = []
        var groups: [String?: [Attempt]] = [:]
        for attempt in attempts {
            let pid = attempt.pids.first
            let header = pid?.header.map { header in
                header.description + (pid?.extendedAddress.map { ":" + Hexadecimal.text([$0]) } ?? "")
            }
            if groups[header] == nil { order.append(header) }
            groups[header, default: []].append(attempt)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }
}
