import Formats
import OBD
import Telemetry

/// What voltages say that were measured when a code was set. Goes before the supply.
extension ScanReasons {
    /// V: two batteries in series, as trucks have.
    private static let twoBatteriesV = 18.0

    static let measuredSupply: [ScanReason] = [
        ScanReason(
            "started with two batteries", about: voltages,
            say:
                "{effects}, set at {it}: no alternator makes that: it was jump-started by a truck or a booster with 24 V, or "
                + "charged; it is {volts} now, so clear it and see whether all lamps and modules work",
            areReports: true, example: "03=P0563, frame=P0563 0C=02BC 0D=00 42=6018"
        ) { facts in
            guard facts.isSupplyGood, !facts.engine.is24V, !facts.engine.hasConverter else { return nil }
            for code in facts.codes(of: "P0563") {
                guard let volts = frozen(.controlModuleVoltage, code), volts >= twoBatteriesV,
                    let rpm = frozen(.engineSpeed, code), rpm < 450
                else { continue }
                return .init(
                    roots: [], effects: [code],
                    word:
                        "\(Format.fixed(volts, 1)) V while the starter turned the engine (\(Format.fixed(rpm, 0)) rpm)")
            }
            return nil
        },
        ScanReason(
            "supply low in READY", about: voltages,
            say:
                "{effects}, set at {it}, where the DC/DC converter should hold 13.5 to 14.7 V: its connectors, ground and cooling "
                + "and the terminals of the 12 V battery, although it is {volts} now; leave orange cables alone",
            example: "015B=80, 010C=0000, 010D=00, 0142=38A4, 03=P0562, frame=P0562 0C=0000 0D=3C 42=2C24"
        ) { facts in
            guard facts.engine.hasConverter, !facts.has(.converter) else { return nil }
            for code in facts.codes(of: .lowSupply) {
                guard let volts = frozen(.controlModuleVoltage, code), volts < OperatingLimits.readyLowV,
                    let speed = frozen(.vehicleSpeed, code), speed > 0
                else { continue }
                return .init(
                    roots: [], effects: [code],
                    word: "\(Format.fixed(volts, 1)) V and \(facts.units.speed(speed, 0))")
            }
            return nil
        },
        ScanReason(
            "traction battery too empty to feed the 12 V battery", about: voltages,
            say:
                "the traction battery is {it} charged: with so little the car stops feeding its 12 V battery ({volts}): plug it in "
                + "first, then see whether the voltage comes back, before converter or battery are replaced; {effects} {follow}",
            areReports: true, example: "electric, 010D=00, 015B=05, 0142=2F44, 03=P0562"
        ) { facts in
            guard facts.engine.hasConverter, let charge = facts.value(Signal("hybridBatteryCharge", .percent)),
                charge < 6, facts.lowVoltage(.perhapsReady) != nil || facts.lowVoltage(.charging) != nil
            else { return nil }
            return .init(
                roots: [], effects: facts.codes(of: .network + .lowSupply + .immobilizer), word: percent(charge))
        },
    ]
}
