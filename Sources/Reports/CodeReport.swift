package import OBD
import Telemetry

/// One trouble code of a scan, with all that is known of it.
package struct CodeReport: Sendable {
    package let code: TroubleCode
    package let description: String
    /// Nil for what is not catalogued: a maker's own codes above all.
    package let entry: TroubleCodeCatalogue.Entry?
    /// In what lists it stands.
    package let statuses: [TroubleCode.Status]
    package let ecus: [ECUAddress]
    /// An ECU that has it turns the engine lamp on.
    package let isLampOn: Bool
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

    /// What it calls for: less while it is not confirmed, or is only waiting to be seen gone.
    package var urgency: Severity {
        let severity = entry?.severity ?? (isLampOn || code.description.hasPrefix("P") ? .soon : .whenConvenient)
        if statuses.contains(.confirmed) { return severity }
        return switch severity {
        case .stopNow: .soon
        case .soon, .whenConvenient: .whenConvenient
        case .informational: .informational
        }
    }

    /// The codes of a scan, the most urgent first.
    /// - Parameters:
    ///   - maker: as in `VehicleIdentity`; with the model year it chooses between the standard's meaning of a code and the
    ///     manufacturer's own.
    package static func of(_ scan: HealthScan, maker: String? = nil, modelYear: Int? = nil) -> [CodeReport] {
        let frames = scan.freezeFrames
        return Set(scan.troubleCodes.map(\.code)).map { code in
            let found = scan.troubleCodes.filter { $0.code == code }
            let ecus = Set(found.map(\.ecu)).sorted()
            let frame = frames.first { $0.cause == code && ecus.contains($0.ecu) }
            return CodeReport(
                code: code,
                description: TroubleCodeCatalogue.description(of: code, maker: maker, modelYear: modelYear),
                entry: TroubleCodeCatalogue.entry(code, maker: maker, modelYear: modelYear),
                statuses: TroubleCode.Status.allCases.filter { status in found.contains { $0.status == status } },
                ecus: ecus, isLampOn: scan.ecus.contains { $0.milOn == true && ecus.contains($0.address) },
                frozen: frame.map(scan.values) ?? [])
        }.sorted { ($0.group, $0.code) < ($1.group, $1.code) }
    }
}
