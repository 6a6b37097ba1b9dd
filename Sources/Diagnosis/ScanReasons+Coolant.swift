import Formats
import OBD
import Telemetry

/// What makes an engine too hot. The heat says what to do now; the part that has a code of its own is what made it.
extension ScanReasons {
    // MARK: Coolant

    /// Goes before the supply.
    static let belt: [ScanReason] = [
        ScanReason(
            "belt of alternator and coolant pump", about: [.coolantTemperature],
            say:
                "too hot ({it}) and not charging ({volts}) at once: one belt drives alternator and coolant pump on "
                + "most "
                + "engines: look whether it is there and tight before the engine runs again; {effects} {follow} "
                + "from it",
            example: "0105=A0, 0142=2E18, 011F=0960, 03=P0562"
        ) { facts in
            guard facts.isHot, !facts.engine.hasConverter, facts.lowVoltage(.charging) != nil,
                let celsius = facts.value(.coolantTemperature)
            else { return nil }
            return .init(
                roots: [], effects: facts.codes(of: .overheated + .lowSupply + .charging),
                word: facts.units.temperature(celsius, 0))
        }
    ]

    static let coolant: [ScanReason] = [
        ScanReason(
            "warm, and still open loop",
            say:
                "the coolant is {it} and the engine still does not use its oxygen sensors: on many older cars {effects} "
                + "{say} that: front oxygen sensor, its heater and wires (and exhaust leaks) first, not the thermostat",
            example: "03=P0125, 0105=7B, 0103=01 00"
        ) { facts in
            let found = facts.codes(of: "P0125")
            guard !found.isEmpty, facts.engine.isRunning == true, facts.engine.isClosedLoop == false,
                let reading = facts.readings.first(where: { $0.value.signal == .coolantTemperature }),
                reading.sensorFault == nil, reading.value.value.map({ $0 >= 75 }) == true
            else { return nil }
            let roots = facts.codes(of: "P0030-P0032, P0050-P0052, P0130-P0135, P0150-P0155")
            let names = Format.list(roots.map(\.written.description))
            return .init(
                roots: roots, effects: found,
                word: reading.value.rounded(in: facts.units) + (names.isEmpty ? "" : " (and \(names) is stored)"))
        },
        ScanReason(
            "leak inside the cooler of the exhaust gas recirculation", both: recirculationCooler, and: lowCoolant,
            about: [.coolantTemperature],
            say:
                "{effects}: coolant is lost without a visible leak: the cooler of the exhaust gas recirculation leaks into the "
                + "exhaust or the intake (white smoke, sweet smell, a falling level, no wet spot): have the cooling system "
                + "tested under pressure, cold, before it runs again",
            example: "0151=04, 0101=82 0F 6B 00, 03=P2457 P2560"),
        hot(
            "coolant is low", lowCoolant, unless: recirculationCooler + pumps,
            say:
                "the coolant is low ({roots}): look into the reservoir once it is cold, then for the leak (hoses, radiator, "
                + "pump, head gasket); {effects} {follow} from it",
            example: "03=P2560 P0217"),
        hot(
            "coolant pump or its control", pumps,
            say:
                "the coolant pump or valve ({roots}): its fuse, connector (coolant in it?) and wires, and the coolant level; "
                + "{effects} {follow} from it",
            example: "03=P0217 P26CB"),
        hot(
            "cooler of the exhaust gas recirculation", recirculationCooler, unless: lowCoolant,
            say:
                "the cooler of the exhaust gas recirculation ({roots}) uses the same coolant: its level first (falling "
                + "without a wet spot? then this cooler leaks into the exhaust); if it is full, soot in the cooler or its "
                + "bypass flap; {effects} {follow} from it",
            example: "0151=04, 0101=82 0F 6B 00, 03=P2457 P0217"),
    ]

    private static let lowCoolant: CodeSet = "P2560"
    private static let pumps: CodeSet = "P2600-P2603, P261A-P261D, P26CA-P26CD, P2681-P2684"
    static let recirculationCooler = CodeSet { code in
        code.entry.map { entry in
            ["exhaust gas recirculation cooler", "exhaust gas recirculation cooling"].contains(
                where: entry.component.hasPrefix)
        } == true
    }

    /// A row about what makes heat, by a code of the heat or by the temperature alone.
    private static func hot(
        _ name: String, _ roots: CodeSet, unless others: CodeSet = "", say sentence: String, example: String
    ) -> ScanReason {
        ScanReason(name, about: [.coolantTemperature], say: sentence, example: example) { facts in
            let (found, effects) = (facts.codes(of: roots), facts.codes(of: .overheated - roots))
            guard !found.isEmpty, !effects.isEmpty || facts.isHot, !facts.has(others) else { return nil }
            return .init(roots: found, effects: effects)
        }
    }
}
