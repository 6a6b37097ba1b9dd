/// How serious a fault is for somebody who drives on; the most serious is the greatest.
package enum Severity: String, Sendable, CaseIterable, Comparable {
    case informational
    case whenConvenient = "when convenient"
    case soon
    case stopNow = "stop now"

    private var rank: Int {
        switch self {
        case .informational: 0
        case .whenConvenient: 1
        case .soon: 2
        case .stopNow: 3
        }
    }

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
