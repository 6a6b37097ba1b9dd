import Telemetry
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct NMEASentenceTests {
    static let rmc = "$GPRMC,123519.25,A,4807.038,N,01131.000,W,022.4,084.4,230526,003.1,W*5E"
    static let gga = "$GPGGA,123519.25,4807.038,N,01131.000,W,1,08,0.9,545.4,M,46.9,M,,*77"

    /// The sentence with the right checksum.
    static func checked(_ text: String) -> String {
        let body = text.dropFirst().prefix { $0 != "*" }
        let sum = body.utf8.reduce(0, ^)
        let digits = String(sum, radix: 16, uppercase: true)
        return "$\(body)*\(digits.utf8.count == 1 ? "0" + digits : digits)"
    }

    @Test func twoSentencesOfASecondAreOneFix() throws {
        var fixes = NMEAFixes()
        #expect(fixes.take(NMEASentence(Self.checked(Self.rmc))) == nil)
        #expect(fixes.take(NMEASentence(Self.checked(Self.gga))) == nil)
        let first = fixes.take(NMEASentence(Self.checked("$GPRMC,123520.25,V,,,,,,,230526,,")))
        let fix = try #require(first)
        #expect(abs(fix.latitude! - 48.1173) < 1e-9 && abs(fix.longitude! + 11.516666667) < 1e-9)
        #expect(abs(fix.speedKmh! - 41.4848) < 1e-9 && fix.courseDeg == 84.4 && fix.altitudeM == 545.4)
        #expect(abs(fix.errorM! - 8.55) < 1e-9)
        #expect(fix.time == WallTime(iso8601: "2026-05-23T12:35:19.25Z"))
        // The receiver warned: it has no position.
        #expect(fixes.finish()?.hasPosition == false)
    }

    @Test func sentencesThatAreDamagedAreRefused() {
        let right = Self.checked(Self.rmc)
        #expect(NMEASentence(right.replacing("4807", with: "4808")) == .broken)
        for line in ["", "$", "GPRMC", "$GPRMC,1*", "$GPRMC*ZZ", right.dropLast(3).description] {
            #expect(NMEASentence(line) == .broken, "\(line)")
        }
        #expect(NMEASentence(Self.checked("$GPGSV,3,1,11,,,*")) == .other)
        #expect(NMEASentence(Self.checked("$GPRMC,noon,A,,,,,,,230526,,")) == .broken)
    }
}
