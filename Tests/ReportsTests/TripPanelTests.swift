import Telemetry
import Testing
import Trips

@testable import Reports

@Suite struct TripPanelTests {
    static let snapshots: [(String, TripSnapshot)] = {
        func snapshot(_ speed: Double, silentS: Double = 0, fuelPrice: Double? = 1.79) -> TripSnapshot {
            var engine = TripEngine()
            for second in 0...600 {
                let time = Instant(nanoseconds: Int64(second) * 1_000_000_000)
                engine.take(Sample(.vehicleSpeed, second == 600 ? speed : 50, at: time))
                engine.take(Sample(.engineSpeed, 1850, at: time))
                engine.take(Sample(.massAirFlow, 11, at: time))
                engine.take(Sample(.coolantTemperature, -8, at: time))
                engine.take(Sample(.controlModuleVoltage, 14.14, at: time))
            }
            return TripSnapshot(
                engine: engine, now: Instant(nanoseconds: Int64((600 + silentS) * 1e9)),
                fuelPrice: fuelPrice, samplesPerSecond: silentS > 0 ? nil : 26.6, silentS: silentS)
        }
        var young = TripEngine()
        young.take(Sample(.vehicleSpeed, 0, at: .zero))
        return [
            ("driving", snapshot(50)), ("standing", snapshot(0, fuelPrice: nil)), ("silent", snapshot(50, silentS: 83)),
            (
                "young",
                TripSnapshot(
                    engine: young, now: .zero, fuelPrice: 1.79, samplesPerSecond: nil, silentS: 0)
            ),
            (
                "empty",
                TripSnapshot(
                    engine: TripEngine(), now: .zero, fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
            ),
        ]
    }()

    private static let narrow = [
        "driving":
            """
        Trip          0:10:00
        Speed         50 km/h   max 50
        Engine       1850 rpm   max 1850
        Economy      32.5 mpg   avg 32.5 mpg US
        Distance      8.33 km   avg 50.0 km/h
        Fuel           0.60 L   cost 1.08
        Coolant         -8 °C
        Voltage        14.1 V   min 14.1

        27 samples/s, Ctrl-C ends the trip
        """,
        "standing":
            """
        Trip          0:10:00
        Speed          0 km/h   max 50
        Engine       1850 rpm   max 1850
        Economy       3.6 L/h   avg 32.5 mpg US
        Distance      8.33 km   avg 50.0 km/h
        Fuel           0.60 L
        Coolant         -8 °C
        Voltage        14.1 V   min 14.1

        27 samples/s, Ctrl-C ends the trip
        """,
        "silent":
            """
        Trip          0:11:23
        Speed          - km/h   max 50
        Engine          - rpm   max 1850
        Economy         - mpg   avg 32.5 mpg US
        Distance      8.33 km   avg 50.0 km/h
        Fuel           0.60 L   cost 1.08
        Coolant         -8 °C
        Voltage        14.1 V   min 14.1

        no answer for 1 min 23 s
        """,
        "young":
            """
        Trip          0:00:00
        Speed          0 km/h   max 0
        Engine          - rpm   max -
        Economy         - L/h   avg - mpg US
        Distance      0.00 km   avg - km/h
        Fuel              - L
        Voltage           - V   min -

        Ctrl-C ends the trip
        """,
        "empty":
            """
        Trip          0:00:00
        Speed          - km/h   max -
        Engine          - rpm   max -
        Economy         - mpg   avg - mpg US
        Distance         - km   avg - km/h
        Fuel              - L
        Voltage           - V   min -

        Ctrl-C ends the trip
        """,
    ]

    /// It is no wider than 40 columns, so that more room changes nothing.
    @Test(arguments: snapshots, [40, 80, 120]) func lines(snapshot: (name: String, value: TripSnapshot), width: Int) {
        #expect(TripPanel.lines(snapshot.value, width: width).joined(separator: "\n") == Self.narrow[snapshot.name])
    }

    @Test(arguments: snapshots) func everyLineFits(snapshot: (name: String, value: TripSnapshot)) {
        for width in 0...50 {
            let lines = TripPanel.lines(snapshot.value, width: width)
            #expect(lines.allSatisfy { $0.count <= width && !$0.hasSuffix(" ") }, "\(width): \(lines)")
            #expect(lines.count == TripPanel.lines(snapshot.value, width: 80).count)
        }
    }

    @Test(
        arguments: zip(
            snapshots,
            [
                "0:10:00   50 km/h  1850 rpm    8.33 km   0.60 L   32.5 mpg US   -8 °C  14.1 V",
                "0:10:00    0 km/h  1850 rpm    8.33 km   0.60 L   32.5 mpg US   -8 °C  14.1 V",
                "0:11:23    - km/h     - rpm    8.33 km   0.60 L   32.5 mpg US   -8 °C  14.1 V",
                "0:00:00    0 km/h     - rpm    0.00 km      - L      - mpg US    - °C     - V",
                "0:00:00    - km/h     - rpm       - km      - L      - mpg US    - °C     - V",
            ]))
    func plainLine(snapshot: (name: String, value: TripSnapshot), line: String) {
        #expect(TripPanel.plainLine(snapshot.value) == line)
    }

    @Test func theAdaptersVoltageStandsInForTheCars() {
        var engine = TripEngine()
        func voltage() -> Double? {
            TripSnapshot(
                engine: engine, now: .zero, fuelPrice: nil, samplesPerSecond: nil, silentS: 0
            ).voltage
        }
        engine.take(Sample(.adapterVoltage, 12.1, at: .zero))
        #expect(voltage() == 12.1)
        engine.take(Sample(.controlModuleVoltage, 14.2, at: .zero))
        #expect(voltage() == 14.2)
    }

    /// A closed throttle downhill makes thousands of miles a gallon.
    @Test func absurdMileageIsCut() {
        var engine = TripEngine()
        engine.take(Sample(.vehicleSpeed, 120, at: .zero))
        engine.take(Sample(.massAirFlow, 0.01, at: .zero))
        let snapshot = TripSnapshot(
            engine: engine, now: .zero, fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
        #expect(TripPanel.lines(snapshot, width: 80)[3] == "Economy     999.0 mpg   avg - mpg US")
    }

    @Test(arguments: [(2.9, false), (3, true), (61, true)]) func silenceIsToldAfterAWhile(seconds: Double, isTold: Bool)
    {
        let snapshot = TripSnapshot(
            engine: TripEngine(), now: .zero, fuelPrice: nil, samplesPerSecond: nil, silentS: seconds)
        #expect((TripPanel.lines(snapshot, width: 80).last?.contains("no answer") == true) == isTold)
    }
}
