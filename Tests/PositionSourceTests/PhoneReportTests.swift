import Interchange
import Telemetry
import Testing

@testable import PositionSource

@Suite(.timeLimit(.minutes(20))) struct PhoneReportTests {
    private func report(_ parameters: String, body: String = "") -> PhoneReport {
        PhoneReport(parameters: URLParameters.read(parameters), body: Array(body.utf8))
    }

    @Test func traccarClientTellsKnots() throws {
        let report = report(
            "id=472&lat=48.2&lon=11.6&timestamp=1800000000&speed=10&bearing=90&altitude=520.5&accuracy=5&batt=80")
        let fix = try #require(report.fixes.first)
        #expect(report.phone == "472")
        #expect(fix.latitude == 48.2 && fix.longitude == 11.6)
        #expect(fix.speedKmh == 18.52)
        #expect(fix.courseDeg == 90 && fix.altitudeM == 520.5)
        #expect(fix.errorM.map { abs($0 - 8.1) < 0.01 } == true)
        #expect(fix.time == WallTime(microseconds: 1_800_000_000_000_000))
    }

    @Test(arguments: ["1800000000000", "2027-01-15T08:00:00Z", "2027-01-15 08:00:00"]) func times(text: String) throws {
        let fix = try #require(report("id=1&lat=1&lon=2&timestamp=\(text)").fixes.first)
        #expect(fix.time == WallTime(microseconds: 1_800_000_000_000_000))
    }

    @Test func aFormIsAsGoodAsAnAddress() throws {
        let fix = try #require(report("", body: "id=a%20b&lat=-33.9&lon=18%2E4&speed=-1").fixes.first)
        #expect(fix.latitude == -33.9 && fix.longitude == 18.4 && fix.speedKmh == nil)
    }

    @Test func traccarClientTellsJSON() throws {
        let report = report(
            "",
            body: """
                {"location":{"timestamp":"2027-01-15T08:00:00.000Z","coords":{"latitude":48.2,"longitude":11.6,
                "accuracy":10,"speed":10,"heading":-1,"altitude":500}},"device_id":"123"}
                """)
        let fix = try #require(report.fixes.first)
        #expect(report.phone == "123" && fix.speedKmh == 36 && fix.courseDeg == nil)
        #expect(fix.time == WallTime(microseconds: 1_800_000_000_000_000))
    }

    @Test func ownTracks() throws {
        let report = report(
            "",
            body:
                #"{"_type":"location","tid":"ab","lat":48.2,"lon":11.6,"tst":1800000000,"vel":50,"cog":180,"acc":4,"alt":5}"#
        )
        let fix = try #require(report.fixes.first)
        #expect(report.phone == "ab" && fix.speedKmh == 50 && fix.courseDeg == 180)
    }

    /// With values of the car, and the answer without which Torque sends the same again.
    @Test func torque() throws {
        let report = report(
            "eml=a%40b.example&v=9&session=1799999000000&id=abc&time=1800000000000&kff1005=11.6&kff1006=48.2&kff1001=51"
                + "&kff1007=90&kff1010=520.5&kff1239=5&kd=50&kc=1850.5&k5=88&k42=14.1&kff1203=12&kx=1")
        let fix = try #require(report.fixes.first)
        #expect(report.phone == "abc" && report.response == "OK!")
        #expect(fix.latitude == 48.2 && fix.longitude == 11.6 && fix.speedKmh == 51 && fix.courseDeg == 90)
        #expect(fix.altitudeM == 520.5 && fix.errorM.map { abs($0 - 8.1) < 0.01 } == true)
        #expect(fix.time == WallTime(microseconds: 1_800_000_000_000_000))
        #expect(report.values == [.engineSpeed: 1850.5, .coolantTemperature: 88, .controlModuleVoltage: 14.1])
    }

    /// The first upload of a session only names values.
    @Test(arguments: [
        "v=9&session=1&id=a&time=1800000000000&userShortName05=Coolant&userUnit05=C",
        "v=9&session=1&id=a&time=1800000000000&profileName=Golf", "v=9&session=1&id=a&time=1800000000000&kc=800",
    ]) func anUploadOfTorqueWithoutAPosition(parameters: String) {
        let report = report(parameters)
        #expect(report.fixes.isEmpty && report.response == "OK!")
    }

    @Test(arguments: [
        "", "{", "[]", #"{"_type":"lwt","tst":1}"#, #"{"_type":"location"}"#, "lat=x&lon=2", "lat=1",
        #"{"location":{"coords":7}}"#, #"{"location":[1,2,"a"]}"#, "[[[[[", "lat=nan&lon=inf",
    ]) func whatIsNoPositionIsNone(body: String) {
        #expect(report("", body: body).fixes.allSatisfy { $0.batch(at: .zero) == nil })
    }
}

@Suite(.timeLimit(.minutes(20))) struct PhoneRequestTests {
    private func progress(_ text: String, piece: Int = .max) -> PhoneRequest.Progress {
        var request = PhoneRequest()
        var rest = Array(text.utf8)[...]
        while true {
            let progress = request.add(rest.prefix(piece))
            rest = rest.dropFirst(piece)
            if case .incomplete = progress, !rest.isEmpty { continue }
            return progress
        }
    }

    @Test(arguments: [1, 7, Int.max]) func whateverThePieces(piece: Int) throws {
        let text =
            "POST /pub?token=abc%21 HTTP/1.1\r\nHost: x\r\nAuthorization: Basic dXNlcjpzZWNyZXQ6MQ==\r\n"
            + "Content-Length: 5\r\n\r\nhello"
        guard case .done(let parameters, let tokens, let body) = progress(text, piece: piece) else {
            Issue.record("not complete")
            return
        }
        #expect(parameters == ["token": "abc!"])
        #expect(tokens == ["abc!", "user", "secret:1"])
        #expect(body == Array("hello".utf8))
    }

    @Test(arguments: [
        ("GET\r\n\r\n", 400), ("GET / FTP/1\r\n\r\n", 400), ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nContent-Length: 70000\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
        ("GET /" + String(repeating: "a", count: 9000), 413),
        ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 9000) + "\r\n\r\n", 413),
    ]) func whatIsRefused(text: String, status: Int) {
        guard case .refused(let found) = progress(text) else {
            Issue.record("accepted")
            return
        }
        #expect(found.rawValue == status)
    }

    @Test func aBodyMayBeWaitedFor() {
        let text = "POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n"
        guard case .expectsContinue = progress(text) else {
            Issue.record("not expected")
            return
        }
    }
}

@Suite(.timeLimit(.minutes(20))) struct PhoneSentencesTests {
    private static let sentence = "$GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*6A\r\n"

    @Test func withoutATokenNoneIsNeeded() {
        var sentences = PhoneSentences(token: nil)
        #expect(sentences.add(Self.sentence.utf8, at: .zero).isEmpty)
        #expect(sentences.pass(to: Instant.zero.advanced(bySeconds: 1)).first?.fix.latitude.map { Int($0) } == 48)
    }

    @Test func theTokenIsTheFirstLine() {
        let token = Array("correct-horse".utf8)
        var sentences = PhoneSentences(token: token)
        _ = sentences.add(("correct-horse\n" + Self.sentence).utf8, at: .zero)
        #expect(sentences.pass(to: Instant.zero.advanced(bySeconds: 1)).count == 1)
        var wrong = PhoneSentences(token: token)
        _ = wrong.add(Self.sentence.utf8, at: .zero)
        #expect(wrong.isRefused)
        #expect(wrong.pass(to: Instant.zero.advanced(bySeconds: 1)).isEmpty)
    }

    @Test func aLineWithoutAnEndTakesNoMemory() {
        var sentences = PhoneSentences(token: nil)
        for _ in 0..<100 { _ = sentences.add([UInt8](repeating: 0x41, count: 10_000), at: .zero) }
        _ = sentences.add(("\n" + Self.sentence).utf8, at: .zero)
        #expect(sentences.pass(to: Instant.zero.advanced(bySeconds: 1)).count == 1)
    }
}

@Suite(.timeLimit(.minutes(20))) struct PositionListenerTests {
    @Test func othersNeedAToken() {
        for host in ["0.0.0.0", "::", "192.0.2.1"] {
            #expect(throws: PositionError.self) {
                try PositionListener(host: host, port: 0, token: nil, isPrimary: false)
            }
        }
        #expect(throws: PositionError.weakToken(8)) {
            try PositionListener(host: nil, port: 0, token: "short", isPrimary: false)
        }
    }
}
