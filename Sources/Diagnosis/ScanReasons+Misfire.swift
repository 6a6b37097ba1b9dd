import Formats
import OBD
import Telemetry

/// Which cylinder misfires, and what cylinders share.
extension ScanReasons {
    static let misfires: [ScanReason] = [
        ScanReason(
            "misfire counts",
            say:
                "by the misfire counts (mode 06) it is cylinder {it}: swap its coil and plug with another's and "
                + "see whether the "
                + "misfire moves",
            example: "03=P0300, 0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, "
                + "06A0=78000000, 06A2=0B 24 00 00 00 00 FF FF A2 0C 24 00 01 00 00 FF FF, "
                + "06A3=0B 24 00 8C 00 00 FF FF A3 0C 24 00 A0 00 00 FF FF, "
                + "06A4=0B 24 00 00 00 00 FF FF A4 0C 24 00 02 00 00 FF FF"
        ) { facts in
            guard !facts.scan.isDiesel else { return nil }
            let random = facts.codes.filter { $0.code.description == "P0300" }
            let named = Set(facts.codes(of: .misfire).compactMap(\.cylinder))
            guard let cylinder = facts.misfiringCylinder, !random.isEmpty, named.isSubset(of: [cylinder.number])
            else { return nil }
            return .init(roots: random, effects: [], word: "\(cylinder.number)")
        },
        ScanReason(
            "misfire counts of one coil",
            say:
                "by the misfire counts (mode 06) only cylinders {it} misfire, and where two cylinders share an ignition coil these do: "
                + "that coil, its connector and plug wires, then their plugs",
            example: "0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, 06A0=78000000, "
                + "06A2=0B 24 00 28 00 00 FF FF A2 0C 24 00 3C 00 00 FF FF, 06A3=0B 24 00 00 00 00 FF FF, "
                + "06A4=0B 24 00 01 00 00 FF FF, 06A5=0B 24 00 26 00 00 FF FF A5 0C 24 00 39 00 00 FF FF"
        ) { facts in
            let found = facts.codes(of: .misfire)
            let pairs = facts.trim(bank: 2) == nil ? coilPairsOfFour : coilPairsOfV6
            guard !facts.scan.isDiesel, !facts.has(.cylinderCircuits), pairs.contains(facts.misfiringCylinders) else {
                return nil
            }
            return .init(
                roots: found, effects: [], word: Format.list(facts.misfiringCylinders.map(String.init)))
        },
        ScanReason(
            "misfire that has moved",
            say:
                "{roots} now, and {it} before: were coils, plugs or injectors swapped between these cylinders? then the part that "
                + "was moved is faulty; if nothing was, coil and plug of the cylinder that misfires now",
            example: "07=P0304, 0A=P0302, 0130=01, 0131=0007, 0101=00 07 65 65"
        ) { facts in
            let found = facts.codes.filter { CodeSet.misfire.contains($0) && $0.cylinder != nil }
            let (now, past) = (
                found.filter { $0.mainStatus != .permanent && $0.hasPassed != true },
                found.filter { $0.mainStatus == .permanent || $0.hasPassed == true }
            )
            guard !facts.scan.isDiesel, now.count == 1, past.count == 1, now[0].cylinder != past[0].cylinder else {
                return nil
            }
            return .init(roots: now, effects: [], word: "\(past[0].written)")
        },
        ScanReason(
            "misfire heats the converter", about: Signal.catalystTemperatures,
            say:
                "the converter is at {it}, because fuel that did not burn in the engine ({roots}) burns there: do not "
                + "accelerate hard or park on dry grass, and have the misfire repaired before the converter melts",
            example: "013C=27 10, 03=P0304, 0101=81 07 65 00"
        ) { facts in
            let found = facts.codes.filter { CodeSet.misfire.contains($0) && $0.mainStatus != .permanent }
            let hot = facts.readings.first {
                Signal.catalystTemperatures.contains($0.value.signal) && $0.judgement >= .unusual
                    && $0.sensorFault == nil
            }
            guard let hot, !found.isEmpty, !facts.scan.isDiesel else { return nil }
            return .init(roots: found, effects: [], word: hot.value.rounded(in: facts.units))
        },
        ScanReason(
            "misfire counts and the converter",
            say:
                "by the misfire counts (mode 06) cylinder {it} misfires, which no code tells yet: its coil and plug first; "
                + "{effects} {follow}, as unburned fuel overheats the converter",
            example: "07=P0420, 0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, "
                + "06A0=78000000, 06A2=0B 24 00 00 00 00 FF FF A2 0C 24 00 01 00 00 FF FF, "
                + "06A3=0B 24 00 8C 00 00 FF FF A3 0C 24 00 A0 00 00 FF FF, "
                + "06A4=0B 24 00 00 00 00 FF FF A4 0C 24 00 02 00 00 FF FF"
        ) { facts in
            guard let cylinder = facts.misfiringCylinder, !facts.has(.misfire) else { return nil }
            let found = facts.codes(of: .catalyst)
            return found.isEmpty ? nil : .init(roots: [], effects: found, word: "\(cylinder.number)")
        },
        ScanReason(
            "misfire counts of another cylinder",
            say:
                "by the misfire counts (mode 06) it is cylinder {it}, which {roots} does not name: start there, swap its "
                + "coil and plug with another's and see whether the misfire moves",
            example: "03=P0301, 0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, "
                + "06A0=78000000, 06A2=0B 24 00 00 00 00 FF FF A2 0C 24 00 01 00 00 FF FF, "
                + "06A3=0B 24 00 8C 00 00 FF FF A3 0C 24 00 A0 00 00 FF FF, "
                + "06A4=0B 24 00 00 00 00 FF FF A4 0C 24 00 02 00 00 FF FF"
        ) { facts in
            let named = facts.codes.filter { CodeSet.misfire.contains($0) && $0.cylinder != nil }
            guard !facts.scan.isDiesel, let cylinder = facts.misfiringCylinder, !named.isEmpty,
                !named.contains(where: { $0.cylinder == cylinder.number })
            else { return nil }
            return .init(roots: named, effects: [], word: "\(cylinder.number)")
        },
        ScanReason(
            "misfire counts of the same cylinder",
            say:
                "the misfire counts (mode 06) say the same as {roots}: {it}, and the other cylinders hardly "
                + "misfire: swap its "
                + "coil and plug with another's and see whether the misfire moves; then injector and compression",
            example: "03=P0302, 0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, "
                + "06A0=78000000, 06A2=0B 24 00 00 00 00 FF FF A2 0C 24 00 01 00 00 FF FF, "
                + "06A3=0B 24 00 8C 00 00 FF FF A3 0C 24 00 A0 00 00 FF FF, "
                + "06A4=0B 24 00 00 00 00 FF FF A4 0C 24 00 02 00 00 FF FF"
        ) { facts in
            let named = facts.codes.filter { CodeSet.misfire.contains($0) && $0.cylinder != nil }
            guard !facts.scan.isDiesel, let cylinder = facts.misfiringCylinder, !named.isEmpty,
                named.allSatisfy({ $0.cylinder == cylinder.number }), !facts.has("P0300" + .cylinderCircuits)
            else { return nil }
            return .init(
                roots: named, effects: [],
                word: "\(Format.count(cylinder.count, "misfire")) of cylinder \(cylinder.number)")
        },
        ScanReason(
            "cylinder named beside a random misfire",
            say:
                "{roots}: only cylinder {it} is named, so start there: swap its coil and plug with another's and see "
                + "whether the misfire moves", example: "03=P0300, 07=P0302"
        ) { facts in
            let random = facts.codes.filter { $0.code.description == "P0300" }
            let named = facts.codes.filter {
                CodeSet.misfire.contains($0) && $0.cylinder != nil && $0.mainStatus != .permanent
            }
            guard !facts.scan.isDiesel, facts.misfiringCylinder == nil, !random.isEmpty,
                let first = named.first?.cylinder,
                named.allSatisfy({ $0.cylinder == first }), !facts.has(.cylinderCircuits)
            else { return nil }
            return .init(roots: random + named, effects: [], word: "\(first)")
        },
        ScanReason(
            "neighboring cylinders",
            say:
                "on an engine in line, cylinders {it} stand side by side: besides their plugs and coils, what "
                + "neighbors share: the "
                + "head gasket between them; watch whether the coolant level drops", example: "03=P0303 P0304"
        ) { facts in
            // Of an engine with two banks it is not known which cylinders are neighbors.
            facts.trim(bank: 2) != nil
                ? nil : misfiringPair(facts) { $0[1] - $0[0] == 1 && !coilPairsOfFour.contains($0) }
        },
        ScanReason(
            "cylinders of one bank",
            say:
                "cylinders {it} are one bank of most engines with two: what that bank shares: fuse or ground of its coils "
                + "and injectors, its valve timing, a clogged converter; before single plugs and coils",
            example: "03=P0301 P0303 P0305, 0106=80, 0107=82, 0108=80, 0109=80"
        ) { facts in
            let found = facts.codes.filter { CodeSet.misfire.contains($0) && $0.cylinder != nil }
            let numbers = Set(found.compactMap(\.cylinder))
            let isV = facts.trim(bank: 2) != nil || numbers.contains { $0 > 4 }
            let isBank = banks.contains { numbers.isSubset(of: $0) && numbers.count >= min(3, $0.count) }
            guard isV, isBank, !facts.scan.isDiesel, !facts.has(.cylinderCircuits) else { return nil }
            return .init(roots: found, effects: [], word: Format.list(numbers.sorted().map(String.init)))
        },
        ScanReason(
            "many cylinders misfire at one moment",
            say: "cylinders {it}; several coils hardly fail together",
            example: "03=P0300 P0301 P0302 P0303 P0304, frame=P0300 05=2E 0C=1400 0D=00 1F=0009"
        ) { facts in
            guard let found = manyCylinders(facts), !facts.has(.lean + .rich + .fuelSupply) else { return nil }
            let causes: [(Moment, String)] = [
                (
                    .coldStart,
                    "fuel that does not evaporate (old, or much ethanol), deposits on the intake valves, as direct injection "
                        + "leaves them, old spark plugs"
                ),
                (.fullLoad, "fuel pressure (filter, pump), age and gap of the spark plugs, supply of the coils"),
                (
                    .warmIdle,
                    "air that leaks in, a purge valve or an exhaust gas recirculation that does not close, fuel pressure, "
                        + "valve timing"
                ),
            ]
            for (moment, cause) in causes {
                guard let words = moment.words(of: found.codes, facts) else { continue }
                return .init(
                    roots: [], effects: found.codes,
                    word: "\(found.numbers), \(words), so what they share then: \(cause)")
            }
            return nil
        },
        ScanReason(
            "many cylinders misfire",
            say:
                "cylinders {it}: what all cylinders share comes before several coils: fuel pressure and quality, air that "
                + "leaks in, supply and ground of the coils, the crankshaft signal; unless all spark plugs are old",
            example: "03=P0300 P0301 P0302 P0303 P0304"
        ) { facts in
            manyCylinders(facts).map { .init(roots: [], effects: $0.codes, word: $0.numbers) }
        },
        ScanReason(
            "cylinders of one coil",
            say:
                "where two cylinders share an ignition coil, cylinders {it} do: that coil and its plug wires come "
                + "before two "
                + "plugs or injectors", example: "03=P0301 P0304"
        ) { facts in
            let pairs = facts.trim(bank: 2) == nil ? coilPairsOfFour : coilPairsOfV6
            return misfiringPair(facts, where: pairs.contains)
        },
        ScanReason(
            "cylinder that gives less",
            say:
                "{effects} name the same cylinder: its injector first (connector, leak, coding after replacement), "
                + "then compression", example: "0101=82 0F 6B 00, 0151=04, 03=P0263 P0301"
        ) { facts in
            let (weak, misfires) = (facts.codes(of: CodeSet(modes: ["balance"])), facts.codes(of: .misfire))
            let both = Set(weak.compactMap(\.cylinder)).intersection(misfires.compactMap(\.cylinder))
            let found = (weak + misfires).filter { code in code.cylinder.map(both.contains) == true }
            return found.isEmpty ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "glow plug of that cylinder", roots: glowPlugs, effects: .misfire + .cylinderBalance,
            at: { $0.cylinder.map(String.init) },
            say:
                "the glow plug of that cylinder ({roots}): its wire, then the plug: without it the cylinder misses "
                + "while the "
                + "engine is cold, so {effects} {follow}; the injector comes next if it also misses when warm",
            example: "0151=04, 03=P0301 P0671", if: \.scan.isDiesel),
        ScanReason(
            "glow plugs and misfire", roots: glowPlugCircuits, effects: "P0300",
            say:
                "the glow plugs or their control ({roots}): fuse, wires and the plugs: cylinders miss in the cold "
                + "without "
                + "them, so {effects} {follow}; injectors and compression come next if it also misses when warm",
            example: "0151=04, 03=P0300 P0671", if: \.scan.isDiesel),
        ScanReason(
            "misfire of a diesel",
            say:
                "{roots}{it}: a diesel has no spark plugs: injector and its return flow, air in the fuel, glow plugs "
                + "when cold, then "
                + "compression", example: "0101=81 0F 6B 00, 0151=04, 03=P0301"
        ) { facts in
            let found = facts.codes(of: .misfire)
            let place = facts.misfiringCylinder.map { " (cylinder \($0.number) by the misfire counts)" } ?? ""
            return found.isEmpty || !facts.scan.isDiesel ? nil : .init(roots: found, effects: [], word: place)
        },
    ]

    static let glowPlugCircuits: CodeSet = "P0380-P0384, P0670-P0684, P067A-P067F, P068C-P068F"
    private static let glowPlugs: CodeSet = "P0671-P0678"

    /// By how makers number V6 and V8: each bank every other cylinder, or one bank after the other.
    private static let banks: [Set<Int>] = [[1, 3, 5, 7], [2, 4, 6, 8], [1, 2, 3], [4, 5, 6], [5, 6, 7, 8]]

    /// The cylinders that share a double-spark coil, in four cylinders in line and in most V6.
    private static let (coilPairsOfFour, coilPairsOfV6) = ([[1, 4], [2, 3]], [[1, 4], [2, 5], [3, 6]])

    /// Misfires of cylinders that are no bank, with their numbers; nil if there are few, or if a circuit explains them.
    private static func manyCylinders(_ facts: VerdictFacts) -> (codes: [CodeReport], numbers: String)? {
        let found = facts.codes.filter { CodeSet.misfire.contains($0) && $0.mainStatus != .permanent }
        let numbers = Set(found.compactMap(\.cylinder))
        guard numbers.count >= 3, !banks.contains(where: numbers.isSubset), !facts.scan.isDiesel,
            !facts.has(.cylinderCircuits)
        else { return nil }
        return (found, Format.list(numbers.sorted().map(String.init)))
    }

    /// The two cylinders that misfire, in order; nil if there are fewer or more, or if a circuit explains them.
    private static func misfiringPair(_ facts: VerdictFacts, where isMeant: ([Int]) -> Bool) -> ScanReason.Match? {
        let found = facts.codes.filter { CodeSet.misfire.contains($0) && $0.cylinder != nil }
        let numbers = found.compactMap(\.cylinder).sorted()
        let hasCircuit = facts.has(.cylinderCircuits)
        guard !facts.scan.isDiesel, !hasCircuit, numbers.count == 2, isMeant(numbers) else { return nil }
        return .init(roots: found, effects: [], word: "\(numbers[0]) and \(numbers[1])")
    }
}
