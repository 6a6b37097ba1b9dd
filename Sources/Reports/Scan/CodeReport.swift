package import OBD
import Telemetry

/// One trouble code of a scan, with all that is known of it.
package struct CodeReport: Sendable {
    package let code: TroubleCode
    package let description: String
    /// Nil for what is not catalogued: a manufacturer's own codes above all.
    package let entry: TroubleCodeCatalogue.Entry?
    /// In what lists it stands.
    package let statuses: [TroubleCode.Status]
    package let ecus: [ECUAddress]
    /// An ECU that has it turns the check engine light on.
    package let isMILOn: Bool
    /// What was measured when it was stored; empty where no frame is of this code.
    package let frozen: [PIDValue]

    package var isPendingOnly: Bool { statuses == [.pending] }

    /// How codes are put together in a report.
    package enum Group: Hashable, Comparable, Sendable {
        case stopNow, soon, unknown, whenConvenient, informational, permanent, pending

        package var heading: String {
            switch self {
            case .stopNow: "Stop now"
            case .soon: "Soon"
            case .unknown: "Of unknown weight: see the maker's documentation"
            case .whenConvenient: "When convenient"
            case .informational: "For information"
            case .permanent: "Permanent: the car waits to see the fault gone"
            case .pending: "Pending: seen, but not confirmed yet"
            }
        }
    }

    package var group: Group {
        if isPendingOnly { return .pending }
        if !statuses.contains(.confirmed) { return .permanent }
        return switch entry?.severity {
        case .stopNow: .stopNow
        case .soon: .soon
        case .whenConvenient: .whenConvenient
        case .informational: .informational
        case nil: .unknown
        }
    }

    /// The list it stands in that says most of it: a fault that is there, one that was seen, or one not yet seen gone.
    var mainStatus: CodeKind.Status {
        if statuses.contains(.confirmed) { return .confirmed }
        return statuses.contains(.pending) ? .pending : .permanent
    }

    /// What it calls for as things are, by `VerdictRules`.
    package var urgency: Severity { VerdictRules.urgency(self) }

    /// What it calls for once it is confirmed; of codes that are not catalogued, what one has to reckon with.
    var severity: Severity {
        entry?.severity ?? (isMILOn || code.description.hasPrefix("P") ? .soon : .whenConvenient)
    }

    /// The codes of a scan, the most urgent first, by `VerdictRules`.
    /// - Parameters:
    ///   - manufacturer: as in `VehicleIdentity`; with the model year it chooses between the standard's meaning of a code and the
    ///     manufacturer's own.
    package static func of(_ scan: HealthScan, manufacturer: String? = nil, modelYear: Int? = nil) -> [CodeReport] {
        let frames = scan.freezeFrames
        return Set(scan.troubleCodes.map(\.code)).map { code in
            let found = scan.troubleCodes.filter { $0.code == code }
            let ecus = Set(found.map(\.ecu)).sorted()
            let frame = frames.first { $0.cause == code && ecus.contains($0.ecu) }
            return CodeReport(
                code: code,
                description: TroubleCodeCatalogue.description(
                    of: code, manufacturer: manufacturer, modelYear: modelYear),
                entry: TroubleCodeCatalogue.entry(code, manufacturer: manufacturer, modelYear: modelYear),
                statuses: TroubleCode.Status.allCases.filter { status in found.contains { $0.status == status } },
                ecus: ecus, isMILOn: scan.ecus.contains { $0.milOn == true && ecus.contains($0.address) },
                frozen: frame.map(scan.values) ?? [])
        }.map { ($0, VerdictRules.rank($0)) }.sorted { left, right in
            (left.0.group, left.1, left.0.code) < (right.0.group, right.1, right.0.code)
        }.map(\.0)
    }
}
