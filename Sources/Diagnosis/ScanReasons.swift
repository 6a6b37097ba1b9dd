import Formats
import OBD
import Telemetry

/// What explains what, the more certain and the more urgent first. Urgency and root are two questions: the worst code or
/// value says what to do now (`VerdictRules`), the first in the chain of causes what to repair.
///
/// What fails together is explained by what it shares (both banks, all coils, the sensors of one supply, the modules that
/// miss the same one), what fails alone by what it does not share. An electrical code of a part goes before a code of its
/// performance, and that before one that is computed with it.
package enum ScanReasons {
    package static let rows =
        belt + measuredSupply + supply + supplyMoments + sharedPlaces + measuredMixture + measuredParts
        + measuredExhaust
        + observed + modules + fuel + sensedHeat + drive + throttle + parts + coolant + framedHeat + heatMoments + heat
        + provenMixture + otherFuels + provenDiesel + fullFilters + gauges + leaks + mixture + misfires + diesel
        + exhaust
        + combustion + hybrid + trucks + truckExhaust + truckValues + truckCircuits + commanded + framed + moments
        + together + cleared + rightNow + conditions + unreached + values + back

    /// What rows find, without circles: what follows from a code does not explain it.
    package static func of(_ facts: VerdictFacts) -> [Explanation] {
        var explanations: [Explanation] = []
        func causes(of code: WrittenTroubleCode) -> Set<WrittenTroubleCode> {
            var (found, count) = (Set([code]), 0)
            while found.count > count {
                count = found.count
                for explanation in explanations where !found.isDisjoint(with: explanation.effects) {
                    found.formUnion(explanation.roots)
                }
            }
            return found
        }
        for row in rows {
            guard var match = row.find(facts) else { continue }
            let before = match.roots.reduce(into: Set()) { $0.formUnion(causes(of: $1.written)) }
            // What is present now does not follow from what has passed.
            let hasPassed = !match.roots.isEmpty && match.roots.allSatisfy { $0.hasPassed == true }
            let effects = match.effects.filter { code in
                !before.contains(code.written) && !(hasPassed && code.isPresent == true)
            }
            if effects.isEmpty, !match.effects.isEmpty { continue }
            match.effects = effects
            if !match.truckRoots.isEmpty, match.truckRoots.allSatisfy(\.code.hasPassed) {
                match.truckEffects.removeAll { !$0.code.hasPassed }
            }
            explanations.append(Explanation(row, match, facts))
        }
        return explanations
    }

    /// What explains the roots of an explanation, as far as the chain goes.
    static func deepest(_ explanation: Explanation, of explanations: [Explanation]) -> Explanation {
        var (last, seen) = (explanation, Set([explanation.reason]))
        while let next = explanations.first(where: { next in
            !seen.contains(next.reason)
                && !(Set(next.effects).isDisjoint(with: last.roots)
                    && Set(next.truckEffects).isDisjoint(with: last.truckRoots))
        }) {
            seen.insert(next.reason)
            last = next
        }
        return last
    }

    // MARK: What rows share

    /// A value in the freeze frame of a code.
    static func frozen(_ signal: Signal, _ code: CodeReport) -> Double? {
        code.frozen.first { $0.signal == signal }?.value
    }

    /// By its freeze frame.
    static func isSetOnGasoline(_ code: CodeReport) -> Bool {
        frozen(.fuelType, code).map { [1, 9].contains($0) } == true
    }

    static func percent(_ value: Double) -> String { "\(Format.fixed(value, 0))%" }

    // MARK: Values

    static let values: [ScanReason] = [
        ScanReason(
            "sensor at its limit",
            about: [.coolantTemperature],
            say:
                "the {it}; the true temperature is not known, so watch the gauge and for steam",
            example: "03=P0117, 0105=FF"
        ) { facts in
            let found = facts.codes(of: "P0115, P0117, P0118")
            let limit = facts.readings.first { $0.value.signal == .coolantTemperature && $0.sensorFault != nil }
            guard let limit, !found.isEmpty else { return nil }
            let value = limit.value.rounded(in: facts.units)
            let names = Format.list(found.map(\.written.description))
            let engine = facts.has(.overheated) ? "; it may overheat all the same" : ", and not the engine"
            return .init(
                roots: found, effects: [],
                word: "\(Format.lowercased(limit.value.name)) reads \(value), which cannot be: the sensor or its wire "
                    + "(\(names))\(engine)")
        },
        ScanReason(
            "plausible now",
            say:
                "{it}: the fault of {roots} comes and goes: a loose connector or chafed wire before the sensor is "
                + "replaced",
            example: "03=P0118, 0105=80"
        ) { facts in
            let found = facts.codes.filter { $0.mainStatus == .confirmed && $0.isPresent != true }.compactMap { code in
                SensorCircuit.reading(code, facts.now).flatMap { $0.reading == .plausible ? (code, $0.value) : nil }
            }
            let values = found.map(\.1).map { value in
                "\(Format.lowercased(value.name)) is \(value.rounded(in: facts.units))"
            }
            guard !values.isEmpty else { return nil }
            let texts = values.enumerated().filter { !values.prefix($0.offset).contains($0.element) }.map(\.element)
            return .init(
                roots: found.map(\.0), effects: [], word: Format.list(texts) + " now, which is plausible")
        },
        ScanReason(
            "sensor at an end of its range",
            say: "{it}",
            example: "03=P0113, 010F=00"
        ) { facts in
            for code in facts.codes where code.mainStatus != .permanent && code.hasPassed != true {
                guard let (value, reading) = SensorCircuit.reading(code, facts.now), reading != .plausible else {
                    continue
                }
                return .init(
                    roots: [code], effects: [],
                    word: "\(Format.lowercased(value.name)) reads \(value.rounded(in: facts.units)), so the fault of "
                        + "\(code.written) is there now\(SensorCircuit.test(value, reading))")
            }
            return nil
        },
        ScanReason(
            "manifold pressure right at rest", about: [.intakeManifoldPressure],
            say:
                "with the engine off the manifold pressure ({it}) is that of the air outside, so the sensor can measure: its "
                + "hose, an air leak or a loose contact ({roots}) before the sensor; compare at idle, usually 25 to 45 kPa",
            example: "010C=00 00, 011F=00 00, 0142=30 D4, 03=P0106, 010B=63, 0133=63"
        ) { facts in
            let found = facts.codes(of: "P0105, P0106")
            guard !found.isEmpty, facts.isStanding, !facts.engine.isCranking,
                let pressure = facts.value(.intakeManifoldPressure), let outside = facts.value(.barometricPressure),
                (pressure - outside).magnitude <= 4
            else { return nil }
            return .init(roots: found, effects: [], word: facts.units.quantity(pressure, .kilopascals))
        },
        ScanReason(
            "a value proves it", about: Contradiction.signals, say: "{it}; {effects} {are} computed with it",
            example: "010C=00 00, 011F=00 00, 0142=30 D4, 03=P0106, 010B=23, 0133=63"
        ) { facts in
            let all = facts.contradictions
            guard
                let found = all.first(where: { facts.has($0.codes) })
                    ?? all.first(where: { facts.has(SensorCodes.results($0.signal)) }) ?? all.first
            else { return nil }
            let roots = facts.codes(of: found.codes)
            let names = Format.list(Set(roots.map(\.code.description)).sorted())
            let results = facts.codes(of: SensorCodes.results(found.signal) - found.codes)
            return .init(
                roots: roots, effects: results,
                word: roots.isEmpty
                    ? "\(found.suspect ?? "connector and wire of the sensor, then the sensor"): \(found.fact)"
                    : "\(names): \(found.suspect ?? "connector and wire of the sensor, then the sensor"): \(found.fact)"
            )
        },
        ScanReason(
            "codes of one part", say: "{roots} are about one part, the {it}: one repair",
            example: "03=P0325 P0327"
        ) { facts in
            // A voltage is no part.
            let parts = Dictionary(grouping: facts.codes.filter { $0.part != nil && $0.entry?.area != .charging }) {
                $0.part ?? ""
            }
            let found = facts.codes.lazy.compactMap(\.part).first { (parts[$0]?.count ?? 0) > 1 }
            return found.map { .init(roots: parts[$0] ?? [], effects: [], word: $0) }
        },
    ]
}
