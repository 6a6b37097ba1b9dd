import ELM327
import Foundation
import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Trips
import VehicleSource

@testable import Pages
@testable import Reports

/// 2026-11-21T09:18:31.25Z.
let morning = WallTime(microseconds: 1_795_252_711_250_000)

/// A minute and a half of driving: a stop, 20 s without speed, and a value every 0.5 s else.
func samples() -> [Sample] {
    var samples: [Sample] = []
    for step in 0..<180 {
        let seconds = Double(step) / 2
        let time = Instant.zero.advanced(bySeconds: seconds)
        if !(50..<70).contains(seconds) {
            samples.append(Sample(.vehicleSpeed, seconds < 5 ? 0 : min(70, (seconds - 5) * 2).rounded(), at: time))
        }
        samples.append(Sample(.engineSpeed, 800 + Double(step % 40) * 25.25, at: time))
        samples.append(Sample(.engineFuelRate, 2 + Double(step % 7) * 0.05, at: time))
        guard step % 20 == 0 else { continue }
        samples.append(Sample(.coolantTemperature, 60 + Double(step) / 20, at: time))
        samples.append(Sample(.intakeAirTemperature, 30, at: time))
        samples.append(Sample(.fuelType, 1, at: time))
    }
    return samples
}

/// The trip of `samples`, with all that a person may add to it.
func shortTrip() -> TripRecord {
    var summary = TripEngine.summary(TripParameters()) { take in for sample in samples() { take(sample) } }
    summary.events.append(
        DrivingEvent(.sharpBraking, from: Instant.zero.advanced(bySeconds: 49), durationS: 1.5, peak: 4.02))
    var trip = TripRecord(id: 7, start: morning, vin: "1HGCM82633A004352", fuelPrice: 1.79, summary: summary)
    trip.device = "replay:anna.txt"
    trip.driver = "Anna <b>"
    trip.tags = ["rain & wind"]
    trip.note = "\"quoted\""
    trip.currency = "EUR"
    trip.alerts = [Alert(.coolantHot, at: Instant.zero.advanced(bySeconds: 75), value: 115, limit: 112)]
    return trip
}

func curves(_ units: UnitSystem = .metric) -> TripCurves {
    TripCurves(SampleColumns(samples()), units: units)
}

/// What a scan of a simulated car finds.
func scanned(_ name: String) throws -> HealthScan {
    let car = try #require(VirtualCar.named(name))
    let transport = SimulatedTransport(
        device: "sim:\(name)", car: car, pace: .maximum, quirks: [], interruptDescriptor: -1)
    return try HealthScanner(session: Session(adapter: Adapter(transport: transport)), isQuick: false).run()
}

/// Compares the content of a page with a file of Tests/PageTexts, which OBDMECH_REWRITE=1 writes anew.
func compare(_ page: Page, with name: String) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../PageTexts/\(name).html")
    try ExpectationFile(path.path).expect(page.body.text, filter: "PagesTests")
}
