import Formats
import OBD
import Telemetry

/// What fails together, whatever it is: parts of one kind, of one place or of one supply, and an electrical fault beside what
/// is computed with it. The rows speak for all codes of the catalog; those about certain parts go before them.
extension ScanReasons {
    /// Faults of a wire, a contact or a supply.
    static let wired: Set<String> = [
        "circuit", "circuit or open", "open", "low", "high", "no signal", "no activity", "intermittent", "erratic",
        "shorted",
        "electrical", "negative voltage",
    ]

    private static func isWired(_ code: CodeReport) -> Bool {
        code.mainStatus != .permanent && code.entry.map { wired.contains($0.mode) } == true
    }

    /// "hybrid battery temperature sensor" of "hybrid battery temperature sensor B".
    private static func kind(_ code: CodeReport) -> String? {
        guard let component = code.entry?.component else { return nil }
        let words = component.split(separator: " ")
        let isIndex = words.last.map { $0.count == 1 || $0.allSatisfy(\.isNumber) } == true
        return words.dropLast(isIndex ? 1 : 0).joined(separator: " ")
    }

    private static func highVoltage(_ codes: [CodeReport]) -> String {
        codes.contains { [.hybrid, .converter].contains($0.entry?.area) }
            ? "; orange cables are for a high-voltage repair shop" : ""
    }

    // MARK: Before rows about certain parts

    /// Places at which parts share a connector, by the beginnings of their names.
    private static let places: [(parts: [String], words: String)] = [
        (
            ["reductant level", "reductant tank", "reductant pump", "reductant quality", "reductant heater"],
            "these are at the AdBlue (DEF) tank: its plug (fluid creeps into it and corrodes it), ground and harness"
        ),
        (
            ["drive motor", "hybrid generator", "generator position", "generator temperature"],
            "these are in the drive unit: plugs and harness between it and the inverter (water, corrosion), then the "
                + "inverter's control, which feeds them"
        ),
        (
            ["throttle or pedal position sensor A", "throttle or pedal position sensor B", "throttle actuator"],
            "these are in the throttle body: its plug, ground and harness"
        ),
    ]

    static let sharedPlaces: [ScanReason] = [
        ScanReason(
            "parts of one place", say: "{effects} at once: {it}, before any of these parts",
            example: "0151=04, 03=P203C P205C P208A"
        ) { facts in
            for place in places {
                func part(_ code: CodeReport) -> String? {
                    place.parts.first { code.entry?.component.hasPrefix($0) == true }
                }
                let found = facts.codes.filter { isWired($0) && part($0) != nil }
                let isSensor = found.allSatisfy { $0.entry?.component.contains("sensor") == true }
                guard Set(found.compactMap(part)).count > 1, !facts.has(.sensorSupply + .lowSupply),
                    place.parts.count > 3 || isSensor == false
                else { continue }
                return .init(roots: [], effects: found, word: place.words + highVoltage(found))
            }
            return nil
        },
        ScanReason(
            "coils, injectors and fuel pump",
            say:
                "{effects} at once: what feeds them all: main relay and its socket, fuse, ground, the contacts of the ignition or "
                + "stop switch (of a motorcycle also side stand and tip-over switch), before any of them; it may stop anywhere",
            example: "03=P0201 P0202 P0351 P0352"
        ) { facts in
            let kinds = ["fuel injector", "ignition coil"].map { part in
                facts.codes.filter { isWired($0) && $0.entry?.component.hasPrefix(part) == true }
            }
            let pump = facts.codes(of: "P0230-P0232, P0627-P0629")
            guard kinds.allSatisfy({ Set($0.map(\.code)).count > 1 }), !facts.has("P0685-P0690, P068A" + .lowSupply)
            else {
                return nil
            }
            return .init(roots: [], effects: kinds[0] + kinds[1] + pump)
        },
        ScanReason(
            "circuit and random misfire",
            say:
                "{roots}: the connector and wire of that coil or injector, then the part itself{it}; {effects} {follow} from it",
            example: "03=P0300 P0351"
        ) { facts in
            let circuits = facts.codes(of: .cylinderCircuits)
            let misfires = facts.codes(of: .misfire)
            let others = Set(misfires.compactMap(\.cylinder)).subtracting(circuits.compactMap(\.cylinder))
            guard Set(circuits.map(\.code)).count == 1, !misfires.isEmpty, misfires.allSatisfy({ $0.cylinder == nil }),
                others.isEmpty
            else { return nil }
            let isCoil = circuits[0].entry?.component.hasPrefix("ignition coil") == true
            return .init(
                roots: circuits, effects: misfires,
                word: isCoil ? " (it may feed two cylinders: their plugs and leads after that)" : "")
        },
        ScanReason(
            "not coded or programmed",
            say:
                "{roots}: not coded, programmed or learned, as after work or replacement (codes printed on injectors, VIN, "
                + "software): that first, with a tester; until then no part is proven faulty; {effects} {follow}",
            areReports: true, example: "03=P0602 P0630, 7E9 03=U0401"
        ) { facts in
            let roots = facts.codes.filter { code in
                code.entry.map { entry in
                    entry.mode == "incompatible" || entry.mode.hasPrefix("not programmed")
                        || entry.mode == "not learned" && entry.component.contains("injector")
                        || ["control module programming", "VIN", "vehicle identification"].contains(
                            where: entry.component.hasPrefix)
                } == true
            }
            let reports = facts.codes.filter { code in
                ("\(code.code)".hasPrefix("U04") || CodeSet.cylinderBalance.contains(code))
                    && !roots.contains { $0.code == code.code }
            }
            return roots.isEmpty ? nil : .init(roots: roots, effects: reports)
        },
        ScanReason(
            "way of the air that is blocked", about: [.intakeManifoldPressure],
            say:
                "{it}: air does not get in: air filter (clogged, wet, a nest), a collapsed hose, or a flap that stays shut (soot, "
                + "its plug), before sensors and turbocharger; {effects} {follow}",
            example: "010C=4650, 010D=78, 0111=D9, 010B=42, 0133=63, 03=P0101"
        ) { facts in
            let flap = facts.codes(of: "P0638, P2100-P2103, P2111, P2112, P2118, P2119")
            let found = facts.codes(of: .airFlow + .limitedPower + "P0106, P0299, P2263, P0121, P0400, P0401")
            guard facts.engine.isRunning == true, !found.isEmpty || !flap.isEmpty,
                let pressure = facts.now(.intakeManifoldPressure), let outside = facts.now(.barometricPressure),
                let rpm = facts.now.rpm, !facts.has("P0105, P0107-P0109" + boostSensor)
            else { return nil }
            let isOpen = (facts.now(.throttlePosition) ?? 0) >= 70
            guard
                facts.scan.isDiesel
                    ? rpm >= 1200 && (45..<max(45, outside - 15)).contains(pressure)
                    : isOpen && rpm >= 2500 && pressure <= outside - 20
            else { return nil }
            let texts = [pressure, outside].map { facts.units.quantity($0, .kilopascals) }
            let names = flap.isEmpty ? "" : ", and \(Format.list(flap.map(\.written.description)))"
            return .init(
                roots: flap, effects: found,
                word:
                    "\(texts[0]) in the intake manifold at \(Format.fixed(rpm, 0)) rpm, and \(texts[1]) outside\(names)"
            )
        },
        ScanReason(
            "timing of an engine that does not start",
            say:
                "{effects}, and it is turned without starting{it}: timing belt or chain (jumped, torn, or fitted a tooth off): look "
                + "at the marks and turn it by hand before it is cranked on, as valves may touch pistons; sensors after that",
            example: "010C=0410, 011F=0000, 0142=2904, 03=P0016 P0341"
        ) { facts in
            let found = facts.codes(of: .cam16 + "P0008, P0009, P0341, P0346")
            guard facts.engine.isCranking, facts.has(.cam16 + "P0008, P0009"), !facts.has(.camSensors + .crankSensors)
            else {
                return nil
            }
            let work =
                wasClearedJustNow(facts) ? facts.clearing.map { " (\($0.sentence): was the belt worked on?)" } : nil
            return .init(roots: [], effects: found, word: work ?? "")
        },
        ScanReason(
            "fuel cut off by an accident", about: [Signal("fuelPressure", .kilopascals)] + railPressures,
            say:
                "{it}, and airbags have codes ({effects}): after an accident the fuel is cut off: look for leaking fuel first, then "
                + "reset the cut-off (switch or by a tester); airbags only by a specialist",
            example: "010C=0398, 011F=0000, 0142=28A0, 010A=00, 012F=BF, 03=, 7EA 03=B0001 B0020"
        ) { facts in
            let found = facts.codes(of: CodeSet(areas: [.restraint]))
            guard !found.isEmpty, let pressure = facts.emptyLine ?? facts.emptyRail else { return nil }
            return .init(
                roots: [], effects: found,
                word:
                    "\(Format.lowercased(pressure.name)) is \(pressure.rounded(in: facts.units)) while the starter turns it"
            )
        },
        ScanReason(
            "chains of both banks", both: "P0008", and: "P0009", unless: .camSensors + .crankSensors + .cam16,
            say:
                "{effects}: the camshafts of both banks are late at once, so what they share: the primary timing chain, its "
                + "tensioner and guides (oil level and age first), before any sensor; have it towed if it rattles or runs rough",
            example: "03=P0008 P0009"),
        ScanReason(
            "chain of a bank", roots: "P0008, P0009", effects: .misfire, isEnough: true,
            say:
                "the camshafts of that bank are late ({roots}): timing chain, its tensioner and guides (oil level and age first), "
                + "before any sensor; {effects} {follow}",
            example: "03=P0008", if: { !$0.has(.camSensors + .crankSensors + .cam16) }),
    ]

    // MARK: After rows about certain parts

    static let together: [ScanReason] = [
        ScanReason(
            "circuits of one kind",
            say:
                "{effects} at once: parts of one kind seldom fail together: what they share first, a fuse or relay, a feed or "
                + "ground, a connector or harness (water, chafing), before any of them is replaced{it}",
            example: "03=P0A9D P0AC8"
        ) { facts in
            let all = facts.codes.filter { isWired($0) && $0.part != nil && $0.cylinder == nil }
            let kinds = Dictionary(grouping: all) { kind($0) ?? "" }
            let found = all.lazy.compactMap(kind).first { Set(kinds[$0, default: []].compactMap(\.part)).count > 1 }
            guard let found, let codes = kinds[found], !facts.has(.sensorSupply + .lowSupply) else { return nil }
            return .init(roots: [], effects: codes, word: highVoltage(codes))
        },
        ScanReason(
            "an electrical fault goes first",
            say:
                "{roots}: an electrical fault: connector and wires, then the part; what is measured or moved with it comes after: "
                + "{effects} {follow}",
            example: "vin=1FMDU34X7VUA12345, 03=P0401 P1400"
        ) { facts in
            func system(_ code: CodeReport) -> String? {
                code.entry.flatMap { entry in
                    let words = entry.component.split(separator: " ")
                    return words.count < 3 ? nil : words.prefix(3).joined(separator: " ") + " \(entry.area)"
                }
            }
            let (roots, others) = (facts.codes.filter(isWired), facts.codes.filter { !isWired($0) && $0.entry != nil })
            for effect in others {
                guard let its = system(effect) else { continue }
                let found = roots.filter { system($0) == its && $0.part != effect.part }
                if !found.isEmpty {
                    return .init(roots: found, effects: others.filter { system($0) == its })
                }
            }
            return nil
        },
        ScanReason(
            "circuits of several parts",
            say:
                "{effects} at once: several circuits do not fail by themselves together: the fuse, relay, feed, ground or "
                + "connector that they share (see the wiring diagram), before any part is replaced",
            example: "0151=04, 03=P0045 P0403 P0480"
        ) { facts in
            let found = facts.codes.filter {
                isWired($0) && $0.code.description.hasPrefix("P") && $0.part != nil && $0.entry?.area != .charging
            }
            guard Set(found.compactMap(\.part)).count >= 3, !facts.has(.sensorSupply + .lowSupply + "P0685-P0690")
            else {
                return nil
            }
            return .init(roots: [], effects: found)
        },
    ]
}
