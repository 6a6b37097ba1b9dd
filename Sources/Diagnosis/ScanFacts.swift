import Formats
package import OBD

/// The trouble codes found, in one sentence. Of ECUs that did not respond it says only that.
package enum ScanFacts {
    /// - Parameter clearing: nil if codes were not cleared recently.
    package static func sentence(_ scan: HealthScan, clearing: RecentClearing?) -> String {
        let others = scan.otherCodes.map(\.code.description)
        guard !others.isEmpty else { return listed(scan, clearing: clearing) }
        let count = Format.count(others.count, "trouble code") + " in another format (\(Format.list(others)))"
        return scan.troubleCodes.isEmpty ? count : listed(scan, clearing: clearing) + "; " + count
    }

    private static func listed(_ scan: HealthScan, clearing: RecentClearing?) -> String {
        let unlistedPart = unlistedPart(scan)
        let confirmed = codes(scan, .confirmed)
        let permanent = codes(scan, .permanent).filter { !confirmed.contains($0) }
        let pending = codes(scan, .pending).filter { !confirmed.contains($0) && !permanent.contains($0) }

        if !confirmed.isEmpty {
            let also =
                (permanent.isEmpty ? "" : ", \(permanent.count) more permanent")
                + (pending.isEmpty ? "" : ", \(pending.count) more pending")
            return Format.count(confirmed.count, "confirmed trouble code")
                + " (\(named(confirmed)))\(also)\(unlistedPart)"
        }
        let pendingPart = pending.isEmpty ? "" : "; pending: \(named(pending))"
        let counted = scan.ecus.reduce(0) { $0 + ($1.confirmedCount ?? 0) }
        if scan.milOn == true || counted > 0 {
            let (fact, lack) =
                scan.milOn == true
                ? ("The check engine light is on", "no confirmed code for it")
                : ("\(Format.count(counted, "confirmed trouble code")) counted", "none")
            let isRead = scan.ecus.allSatisfy {
                isListed(scan, $0) || !($0.milOn == true || ($0.confirmedCount ?? 0) > 0)
            }
            let gap = isRead ? ", but the car lists \(lack)" : ", but the codes could not be read"
            return fact + (permanent.isEmpty ? gap : "; permanent: \(named(permanent))") + pendingPart + unlistedPart
        }
        if !permanent.isEmpty {
            // A code that is pending, too, was found again.
            let back = permanent.filter { codes(scan, .pending).contains($0) }
            let result = back.isEmpty ? "the car has not yet retested it" : "\(named(back)) is pending again"
            let state = clearing.map { $0.isAllProven ? nil : $0.sentence + ", and " + result } ?? nil
            return "\(Format.count(permanent.count, "permanent trouble code")) (\(named(permanent))): "
                + (state ?? "the car has not yet confirmed the repair") + pendingPart + unlistedPart
        }
        if !pending.isEmpty {
            return "No confirmed trouble codes, \(pending.count) pending (\(named(pending))): "
                + "detected, but not yet confirmed or dropped\(unlistedPart)"
        }
        let answered = scan.ecus.filter { isListed(scan, $0) }
        let names = Format.list(answered.map { scan.displayName(of: $0.address) })
        if answered.count == scan.ecus.count, !answered.isEmpty {
            let gaps = gaps(scan)
            if gaps.isEmpty { return "No trouble codes: \(names) responded" }
            return
                "No confirmed trouble codes; \(Format.list(gaps.map { scan.displayName(of: $0) })) did not list all other codes"
        }
        if answered.isEmpty { return "Trouble codes could not be read\(unlistedPart)" }
        return "No codes in \(names)\(unlistedPart)"
    }

    /// ECUs that listed their confirmed codes, but not all other codes.
    private static func gaps(_ scan: HealthScan) -> [ECUAddress] {
        scan.ecus.map(\.address).filter { ecu in
            let pending = scan.outcome(of: ecu, service: 0x07) ?? .answered
            return pending != .answered || scan.outcome(of: ecu, service: 0x0A)?.isDamaged == true
        }
    }

    /// Every ECU responded, and none has a code of any kind.
    package static func isClean(_ scan: HealthScan) -> Bool {
        isComplete(scan) && !scan.reportsFault && scan.troubleCodes.isEmpty && scan.otherCodes.isEmpty
            && gaps(scan).isEmpty
    }

    private static func codes(_ scan: HealthScan, _ status: TroubleCode.Status) -> [TroubleCode] {
        Array(Set(scan.codes(status).map(\.code))).sorted()
    }

    private static func named(_ codes: [TroubleCode]) -> String {
        let shown = codes.prefix(6).map(\.description).joined(separator: ", ")
        return codes.count > 6 ? shown + ", …" : shown
    }

    /// ECUs that support the check engine light (PID 01), but did not report its state.
    package static func withoutLight(_ scan: HealthScan) -> [ECUAddress] {
        let supported = scan.supportedPIDs
        return scan.ecus.filter { $0.milOn == nil }.map(\.address)
            .filter { supported[$0]?.contains(PIDTable.monitorStatusPID) == true }
    }

    /// An ECU listed its confirmed codes.
    package static func isListed(_ scan: HealthScan, _ ecu: HealthScan.ECU) -> Bool {
        scan.outcome(of: ecu.address, service: 0x03) == .answered
    }

    /// ECUs that did not list their confirmed codes.
    package static func unlisted(_ scan: HealthScan) -> [HealthScan.ECU] { scan.ecus.filter { !isListed(scan, $0) } }

    /// Every ECU listed its confirmed codes.
    package static func isComplete(_ scan: HealthScan) -> Bool { !scan.ecus.isEmpty && unlisted(scan).isEmpty }

    /// How ECUs failed to list their confirmed codes, or a part of them.
    package static func unlistedPart(_ scan: HealthScan) -> String {
        let parts = scan.ecus.compactMap { ecu -> String? in
            let name = scan.displayName(of: ecu.address)
            switch scan.outcome(of: ecu.address, service: 0x03) {
            case .answered: return missingPart(scan, ecu, name)
            case .refused: return "\(name) refused"
            case .incomplete:
                return missingPart(scan, ecu, name).map { "the list is incomplete: \($0)" }
                    ?? "the list of \(name) is incomplete"
            case .malformed: return "\(name) gave an unreadable response"
            case .silent, nil:
                return ecu.confirmedCount == 0
                    ? "\(name) counts none but did not list codes" : "\(name) did not respond"
            }
        }
        return parts.isEmpty ? "" : "; " + Format.list(parts)
    }

    /// What the lists of all ECUs lack.
    package static func missingParts(_ scan: HealthScan) -> [String] {
        scan.ecus.compactMap { ecu in
            let isListed = [.answered, .incomplete].contains(scan.outcome(of: ecu.address, service: 0x03))
            return isListed ? missingPart(scan, ecu, scan.displayName(of: ecu.address)) : nil
        }
    }

    /// "engine (7E8) counts 3 confirmed codes but lists 2"; nil unless codes are missing from a list that has some.
    private static func missingPart(_ scan: HealthScan, _ ecu: HealthScan.ECU, _ name: String) -> String? {
        let listed = scan.listedCount(of: ecu.address)
        guard let count = ecu.confirmedCount, listed > 0, listed < count else { return nil }
        return "\(name) counts \(Format.count(count, "confirmed code")) but lists \(listed)"
    }

    /// "OBDonUDS", with the ECUs that speak it if others do not; nil for a vehicle with classic services only,
    /// and for one with SAE J1939, whose bus says it.
    package static func dialect(_ scan: HealthScan) -> String? {
        let ecus = scan.udsECUs
        guard !ecus.isEmpty, scan.bus != .j1939 else { return nil }
        let isAll = scan.ecus.allSatisfy { ecus.contains($0.address) }
        return isAll ? "OBDonUDS" : "OBDonUDS from " + Format.list(ecus.sorted().map { scan.displayName(of: $0) })
    }
}
