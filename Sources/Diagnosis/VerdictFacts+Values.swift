import Formats
import OBD
import Telemetry

/// What values say beside each other, with or without a code.
extension VerdictFacts {
    /// "0.5 kPa at 200 g/s of air", if that is the pressure of a particulate filter without soot.
    var emptyFilterText: String? {
        // With that much air, a filter that is full has several times the pressure of an empty one.
        let (muchAirGps, emptyKpaPerGps) = (60.0, 0.035)
        guard engine.isRunning == true, let air = value(.massAirFlow), air >= muchAirGps,
            let pressure = Signal.filterPressureDifferences.lazy.compactMap(value).first,
            (0.2..<air * emptyKpaPerGps).contains(pressure)
        else { return nil }
        return "\(units.quantity(pressure, .kilopascals)) at \(Format.fixed(air, 0)) g/s of air"
    }

    /// What the front oxygen sensor of a bank sees, narrow-band or wide-range; nil if it is not measured.
    func frontSensor(bank: Int) -> (isLean: Bool, isRich: Bool, text: String)? {
        let names = ["lambda", "lambdaByCurrent", "wideRangeLambda"]
        let lambdas = names.lazy.compactMap { self.value(Signal("\($0)Bank\(bank)Sensor1", .ratio)) }
        if let lambda = lambdas.first(where: { $0 > 0 }) {
            return (lambda > 1.05, lambda < 0.95, "lambda \(Format.fixed(lambda, 2))")
        }
        return value(Signal("oxygenSensorVoltageBank\(bank)Sensor1", .volts)).map { volts in
            (volts <= ScanReasons.leanV, volts >= ScanReasons.richV, "\(Format.fixed(volts, 2)) V")
        }
    }

    /// By its sensor, the engine draws more air at idle than any does.
    var drawsTooMuchAir: Bool {
        let idleAirGps = 10.0
        return engine.isIdling && engine.speedKmh == 0 && value(.massAirFlow).map { $0 >= idleAirGps } == true
    }

    /// A confirmed code of hot charge air that values prove.
    package var uncooledCharge: Finding? {
        let proven = explanations.filter { $0.reason == "charge air that is not cooled" }.flatMap(\.effects)
        return leading.first { $0.mainStatus == .confirmed && proven.contains($0.written) }.map(finding)
    }

    /// A temperature of the coolant that cannot be, of an engine that may be hot.
    package var perhapsHot: Finding? {
        let isHot = (value(.coolantTemperature) ?? 0) > 100 || (value(.engineOilTemperature) ?? 0) > 90
        return contradiction.flatMap { $0.signal == .coolantTemperature && isHot ? $0 : nil }
    }

    /// A code of the heat, and a coolant that is as it should be now.
    package var heatThatIsOver: Finding? {
        guard engine.isRunning == true, !isHot, !isCoolantContradicted,
            !has(.coolantSensor + .misfire + "P2560, P0125, P0126, P0128"),
            let celsius = value(.coolantTemperature), (60..<105).contains(celsius),
            let code = leading.first(where: { code in
                CodeSet.overheated.contains(code) && code.severity == .stopNow && code.mainStatus == .confirmed
                    && code.entry?.area == .cooling && code.isPresent != true
            })
        else { return nil }
        return Finding(
            text: "\(text(code)), and the coolant is \(units.temperature(celsius, 0)) now", code: code.written)
    }

    /// The coolant is low, and the engine is already hot.
    package var boilingAway: Finding? {
        guard isHot, let celsius = value(.coolantTemperature) else { return nil }
        let text = "engine coolant temperature is \(units.temperature(celsius, 0))"
        if let code = codes.first(where: { "\($0.code)" == "P2560" && $0.hasPassed != true }) {
            return Finding(text: "\(text), and \(self.text(code))", code: code.written, count: 2)
        }
        guard let low = otherCode(where: { $0.code.isAbout([111], ScanReasons.lowOfTruck) && !$0.code.hasPassed })
        else {
            return nil
        }
        return Finding(text: "\(text), and \(low.text)", truckCode: low.truckCode, count: 2)
    }

    /// Hot in the airstream of frost, where a small part of the radiator is enough.
    package var hotInFrost: Finding? {
        guard let reading = readings.first(where: { $0.value.signal == .coolantTemperature }),
            reading.sensorFault == nil,
            let celsius = reading.value.value, celsius >= 110, !isCoolantContradicted,
            let outside = value(.ambientTemperature), (-38..<3).contains(outside),
            let speed = engine.speedKmh, speed >= 60
        else { return nil }
        return Finding(
            text: "\(text(reading)) at \(units.speed(speed, 0)) and \(units.temperature(outside, 0)) outside",
            signal: .coolantTemperature, count: 0)
    }

    /// Much less pressure in the rail of a diesel than is demanded, under load.
    package var railBelowDemand: Finding? {
        guard scan.isDiesel, engine.isRunning == true, value(.engineSpeed).map({ $0 >= 1200 }) == true,
            value(.engineLoad).map({ $0 >= 50 }) == true, !has(.fuelPressureLow + "P0190-P0194"),
            let rail = demanded("commandedFuelRailPressureA", "fuelRailPressureA", .kilopascals),
            rail.actual < 0.8 * rail.demand, rail.demand >= 50_000
        else { return nil }
        return Finding(
            text: "fuel rail pressure is \(units.quantity(rail.actual, .kilopascals)), and "
                + "\(units.quantity(rail.demand, .kilopascals)) are demanded",
            signal: Signal("fuelRailPressureA", .kilopascals), count: 0)
    }
}
