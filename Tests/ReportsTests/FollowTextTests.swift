import Documents
import Formats
import Routes
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct FollowTextTests {
    private func reading(_ seconds: Double, _ metres: Double) throws -> PaceMeter.Reading {
        let path = try #require(
            RoutePath(
                (0...50).map {
                    Checkpoint(
                        place: GeoPoint(latitude: 48, longitude: 11 + Double($0) * 0.0003), alongM: Double($0) * 20,
                        timeS: Double($0) * 2)
                }))
        let reference = try #require(PaceReference(path))
        var meter = PaceMeter(against: reference, startedAt: .zero.advanced(bySeconds: -10))
        return meter.take(alongM: metres, drivenM: 0, at: .zero.advanced(bySeconds: metres / 10 - 10 - seconds))
    }

    @Test func thePaceIsInSecondsAndMeters() throws {
        #expect(FollowText.text(try reading(12, 400), .metric) == "12 s ahead, 120 m")
        #expect(FollowText.text(try reading(-75, 400).self, .metric).hasPrefix("1 min 15 s behind"))
        #expect(FollowText.text(try reading(12, 400), .us) == "12 s ahead, 394 ft")
        #expect(FollowText.text(try reading(0.2, 400), .metric) == "on pace")
    }

    @Test func linesAreJSON() throws {
        let time = Instant.zero.advanced(bySeconds: 7)
        #expect(
            TripDocuments.line(.deviation(isOn: true, distanceM: 41.24, at: time), origin: .zero)?.line
                == #"{"type":"deviation","t":7,"on":true,"distanceM":41.2}"#)
        let place = FollowEvent.place(alongM: 800, leftM: 4210.26, at: time)
        #expect(
            TripDocuments.line(place, origin: .zero)?.line == #"{"type":"place","t":7,"alongM":800,"leftM":4210.3}"#)
        #expect(FollowText.text(place, .metric) == "4.2 km left")
        #expect(TripDocuments.line(.arrived(at: time), origin: .zero)?.line == #"{"type":"arrived","t":7}"#)
        #expect(TripDocuments.line(.refused(distanceM: 3), origin: .zero) == nil)
        let advice = Guide.Advice(kind: .sharpLeft, distanceM: 350, isWayBack: false)
        #expect(
            TripDocuments.line(.guide(advice, at: time), origin: .zero)?.line
                == #"{"type":"guide","t":7,"turn":"sharp left","distanceM":350,"wayBack":false,"newWay":false}"#)
        #expect(FollowText.text(advice, .metric, isUnicode: true) == "↙ 350 m")
        #expect(FollowText.text(.guide(advice, at: time), .metric) == "<< 350 m sharp left")
        var other = advice
        other.isNewWay = true
        #expect(FollowText.text(other, .metric, isUnicode: true) == "new route ↙ 350 m")
        let found = FollowEvent.newWay(lengthM: 3140.26, leadsToEnd: true, at: time)
        #expect(
            TripDocuments.line(found, origin: .zero)?.line == #"{"type":"newWay","t":7,"lengthM":3140.3,"toEnd":true}"#)
        #expect(FollowText.text(found, .metric) == "new route to the destination, 3.1 km")
        #expect(
            FollowText.text(.newWay(lengthM: 310, leadsToEnd: false, at: time), .metric)
                == "new route back to the route, 310 m")
    }
}
