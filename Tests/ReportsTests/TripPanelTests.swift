import Formats
import Telemetry
import Testing
import Trips

@testable import Reports

/// What the live panel looks like on screens of several sizes: the files of Tests/PanelTexts. OBDMECH_REWRITE=1 writes
/// them anew.
@Suite(.timeLimit(.minutes(20))) struct TripPanelTests {
    struct Moment: CustomTestStringConvertible, Sendable {
        let name: String
        var snapshot: TripSnapshot
        var history = RecentTrace()
        var units = UnitSystem.metric
        var testDescription: String { name }
    }

    static let moments: [Moment] = {
        var snapshot = TripSnapshot(
            engine: TripEngine(), now: .zero, fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
        let nothing = Moment(name: "nothing", snapshot: snapshot)
        let trip = richTrip()
        snapshot.elapsedS = 750
        snapshot.speedKmh = 52
        snapshot.engineSpeedRpm = 1850
        snapshot.fuelLPerHour = 3.63
        snapshot.coolantC = 90
        snapshot.voltage = 14.14
        snapshot.summary = trip.summary
        snapshot.summary.coveredS = 1200
        snapshot.score = 87
        snapshot.fuelCost = trip.fuelCost
        snapshot.currency = "EUR"
        snapshot.samplesPerSecond = 45.3
        snapshot.requestsPerSecond = 11.8
        let driving = Moment(name: "driving", snapshot: snapshot, history: drive(750))

        func moment(_ name: String, _ change: (inout Moment) -> Void) -> Moment {
            var moment = Moment(name: name, snapshot: driving.snapshot, history: driving.history)
            change(&moment)
            return moment
        }
        return [
            driving,
            moment("standing") {
                $0.snapshot.speedKmh = 0
                $0.snapshot.engineSpeedRpm = 790
                $0.snapshot.fuelLPerHour = 0.83
            },
            moment("paused") {
                $0.snapshot.speedKmh = 0
                $0.snapshot.engineSpeedRpm = 0
                $0.snapshot.fuelLPerHour = 0
                $0.snapshot.voltage = 12.4
                $0.snapshot.pausedS = 190
            },
            moment("no-fuel") {
                $0.snapshot.fuelLPerHour = nil
                $0.snapshot.summary.fuelL = nil
                $0.snapshot.fuelCost = nil
                $0.snapshot.summary.fuelMethod = .unknown
                $0.snapshot.summary.fuelKind = nil
                $0.snapshot.summary.fuelUncertaintyPercent = nil
                $0.snapshot.currency = nil
                $0.history = drive(750, hasFuel: false)
            },
            moment("alert") {
                $0.snapshot.coolantC = 115
                $0.snapshot.voltage = 11.4
                $0.snapshot.speedKmh = 143
                $0.snapshot.alerts = [
                    Alert(.coolantHot, at: .zero, value: 115, limit: 112),
                    Alert(.voltageLow, at: .zero, value: 11.4, limit: 12),
                    Alert(.overSpeed, at: .zero, value: 143, limit: 130),
                ]
                $0.snapshot.notice = "cannot write database 'obdmech.db': the disk is full"
            },
            moment("silent") {
                $0.snapshot.silentS = 83
                $0.snapshot.speedKmh = nil
                $0.snapshot.engineSpeedRpm = nil
                $0.snapshot.fuelLPerHour = nil
                $0.snapshot.samplesPerSecond = nil
                $0.snapshot.requestsPerSecond = nil
                $0.snapshot.summary.coveredS = 1117
                $0.history.take(
                    speedKmh: nil, engineSpeedRpm: nil, fuelLPerHour: nil,
                    at: Instant.zero.advanced(bySeconds: 833))
            },
            moment("hybrid") {
                $0.snapshot.speedKmh = 38
                $0.snapshot.engineSpeedRpm = 0
                $0.snapshot.fuelLPerHour = 0
                $0.snapshot.summary.fuelMethod = .fuelRate
                $0.snapshot.summary.fuelUncertaintyPercent = 1
            },
            moment("electric") {
                $0.snapshot.summary = electricTrip().summary
                $0.snapshot.engineSpeedRpm = nil
                $0.snapshot.fuelLPerHour = nil
                $0.snapshot.coolantC = nil
                $0.snapshot.fuelCost = nil
                $0.snapshot.currency = nil
                $0.snapshot.batteryKW = 8.6
                $0.history = electricDrive(750)
            },
            moment("long") {
                $0.snapshot.elapsedS = 37_234
                $0.snapshot.summary.distanceKm = 1034.7
                $0.snapshot.summary.fuelL = 61.24
                $0.snapshot.fuelCost = 109.62
                $0.snapshot.summary.idleS = 4021
                $0.history = drive(37_234)
            },
            moment("also") {
                $0.snapshot.also = [
                    .init(label: "ltft1", unit: .percent, value: 2.34, minimum: -3.1, maximum: 6.25),
                    .init(label: "oil", unit: .degreesCelsius, value: 96, minimum: 22, maximum: 98),
                    .init(label: "boost", unit: .kilopascals, value: nil),
                ]
            },
            moment("also-wide") {
                $0.units = .us
                $0.snapshot.also = [
                    .init(label: "Engine oil temperature", unit: .degreesCelsius, value: 96, minimum: 22, maximum: 98),
                    .init(label: "\u{1B}[2J", unit: .none, value: 3),
                ]
            },
            moment("us") {
                $0.units = .us
                $0.snapshot.currency = "$"
            },
            moment("imperial") {
                $0.units = .imperial
                $0.snapshot.speedKmh = 0
                $0.snapshot.currency = "£"
            },
            nothing,
        ]
    }()

    /// Up and down between 0 and 80 km/h every three minutes, standing for some 15 s.
    private static func drive(_ seconds: Int, hasFuel: Bool = true) -> RecentTrace {
        var history = RecentTrace()
        for second in 0...seconds {
            let phase = second % 180
            let speed = Double(max(0, min(phase, 180 - phase) - 10))
            history.take(
                speedKmh: speed, engineSpeedRpm: speed == 0 ? 790 : 1000 + Double(phase % 60) * 30,
                fuelLPerHour: hasFuel ? 0.8 + speed * (phase < 90 ? 0.12 : 0.02) : nil,
                at: Instant.zero.advanced(bySeconds: Double(second)))
        }
        return history
    }

    /// The same speeds of an electric car, which brakes its energy back into the battery.
    private static func electricDrive(_ seconds: Int) -> RecentTrace {
        var history = RecentTrace()
        for second in 0...seconds {
            let phase = second % 180
            let speed = Double(max(0, min(phase, 180 - phase) - 10))
            history.take(
                speedKmh: speed, engineSpeedRpm: nil, fuelLPerHour: nil,
                batteryKW: speed == 0 ? 0.6 : 0.6 + speed * (phase < 90 ? 0.4 : -0.2),
                at: Instant.zero.advanced(bySeconds: Double(second)))
        }
        return history
    }

    private static func lines(
        _ moment: Moment, _ width: Int, _ height: Int, _ palette: TextStyle.Palette = .plain, isUnicode: Bool = true
    ) -> [String] {
        let presentation = Presentation(units: moment.units, width: width, isUnicode: isUnicode)
        return TripPanel.lines(moment.snapshot, presentation, history: moment.history, height: height)
            .map { palette($0) }
    }

    @Test(arguments: moments) func aScreen(moment: Moment) throws {
        try compare(Self.lines(moment, 80, 24), with: "\(moment.name)-80.txt", in: "PanelTexts")
    }

    /// Those that have lines of their own.
    @Test(
        arguments: moments.filter { ["driving", "electric", "alert", "also", "nothing"].contains($0.name) },
        [(40, 24), (120, 30)])
    func narrowAndWide(moment: Moment, size: (Int, Int)) throws {
        try compare(
            Self.lines(moment, size.0, size.1), with: "\(moment.name)-\(size.0).txt", in: "PanelTexts")
    }

    @Test(arguments: [(40, 10), (40, 16), (80, 6), (80, 12), (80, 16), (80, 50), (120, 8), (200, 24), (24, 24)])
    func otherSizes(size: (Int, Int)) throws {
        try compare(
            Self.lines(Self.moments[0], size.0, size.1), with: "driving-\(size.0)x\(size.1).txt", in: "PanelTexts")
    }

    @Test(arguments: ["driving", "alert", "silent"]) func inColour(name: String) throws {
        let moment = try #require(Self.moments.first { $0.name == name })
        let lines = Self.lines(moment, 80, 24, .colored).map { SafeText.shown($0, isLine: true) }
        // As it can be read.
        try compare(
            lines.map { $0.replacing("\u{1B}[", with: "␛") }, with: "\(name)-80-colour.txt", in: "PanelTexts")
        // Style changes no place.
        #expect(lines.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") } == Self.lines(moment, 80, 24))
    }

    @Test func inASCII() throws {
        let lines = Self.lines(Self.moments[0], 80, 24, isUnicode: false)
        #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 })
        try compare(lines, with: "driving-80-ascii.txt", in: "PanelTexts")
    }

    @Test(arguments: moments) func everyLineFits(moment: Moment) {
        let sizes =
            [0, 1, 2, 9, 17, 18, 23, 24, 30, 37, 38, 39, 77, 78, 117, 118, 500].map { ($0, 24) }
            + [0, 1, 2, 3, 5, 7, 13, 19, 26, 99].map { (80, $0) }
        for (width, height) in sizes {
            let lines = Self.lines(moment, width, height)
            #expect(lines.count <= height, "\(width)x\(height)")
            #expect(
                lines.allSatisfy { CellWidth.of($0) <= width && !$0.hasSuffix(" ") }, "\(width)x\(height): \(lines)")
        }
    }

    /// Where the numbers end does not depend on them: each unit stands at the same place from moment to moment.
    @Test(arguments: [40, 80, 120]) func nothingMoves(width: Int) throws {
        func places(_ moment: Moment) -> [String] {
            Self.lines(moment, width, 30).flatMap { line in
                ["Speed": "km/h", "Engine": "rpm", "Coolant": "°C", "Voltage": " V "].compactMap { label, unit in
                    (line.hasPrefix(label) ? line.ranges(of: unit).first : nil).map {
                        "\(unit) \(line.distance(from: line.startIndex, to: $0.lowerBound))"
                    }
                }
            }
        }
        let places1 = places(Self.moments[0])
        #expect(places1.count == 4)
        for name in ["standing", "alert", "silent", "long"] {
            let moment = try #require(Self.moments.first { $0.name == name })
            #expect(places(moment) == places1, "\(name)")
        }
    }

    /// A closed throttle downhill makes thousands of miles a gallon.
    @Test func gasIsSoldByMass() throws {
        var moment = Self.moments[0]
        moment.snapshot.summary.fuelL = nil
        moment.snapshot.summary.fuelKg = 3.217
        let line = try #require(Self.lines(moment, 40, 24).first { $0.hasPrefix("Fuel") })
        #expect(line.split(separator: " ").starts(with: ["Fuel", "3.22", "kg", "±10%"]), "\(line)")
    }

    @Test func absurdMileageIsCut() throws {
        var moment = Self.moments[0]
        moment.units = .us
        for fuel in [0.001, 0] {
            moment.snapshot.fuelLPerHour = fuel
            let line = try #require(Self.lines(moment, 40, 24).first { $0.hasPrefix("Economy") })
            #expect(line.hasPrefix("Economy     999.0 mpg"))
        }
    }

    @Test(arguments: [(2.9, false), (3, true), (61, true)])
    func silenceIsToldAfterAWhile(seconds: Double, isTold: Bool) {
        var moment = Self.moments[0]
        moment.snapshot.silentS = seconds
        #expect(Self.lines(moment, 40, 24)[0].contains("no response") == isTold)
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

    /// Names that would move the cursor, and wide ones.
    @Test func whatIsTypedCannotBreakThePicture() {
        var moment = Self.moments[0]
        moment.snapshot.notice = "円円\u{1B}[2J\n" + String(repeating: "円", count: 60)
        moment.snapshot.currency = "\u{7}円"
        let lines = Self.lines(moment, 80, 24)
        #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 })
        #expect(lines.allSatisfy { CellWidth.of($0) <= 80 })
        #expect(lines.contains { $0.hasPrefix("円円\u{FFFD}[2J 円円") })
    }
}
