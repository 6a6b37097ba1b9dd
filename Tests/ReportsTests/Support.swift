import ELM327
import Formats
import Foundation
import OBD
import Reports
import Simulator
import Telemetry
import TestSupport
import Testing
import Trips
import VehicleSource

/// 2026-11-21T09:18:31.25Z.
let morning = WallTime(microseconds: 1_795_252_711_250_000)

let engine = ECUAddress(can11: 0x7E8)
let transmission = ECUAddress(can11: 0x7E9)
let brakes = ECUAddress(can11: 0x7EA)

/// "P0301 confirmed 7E8".
func code(_ text: String) -> HealthScan.FoundCode {
    let words = text.split(separator: " ").map(String.init)
    return HealthScan.FoundCode(
        code: TroubleCode(words[0])!, status: TroubleCode.Status(rawValue: words[1])!, ecu: ECUAddress(words[2])!)
}

/// "7E8 03 refused service not supported".
func serviceOutcomes(_ text: String) -> HealthScan.ServiceOutcome {
    let words = text.split(separator: " ", maxSplits: 3).map(String.init)
    return HealthScan.ServiceOutcome(
        ecu: ECUAddress(words[0])!, service: UInt8(words[1], radix: 16)!,
        outcome: HealthScan.ServiceOutcome.Outcome(rawValue: words[2])!, reason: words.count > 3 ? words[3] : nil)
}

/// A trip of 20 minutes with everything known.
func fullTrip(id: Int64? = 3, start: WallTime = morning, fuelPrice: Double? = 1.79) -> TripRecord {
    var summary = TripSummary()
    summary.durationS = 1199.9918
    summary.coveredS = 1199.957
    summary.idleS = 370.081
    summary.distanceKm = 8.322_449
    summary.maxSpeedKmh = 60
    summary.averageEngineSpeedRpm = 1399.4
    summary.maxEngineSpeedRpm = 2034.25
    summary.fuelL = 0.764_81
    summary.fuelMethod = .massAirFlow
    summary.maxCoolantC = 90
    summary.minVoltage = 14.136
    summary.samples = 32001
    return TripRecord(id: id, start: start, vin: "1HGCM82633A004352", fuelPrice: fuelPrice, summary: summary)
}

/// The same with all that a trip can tell.
func richTrip() -> TripRecord {
    var trip = fullTrip()
    trip.device = "replay:anna.txt"
    trip.driver = "Anna"
    trip.tags = ["commute", "rain"]
    trip.note = "detour by the quarry"
    // Samples came on a clock that had run for an hour.
    trip.origin = Instant(nanoseconds: 3_600_000_000_000)
    func at(_ seconds: Double) -> Instant { trip.origin.advanced(bySeconds: seconds) }
    trip.summary.durationS = 1320
    trip.summary.pausedS = 120
    trip.summary.coveredS = 1180
    trip.summary.movingS = 809.9
    trip.summary.distanceSource = .speedAndOdometer
    trip.summary.distanceUncertaintyPercent = 0.9
    trip.summary.odometerDifferenceKm = 0.14
    trip.summary.odometerKm = 84_231.4
    trip.summary.engineOffKm = 1.25
    trip.summary.fuelKind = .ethanolBlend(0.1)
    trip.summary.fuelUncertaintyPercent = 10
    trip.summary.fuelCutS = 95
    trip.summary.events = [
        DrivingEvent(.coldHighRpm, from: at(20), durationS: 4, peak: 3420),
        DrivingEvent(.sharpAcceleration, from: at(61.5), durationS: 2.1, peak: 3.14),
        DrivingEvent(.stop, from: at(100), durationS: 31, peak: 0),
        DrivingEvent(.engineStop, from: at(102), durationS: 25, peak: 0),
        DrivingEvent(.sharpBraking, from: at(300), durationS: 1.2, peak: 3.4),
        DrivingEvent(.sharpBraking, from: at(401), durationS: 2.6, peak: 4.02),
        DrivingEvent(.longIdle, from: at(500), durationS: 340, peak: 820),
        DrivingEvent(.overSpeed, from: at(900), durationS: 32, peak: 143),
    ]
    trip.alerts = [
        Alert(.coolantHot, at: at(751), value: 115, limit: 112), Alert(.milOn, at: at(752), value: 1, limit: 0),
    ]
    return trip
}

/// A trip of which nothing is known but that it was.
/// A trip of an electric car.
func electricTrip(id: Int64? = 5, start: WallTime = morning) -> TripRecord {
    var trip = fullTrip(id: id, start: start, fuelPrice: nil)
    trip.vin = "5YJ3E1EA2SF000205"
    trip.summary.idleS = nil
    trip.summary.averageEngineSpeedRpm = nil
    trip.summary.maxEngineSpeedRpm = nil
    trip.summary.fuelL = nil
    trip.summary.fuelMethod = .unknown
    trip.summary.maxCoolantC = nil
    trip.summary.distanceSource = .speed
    trip.summary.distanceUncertaintyPercent = 1.2
    trip.summary.batteryOutKWh = 1.62
    trip.summary.batteryInKWh = 0.41
    trip.summary.batteryUncertaintyPercent = 6.7
    trip.summary.batteryDistanceKm = 8.31
    trip.summary.chargeStartPercent = 78.04
    trip.summary.chargeEndPercent = 75.69
    return trip
}

/// The same of one that reports its charge but not the current, after four times the distance.
func chargeTrip() -> TripRecord {
    var trip = electricTrip()
    trip.summary.batteryOutKWh = nil
    trip.summary.batteryInKWh = nil
    trip.summary.batteryChargeKWh = 5.76
    trip.summary.distanceKm = 33.3
    trip.summary.batteryDistanceKm = 33.1
    trip.summary.batteryUncertaintyPercent = 5.5
    trip.summary.chargeStartPercent = 78
    trip.summary.chargeEndPercent = 69
    return trip
}

func bareTrip(start: WallTime = morning) -> TripRecord {
    var summary = TripSummary()
    summary.durationS = 12
    summary.samples = 3
    return TripRecord(id: nil, start: start, vin: nil, fuelPrice: 1.79, summary: summary)
}

/// What a scan of a simulated car finds.
func scanned(_ name: String, isQuick: Bool = false, quirks: Quirks = []) throws -> HealthScan {
    let car = try #require(VirtualCar.named(name))
    let transport = SimulatedTransport(
        device: "sim:\(name)", car: car, pace: .maximum, quirks: quirks, interruptDescriptor: -1)
    return try HealthScanner(session: Session(adapter: Adapter(transport: transport)), isQuick: isQuick).run()
}

/// Compares a text with a file of Tests/ScanTexts or another folder, which OBDMECH_REWRITE=1 writes again.
///
/// Most texts only have other line breaks at another width. So one that is 40 or 120 columns wide ("faults-40.txt") has a
/// file only where its layout is to be seen; without it, its words are those of the file that is 80 columns wide.
func compare(_ lines: [String], with name: String, in folder: String = "ScanTexts") throws {
    let texts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../\(folder)")
    let path = texts.appending(path: name).path
    let other = name.replacing(/-(40|120)\.txt$/, with: "-80.txt")
    guard other != name, !FileManager.default.fileExists(atPath: path) else {
        return try ExpectationFile(path).expect(lines.map { $0 + "\n" }.joined(), filter: "ReportsTests")
    }
    // They may be written just now.
    guard !ExpectationFile.isRewritten else { return }
    func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
    let expected = try String(contentsOf: texts.appending(path: other), encoding: .utf8)
    #expect(words(lines.joined(separator: "\n")) == words(expected), "\(name)")
}
