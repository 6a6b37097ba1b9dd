import Telemetry
import Testing

@testable import Interchange

/// A reader of logs of its own, by the offsets.
private struct LogReader {
    struct Channel {
        let name: String
        let shortName: String
        let unit: String
        let hertz: Int
        let decimals: Int
        let values: [Double]
    }

    let bytes: [UInt8]

    func number(_ at: Int, _ length: Int = 4) -> Int {
        (0..<length).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }

    func text(_ at: Int, _ length: Int) -> String {
        let field = bytes[at..<at + length]
        // What follows the zero is zero as well.
        #expect(field.drop { $0 != 0 }.allSatisfy { $0 == 0 })
        return String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }

    var channels: [Channel] {
        var (channels, at, before) = ([Channel](), number(8), 0)
        while at != 0 {
            #expect(number(at) == before)
            let (type, decimals) = (number(at + 18, 2), number(at + 30, 2))
            #expect([5, 7].contains(type) && number(at + 20, 2) == 4)
            #expect([24, 26, 28].map { number(at + $0, 2) } == [0, 1, 1])
            let (valuesAt, count) = (number(at + 8), number(at + 12))
            // As other programs read them: by scale, decimals, shift and factor.
            let values = (0..<count).map { index -> Double in
                let bits = UInt32(number(valuesAt + 4 * index))
                let raw = type == 7 ? Double(Float(bitPattern: bits)) : Double(Int32(bitPattern: bits))
                return raw / [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7][decimals]
            }
            channels.append(
                Channel(
                    name: text(at + 32, 32), shortName: text(at + 64, 8), unit: text(at + 72, 12),
                    hertz: number(at + 22, 2), decimals: decimals, values: values))
            before = at
            at = number(at + 4)
        }
        return channels
    }
}

@Suite(.timeLimit(.minutes(20))) struct MotecLogTests {
    private static let heading = {
        var heading = MotecLog.Heading(date: "23/11/2026", time: "14:05:09")
        heading.driver = "Jörg Müller"
        heading.vehicle = "car 2345"
        heading.venue = "track 10"
        heading.event = "Forza Horizon"
        heading.session = "trip 12"
        heading.comment = String(repeating: "n", count: 99)
        return heading
    }()

    private func written(_ samples: [Sample]) -> LogReader {
        var plan = MotecPlan()
        for sample in samples { plan.take(sample) }
        var log = MotecLog(Self.heading, plan)
        for sample in samples { log.take(sample) }
        var bytes: [UInt8] = []
        log.write { bytes += $0 }
        return LogReader(bytes: bytes)
    }

    private func samples(
        _ signal: Signal, every seconds: Double, count: Int, from startS: Double = 0, _ value: (Int) -> Double
    ) -> [Sample] {
        (0..<count).map {
            Sample(signal, value($0), at: Instant.zero.advanced(bySeconds: startS + Double($0) * seconds))
        }
    }

    @Test func headings() {
        let log = written([Sample(.vehicleSpeed, 1, at: .zero)])
        #expect([log.number(0), log.number(4), log.number(8), log.number(36)] == [0x40, 0, 13_384, 1762])
        #expect(log.number(12) == 13_384 + 124)
        #expect([64, 66, 68].map { log.number($0, 2) } == [1, 0x4240, 0xF])
        #expect(log.text(74, 8) == "ADL")
        #expect([log.number(82, 2), log.number(86), log.number(1502)] == [420, 1, 0xC81A4])
        #expect(log.text(94, 16) == "23/11/2026" && log.text(126, 16) == "14:05:09")
        #expect(log.text(158, 64) == "Jorg Muller" && log.text(222, 64) == "car 2345")
        #expect(log.text(350, 64) == "track 10")
        #expect(log.text(1508, 64) == "trip 12")
        #expect(log.text(1572, 64) == String(repeating: "n", count: 63))
        #expect(log.text(1762, 64) == "Forza Horizon" && log.text(1826, 64) == "trip 12")
        let venue = log.number(1762 + 1152, 2)
        #expect(log.text(venue, 64) == "track 10")
        #expect(log.text(log.number(venue + 1098, 2), 64) == "car 2345")
        #expect(MotecLog.isOurs(log.bytes))
        #expect(!MotecLog.isOurs([0x40, 0, 0, 0]) && !MotecLog.isOurs([]))
    }

    @Test(arguments: [(60.0, 60), (55, 60), (30, 20), (20, 20), (12, 10), (10, 10), (1, 10)])
    func rates(samplesPerSecond: Double, hertz: Int) throws {
        let log = written(samples(.engineSpeed, every: 1 / samplesPerSecond, count: 50) { Double($0) })
        let channel = try #require(log.channels.first)
        #expect(channel.hertz == hertz)
        let seconds = 49 / samplesPerSecond
        #expect(channel.values.count == Int((seconds * Double(hertz)).rounded()) + 1)
        #expect(channel.values.first == 0 && channel.values.last == 49)
        // Values never go back.
        #expect(zip(channel.values, channel.values.dropFirst()).allSatisfy { $0 <= $1 })
    }

    /// Every sample of a game at 60 Hz has its own slot, also where packets come a few milliseconds early or late.
    @Test func everySample() throws {
        let given = (0..<3600).map { index -> Sample in
            let early = index > 1 ? Double(index % 5 - 2) * 0.0015 : 0
            return Sample(.throttle, Double(index), at: Instant.zero.advanced(bySeconds: Double(index) / 60 + early))
        }
        #expect(written(given).channels.first?.values == (0..<3600).map(Double.init))
    }

    /// A value holds until the next one; before the first one there is no other; the last one holds to the end.
    @Test func holds() throws {
        let log = written(
            [Sample(.vehicleSpeed, 50, at: .zero), Sample(.gear, 2, at: Instant.zero.advanced(bySeconds: 0.5))]
                + [
                    Sample(.gear, 3, at: Instant.zero.advanced(bySeconds: 1.5)),
                    Sample(.vehicleSpeed, 51, at: Instant.zero.advanced(bySeconds: 2)),
                ])
        let (speed, gear) = (log.channels[0], log.channels[1])
        #expect(speed.values == Array(repeating: 50, count: 20) + [51])
        #expect(gear.values == Array(repeating: 2, count: 15) + Array(repeating: 3, count: 6))
    }

    @Test func impossibleValues() {
        let late = Instant.zero.advanced(bySeconds: 1)
        let log = written([
            Sample(.vehicleSpeed, .nan, at: .zero), Sample(.vehicleSpeed, 10, at: late),
            Sample(.engineSpeed, .infinity, at: late), Sample(.gear, 1, at: Instant(nanoseconds: -5)),
        ])
        #expect(log.channels.map(\.name) == ["Ground Speed"])
        #expect(log.channels.first?.values == Array(repeating: 10, count: 11))
    }

    @Test func nothing() { #expect(written([]).channels.isEmpty) }

    @Test(arguments: [
        ("vehicleSpeed", "km/h", "Ground Speed", "km/h"),
        ("tireTemperatureFrontLeft", "°C", "Tyre Temp FL", "C"), ("engineSpeed", "rpm", "Engine RPM", "rpm"),
        ("groundSpeed", "km/h", "GPS Speed", "km/h"), ("tireSlipFrontLeft", "", "Tire Slip Front Left", ""),
        ("lateralAcceleration", "m/s²", "G Force Lat", "G"),
        ("acceleration", "m/s²", "Acceleration", "m/s/s"), ("yaw", "°", "Yaw", "deg"),
        ("gear", "", "Gear", ""),
        ("distanceWithMILOn", "km", "Distance With MIL On", "km"),
        ("shortTermFuelTrimBank1", "%", "Short Term Fuel Trim Bank 1", "%"),
        ("Öldruck", "mg/stroke", "Oldruck", "mg/stroke"),
        (
            "aNameThatIsFarTooLongForTheFieldOfAChannel", "kilofurlongs", "A Name That Is Far Too Long For",
            "kilofurlong"
        ),
    ])
    func namesAndUnits(signal: String, unit: String, name: String, shown: String) {
        let channel = written([Sample(Signal(signal, Unit(unit)), 1, at: .zero)]).channels.first
        #expect(channel?.name == name && channel?.unit == shown)
        #expect(channel?.shortName.isEmpty == false)
        let wheels = written(Signal.tireTemperatures.map { Sample($0, 80, at: .zero) }).channels
        #expect(wheels.map(\.shortName) == ["TTmpFL", "TTmpFR", "TTmpRL", "TTmpRR"])
    }

    @Test func equalNames() {
        let long = "aNameThatIsFarTooLongForTheFieldOf"
        let log = written(["One", "Two", "Three"].map { Sample(Signal(long + $0, .none), 1, at: .zero) })
        #expect(Set(log.channels.map(\.name)).count == 3)
    }

    /// Each channel has the decimals of its values, and a position all that it needs.
    @Test(
        arguments: [
            (.latitude, [48.1234567, -33.5], 7), (.longitude, [11, -179.9999999], 7), (.vehicleSpeed, [50, 120], 1),
            (.groundSpeed, [50.25, 120], 2), (.gear, [1, 2], 0), (.engineSpeed, [800, 6543], 0),
            (.currentLapTime, [61.507, 0.002], 3), (.altitude, [512.3], 1),
            (Signal("lambda", .ratio), [0.99951], 4), (Signal("count", .none), [3e9, 5], 0),
            (Signal("distance", .kilometres), [123_456.7891], 4), (Signal("energy", .none), [1_234_567.8], 1),
        ] as [(Signal, [Double], Int)])
    func decimals(signal: Signal, values: [Double], decimals: Int) throws {
        let samples = values.enumerated().map {
            Sample(signal, $0.element, at: Instant.zero.advanced(bySeconds: Double($0.offset) / 10))
        }
        let channel = try #require(written(samples).channels.first)
        #expect(channel.decimals == decimals)
        for (value, expected) in zip(channel.values, values) {
            #expect(
                abs(value - expected) <= 0.5 / [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7][decimals] + abs(expected) * 1e-7)
        }
    }

    /// Accelerations are in G, as i2 has them.
    @Test func forces() throws {
        let channel = try #require(written([Sample(.lateralAcceleration, -19.6133, at: .zero)]).channels.first)
        #expect(channel.values == [-2] && channel.decimals == 3)
    }

    // MARK: Laps

    /// Two laps of 10 s, the second with a pause of 7 s.
    private var pausedRace: [Sample] {
        (0..<1200).flatMap { index -> [Sample] in
            let raceS = Double(index) / 60
            let time = Instant.zero.advanced(bySeconds: raceS + (raceS >= 15 ? 7 : 0))
            return [
                Sample(.vehicleSpeed, raceS, at: time), Sample(.lapNumber, raceS < 10 ? 1 : 2, at: time),
                Sample(.currentLapTime, raceS < 10 ? raceS : raceS - 10, at: time),
            ]
        }
    }

    @Test func pausesAreLeftOut() throws {
        let log = written(pausedRace)
        let speed = try #require(log.channels.first { $0.name == "Ground Speed" })
        #expect(abs(speed.values.count - 1200) <= 1)
        let steps = zip(speed.values, speed.values.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 >= 0 && $0 < 0.04 })
    }

    /// Lost packets are no pause: the time of the lap has gone on.
    @Test func lossesAreNotPauses() throws {
        let race = (0..<1200).filter { !(600..<900).contains($0) }.map { index in
            Sample(.currentLapTime, Double(index) / 60, at: Instant.zero.advanced(bySeconds: Double(index) / 60))
        }
        #expect(written(race).channels.first?.values.count == 1200)
    }

    @Test func beacons() throws {
        var plan = MotecPlan()
        for sample in pausedRace { plan.take(sample) }
        func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }
        let laps = MotecLaps(
            [
                MotecLaps.LoggedLap(start: .zero, end: at(10), timeS: 10, isValid: true),
                MotecLaps.LoggedLap(start: at(10), end: at(27), timeS: 9.9876, isValid: false),
            ], plan)
        #expect(laps.beaconsS.count == 3)
        for (beacon, expected) in zip(laps.beaconsS, [0.0, 10, 20]) { #expect(abs(beacon - expected) < 0.02) }
        #expect(laps.text.hasPrefix(MotecLaps.mark))
        #expect(laps.text.contains(#"<Marker Version="100" ClassName="BCN" Name="2" Flags="77" Time="10000000"/>"#))
        #expect(
            laps.text.contains(#"Id="Fastest Time" Value="0:10.000""#)
                && laps.text.contains(#"Id="Fastest Lap" Value="1""#))
    }

    /// A lap takes as long in the log as the game says: without the grid before it, whenever the packet after the line
    /// came, and if a part of it was rewound.
    @Test func lapsTakeTheGamesTimes() throws {
        var samples: [Sample] = []
        var laps: [MotecLaps.LoggedLap] = []
        var (arrivedS, start) = (0.0, Instant.zero)
        func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }
        func tell(_ lap: Int, from: Double, to: Double) {
            var lapS = from
            while lapS < to {
                samples += [
                    Sample(.vehicleSpeed, Double(lap) * 100 + lapS, at: at(arrivedS)),
                    Sample(.currentLapTime, lapS, at: at(arrivedS)),
                ]
                arrivedS += 1.0 / 60
                lapS += 1.0 / 60
            }
        }
        // One second on the grid.
        for _ in 0..<60 {
            samples.append(Sample(.currentLapTime, 0, at: at(arrivedS)))
            arrivedS += 1.0 / 60
        }
        let times = [20.0071, 19.4985, 21.013, 20.5]
        for (index, timeS) in times.enumerated() {
            tell(index + 1, from: index == 0 ? 0 : 0.009, to: index == 1 ? 15 : timeS)
            if index == 1 {
                // 5 s are driven again, after a menu of 3 s.
                arrivedS += 3
                tell(index + 1, from: 10, to: timeS)
            }
            if index == 2 {
                // Back over the line, out of the next lap.
                tell(index + 2, from: 0.01, to: 2)
                tell(index + 1, from: timeS - 3, to: timeS)
            }
            laps.append(MotecLaps.LoggedLap(start: start, end: at(arrivedS), timeS: timeS, isValid: index != 1))
            start = at(arrivedS)
        }
        var plan = MotecPlan()
        for sample in samples { plan.take(sample) }
        let beacons = MotecLaps(laps, plan).beaconsS
        #expect(beacons.count == 5)
        for (timeS, pair) in zip(times, zip(beacons, beacons.dropFirst())) {
            #expect(abs(pair.1 - pair.0 - timeS) < 1e-6)
        }
        #expect(abs(beacons[0] - 1) < 0.03)
        // Where the log says that a lap is, its samples are: the last attempt.
        let speed = try #require(written(samples).channels.first { $0.name == "Ground Speed" })
        for (index, beacon) in beacons.dropLast().enumerated() {
            let slot = Int(((beacon + 12) * Double(speed.hertz)).rounded())
            #expect(abs(speed.values[slot] - (Double(index + 1) * 100 + 12)) < 0.2, "\(index)")
        }
    }

    /// A race that is begun again has a beacon of its own; nothing is fastest if no lap counts.
    @Test func anotherRace() {
        func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }
        let laps = MotecLaps(
            [
                MotecLaps.LoggedLap(start: at(5), end: at(65), timeS: 60, isValid: false),
                MotecLaps.LoggedLap(start: at(100), end: at(161.5), timeS: 61.5, isValid: false),
            ], MotecPlan())
        #expect(laps.beaconsS == [5, 65, 100, 161.5])
        #expect(!laps.text.contains("Fastest"))
        #expect(MotecLaps([], MotecPlan()).beaconsS.isEmpty)
    }

    @Test func texts() {
        #expect(MotecText.ascii("Łódź Straße №7\n") == "Lodz Strasse ?7 ")
        #expect(MotecText.field("abcdef", length: 4) == Array("abc".utf8) + [0])
    }
}
