import Formats
import OBD
import Telemetry

/// Fuel that does not arrive.
extension VerdictFacts {
    /// The pressure in the fuel rail of a diesel that the starter turns, if no engine starts with so little.
    var emptyRail: PIDValue? {
        guard engine.isCranking, scan.isDiesel else { return nil }
        return readings.map(\.value).first { value in
            ScanReasons.railPressures.contains(value.signal)
                && value.value.map { $0 < OperatingLimits.dieselStartRailKpa } == true
        }
    }

    /// kPa: less than half of what any pump in a tank delivers.
    private static let emptyLineKpa = 150.0

    /// The fuel pressure of a gasoline engine that the starter turns, if its pump does not deliver.
    var emptyLine: PIDValue? {
        guard engine.isCranking, !scan.isDiesel, !engine.hasConverter else { return nil }
        let signals = [Signal("fuelPressure", .kilopascals)] + ScanReasons.railPressures
        return scan.values.map(\.value).first { value in
            signals.contains(value.signal) && value.value.map { $0 < Self.emptyLineKpa } == true
        }
    }

    var emptyRailFinding: Finding? {
        (emptyRail ?? emptyLine).map { value in
            Finding(
                text: "\(Format.lowercased(value.name)) is \(value.rounded(in: units))", signal: value.signal, count: 0)
        }
    }

    /// The engine stands without fuel, and a code says that it did not get any.
    var outOfFuel: Finding? {
        guard engine.isRunning == false, let level = value(.fuelLevel), level < ScanReasons.emptyTankPercent,
            let code = ScanReasons.emptyTank(self)?.codes.first(where: { $0.mainStatus != .permanent })
        else { return nil }
        let found = finding(code)
        return Finding(text: "the tank is \(Format.fixed(level, 0))% full; " + found.text, code: code.written)
    }

    /// The starter turns the engine, and nothing is listed.
    package var crankingWithoutCode: Finding? {
        guard engine.isCranking, codes.isEmpty, scan.otherCodes.isEmpty, let rpm = value(.engineSpeed) else {
            return nil
        }
        let level = value(.fuelLevel).map { ", with the tank \(Format.fixed($0, 0))% full" } ?? ""
        return Finding(
            text: "the starter turns it at \(Format.fixed(rpm, 0)) rpm" + level, signal: .engineSpeed, count: 0)
    }

    /// Gases by their number in PID 51.
    static let gases: [UInt8: String] = [
        5: "LPG", 6: "CNG", 7: "propane", 12: "LPG", 13: "CNG", 14: "propane", 24: "natural gas", 26: "natural gas",
    ]

    /// The gas on which the engine runs now, by PID 51; nil for other fuels.
    var gas: String? {
        scan.ecus.map(\.address).sorted().lazy.compactMap {
            scan.data(0x51, of: $0)?.first.flatMap { Self.gases[$0] }
        }
        .first
    }
}
