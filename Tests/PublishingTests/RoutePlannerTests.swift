import Formats
import Telemetry
import Testing

@testable import Publishing

@Suite(.timeLimit(.minutes(20))) struct RoutePlannerTests {
    private static let start = "2026-11-28T12:00:00.000Z"

    private func sample(_ name: String, _ value: Double) -> String {
        #"{"type": "sample", "signal": "\#(name)", "value": \#(value), "time": "\#(Self.start)"}"#
    }

    /// A drive, a value a second.
    private func telemetry(
        kmh: [Double], amperes: [Double], more: [(String, Double)] = [("stateOfCharge", 71.5)],
        position: PublishedPosition? = nil
    ) -> JSON? {
        var values = LiveValues()
        var planner = RoutePlanner()
        for (name, value) in more { values.add(line: sample(name, value)) }
        values.add(line: sample("hybridBatteryVoltage", 400))
        for (second, (kmh, amperes)) in zip(kmh, amperes).enumerated() {
            values.add(line: sample("vehicleSpeed", kmh))
            values.add(line: sample("hybridBatteryCurrent", amperes))
            planner.add(values, at: Instant.zero.advanced(bySeconds: Double(second)))
        }
        return planner.telemetry(values, position: position, carModel: "x:y:1")
    }

    private let accelerates = (0...10).map { Double($0) * 8 }

    /// Power is positive out of the battery, whichever sign the car's own current has.
    @Test(arguments: [1.0, -1.0]) func powerIsOutOfTheBattery(sign: Double) throws {
        let amperes = accelerates.map { $0 > 0 ? 100 * sign : 0 }
        let driving = try #require(telemetry(kmh: accelerates, amperes: amperes))
        #expect(driving["power"]?.double == 40 && driving["current"]?.double == 100)
        #expect(
            driving["soc"]?.double == 71.5 && driving["speed"]?.double == 80 && driving["car_model"]?.text == "x:y:1")
        #expect(driving["utc"]?.double == 1_795_867_200 && driving["is_charging"]?.double == 0)
        let parked = try #require(telemetry(kmh: accelerates + [0], amperes: amperes + [-50 * sign]))
        #expect(parked["power"]?.double == -20 && parked["is_charging"]?.double == 1)
        // An engine that runs charges the battery of a hybrid.
        let hybrid = try #require(
            telemetry(
                kmh: accelerates + [0], amperes: amperes + [-50 * sign],
                more: [("hybridBatteryCharge", 50), ("engineSpeed", 1200)]))
        #expect(hybrid["soc"]?.double == 50 && hybrid["is_charging"]?.double == 0)
    }

    @Test func whatIsNotKnownIsLeftOut() throws {
        let standing = try #require(telemetry(kmh: [0, 0], amperes: [10, 10]))
        for name in ["power", "current", "is_charging", "lat", "lon", "soh"] {
            #expect(standing[name] == nil, "\(name)")
        }
        #expect(standing["voltage"]?.double == 400)
        #expect(telemetry(kmh: [0], amperes: [1], more: []) == nil)
        var position = PublishedPosition(time: WallTime(microseconds: 0))
        position.add(Sample(.latitude, 48.1, at: .zero))
        position.add(Sample(.longitude, 11.5, at: .zero))
        let placed = try #require(telemetry(kmh: [0], amperes: [0], position: position))
        #expect(placed["lat"]?.double == 48.1 && placed["lon"]?.double == 11.5)
    }

    @Test func body() {
        let body = RoutePlanner.body(.object([("soc", .integer(5))]), key: "k&", token: "t=")
        #expect(body == "api_key=k%26&token=t%3D&tlm=%7B%22soc%22%3A5%7D")
    }
}
