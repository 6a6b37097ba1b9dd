import Telemetry
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct RaceChronoStreamTests {
    private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    private func fields(_ sentence: String?) throws -> [String] {
        let sentence = try #require(sentence)
        #expect(sentence.hasPrefix("$RC3,") && sentence.hasSuffix("\r\n"))
        let parts = sentence.dropFirst().dropLast().split(separator: "*")
        #expect(parts.count == 2 && parts[1] == RaceChronoStream.checksum(String(parts[0])))
        return parts[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// Example sentences of NMEA 0183.
    @Test(arguments: [
        ("GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,", "47"), ("GPGSV,4,4,13,39,31,170,27", "40"),
        ("AA", "00"), ("\n", "0A"),
    ])
    func checksums(text: String, sum: String) { #expect(RaceChronoStream.checksum(text) == sum) }

    @Test func aSentence() throws {
        var stream = RaceChronoStream()
        let told: [(Signal, Double)] = [
            (.vehicleSpeed, 123.456), (.engineSpeed, 4567.8), (.gear, 3), (.lateralAcceleration, -9.80665),
            (.throttlePosition, 42), (.brake, 0), (.currentLapTime, 61.5), (.positionX, 9),
        ]
        for (signal, value) in told { stream.take(Sample(signal, value, at: .zero), at: at(0)) }
        let fields = try fields(stream.sentence(at: at(0)))
        #expect(
            fields == ["RC3", "", "0", "-1.000", "", "", "", "", "", "4568", "3", "123.46", "42.0", "0.0"]
                + Array(repeating: "", count: 11) + ["61.500"])
    }

    /// Nothing told is no sentence, but a number.
    @Test func countsAlways() throws {
        var stream = RaceChronoStream()
        for _ in 0..<65_535 { #expect(stream.sentence(at: .zero) == nil) }
        stream.take(Sample(.engineSpeed, 800, at: .zero), at: at(0))
        #expect(try fields(stream.sentence(at: at(0)))[2] == "65535")
        #expect(try fields(stream.sentence(at: at(0)))[2] == "0")
        stream.clear()
        #expect(stream.sentence(at: at(0)) == nil)
    }

    /// A value that came ten times a second is gone after two; one that comes every ten seconds stands for thirty.
    @Test func oldValues() throws {
        var stream = RaceChronoStream()
        for tick in 0...200 { stream.take(Sample(.vehicleSpeed, 50, at: .zero), at: at(Double(tick) / 10)) }
        for tick in 0...2 { stream.take(Sample(.coolantTemperature, 90, at: .zero), at: at(Double(tick) * 10)) }
        #expect(try fields(stream.sentence(at: at(21.9)))[11] == "50.00")
        let later = try fields(stream.sentence(at: at(22.1)))
        #expect(later[11] == "" && later[17] == "90.0")
        #expect(try fields(stream.sentence(at: at(49)))[17] == "90.0")
        #expect(stream.sentence(at: at(51)) == nil)
    }

    @Test func impossibleValues() throws {
        var stream = RaceChronoStream()
        stream.take(Sample(.vehicleSpeed, .nan, at: .zero), at: at(0))
        stream.take(Sample(.enginePower, 3e6, at: .zero), at: at(0))
        stream.take(Sample(.gear, -1, at: .zero), at: at(0))
        let fields = try fields(stream.sentence(at: at(0)))
        #expect(fields[11] == "" && fields[23] == "" && fields[10] == "-1")
    }
}
