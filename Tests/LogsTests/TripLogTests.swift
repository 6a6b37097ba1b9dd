import Telemetry
import Testing

@testable import Logs

@Suite struct TripLogTests {
    private func trips(_ text: String) throws -> [TripLog] { try TripLog.trips(of: text) }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2026-11-22T22:15:24.439Z", 1_795_385_724_439_000),
        ("2024-02-29T12:00:00+01:00", 1_709_204_400_000_000), ("2000-03-01 00:00:00Z", 951_868_800_000_000),
    ]) func times(text: String, microseconds: Int64) {
        #expect(WallTime(iso8601: text)?.microseconds == microseconds)
    }

    @Test(arguments: ["2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-11-22T24:00:00Z", "yesterday", ""])
    func noTimes(text: String) { #expect(WallTime(iso8601: text) == nil) }

    @Test func linesOfATrip() throws {
        let text = """
            {"type":"start","trip":1,"time":"2026-11-22T22:15:24Z","device":"/dev/ttyUSB0","vin":"1HGCM82633A004352"}
            {"type":"sample","t":0,"time":"2026-11-22T22:15:24Z","signal":"vehicleSpeed","value":10,"unit":"km/h"}
            {"type":"alert","kind":"overSpeed"}
            {"type":"sample","t":0.5,"time":"2026-11-22T22:15:24.5Z","signal":"engineSpeed","value":800,"unit":"rpm"}
            {"type":"summary","id":1,"driver":"Ann","tags":["work"],"note":"x","fuelPrice":1.5,"currency":"EUR"}
            {"type":"start","trip":2,"time":"2026-11-23T07:00:00Z","device":"/dev/ttyUSB0"}
            {"type":"sample","t":1,"time":"2026-11-23T07:00:01Z","signal":"vehicleSpeed","value":20,"unit":"km/h"}

            """
        let trips = try trips(text)
        #expect(trips.count == 2)
        let trip = try #require(trips.first)
        #expect(trip.vin == "1HGCM82633A004352" && trip.device == "/dev/ttyUSB0" && trip.driver == "Ann")
        #expect(trip.tags == ["work"] && trip.note == "x" && trip.fuelPrice == 1.5 && trip.currency == "EUR")
        #expect(trip.samples.map(\.value) == [10, 800] && trip.samples.map(\.signal) == [.vehicleSpeed, .engineSpeed])
        #expect(trip.samples[1].time == Instant(nanoseconds: 500_000_000))
        // The same trip each time, and another one than its neighbor.
        #expect(trip.fingerprint == (try self.trips(text))[0].fingerprint && trip.fingerprint != trips[1].fingerprint)
    }

    /// A log that begins in the middle, and one whose last line was cut off.
    @Test func incompleteLines() throws {
        let line =
            #"{"type":"sample","t":2,"time":"2026-11-22T22:15:26Z","signal":"vehicleSpeed","value":10,"unit":"km/h"}"#
        let trip = try #require(try trips(line + "\n" + line.prefix(40)).first)
        #expect(trip.samples.count == 1 && trip.start.microseconds == 1_795_385_724_000_000)
        #expect(throws: TripLog.Fault.invalid(line: 2)) { try trips(line + "\n{oops\n" + line + "\n") }
        #expect(throws: TripLog.Fault.notALog) { try trips("hello") }
    }
}
