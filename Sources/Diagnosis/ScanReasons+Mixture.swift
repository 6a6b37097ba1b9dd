import Formats
import OBD
import Telemetry

/// Mixture and misfire.
extension ScanReasons {
    // MARK: Mixture and misfire

    static let fuelTrims = Signal.longTermFuelTrims + Signal.shortTermFuelTrims

    static let mixture: [ScanReason] = [
        ScanReason(
            "fuel was low",
            say: "the tank was nearly empty (P0313): {it} the codes and see whether {effects} {come} back",
            example: "03=P0300 P0313, 012F=05"
        ) { facts in
            let low = facts.codes.filter { $0.code.description == "P0313" }
            let effects = facts.codes(of: .misfire + .lean + .fuelSupply - "P0313")
            let isRefueled = facts.value(.fuelLevel).map { $0 >= 15 } == true
            return low.isEmpty || effects.isEmpty
                ? nil
                : .init(roots: low, effects: effects, word: isRefueled ? "it was refueled, so clear" : "refuel, clear")
        },
        ScanReason(
            "no fuel", say: "the tank is empty or nearly so ({it}): refuel first",
            example: "010C=0320, 011F=0000, 012F=00, 07=P0087"
        ) { facts in
            guard let level = facts.value(.fuelLevel), level < 3,
                !facts.has("P0460-P0464")
            else { return nil }
            let effects = facts.codes(of: .misfire + .lean + .fuelSupply)
            return effects.isEmpty ? nil : .init(roots: [], effects: effects, word: "\(Format.fixed(level, 0))%")
        },
        ScanReason(
            "circuit of that cylinder",
            say:
                "{roots}: the connector and wire of that injector or coil, then the part itself; {effects} "
                + "{follow} from it",
            example: "03=P0202 P0302"
        ) { facts in
            let circuits = facts.codes(of: .cylinderCircuits)
            let cylinders = Set(circuits.compactMap(\.cylinder))
            let effects = facts.codes.filter {
                CodeSet.misfire.contains($0) && $0.cylinder.map(cylinders.contains) == true
            }
            let misfiring = Set(effects.compactMap(\.cylinder))
            let roots = circuits.filter { $0.cylinder.map(misfiring.contains) == true }
            return effects.isEmpty ? nil : .init(roots: roots, effects: effects)
        },
        ScanReason(
            "crankshaft sensor", roots: "P0335-P0339, P0320-P0323", effects: .misfire + .cam16 + "P0341, P0346",
            areReports: true,
            say: "the crankshaft sensor ({roots}): {effects} {are} computed from its signal", example: "03=P0336 P0300"),
        ScanReason(
            "fuel pressure sensor", roots: "P0190, P0192-P0194, P018A, P018C-P018E",
            effects: .lean + .rich + "P0087, P0088",
            about: fuelTrims, areReports: true,
            say:
                "the fuel pressure sensor ({roots}): its connector and wire first; fuel is metered with it, so "
                + "{effects} {follow}",
            example: "03=P0193 P0171 P0174"),
        ScanReason(
            "fuel pump", roots: .fuelPump, effects: "P0087, P008A, P0171, P0174", about: fuelTrims, areReports: true,
            say: "the fuel pump is not driven ({roots}): its relay, fuse and module, then the pump; {effects} {follow}",
            example: "03=P0230 P0087"),
        ScanReason(
            "fuel pressure control", roots: "P0001-P0004, P0090-P0092, P2293-P2296",
            effects: "P0087-P0089, P0191, P0093", areReports: true,
            say:
                "the valve that controls the fuel pressure ({roots}): its connector and wires first; {effects} "
                + "{follow}",
            example: "03=P0091 P0087"),
        ScanReason(
            "rail pressure that is really low", both: "P0087, P008A", and: "P0191",
            unless: "P0190, P0192-P0194" + .fuelPump, about: fuelTrims,
            say:
                "{effects}: the pressure is probably as low as the sensor says: fuel filter and low-pressure supply, "
                + "leaking injectors, then the high-pressure pump (metal in the fuel?), and the sensor last",
            example: "0101=82 0F 6B 00, 0151=04, 03=P0087 P0191"),
        ScanReason(
            "fuel pressure too high", roots: "P0088, P008B", effects: .rich, about: fuelTrims,
            say:
                "the fuel pressure ({roots}): its regulator or control valve, a kinked return line, then the pressure "
                + "sensor; too much fuel is injected, so {effects} {follow}", example: "03=P0088 P0172 P0175"),
        ScanReason(
            "heater of an oxygen sensor",
            roots: CodeSet { $0.entry?.component.hasPrefix("oxygen sensor heater") == true },
            effects: CodeSet { code in
                code.entry.map { $0.component.hasPrefix("oxygen sensor") && !$0.component.contains("heater") } == true
            },
            at: \.sensorPlace, areReports: true,
            say:
                "the heater of that oxygen sensor ({roots}): its fuse and connector, then the sensor; a cold "
                + "sensor is slow or silent, so "
                + "{effects} {follow}", example: "03=P0133 P0135"),
        ScanReason(
            "oxygen sensors of both banks",
            say:
                "{effects} on both banks: what these sensors share: fuse, ground and the harness along the "
                + "exhaust, before any of them is "
                + "replaced", example: "03=P0136 P0137 P0156 P0157"
        ) { facts in
            let found = facts.codes.filter { code in
                ["circuit", "low", "high", "no activity"].contains(code.entry?.mode ?? "")
                    && code.entry?.component.hasPrefix("oxygen sensor") == true
            }
            return Set(found.compactMap(\.bank)).count < 2 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "slow sensors of both banks", both: "P0133", and: "P0153", unless: .lean + .rich + .airFlow,
            say:
                "{effects} on both banks: the sensors have aged alike, or are coated by what is burned (oil, coolant, "
                + "silicone sealant, additives): that first, or new ones will not last; then the air flow sensor",
            example: "03=P0133 P0153"),
        ScanReason(
            "front oxygen sensor", roots: "P0130-P0135, P0150-P0155, P2237-P2243, P2251, P2254",
            effects: .lean + .rich + "P2A00, P2A03",
            at: { $0.bank.map(String.init) },
            about: fuelTrims,
            say:
                "the front oxygen sensor ({roots}): its connector and wires, and an exhaust leak ahead of it; the "
                + "mixture is controlled "
                + "with it, so {effects} {follow}", example: "03=P0131 P0171", if: { $0.leanBanks.count < 2 }),
        ScanReason(
            "fuel supply", roots: .fuelSupply, effects: .lean + .misfire,
            about: fuelTrims,
            say:
                "the fuel supply ({roots}): pump, its relay and wires, filter; it makes the mixture lean, so "
                + "{effects} {follow}",
            example: "03=P0087 P0171 P0174"),
        ScanReason(
            "air flow sensor", roots: .airFlow, effects: .lean + .rich,
            about: fuelTrims,
            say:
                "the air flow sensor ({roots}): its connector and the hose behind it, then clean it; the mixture is "
                + "computed with it, so {effects} {follow}", example: "03=P0101 P0171 P0174"),
        ScanReason(
            "manifold pressure sensor", roots: "P0105-P0109",
            effects: .lean + .rich + "P0068, P0101, P0401, P0505-P0507",
            about: fuelTrims,
            say:
                "the manifold pressure sensor ({roots}): its hose and connector; fuel is metered with it, so "
                + "{effects} {follow}",
            example: "03=P0107 P0172"),
        ScanReason(
            "air past the throttle", both: "P0507", and: .lean,
            about: fuelTrims,
            say:
                "{effects}: air passes the throttle unmetered: cracked intake or PCV hose, brake booster hose, intake "
                + "gasket", example: "03=P0507 P0171"),
        ScanReason(
            "one cylinder",
            say:
                "{roots}: coil, spark plug, then injector and compression; a cylinder that does not fire sends "
                + "unburned oxygen "
                + "into the exhaust, which the sensor takes for lean ({effects})", areReports: true,
            example: "03=P0171 P0301, 0107=9A, 0109=80"
        ) { facts in
            guard !facts.scan.isDiesel else { return nil }
            let misfires = facts.codes(of: .misfire)
            let lean = facts.codes(of: .lean)
            let cylinders = Set(misfires.compactMap(\.cylinder))
            guard cylinders.count == 1, lean.count == 1, facts.leanBanks.count < 2 else { return nil }
            return .init(roots: misfires.filter { $0.cylinder != nil }, effects: lean)
        },
        ScanReason(
            "lean and misfire", roots: .lean, effects: .misfire,
            say:
                "the lean mixture ({roots}): air leak, air flow sensor or fuel pressure; cylinders misfire because "
                + "of it, so "
                + "plugs and coils come later", example: "03=P0171 P0174 P0300", if: { !$0.scan.isDiesel }),
        ScanReason(
            "lean by the fuel trims, and misfire",
            say:
                "by the fuel trims ({it}) both banks are lean, and cylinders misfire because of that ({roots}): "
                + "air leak, air flow "
                + "sensor or fuel pressure, before plugs and coils", example: "03=P0300, 0107=A0, 0109=9F"
        ) { facts in
            let misfires = facts.codes(of: .misfire)
            let isTold = facts.codes.contains(
                where: (CodeSet.lean + .cylinderCircuits + .fuelSupply + .airFlow).contains)
            guard !facts.scan.isDiesel, !misfires.isEmpty, !isTold, facts.leanBanks.count == 2 else { return nil }
            let trims = [1, 2].compactMap(facts.trim(bank:)).map { "\($0 > 0 ? "+" : "")\(Format.fixed($0, 0))%" }
            return .init(roots: misfires, effects: [], word: Format.list(trims))
        },
        ScanReason(
            "fuel trims are normal now",
            say:
                "the fuel trim of that bank is {it} now, so the fault of {roots} is not there at this moment: the "
                + "freeze frame says "
                + "when it is (cold, at idle, under load); if something was repaired, clear the code and see",
            example: "03=P0171, 0103=0200, 0106=80, 0107=82"
        ) { facts in
            let found = facts.codes.filter { (CodeSet.lean + .rich).contains($0) && $0.mainStatus == .confirmed }
            guard found.count == 1, let bank = found[0].bank, let trim = facts.trim(bank: bank),
                facts.engine.isRunning == true, trim.magnitude < OperatingLimits.evenFuelTrimPercent
            else { return nil }
            return .init(roots: found, effects: [], word: "\(trim > 0 ? "+" : "")\(Format.fixed(trim, 0))%")
        },
        ScanReason(
            "both banks lean",
            about: fuelTrims,
            say: "both banks are lean, so what they share: air leak in the intake, air flow sensor, fuel pressure",
            example: "03=P0171 P0174"
        ) { facts in
            let found = facts.codes(of: .lean)
            // Values alone tell it, too.
            return facts.leanBanks.count < 2 ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "both banks rich",
            about: fuelTrims,
            say: "both banks are rich, so what they share: fuel pressure, purge valve, air filter, air flow sensor",
            example: "03=P0172 P0175"
        ) { facts in
            let found = facts.codes(of: .rich)
            return facts.richBanks.count < 2 ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "one bank lean",
            about: fuelTrims,
            say:
                "only this bank is lean, so what it does not share: air leak or exhaust leak on its side, its "
                + "oxygen sensor, its "
                + "injectors; not the air flow sensor or the fuel pump",
            example: "03=P0171, 0106=80, 0107=A4, 0108=80, 0109=81"
        ) { facts in
            let found = facts.codes(of: .lean)
            guard found.count == 1, let bank = found[0].bank, let other = facts.trim(bank: 3 - bank),
                other < OperatingLimits.evenFuelTrimPercent,
                (facts.trim(bank: bank) ?? OperatingLimits.leanFuelTrimPercent) >= OperatingLimits.evenFuelTrimPercent,
                !facts.has(.airFlow + .fuelSupply)
            else {
                return nil
            }
            return .init(roots: found, effects: [])
        },
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

    /// The cylinders that share a double-spark coil, in four cylinders in line and in most V6.
    private static let (coilPairsOfFour, coilPairsOfV6) = ([[1, 4], [2, 3]], [[1, 4], [2, 5], [3, 6]])

    /// The two cylinders that misfire, in order; nil if there are fewer or more, or if a circuit explains them.
    private static func misfiringPair(_ facts: VerdictFacts, where isMeant: ([Int]) -> Bool) -> ScanReason.Match? {
        let found = facts.codes.filter { CodeSet.misfire.contains($0) && $0.cylinder != nil }
        let numbers = found.compactMap(\.cylinder).sorted()
        let hasCircuit = facts.has(.cylinderCircuits)
        guard !facts.scan.isDiesel, !hasCircuit, numbers.count == 2, isMeant(numbers) else { return nil }
        return .init(roots: found, effects: [], word: "\(numbers[0]) and \(numbers[1])")
    }
}
