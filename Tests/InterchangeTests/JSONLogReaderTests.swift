import OBD
import Telemetry
import TestSupport
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct JSONLogReaderTests {
    private struct Log {
        var trips: [TripLog] = []
        var scans: [ScanDocument] = []
        var leftOut = LeftOut()
    }

    /// Reads a file in blocks of some bytes. Trips have their samples.
    private func log(_ text: String, blocksOf size: Int = 1 << 16) -> Log {
        var reader = JSONLogReader()
        var log = Log()
        var samples: [Sample] = []
        func receive() {
            while let part = reader.nextPart() {
                switch part {
                case .begin: samples = []
                case .samples(let more): samples += more
                case .end(var trip):
                    trip.samples = samples
                    log.trips.append(trip)
                case .scan(let scan): log.scans.append(scan)
                }
            }
        }
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.add(Array(bytes[start..<min(start + size, bytes.count)]).span)
            receive()
        }
        reader.end()
        receive()
        log.leftOut = reader.leftOut
        return log
    }

    private static func begin(_ time: String) -> String {
        #"{"type":"start","trip":1,"time":"\#(time)","device":"/dev/ttyUSB0","vin":"1HGCM82633A004352"}"# + "\n"
    }

    private static let start = begin("2026-11-22T22:15:24Z")
    /// The lines of a drive of so many seconds. Those whose time since the start is another one have no time of day.
    private static func samples(_ count: Int, at times: (Int) -> Double? = { Double($0) }) -> [String] {
        (0..<count).map { index in
            let t = times(index)
            let second = 24 + index
            let clock = "2026-11-22T22:\(15 + second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60)Z"
            let members = [
                t.map { #""t":\#($0)"# }, t == Double(index) || t == nil ? #""time":"\#(clock)""# : nil,
                #""signal":"vehicleSpeed""#, #""value":\#(index)"#, #""unit":"km/h""#,
            ]
            return #"{"type":"sample","# + members.compactMap(\.self).joined(separator: ",") + "}\n"
        }
    }

    private static let summary =
        #"{"type":"summary","id":1,"driver":"Ann","tags":["work"],"note":"x","fuelPrice":1.5}"# + "\n"
    private static let scan =
        #"{"format":"obdmech.scan/1","time":"2026-11-21T09:18:31Z","adapter":{"device":"x"},"ecus":[],"#
        + #""troubleCodes":[],"coverage":[]}"#

    @Test(arguments: [1, 7, 64, 1 << 16]) func linesOfATrip(blockSize: Int) throws {
        let text = """
            {"type":"start","trip":1,"time":"2026-11-22T22:15:24Z","device":"/dev/ttyUSB0","vin":"1HGCM82633A004352"}
            {"type":"sample","t":0,"time":"2026-11-22T22:15:24Z","signal":"vehicleSpeed","value":10,"unit":"km/h"}
            {"type":"alert","kind":"overSpeed"}
            {"type":"sample","t":0.5,"time":"2026-11-22T22:15:24.5Z","signal":"engineSpeed","value":800,"unit":"rpm"}
            {"type":"summary","id":1,"driver":"Ann","tags":["work"],"note":"x","fuelPrice":1.5,"currency":"EUR"}
            {"type":"start","trip":2,"time":"2026-11-23T07:00:00Z","device":"/dev/ttyUSB0"}\r
            {"value":20,"unit":"km\\/h" , "signal":"vehicle\\u0053peed","t":1.0e0,"odd":[{"t":5}],"type":"sample"}

            """
        let log = log(text, blocksOf: blockSize)
        #expect(log.trips.count == 2 && log.leftOut.isEmpty)
        let trip = try #require(log.trips.first)
        #expect(trip.vin == "1HGCM82633A004352" && trip.device == "/dev/ttyUSB0" && trip.driver == "Ann")
        #expect(trip.tags == ["work"] && trip.note == "x" && trip.fuelPrice == 1.5 && trip.currency == "EUR")
        #expect(trip.samples.map(\.value) == [10, 800] && trip.samples.map(\.signal) == [.vehicleSpeed, .engineSpeed])
        #expect(trip.samples[1].time == Instant(nanoseconds: 500_000_000))
        #expect(log.trips[1].samples == [Sample(.vehicleSpeed, 20, at: Instant(nanoseconds: 1_000_000_000))])
        // The same trip each time, and another one than its neighbor.
        #expect(trip.fingerprint == self.log(text).trips[0].fingerprint && trip.fingerprint != log.trips[1].fingerprint)
    }

    /// Whatever one line is, the others are read, wherever it stands.
    @Test(arguments: [
        "{oops", "null", "[1,2]", "{}", "\u{0}\u{1}", #"{"type":"sample"}"#, #"{"type":"sample","t":1,"signal":"x"}"#,
        #"{"type":"sample","t":"1","signal":"x","value":1}"#, #"{"type":"sample","t":1,"signal":"","value":1}"#,
        #"{"type":"sample","t":1,"signal":"x","value":1e999}"#,
        #"{"type":"sample","t":1,"signal":7,"value":1}"#, #"{"format":"obdmech.scan/1"}"#, "}", "]", ",", "{", "[",
        #"{"type":"sample","t":1,"time":"2026-11-22T22:15:25Z","signal":"vehicleSp"#,
        "{\"type\":\"" + String(repeating: "x", count: 3 << 20) + "\"}", String(repeating: "[", count: 100_000) + "1",
    ])
    func oneLine(_ line: String) {
        let lines =
            [Self.start] + Self.samples(20) + [Self.summary, Self.scan + "\n", Self.begin("2026-11-24T07:00:00Z")]
            + Self.samples(5)
        for place in [0, 1, 7, 20, 21, 22, 23, 24, lines.count] {
            var lines = lines
            lines.insert(line + "\n", at: place)
            let log = log(lines.joined())
            #expect(log.trips.map(\.samples.count) == [20, 5], "at \(place)")
            #expect(log.scans.count == 1 && log.leftOut.lines == 1 && log.leftOut.firstLine == place + 1, "at \(place)")
            #expect(log.trips.first?.driver == "Ann", "at \(place)")
        }
    }

    /// A time that does not fit the others is left out, wherever it stands, and the trip begins when the others say.
    @Test(arguments: [1e300, -5e8, 9e8, 3e6, 40_000, -40_000]) func oneTime(_ t: Double) throws {
        for place in [0, 1, 10, 18, 19] {
            let log = log(Self.start + Self.samples(20) { $0 == place ? t : Double($0) }.joined() + Self.summary)
            let trip = try #require(log.trips.first)
            if abs(t) == 40_000, place == (t < 0 ? 0 : 19) { continue }
            #expect(trip.samples.map(\.value) == (0..<20).filter { $0 != place }.map(Double.init), "\(t) at \(place)")
            #expect(log.leftOut.times == 1 && log.leftOut.lines == 0)
            #expect(trip.start.microseconds == 1_795_385_724_000_000, "\(t) at \(place)")
        }
    }

    /// A first line that is missing, or with a time that is wrong or none: the times of the samples say when it was.
    @Test(arguments: ["", begin("1970-01-01T00:00:07Z"), begin("2062-11-22T22:15:24Z"), begin("yesterday")])
    func aWrongStart(_ line: String) throws {
        let trip = try #require(log(line + Self.samples(20).joined()).trips.first)
        #expect(trip.start.microseconds == 1_795_385_724_000_000 && trip.samples.count == 20)
        // Samples have a time of day, or one since the start; either is enough.
        let times = try #require(log(line + Self.samples(20) { $0 % 3 == 0 ? nil : Double($0) }.joined()).trips.first)
        #expect(times.samples.map(\.time.nanoseconds) == (0..<20).map { $0 * 1_000_000_000 })
    }

    /// What several sources measured comes in another order, and is not wrong.
    @Test func order() throws {
        let trip = try #require(log(Self.start + Self.samples(20) { Double($0 ^ 1) }.joined()).trips.first)
        #expect(trip.samples.map(\.value) == (0..<20).map { Double($0 ^ 1) })
        var random = SeededGenerator(seed: 1)
        let shuffled = Self.samples(300).shuffled(using: &random).joined()
        #expect(log(Self.start + shuffled).trips.first?.samples.map(\.value) == (0..<300).map(Double.init))
    }

    /// A log that begins in the middle, and one whose last line was cut off.
    @Test func incompleteLines() throws {
        let line =
            #"{"type":"sample","t":2,"time":"2026-11-22T22:15:26Z","signal":"vehicleSpeed","value":10,"unit":"km/h"}"#
        let trip = try #require(log(line + "\n" + line.prefix(40)).trips.first)
        #expect(trip.samples.count == 1 && trip.start.microseconds == 1_795_385_724_000_000)
    }

    /// Nothing of a file without samples is a trip.
    @Test(arguments: ["", "\n\n", start, start + summary, "hello", #"{"a":1}"#]) func nothing(_ text: String) {
        let log = log(text)
        #expect(log.trips.isEmpty && log.scans.isEmpty)
    }

    /// Scans one a line, over several lines, and in a list.
    @Test func scans() {
        let pretty =
            "{\n  \"format\": \"obdmech.scan/1\",\n  \"time\": \"2026-11-21T09:18:32Z\",\n  \"adapter\": {\n"
            + "    \"device\": \"a { \\\" [\"\n  },\n  \"ecus\": [],\n  \"troubleCodes\": [],\n  \"coverage\": []\n}\n"
        #expect(log(Self.scan).scans.count == 1)
        #expect(log(Self.scan + "\n" + Self.scan + "\r\n\n" + pretty + Self.scan).scans.count == 4)
        #expect(log(pretty + pretty).scans.last?.scan.adapter.device == #"a { " ["#)
        #expect(log("[\n" + pretty.dropLast() + ",\n" + pretty + "]\n").scans.count == 2)
        #expect(log("[" + Self.scan + ", " + Self.scan + "]\n" + Self.scan).scans.count == 3)
        // One that was cut off does not take the next one with it.
        let cut = log(String(pretty.prefix(90)) + "\n" + pretty + Self.scan + "\n" + pretty.prefix(90))
        #expect(cut.scans.count == 2 && cut.leftOut.lines == 2)
        let wrong = log(pretty.replacing("\"ecus\": []", with: "\"ecus\": 1") + pretty)
        #expect(wrong.scans.count == 1 && wrong.leftOut.lines == 1)
    }

    /// A trip longer than what is judged at once, with a wrong time in each part.
    @Test func aLongTrip() throws {
        var lines = Self.samples(1).joined()
        let count = 300_000
        for index in 1..<count {
            let t = index % 100_000 == 5 ? 7e8 : Double(index) / 10
            lines += #"{"type":"sample","t":\#(t),"signal":"engineSpeed","value":1,"unit":"rpm"}"# + "\n"
        }
        let log = log(Self.start + lines)
        let trip = try #require(log.trips.first)
        #expect(log.trips.count == 1 && trip.samples.count == count - 3 && log.leftOut.times == 3)
        #expect(zip(trip.samples, trip.samples.dropFirst()).allSatisfy { $0.time <= $1.time })
    }

    /// More signals than a car has are no signals, and names no longer than names.
    @Test func manySignals() throws {
        let lines = (0..<5000).map { number in
            #"{"type":"sample","t":\#(number),"signal":"s\#(number)\#(number % 2 == 0 ? "" : String(repeating: "x", count: 300))","value":1}"#
                + "\n"
        }
        let log = log(Self.start + lines.joined())
        #expect(log.trips.first?.samples.count == 2000 && log.leftOut.values == 3000)
    }

    @Test(arguments: [
        ("{", true), ("[", true), ("\u{FEFF}{\"a\"", true), ("half a line\"}\n{\"type\"", true), ("  {", true),
        ("hello", false), ("a{", false), ("", false), ("GPS Time, Device Time\n1,2", false),
    ])
    func whatIsOne(beginning: String, canRead: Bool) {
        #expect(JSONLogReader.canRead(Array(beginning.utf8).span) == canRead)
    }

    /// Random damage never ends the program, and what is not damaged is read.
    @Test(arguments: seeds) func damage(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes = Array((Self.start + Self.samples(50).joined() + Self.summary + Self.scan).utf8)
        let hits = Int.random(in: 1...5, using: &random)
        for _ in 0..<hits {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
        let log = log(String(decoding: bytes, as: UTF8.self), blocksOf: 100)
        #expect(log.trips.joined(\.samples.count) >= 50 - 4 * hits)
    }
}

extension [TripLog] {
    fileprivate func joined(_ count: (TripLog) -> Int) -> Int { reduce(0) { $0 + count($1) } }
}
