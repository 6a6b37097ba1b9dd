import Formats
import OBD
import Telemetry

/// Fuel in the tank, injectors, and how a misfire is counted.
extension ScanReasons {
    // MARK: Fuel and injectors

    /// Percent: below it a pump draws air when the car turns or climbs.
    static let emptyTankPercent = 4.0

    static let fuel: [ScanReason] = [
        ScanReason(
            "tank run empty", roots: tankEmpty, effects: outOfFuel, areReports: true,
            say:
                "the tank was run empty ({roots}), even if the gauge shows some: refuel at least 10 liters, then clear the "
                + "codes; {effects} {follow}",
            example: "vin=JTDKB20U740123456, 03=P3190 P3193"),
        ScanReason(
            "tank nearly empty",
            say:
                "the tank {it}: {effects} {are} set when an engine runs out of fuel; refuel first, then clear the codes and see "
                + "whether anything comes back, before any part is replaced",
            example: "03=P0087, 012F=03"
        ) { facts in
            guard !facts.has(tankEmpty), let found = emptyTank(facts) else { return nil }
            return .init(roots: [], effects: found.codes, word: found.text)
        },
        ScanReason(
            "fuel level is not known",
            say:
                "the fuel level is not known ({it}), whatever the gauge shows: first make sure that there is fuel "
                + "in the tank; "
                + "{effects} {are} set when an engine runs out of it; then filter, pump and its relay",
            example: "03=P0463 P0087"
        ) { facts in
            let gauge = facts.codes(of: fuelGauge)
            let found = facts.codes(of: .fuelPressureLow)
            guard !gauge.isEmpty, !found.isEmpty, !facts.has(tankEmpty) else { return nil }
            return .init(
                roots: [], effects: found + facts.codes(of: .lean + .misfire),
                word: Format.list(gauge.map(\.written.description)))
        },
        ScanReason(
            "fuel pump that does not run", about: [Signal("fuelPressure", .kilopascals)] + railPressures,
            say:
                "{it} while the starter turns the engine: is there fuel, and does the pump run when the ignition is "
                + "switched "
                + "on? its fuse, relay and plug at the tank before the pump",
            example: "010C=03E8, 011F=00 00, 0142=2904, 010A=00, 012F=80, 03=P0230"
        ) { facts in
            guard let pressure = facts.emptyLine else { return nil }
            let found = facts.codes(of: .fuelSupply)
            let fact = "the fuel pressure is \(pressure.rounded(in: facts.units))"
            let names = Format.list(found.map(\.written.description))
            return .init(roots: found, effects: [], word: found.isEmpty ? fact : "\(names), and \(fact)")
        },
        ScanReason(
            "engine without power, turned by its motor",
            say:
                "{effects}: the engine was turned and gave no power: is there fuel in the tank, whatever the gauge shows? "
                + "then air (dirty throttle, air flow sensor) and fuel pump",
            example: "vin=JTDKB20U740123456, 03=P3190 P0A0F"
        ) { facts in
            let found = facts.codes(of: lowPower + "P0A0F")
            return !facts.has(lowPower) || facts.has(tankEmpty) || emptyTank(facts) != nil
                ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "water in the fuel", roots: .waterInFuel,
            effects: .cylinderBalance + .misfire + "P0087, P008A, P0093, P0190-P0194, P1211, P0251-P0254",
            isEnough: true,
            say:
                "water in the fuel ({roots}): drain the separator, look at what comes out and replace the filter, before "
                + "pump and injectors rust; {effects} may follow from it",
            example: "0151=04, 03=P0087 P2269", if: \.scan.isDiesel),
        ScanReason(
            "rail pressure that swings", both: "P0087, P228C", and: "P0088, P228D",
            unless: "P0089-P0092, P0190-P0194, P0003, P0004",
            say:
                "{effects}: too little pressure and too much: no leak and no worn pump, but a control that sticks: metering "
                + "valve or pressure regulator (chips in the filter?), then the pressure sensor",
            example: "0151=04, 03=P0087 P0088"),
        ScanReason(
            "supply of a group of injectors", roots: injectorSupply, effects: .cylinderCircuits + .misfire,
            areReports: true,
            say:
                "what several injectors share, their supply or driver ({roots}): harness and connectors at the engine, "
                + "then the control module that drives them; {effects} {follow}",
            example: "03=P0201 P0204 P2146"),
        ScanReason(
            "injector and balance", roots: .cylinderCircuits, effects: .cylinderBalance,
            at: { $0.cylinder.map(String.init) }, areReports: true,
            say: "the circuit of that injector ({roots}): its connector and wires; {effects} {follow} from it",
            example: "0151=04, 03=P0202 P0266"),
        ScanReason(
            "misfires counted with a wheel that was not learned",
            roots: CodeSet { code in
                code.entry.map {
                    $0.component.hasPrefix("crankshaft position") && $0.component.hasSuffix("variation")
                        && $0.mode == "not learned"
                }
                    == true
            }, effects: .misfire,
            say:
                "misfires are counted by the teeth of the crankshaft, which the control module has not learned ({roots}; "
                + "after work on sensor, wheel or module): does it really run rough? have it learned first, then judge {effects}",
            example: "0101=82 07 65 00, 03=P0300 P0315"),
        ScanReason(
            "fuel rail empty while the starter turns", about: railPressures,
            say:
                "the fuel rail holds {it} while the starter turns, and a diesel needs some 150 to 250 bar: fuel in the "
                + "tank, filter, air in the lines, then injectors that return too much and the high-pressure pump",
            example: "0151=04, 010C=03 E8, 011F=00 00, 0142=29 04, 0123=01 2C"
        ) { facts in
            guard let pressure = facts.emptyRail else { return nil }
            return .init(roots: facts.codes(of: .fuelPressureLow), effects: [], word: pressure.rounded(in: facts.units))
        },
    ]

    /// Toyota: the tank was run empty.
    private static let tankEmpty = CodeSet { code in
        code.entry.map { $0.component == "fuel tank" && $0.mode == "empty" } == true
    }
    /// Toyota: the engine was turned by the motor, and gave little power or none.
    private static let lowPower = CodeSet { code in
        code.entry.map { entry in
            entry.component == "engine" && ["failed to start", "low power"].contains(entry.mode)
                && "\(code.code)" != "P0A0F"
        } == true
    }
    /// What an engine sets that draws air instead of fuel.
    static let outOfFuel = lowPower + .fuelPressureLow + .lean + .misfire + "P0A0F, P0313"
    static let railPressures = ["fuelRailPressure", "absoluteFuelRailPressure"].map { Signal($0, .kilopascals) }
    private static let fuelGauge: CodeSet = "P0460-P0464, P2065-P2067"
    private static let injectorSupply: CodeSet = "P0611, P062D, P062E, P2146-P2157"

    /// The codes that an empty tank explains, if it was empty when one of them was set, or is now.
    static func emptyTank(_ facts: VerdictFacts) -> (codes: [CodeReport], text: String)? {
        let codes = facts.codes(of: outOfFuel)
        guard !codes.isEmpty, !facts.has(fuelGauge) else { return nil }
        let now = facts.value(.fuelLevel)
        if let now, now < emptyTankPercent { return (codes, "is nearly empty (\(Format.fixed(now, 0))%)") }
        for code in codes {
            guard let level = code.frozen.first(where: { $0.signal == .fuelLevel })?.value, level < emptyTankPercent
            else { continue }
            let today = now.map { ", and is \(Format.fixed($0, 0))% full now" } ?? ""
            return (codes, "was nearly empty (\(Format.fixed(level, 0))%) when \(code.written) was set\(today)")
        }
        return nil
    }
}
