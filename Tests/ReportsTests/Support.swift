import Acquisition
import ELM327
import Foundation
import OBD
import Simulator
import Telemetry
import Testing
import Trips

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
func coverage(_ text: String) -> HealthScan.Coverage {
    let words = text.split(separator: " ", maxSplits: 3).map(String.init)
    return HealthScan.Coverage(
        ecu: ECUAddress(words[0])!, service: UInt8(words[1], radix: 16)!,
        outcome: HealthScan.Coverage.Outcome(rawValue: words[2])!, reason: words.count > 3 ? words[3] : nil)
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

/// A trip of which nothing is known but that it was.
func bareTrip(start: WallTime = morning) -> TripRecord {
    var summary = TripSummary()
    summary.durationS = 12
    summary.samples = 3
    return TripRecord(id: nil, start: start, vin: nil, fuelPrice: 1.79, summary: summary)
}

/// What a scan of a simulated car finds.
func scanned(_ name: String, isQuick: Bool = false) throws -> HealthScan {
    let car = try #require(VirtualCar.named(name))
    let transport = SimulatedTransport(device: "sim:\(name)", car: car, pace: .maximum, interruptDescriptor: -1)
    return try HealthScanner(session: Session(adapter: Adapter(transport: transport)), isQuick: isQuick).run()
}

/// Compares a text with a file of Tests/ScanTexts, which OBDMECH_REWRITE=1 writes anew.
func compare(_ lines: [String], with name: String) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../ScanTexts/\(name)")
    let text = lines.map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["OBDMECH_REWRITE"] != nil {
        try text.write(to: path, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOf: path, encoding: .utf8)
    #expect(text == expected, "if it is right now: OBDMECH_REWRITE=1 swift test --filter ReportsTests")
}
