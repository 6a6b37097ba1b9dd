import Formats
package import OBD

// The check engine light, and lists of codes that are not complete.

extension VerdictFacts {
    package var isLightOn: Bool { scan.milOn == true }

    /// No ECU reported it on, and an ECU that supports it did not report its state.
    package var isLightUnread: Bool { !isLightOn && (scan.milOn == nil || !ScanFacts.withoutLight(scan).isEmpty) }

    /// ECUs that turn the light on or count codes, but list no confirmed code.
    var unlistedECUs: [HealthScan.ECU] {
        scan.ecus.filter { ecu in
            (ecu.milOn == true || (ecu.confirmedCount ?? 0) > 0)
                && !scan.codes(.confirmed).contains { $0.ecu == ecu.address }
                && !scan.otherCodes.contains { $0.ecu == ecu.address }
        }
    }

    /// Those that turn the light on.
    private var unexplainedLights: [HealthScan.ECU] { unlistedECUs.filter { $0.milOn == true } }

    /// The light is on without a confirmed code, and the ECU that turns it on did (or did not) list its codes.
    package func unexplainedLight(listed: Bool) -> Finding? {
        let ecus = unexplainedLights.filter { ScanFacts.isListed(scan, $0) == listed }
        guard let ecu = ecus.first else { return nil }
        return Finding(
            text: scan.ecus.count > 1
                ? "\(scan.displayName(of: ecu.address)) turns the check engine light on"
                : "the check engine light is on")
    }

    /// A code in a format without codes of SAE J2012: the most urgent, and a cause before what results from it.
    package func otherCode(where isMeant: (HealthScan.UDSCode) -> Bool) -> Finding? {
        let others = scan.otherCodes.filter(isMeant)
        func isCause(_ found: HealthScan.UDSCode) -> Int {
            let name = found.code.description
            let follows = explanations.contains { $0.truckEffects.contains(name) && !$0.truckRoots.isEmpty }
            return found.code.parameter?.isResult == true || follows ? 0 : 1
        }
        func rank(_ found: HealthScan.UDSCode, _ offset: Int) -> (Severity, Severity, Int, Int, Int) {
            // A lamp is for all codes of its module.
            (found.urgency, found.urgencyOfMode, found.code.hasPassed ? 0 : 1, isCause(found), -offset)
        }
        let first = others.enumerated().max { left, right in
            rank(left.element, left.offset) < rank(right.element, right.offset)
        }
        return first.map { found in
            let code = found.element.code
            let name = code.parameter.map { "\($0.name) " } ?? "trouble code "
            let presence =
                code.hasPassed
                ? ", not present now" : code.status.isDisjoint(with: [.testFailed, .confirmed]) ? ", pending" : ""
            return Finding(
                text: [name + "(\(code.description)\(presence))", code.failureMode].compactMap(\.self)
                    .joined(separator: " "),
                truckCode: code.description)
        }
    }

    /// Water in the fuel of a truck that has reached its injection.
    package var waterInRail: Finding? {
        guard hasTruckCode([94, 135, 157, 1347, 5571], [1, 2, 7, 16, 17, 18]) else { return nil }
        return otherCode { $0.code.isAbout([97], [0, 16]) && !$0.code.hasPassed }
    }

    /// Codes are counted (PID 01), but none is listed.
    package func unlistedCodes(listed: Bool) -> Finding? {
        guard
            let ecu = unlistedECUs.first(where: { $0.milOn != true && ScanFacts.isListed(scan, $0) == listed }),
            let count = ecu.confirmedCount
        else { return nil }
        let name = scan.ecus.count > 1 ? scan.displayName(of: ecu.address) : "the car"
        return Finding(text: "\(name) counts \(Format.count(count, "confirmed trouble code"))")
    }

    /// A pending code of an ECU that turns the light on without listing a confirmed code: probably the reason for the
    /// light.
    package func pendingBehindLight(_ kind: CodeKind) -> Finding? {
        let lights = unexplainedLights.filter { ScanFacts.isListed(scan, $0) }
        let code = leading.first { code in
            kind.matches(code) && lights.contains { code.ecus.contains($0.address) }
        }
        return code.map { code in
            Finding(
                text: text(code), code: code.written, count: 1 + lights.filter { code.ecus.contains($0.address) }.count)
        }
    }

    /// A list of confirmed codes is shorter than its count (PID 01).
    package var missingCodes: Finding? {
        let part = ScanFacts.missingParts(scan)
        guard !part.isEmpty else { return nil }
        let first = leading.first { $0.mainStatus == .confirmed }
        return Finding(text: (first.map { text($0) + "; " } ?? "") + Format.list(part), code: first?.written)
    }
}

// MARK: - If nothing is found

extension VerdictFacts {
    /// The connection broke before everything was read.
    package var brokenOff: Finding? {
        guard scan.interruption != nil else { return nil }
        let isClean = ScanFacts.isClean(scan)
        return Finding(
            text: isClean ? "no trouble codes so far" : Format.lowercased(ScanFacts.sentence(scan, clearing: clearing)))
    }

    /// ECUs did not list their codes, but each may stay silent if it has none.
    package var normalSilence: Finding? {
        let unlisted = ScanFacts.unlisted(scan)
        return !unlisted.isEmpty && unlisted.allSatisfy(scan.isSilenceNormal) ? Finding(text: "") : nil
    }

    /// Not all ECUs listed their confirmed codes, or there is no ECU.
    package var unreadCodes: Finding? {
        guard !ScanFacts.isComplete(scan) else { return nil }
        let facts =
            ScanFacts.sentence(scan, clearing: clearing)
            + (isLightUnread ? "; the check engine light was not read" : "")
        let isAnyKnown = scan.ecus.contains { ScanFacts.isListed(scan, $0) }
        return Finding(text: isAnyKnown ? "Uncertain: \(Format.lowercased(facts))" : facts)
    }

    package var unreadPermanentCodes: Finding? {
        named(scan.ecus.filter { scan.outcome(of: $0.address, service: 0x0A)?.isDamaged == true })
    }

    package var unreadPendingCodes: Finding? {
        named(scan.ecus.filter { (scan.outcome(of: $0.address, service: 0x07) ?? .answered) != .answered })
    }

    private func named(_ ecus: [HealthScan.ECU]) -> Finding? {
        ecus.isEmpty ? nil : Finding(text: Format.list(ecus.map { scan.displayName(of: $0.address) }))
    }

    /// "wheel speed sensor fault, left front (C0031-00, module 760) and B1342-00 (module 726)": codes of modules that only
    /// scan --all-modules asks, confirmed or present now.
    /// - Parameter isMeant: of the standard's meaning of a code, nil if it has none, and whether it is present now.
    package func moduleCodes(
        where isMeant: (TroubleCodeCatalogue.Entry?, _ isPresent: Bool) -> Bool = { _, _ in true }
    ) -> Finding? {
        let texts = ScannedModule.of(scan).flatMap { module in
            module.faults.compactMap { code -> String? in
                let entry = code.written.flatMap { TroubleCodeCatalogue.entry($0.code, failureType: $0.failureType) }
                guard isMeant(entry, code.status.contains(.testFailed)) else { return nil }
                // What makes contradict needs the make.
                let isClear = code.written.map { TroubleCodeCatalogue.readings($0.code).isEmpty } == true
                guard let entry, isClear else { return "\(code) (module \(module.header))" }
                let title = Format.lowercased(Self.plain(entry.description, entry.mode))
                return "\(title) (\(code), module \(module.header))"
            }
        }
        guard !texts.isEmpty else { return nil }
        let more = texts.count > 3 ? ["\(texts.count - 3) more"] : []
        return Finding(text: Format.list(texts.prefix(3) + more), count: texts.count)
    }

    package var nothingProven: Finding? {
        guard let clearing, clearing.isNothingProven else { return nil }
        let monitors = clearing.incomplete.isEmpty ? "the monitors could not be read" : "no monitor is complete"
        return Finding(text: "\(clearing.sentence), and \(monitors)")
    }

    package var notAllProven: Finding? {
        guard let clearing, !clearing.isAllProven else { return nil }
        let monitors =
            clearing.incomplete.isEmpty
            ? "no monitor shows what has been tested since"
            : "not yet tested since: \(Format.list(clearing.incomplete.map(\.name)))"
        return Finding(text: "\(clearing.sentence); \(monitors)")
    }

    /// "no trouble codes, and nothing unusual", as far as the lists were read.
    package var cleanWords: String {
        (unreadPendingCodes == nil ? "no trouble codes" : "no confirmed trouble codes") + remark
    }
}
