import OBD
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite struct TripReportTests {
    @Test(arguments: [
        (
            fullTrip(), 3600, 40,
            """
            Trip      3, 2026-11-21 10:18 to 10:38,
                      20 min 0 s
            Distance  8.32 km
            Speed     25.0 km/h on average, 60 at
                      most
            Engine    1399 rpm on average, 2034 at
                      most
            Fuel      0.76 L, 9.2 L/100 km (25.6 mpg
                      US)
            Cost      1.37
            Coolant   90 °C at most
            Voltage   14.1 V at least
            Idle      6 min 10 s
            """
        ),
        (
            fullTrip(), 3600, 80,
            """
            Trip      3, 2026-11-21 10:18 to 10:38, 20 min 0 s
            Distance  8.32 km
            Speed     25.0 km/h on average, 60 at most
            Engine    1399 rpm on average, 2034 at most
            Fuel      0.76 L, 9.2 L/100 km (25.6 mpg US)
            Cost      1.37
            Coolant   90 °C at most
            Voltage   14.1 V at least
            Idle      6 min 10 s
            """
        ),
        (
            bareTrip(), 0, 40,
            """
            Trip      2026-11-21 09:18 to 09:18, 12
                      s
            Distance  not known
            Fuel      not known: the vehicle does
                      not report air flow
            """
        ),
        (
            bareTrip(), 0, 80,
            """
            Trip      2026-11-21 09:18 to 09:18, 12 s
            Distance  not known
            Fuel      not known: the vehicle does not report air flow
            """
        ),
    ])
    func text(trip: TripRecord, utcOffsetS: Int, width: Int, text: String) {
        #expect(TripReport.text(trip, utcOffsetS: utcOffsetS, width: width).joined(separator: "\n") == text)
    }

    @Test func theSummaryLine() {
        #expect(
            TripReport.summaryLine(fullTrip()).line
                == #"{"type":"summary","id":3,"start":"2026-11-21T09:18:31Z","end":"2026-11-21T09:38:31Z","#
                + #""vin":"1HGCM82633A004352","distanceKm":8.3224,"durationS":1199.992,"coveredS":1199.957,"#
                + #""idleS":370.081,"averageSpeedKmh":24.97,"maxSpeedKmh":60,"averageEngineSpeedRpm":1399,"#
                + #""maxEngineSpeedRpm":2034.25,"fuelL":0.7648,"averageMpgUs":25.6,"averageLPer100Km":9.19,"#
                + #""fuelCost":1.37,"fuelMethod":"massAirFlow","maxCoolantC":90,"minVoltage":14.136,"samples":32001}"#)
    }

    @Test func unknownValuesAreLeftOut() {
        #expect(
            TripReport.summaryLine(bareTrip()).line
                == #"{"type":"summary","start":"2026-11-21T09:18:31Z","end":"2026-11-21T09:18:43Z","durationS":12,"#
                + #""coveredS":0,"samples":3}"#)
    }

    /// What is known to be nothing is said to be: a trip that stood still on no fuel.
    @Test func nothingIsAValueToo() {
        var trip = bareTrip()
        (trip.summary.distanceKm, trip.summary.fuelL, trip.summary.idleS) = (0, 0, 0)
        let line = TripReport.summaryLine(trip).line
        for member in [#""distanceKm":0,"#, #""fuelL":0,"#, #""idleS":0,"#, #""fuelCost":0,"#] {
            #expect(line.contains(member), "\(member)")
        }
        #expect(!line.contains("average"))
    }

    @Test func theStartLine() {
        #expect(
            TripReport.startLine(
                id: 12, at: morning, device: "sim:city", bus: .can11Bit500, vin: "1HGCM82633A004352"
            ).line
                == #"{"type":"start","trip":12,"time":"2026-11-21T09:18:31Z","device":"sim:city","#
                + #""protocol":{"number":"6","name":"ISO 15765-4 (CAN 11/500)"},"vin":"1HGCM82633A004352"}"#)
        #expect(
            TripReport.startLine(id: nil, at: morning, device: "/dev/x", bus: nil, vin: nil).line
                == #"{"type":"start","time":"2026-11-21T09:18:31Z","device":"/dev/x"}"#)
    }

    @Test(arguments: [
        (Signal.vehicleSpeed, 50.0, 0.0, #""t":0,"signal":"vehicleSpeed","value":50,"unit":"km/h""#),
        (.massAirFlow, 2.51, 1.23456, #""t":1.235,"signal":"massAirFlow","value":2.51,"unit":"g/s""#),
        (.coolantTemperature, -12, 3600, #""t":3600,"signal":"coolantTemperature","value":-12,"unit":"°C""#),
        (.controlModuleVoltage, 14.141, 0.5, #""t":0.5,"signal":"controlModuleVoltage","value":14.141,"unit":"V""#),
        (.engineSpeed, 776.25, 7, #""t":7,"signal":"engineSpeed","value":776.25,"unit":"rpm""#),
        (.adapterVoltage, 12.4, 7, #""t":7,"signal":"adapterVoltage","value":12.4,"unit":"V""#),
    ])
    func theSampleLine(signal: Signal, value: Double, seconds: Double, members: String) {
        let origin = Instant(nanoseconds: 123_456_789_000)
        let sample = Sample(signal, value, at: origin.advanced(bySeconds: seconds))
        #expect(TripReport.sampleLine(sample, origin: origin).line == #"{"type":"sample",\#(members)}"#)
    }

    @Test func theErrorLine() {
        #expect(
            TripReport.errorLine(ConnectionProblem(.bus, "the bus sleeps", advice: "wake it")).line
                == #"{"type":"error","step":"bus","message":"the bus sleeps","advice":"wake it"}"#)
    }

    /// Fuel and distance, and the words for them.
    @Test(
        arguments: [
            (0.7648, 8.3224, "0.76 L, 9.2 L/100 km (25.6 mpg US)"), (0.7648, nil, "0.76 L"), (0.7648, 0, "0.76 L"),
            (0, 8, "0.00 L, 0.0 L/100 km"), (nil, 8, "not known: the vehicle does not report air flow"),
        ] as [(Double?, Double?, String)])
    func fuel(fuelL: Double?, distanceKm: Double?, text: String) {
        var trip = bareTrip()
        (trip.summary.fuelL, trip.summary.distanceKm) = (fuelL, distanceKm)
        #expect(TripReport.fuel(trip) == text)
    }

    /// Duration, time covered and the line on gaps: beyond what starting and stopping leave.
    @Test(
        arguments: [
            (100, 100, nil), (100, 95, nil), (100, 94.4, "Gaps      6 s without speed, not counted"),
            (700, 600, "Gaps      1 min 40 s without speed, not counted"),
        ] as [(Double, Double, String?)])
    func gaps(durationS: Double, coveredS: Double, line: String?) {
        var trip = bareTrip()
        (trip.summary.durationS, trip.summary.coveredS, trip.summary.distanceKm) = (durationS, coveredS, 1)
        let lines = TripReport.text(trip, utcOffsetS: 0, width: 80)
        #expect(lines.first { $0.hasPrefix("Gaps") } == line)
        trip.summary.distanceKm = nil
        #expect(!TripReport.text(trip, utcOffsetS: 0, width: 80).contains { $0.hasPrefix("Gaps") })
    }

    @Test(
        arguments: [
            (nil, nil), (0.4, nil), (1, "Idle      1 s"), (370.1, "Idle      6 min 10 s"),
        ] as [(Double?, String?)])
    func idle(seconds: Double?, line: String?) {
        var trip = bareTrip()
        trip.summary.idleS = seconds
        #expect(TripReport.text(trip, utcOffsetS: 0, width: 80).first { $0.hasPrefix("Idle") } == line)
    }

    @Test func aTripAcrossMidnight() {
        let trip = fullTrip(start: morning.advanced(bySeconds: 14.6 * 3600))
        #expect(
            TripReport.text(trip, utcOffsetS: 0, width: 80).first
                == "Trip      3, 2026-11-21 23:54 to 00:14, 20 min 0 s")
    }
}
