import OBD

/// What was found, in a sentence. It says nothing of ECUs that did not answer, but that.
enum ScanFacts {
    static func sentence(_ scan: HealthScan, tellsLamp: Bool = true) -> String {
        let unknown = unknownPart(scan)
        let confirmed = codes(scan, .confirmed)
        let permanent = codes(scan, .permanent).filter { !confirmed.contains($0) }
        let pending = codes(scan, .pending).filter { !confirmed.contains($0) && !permanent.contains($0) }
        let lamp = tellsLamp && scan.milOn == true ? "; the engine lamp is on" : ""

        if !confirmed.isEmpty {
            let also =
                (permanent.isEmpty ? "" : ", \(permanent.count) more permanent")
                + (pending.isEmpty ? "" : ", \(pending.count) more pending")
            return Format.count(confirmed.count, "confirmed trouble code")
                + " (\(named(confirmed)))\(also)\(lamp)\(unknown)"
        }
        let pendingPart = pending.isEmpty ? "" : "; pending: \(named(pending))"
        let counted = scan.ecus.reduce(0) { $0 + ($1.confirmedCount ?? 0) }
        if scan.milOn == true || counted > 0 {
            let (fact, lack) =
                scan.milOn == true
                ? ("The engine lamp is on", "no confirmed code for it")
                : ("\(Format.count(counted, "confirmed trouble code")) counted", "none")
            let rest = permanent.isEmpty ? ", but the vehicle lists \(lack)" : "; permanent: \(named(permanent))"
            return fact + rest + pendingPart + unknown
        }
        if !permanent.isEmpty {
            return "\(Format.count(permanent.count, "permanent trouble code")) (\(named(permanent))): "
                + "the vehicle has not yet seen the fault gone\(pendingPart)\(unknown)"
        }
        if !pending.isEmpty {
            return "No confirmed trouble codes, \(pending.count) pending (\(named(pending))): "
                + "seen, and yet to be confirmed or dropped\(unknown)"
        }
        let answered = scan.ecus.filter { scan.outcome(of: $0.address, service: 0x03) == .answered }
        let names = Format.list(answered.map(\.address.displayName))
        if answered.count == scan.ecus.count, !answered.isEmpty {
            let gaps = gaps(scan)
            if gaps.isEmpty { return "No trouble codes: \(names) answered" }
            return "No confirmed trouble codes; \(Format.list(gaps.map(\.displayName))) did not tell all other codes"
        }
        if answered.isEmpty { return "It is not known whether there are trouble codes\(unknown)" }
        return "No codes in \(names)\(unknown)"
    }

    /// ECUs that told their confirmed codes, but not all others.
    private static func gaps(_ scan: HealthScan) -> [ECUAddress] {
        scan.ecus.map(\.address).filter { ecu in
            let pending = scan.outcome(of: ecu, service: 0x07) ?? .answered
            return pending != .answered || scan.outcome(of: ecu, service: 0x0A) == .malformed
        }
    }

    /// Every ECU answered, and none has a code of any kind.
    static func isClean(_ scan: HealthScan) -> Bool {
        isComplete(scan) && !scan.reportsFault && scan.troubleCodes.isEmpty && gaps(scan).isEmpty
    }

    private static func codes(_ scan: HealthScan, _ status: TroubleCode.Status) -> [TroubleCode] {
        Array(Set(scan.codes(status).map(\.code))).sorted()
    }

    private static func named(_ codes: [TroubleCode]) -> String {
        let shown = codes.prefix(6).map(\.description).joined(separator: ", ")
        return codes.count > 6 ? shown + ", …" : shown
    }

    /// ECUs that did not tell their confirmed codes.
    private static func missing(_ scan: HealthScan) -> [HealthScan.ECU] {
        scan.ecus.filter { scan.outcome(of: $0.address, service: 0x03) != .answered }
    }

    /// There are ECUs that did not tell their confirmed codes, but each only stayed silent, has its lamp off and counts
    /// none: on the older buses that is how many say "none".
    static func isSilenceHarmless(_ scan: HealthScan) -> Bool {
        let missing = missing(scan)
        return !missing.isEmpty
            && missing.allSatisfy { ecu in
                scan.outcome(of: ecu.address, service: 0x03) == .silent && ecu.confirmedCount == 0 && ecu.milOn == false
            }
    }

    /// Every ECU told its confirmed codes.
    static func isComplete(_ scan: HealthScan) -> Bool { !scan.ecus.isEmpty && missing(scan).isEmpty }

    /// What ECUs did not say about confirmed codes.
    static func unknownPart(_ scan: HealthScan) -> String {
        let missing = missing(scan)
        guard !missing.isEmpty else { return "" }
        let parts = missing.map { ecu in
            switch scan.outcome(of: ecu.address, service: 0x03) {
            case .refused: "\(ecu.address.displayName) refused"
            case .malformed: "\(ecu.address.displayName) gave a broken answer"
            default:
                ecu.confirmedCount == 0
                    ? "\(ecu.address.displayName) counts none but stayed silent"
                    : "\(ecu.address.displayName) stayed silent"
            }
        }
        return "; " + Format.list(parts)
    }
}
