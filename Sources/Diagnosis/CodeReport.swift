package import OBD
import Telemetry

/// One trouble code of a scan, with everything known about it.
package struct CodeReport: Sendable {
    package let code: TroubleCode
    package let description: String
    /// Nil if not in the catalogue, such as manufacturer-specific codes.
    package let entry: TroubleCodeCatalogue.Entry?
    /// The manufacturer whose meaning it is; nil if it is the standard's or unknown.
    package let manufacturer: String?
    /// The lists that contain it.
    package let statuses: [TroubleCode.Status]
    package let ecus: [ECUAddress]
    /// An ECU with this code turns the check engine light on.
    package let isMILOn: Bool
    /// Freeze frame values; empty if no frame belongs to this code.
    package let frozen: [PIDValue]
    /// Those of the latest occurrence, if the ECU keeps them apart from the first (OBDonUDS).
    package var frozenLatest: [PIDValue] = []
    /// The failure type of a code of three bytes (OBDonUDS).
    package var failureType: FailureType?
    /// The code as ECUs that speak OBDonUDS report it, with its status.
    package var details: [HealthScan.UDSCode] = []
    /// What proves it, if it is only pending; nil if nothing does, or if it is confirmed.
    package var proof: CodeProof?

    /// "P0420", or "P2463-1F" if the failure type says more.
    package var written: WrittenTroubleCode {
        WrittenTroubleCode(code, failureType: failureType.flatMap { $0.byte == 0 ? nil : $0 })
    }

    /// The failure type in words, the facts of the status byte and the severity; empty for a code of two bytes.
    package var statusFacts: [String] {
        guard let first = details.first?.code else { return [] }
        let type = written.failureType?.description
        let severity = first.severity?.request
        let faultClass = first.severity?.faultClass.map { "emission class \($0)" }
        return [type].compactMap(\.self) + first.status.facts + [severity, faultClass].compactMap(\.self)
    }

    package var isPendingOnly: Bool { statuses == [.pending] }
    /// Pending, and not confirmed; perhaps permanent.
    var isPending: Bool { statuses.contains(.pending) && !statuses.contains(.confirmed) }

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
        guard entry != nil else { return .unknown }
        return switch severity {
        case .stopNow: .stopNow
        case .soon: .soon
        case .whenConvenient: .whenConvenient
        case .informational: .informational
        }
    }

    /// Its most significant list: a fault that is present, one that was detected, or one whose repair is not confirmed yet. One
    /// that was detected and is proven counts as present.
    package var mainStatus: CodeKind.Status {
        if statuses.contains(.confirmed) || proof != nil { return .confirmed }
        return statuses.contains(.pending) ? .pending : .permanent
    }

    /// Its urgency in this scan, by `VerdictRules`.
    package var urgency: Severity { VerdictRules.urgency(self) }

    /// Its severity once confirmed; for codes that are not in the catalogue, a cautious estimate.
    package var severity: Severity {
        let own = entry?.severity ?? (isMILOn || code.description.hasPrefix("P") ? .soon : .whenConvenient)
        guard hasPassed == true else { return own }
        return switch own {
        case .stopNow: .soon
        case .soon: .whenConvenient
        case .whenConvenient, .informational: .informational
        }
    }

    /// The codes of a scan with the meanings of the vehicle's make.
    package static func of(_ scan: HealthScan, _ identity: VehicleIdentity?, _ known: KnownVehicle) -> [CodeReport] {
        of(
            scan, manufacturer: known.make ?? identity?.manufacturer,
            modelYear: identity?.modelYear?.year ?? known.modelYear)
    }

    /// The codes of a scan, most urgent first, by `VerdictRules`.
    /// - Parameters:
    ///   - manufacturer: as in `VehicleIdentity`; with the model year it selects the standard's or the manufacturer's meaning
    ///     of a code.
    package static func of(_ scan: HealthScan, manufacturer: String? = nil, modelYear: Int? = nil) -> [CodeReport] {
        let frames = scan.freezeFrames
        let uds = scan.udsCodes
        let traits = scan.driveTraits
        let reports = Set(scan.troubleCodes.map(\.code)).flatMap { code -> [CodeReport] in
            let found = scan.troubleCodes.filter { $0.code == code }
            let details = uds.filter { $0.code.written?.code == code }
            let classic = found.filter { found in !details.contains { $0.ecu == found.ecu } }
            func report(
                _ failureType: FailureType?, _ statuses: Set<TroubleCode.Status>, _ ecus: Set<ECUAddress>,
                _ details: [HealthScan.UDSCode]
            ) -> CodeReport {
                let its = frames.filter { frame in
                    frame.cause == code && frame.failureType == failureType && ecus.contains(frame.ecu)
                }
                let entry = TroubleCodeCatalogue.entry(
                    code, manufacturer: manufacturer, modelYear: modelYear, failureType: failureType)
                return CodeReport(
                    code: code,
                    description: TroubleCodeCatalogue.description(
                        of: code, manufacturer: manufacturer, modelYear: modelYear),
                    entry: entry?.without(traits),
                    manufacturer: TroubleCodeCatalogue.own(
                        code, manufacturer: manufacturer, modelYear: modelYear)?.manufacturer,
                    statuses: TroubleCode.Status.allCases.filter(statuses.contains), ecus: ecus.sorted(),
                    isMILOn: scan.ecus.contains { $0.milOn == true && ecus.contains($0.address) },
                    frozen: its.first.map(scan.values) ?? [],
                    frozenLatest: its.dropFirst().last.map(scan.values) ?? [], failureType: failureType,
                    details: details)
            }
            var reports = Dictionary(grouping: details) { $0.code.written?.failureType }.map { type, codes in
                let statuses = codes.reduce(into: Set<TroubleCode.Status>()) { statuses, found in
                    statuses.formUnion(found.code.statuses)
                    if found.isPermanent { statuses.insert(.permanent) }
                }
                return report(type, statuses, Set(codes.map(\.ecu)), codes)
            }
            if !classic.isEmpty { reports.append(report(nil, Set(classic.map(\.status)), Set(classic.map(\.ecu)), [])) }
            return reports
        }
        return sorted(reports, CodeProof.of(scan))
    }

    private static func sorted(_ reports: [CodeReport], _ proof: (CodeReport) -> CodeProof?) -> [CodeReport] {
        let ranked = reports.map { report in
            var report = report
            report.proof = proof(report)
            return (report, VerdictRules.rank(report))
        }
        return ranked.sorted { left, right in
            (left.0.group, left.1, left.0.code, left.0.failureType?.byte ?? 0)
                < (right.0.group, right.1, right.0.code, right.0.failureType?.byte ?? 0)
        }.map(\.0)
    }
}
