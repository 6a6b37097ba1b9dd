import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct TripLineTests {
    @Test(arguments: [
        ("driving", "0:12:30   52 km/h  1850 rpm    8.32 km   0.76 L    9.2 L/100 km   90 °C  14.1 V"),
        ("us", "0:12:30   32 mph  1850 rpm    5.17 mi  0.202 gal   25.6 mpg  194 °F  14.1 V"),
        ("silent", "0:12:30    - km/h     - rpm    8.32 km   0.76 L    9.2 L/100 km   90 °C  14.1 V"),
        ("electric", "0:12:30   52 km/h     9 kW    8.32 km   1.21 kWh   14.6 kWh/100 km   76%  14.1 V"),
        ("nothing", "0:00:00    - km/h     - rpm       - km      - L      - L/100 km    - °C     - V"),
    ])
    func aLine(name: String, line: String) throws {
        let moment = try #require(TripPanelTests.moments.first { $0.name == name })
        #expect(TripLine.text(moment.snapshot, units: moment.units) == line)
    }

    @Test func gasIsSoldByMass() {
        var snapshot = TripPanelTests.moments[0].snapshot
        snapshot.summary.fuelL = nil
        snapshot.summary.fuelKg = 3.2
        #expect(TripLine.text(snapshot, units: .metric).contains("   3.20 kg      - L/100 km"))
    }

    @Test func whatHappens() {
        let trip = richTrip()
        #expect(
            TripLine.text(trip.alerts[0], origin: trip.origin, units: .metric)
                == "0:12:31  alert: coolant 115 °C, limit 112 °C: stop and let the engine cool down")
        #expect(
            TripLine.text(trip.summary.events[5], origin: trip.origin, units: .us)
                == "0:06:41  sharp braking, 9.0 mph/s, for 3 s")
    }
}
