import Formats
import OBD
import Telemetry

/// What a pressure, an idle speed or a test of a monitor says of the code beside it.
extension ScanReasons {
    /// kPa above the air outside: with less, a turbocharger under load does as good as nothing.
    private static let noBoostKpa = 10.0
    /// kPa: a diesel idles with a third of that in its rail.
    private static let highIdleRailKpa = 80_000.0
    /// kPa: more than pumps for port injection are regulated to.
    private static let highLineKpa = 500.0

    static let gauges: [ScanReason] = [
        ScanReason(
            "no boost at all", about: [.intakeManifoldPressure],
            say:
                "{effects}: {it}: no boost at all, so no small leak: a hose of the charge air that is off, an actuator that holds "
                + "vanes or wastegate open (vacuum, rod, connector), a turbocharger that does not turn",
            example: "0151=04, 03=P0299, 010B=64, 0133=63, 010C=2EE0, 010D=50, 0104=F0"
        ) { facts in
            let found = facts.codes(of: "P0299, P2263")
            guard !found.isEmpty, !facts.has(boostSensor + boostControl), facts.engine.isRunning == true,
                let pressure = facts.value(.intakeManifoldPressure), let outside = facts.value(.barometricPressure),
                let rpm = facts.value(.engineSpeed), rpm >= 2000, let load = facts.value(.engineLoad), load >= 75,
                pressure < outside + noBoostKpa
            else { return nil }
            let text = facts.units.quantity(pressure, .kilopascals)
            return .init(
                roots: [], effects: found,
                word: "\(text) in the intake manifold at \(Format.fixed(rpm, 0)) rpm and "
                    + "\(Format.fixed(load, 0))% load, and \(facts.units.quantity(outside, .kilopascals)) outside")
        },
        ScanReason(
            "rail pressure too high at idle", about: railPressures,
            say:
                "{effects}: {it}: the control of the pressure does not close: "
                + "metering valve or regulator (connector, chips in the fuel), a return line that is kinked, then the pressure "
                + "sensor; do not rev it",
            example: "0151=04, 03=P0088, 0123=4650, 010C=0C80, 010D=00"
        ) { facts in
            let found = facts.codes(of: "P0088, P0089, P0191")
            guard !found.isEmpty, facts.scan.isDiesel, facts.engine.isRunning == true,
                (facts.engine.speedKmh ?? 0) == 0, facts.value(.engineSpeed).map({ $0 < 1200 }) == true,
                let value = facts.scan.values.map(\.value).first(where: { value in
                    railPressures.contains(value.signal) && value.value.map { $0 >= highIdleRailKpa } == true
                })
            else { return nil }
            let usual = [25_000.0, 40_000].map { facts.units.quantity($0, .kilopascals) }
            return .init(
                roots: [], effects: found,
                word: "\(value.rounded(in: facts.units)) at idle, where \(usual[0]) to \(usual[1]) are usual")
        },
        ScanReason(
            "fuel pressure that makes it rich", about: fuelTrims,
            say:
                "the fuel pressure is {it}, where 250 to 400 kPa are usual: its regulator (vacuum hose, fuel in it?) or a return "
                + "line that is kinked; too much fuel is injected, so {effects} {follow}",
            example: "03=P0172 P0175, 010A=C8, 0107=62, 0109=62"
        ) { facts in
            let found = facts.codes(of: .rich)
            guard !found.isEmpty, facts.engine.isRunning == true, !facts.scan.isDiesel,
                let pressure = facts.value(Signal("fuelPressure", .kilopascals)), pressure > highLineKpa
            else { return nil }
            return .init(roots: [], effects: found, word: facts.units.quantity(pressure, .kilopascals))
        },
        ScanReason(
            "idle of air that is measured", about: [.engineSpeed],
            say:
                "{effects}: {it}, so the air is measured and the mixture right: no leak behind the air flow sensor, but the plate of "
                + "the throttle (dirt, not learned after cleaning or a flat battery) or the idle control",
            example: "03=P0507, 010C=1450, 0105=7B, 0106=80, 0107=80, 010D=00, 0110=01F4, 011F=0708"
        ) { facts in
            let found = facts.codes(of: "P0505-P0507")
            guard !found.isEmpty, !facts.has(.lean + .rich + .throttle + .misfire + "P0496, P0441, P0402"),
                facts.engine.isRunning == true, facts.engine.speedKmh == 0, facts.engine.isWarm, !facts.scan.isDiesel,
                facts.value(.massAirFlow) != nil, let rpm = facts.value(.engineSpeed),
                let trim = facts.trim(bank: 1), trim.magnitude < OperatingLimits.evenFuelTrimPercent,
                (facts.trim(bank: 2) ?? 0).magnitude < OperatingLimits.evenFuelTrimPercent
            else { return nil }
            let percent = "\(trim > 0 ? "+" : "")\(Format.fixed(trim, 0))%"
            return .init(
                roots: [], effects: found,
                word: "it idles at \(Format.fixed(rpm, 0)) rpm with fuel trims of \(percent)")
        },
        ScanReason(
            "little vacuum and misfire", about: [.intakeManifoldPressure],
            say:
                "{effects}, and {it} at idle, where a sound engine has 25 to 45 kPa: no worn plug or coil causes that: valve timing, "
                + "exhaust gas recirculation that does not close, a large air leak or a clogged exhaust: measure compression and "
                + "back pressure",
            example: "03=P0300, 010B=3C, 010C=0A28, 0133=63"
        ) { facts in
            let found = facts.codes(of: .misfire)
            guard !found.isEmpty, !facts.scan.isDiesel, let pressure = facts.idlePressureKpa,
                pressure >= OperatingLimits.littleVacuumKpa,
                !facts.has("P0105-P0109, P0402, P042E" + .cylinderCircuits + .lean + .cam16 + .camTiming),
                facts.leanBanks.isEmpty,
                Set(found.compactMap(\.cylinder)).count != 1
            else { return nil }
            return .init(
                roots: [], effects: found,
                word: "\(facts.units.quantity(pressure, .kilopascals)) in the intake manifold")
        },
        ScanReason(
            "converter that fails its test",
            say:
                "{effects}: the car's own test of the converter failed clearly ({it}), and no misfire or mixture explains it: look "
                + "for an exhaust leak first, then the converter is worn",
            example: "03=P0420, 0600=00000001, 0620=80000000, 0621=80 20 02 00 00 00 01 00"
        ) { facts in
            let found = facts.codes(of: .catalyst)
            let others: CodeSet = .misfire + .lean + .rich + "P0130-P0167, P013A-P013F, P014A-P014F, P015A-P015D"
            guard !facts.has(others), facts.richBanks.isEmpty, facts.leanBanks.isEmpty,
                facts.misfiringCylinder == nil
            else { return nil }
            for code in found {
                let test = facts.failedTests.first {
                    $0.scalingID != nil && code.bank.map { UInt8(clamping: 0x20 + $0) } == $0.monitor
                }
                guard let test, let limit = test.maximum ?? test.minimum else { continue }
                let texts = [test.value, limit].map { Format.fixed($0, 2) }
                return .init(roots: [], effects: [code], word: "\(texts[0]) with a limit of \(texts[1])")
            }
            return nil
        },
    ]
}
