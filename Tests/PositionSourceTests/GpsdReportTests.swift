import Interchange
import Telemetry
import Testing

@testable import PositionSource

@Suite(.timeLimit(.minutes(20))) struct GpsdReportTests {
    private func report(_ line: String) -> GpsdReport { GpsdReport(line.utf8) }

    @Test func theGreetingTellsTheProtocol() {
        #expect(
            report(#"{"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}"#)
                == .version(release: "3.22", major: 3))
    }

    @Test func aFixHasThreeDimensions() throws {
        let line = """
            {"class":"TPV","device":"/dev/pts/1","mode":3,"time":"2026-05-01T10:00:00.250Z","ept":0.005,"lat":48.117,\
            "lon":11.516667,"altHAE":592.9,"altMSL":545.4,"alt":545.4,"track":84.4,"magtrack":81,"speed":11.5,"climb":0.1,\
            "eph":19.0}
            """
        guard case .fix(let fix, mode: 3, device: "/dev/pts/1") = report(line) else {
            Issue.record("no fix")
            return
        }
        #expect(fix.latitude == 48.117 && fix.longitude == 11.516667 && fix.altitudeM == 545.4)
        #expect(fix.speedKmh == 41.4 && fix.courseDeg == 84.4 && fix.errorM == 19)
        #expect(fix.time == WallTime(iso8601: "2026-05-01T10:00:00.25Z"))
        let batch = try #require(fix.batch(at: .zero))
        #expect(batch.samples.count == 6)
        #expect(batch.samples.allSatisfy { Signal.accompanying.contains($0.signal) })
    }

    @Test func withoutAFixThereIsOnlyATime() {
        guard
            case .fix(let fix, mode: 1, device: nil) = report(
                #"{"class":"TPV","mode":1,"time":"2026-05-01T10:00:00Z","lat":48,"lon":11}"#)
        else {
            Issue.record("no report")
            return
        }
        #expect(!fix.hasPosition && fix.time != nil && fix.batch(at: .zero) == nil)
    }

    @Test func theErrorIsMadeOfItsParts() {
        guard
            case .fix(let fix, _, _) = report(
                #"{"class":"TPV","mode":2,"lat":48,"lon":11,"epx":3,"epy":4,"alt":9,"speed":0.2,"track":310}"#)
        else {
            Issue.record("no report")
            return
        }
        #expect(fix.errorM == 5 && fix.altitudeM == nil)
        // Standing, the course is noise.
        #expect(fix.batch(at: .zero)?.samples.contains { $0.signal == .course } == false)
    }

    @Test func rotationAndErrors() {
        #expect(report(#"{"class":"ATT","gyro_z":-3.5,"heading":12}"#) == .motion(yawRate: -3.5, heading: 12))
        #expect(report(#"{"class":"IMU","gyro_z":1}"#) == .motion(yawRate: 1, heading: nil))
        #expect(report(#"{"class":"ERROR","message":"Unrecognized request"}"#) == .error("Unrecognized request"))
        #expect(report(#"{"class":"DEVICES","devices":[]}"#) == .devices(count: 0))
        #expect(report(#"{"class":"SKY","satellites":[]}"#) == .other)
        for line in ["", "{", "[1,2]", "nonsense", #"{"classes":"TPV"}"#, #"{"class":"DEVICES"}"#] {
            #expect(report(line) == .broken, "\(line)")
        }
    }

    @Test func valuesThatNoReceiverHasAreLeftOut() {
        for position in [#""lat":91,"lon":1"#, #""lat":0,"lon":0"#, #""lat":"north","lon":1"#, #""lat":48"#] {
            guard case .fix(let fix, _, _) = report(#"{"class":"TPV","mode":3,\#(position)}"#) else {
                Issue.record("no report")
                return
            }
            #expect(fix.batch(at: .zero) == nil, "\(position)")
        }
    }
}
