package import OBD
import Telemetry

/// One trouble code of a scan, with everything known about it.
package struct CodeReport: Sendable {
    package let code: TroubleCode
    package let description: String
    /// Nil if not in the catalogue, such as manufacturer-specific codes.
    package let entry: TroubleCodeCatalogue.Entry?
    /// The lists that contain it.
    package let statuses: [TroubleCode.Status]
    package let ecus: [ECUAddress]
    /// An ECU with this code turns the check engine light on.
    package let isMILOn: Bool
    /// Freeze frame values; empty if no frame belongs to this code.
    package let frozen: [PIDValue]

    package var isPendingOnly: Bool { statuses == [.pending] }

    /// How codes are grouped in a report.
    package enum Group: Hashable, Comparable, Sendable {
        case stopNow, soon, unknown, whenConvenient, informational, permanent, pending

        package var heading: String {
            switch self {
            case .stopNow: "Stop now"
            case .soon: "Soon"
            case .unknown: "Severity unknown: see the manufacturer's documentation"
            case .whenConvenient: "When convenient"
            case .informational: "For information"
            case .permanent: "Permanent: stays until the car confirms the repair"
            case .pending: "Pending: detected, but not confirmed yet"
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

    /// Its most significant list: a fault that is present, one that was detected, or one whose repair is not confirmed yet.
    var mainStatus: CodeKind.Status {
        if statuses.contains(.confirmed) { return .confirmed }
        return statuses.contains(.pending) ? .pending : .permanent
    }

    /// Its urgency in this scan, by `VerdictRules`.
    package var urgency: Severity { VerdictRules.urgency(self) }

    /// Its severity once confirmed; for codes that are not in the catalogue, a cautious estimate.
    var severity: Severity {
        entry?.severity ?? (isMILOn || code.description.hasPrefix("P") ? .soon : .whenConvenient)
    }

    /// The codes of a scan, most urgent first, by `VerdictRules`.
    /// - Parameters:
    ///   - manufacturer: as in `VehicleIdentity`; with the model year it selects the standard's or the manufacturer's meaning
    ///     of a code.
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
