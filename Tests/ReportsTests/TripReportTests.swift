import Documents
import Formats
import OBD
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct TripReportTests {
    @Test func theSummaryLine() {
        #expect(
            TripDocuments.line(fullTrip()).line
                == #"{"type":"summary","id":3,"start":"2026-11-21T09:18:31Z","end":"2026-11-21T09:38:31Z","#
                + #""vin":"1HGCM82633A004352","distanceKm":8.3224,"durationS":1199.992,"coveredS":1199.957,"#
                + #""uncoveredS":0.035,"idleS":370.081,"averageSpeedKmh":24.97,"maxSpeedKmh":60,"averageEngineSpeedRpm":1399,"#
                + #""maxEngineSpeedRpm":2034.25,"fuelL":0.7648,"averageMpgUs":25.6,"averageLPer100Km":9.19,"#
                + #""fuelCost":1.37,"fuelPrice":1.79,"fuelMethod":"massAirFlow","maxCoolantC":90,"minVoltage":14.136,"#
                + #""sharpAccelerations":0,"sharpBrakings":0,"overSpeedS":0,"score":87,"samples":32001,"events":[],"alerts":[]}"#
        )
    }

    @Test func unknownValuesAreLeftOut() {
        #expect(
            TripDocuments.line(bareTrip()).line
                == #"{"type":"summary","start":"2026-11-21T09:18:31Z","end":"2026-11-21T09:18:43Z","durationS":12,"#
                + #""coveredS":0,"uncoveredS":12,"fuelPrice":1.79,"fuelMethod":"none","samples":3,"events":[],"alerts":[]}"#
        )
    }

    /// What is known to be nothing is said to be: a trip that stood still on no fuel.
    @Test func nothingIsAValueToo() {
        var trip = bareTrip()
        trip.summary.distanceKm = 0
        trip.summary.fuelL = 0
        trip.summary.idleS = 0
        let line = TripDocuments.line(trip).line
        for member in [#""distanceKm":0,"#, #""fuelL":0,"#, #""idleS":0,"#, #""fuelCost":0,"#] {
            #expect(line.contains(member), "\(member)")
        }
        #expect(!line.contains("average"))
    }

    @Test func theStartLine() {
        #expect(
            TripDocuments.line(
                TripDocuments.Start(
                    id: 12, at: morning, device: "sim:city", bus: .can11Bit500, vin: "1HGCM82633A004352")
            ).line
                == #"{"type":"start","trip":12,"time":"2026-11-21T09:18:31Z","device":"sim:city","#
                + #""protocol":{"number":"6","name":"ISO 15765-4 (CAN 11/500)"},"vin":"1HGCM82633A004352"}"#)
        #expect(
            TripDocuments.line(
                TripDocuments.Start(id: nil, at: morning, device: "/dev/x", bus: nil, vin: nil)
            ).line
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
        #expect(TripDocuments.line(sample, origin: origin).line == #"{"type":"sample",\#(members)}"#)
        let time = "2026-11-21T09:18:31.250Z"
        let timed = TripDocuments.line(sample, origin: origin, time: morning).line
        let timedMembers = members.replacing(",\"signal\"", with: #","time":"\#(time)","signal""#)
        #expect(timed == #"{"type":"sample",\#(timedMembers)}"#)
    }

    @Test func theErrorLine() {
        #expect(
            TripDocuments.line(SourceError(.bus, "the bus sleeps", advice: "wake it")).line
                == #"{"type":"error","step":"bus","message":"the bus sleeps","advice":"wake it"}"#)
    }

    /// Times of events and alerts count from the trip's start.
    @Test func allThatATripCanTell() {
        let line = TripDocuments.line(richTrip()).line
        for members in [
            #""driver":"Anna","tags":["commute","rain"],"note":"detour by the quarry","distanceKm":8.3224,"#
                + #""distanceSource":"speedAndOdometer","distanceUncertaintyPercent":0.9,"odometerKm":84231.4,"#
                + #""odometerDifferenceKm":0.14,"engineOffKm":1.25,"durationS":1320,"coveredS":1180,"uncoveredS":20,"#
                + #""pausedS":120,"movingS":809.9,"idleS":370.081,"#,
            #""fuelMethod":"massAirFlow","fuelKind":"e10","fuelUncertaintyPercent":10,"fuelCutS":95,"#,
            #""sharpAccelerations":1,"sharpBrakings":2,"overSpeedS":32,"#,
            #"{"t":61.5,"kind":"sharpAcceleration","peak":3.14,"durationS":2.1},"#,
            #""alerts":[{"t":751,"kind":"coolantHot","value":115,"limit":112},{"t":752,"kind":"lampOn","value":1,"#
                + #""limit":0}]}"#,
        ] {
            #expect(line.contains(members), "\(members)\n\(line)")
        }
    }

    @Test func whatHappensOnTheWay() {
        let trip = richTrip()
        #expect(
            TripDocuments.line(trip.alerts[0], origin: trip.origin).line
                == #"{"type":"alert","t":751,"kind":"coolantHot","value":115,"limit":112}"#)
        #expect(
            TripDocuments.line(trip.summary.events[1], origin: trip.origin).line
                == #"{"type":"event","t":61.5,"kind":"sharpAcceleration","peak":3.14,"durationS":2.1}"#)
    }
}
