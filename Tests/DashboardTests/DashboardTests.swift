import Drift
import Formats
import Foundation
import Reports
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Dashboard

/// What the dashboard looks like: the files of Tests/DashTexts. OBDMECH_REWRITE=1 writes them anew.
@Suite(.timeLimit(.minutes(20))) struct DashboardTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../DashTexts")
        .path

    private static func time(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    private static func dashboard(
        _ design: String, units: UnitSystem = .metric, shift: Dashboard.ShiftPoint = .share(0.97)
    ) -> Dashboard {
        Dashboard(designs: DashDesign.builtIn, selected: design, units: units, shift: shift)
    }

    /// Twelve seconds of a game on a circle of 300 m, the first lap of which took 10 s.
    private static func game(_ dashboard: inout Dashboard, until endS: Double = 12) {
        var step = 0
        while Double(step) / 60 <= endS {
            let (seconds, lapS) = (Double(step) / 60, Double(step).truncatingRemainder(dividingBy: 600) / 60)
            let (sine, cosine) = Circle.direction(lapS / 10)
            let now = time(seconds)
            var values: [(Signal, Double)] = [
                (.vehicleSpeed, 108), (.engineSpeed, 3000 + 500 * lapS), (.maximumEngineSpeed, 8000), (.gear, 3),
                (.throttle, 50 + 50 * sine), (.brake, max(0, -80 * sine)), (.clutch, 0), (.steering, -30),
                (.lateralAcceleration, 9 * cosine), (.longitudinalAcceleration, 4 * sine), (.fuelShare, 62),
                (.fuelPerLap, 3.4),
                (.positionX, 48 * sine), (.positionZ, 48 * cosine), (.racePosition, 4), (.totalLaps, 5),
                (.lapNumber, seconds < 10 ? 1 : 2), (.currentLapTime, lapS), (.lapDistance, 30 * lapS),
                (.enginePower, 212),
                (.boostPressure, 40),
            ]
            if seconds >= 10 { values += [(.lastLapTime, 10), (.bestLapTime, 10)] }
            values += zip(Signal.tireTemperatures, [45, 80, 95, 118])
            dashboard.take(Batch(values.map { Sample($0.0, $0.1, at: now) }, at: now))
            step += 1
        }
    }

    private static func car(_ dashboard: inout Dashboard) {
        var engine = TripEngine()
        for step in 0...300 {
            let now = time(Double(step) / 10)
            let samples = [
                Sample(.vehicleSpeed, 50, at: now), Sample(.engineSpeed, 2100, at: now),
                Sample(.coolantTemperature, 88, at: now), Sample(.controlModuleVoltage, 14.1, at: now),
                Sample(.massAirFlow, 12, at: now), Sample(.throttlePosition, 31, at: now),
                Sample(.fuelLevel, 12, at: now),
            ]
            for sample in samples { engine.take(sample) }
            dashboard.take(Batch(samples, at: now))
        }
        var snapshot = TripSnapshot(
            engine: engine, now: time(30), fuelPrice: 1.8, samplesPerSecond: 40, silentS: 0)
        snapshot.currency = "EUR"
        dashboard.take(snapshot)
    }

    private static func picture(
        _ dashboard: inout Dashboard, _ columns: Int, _ rows: Int, depth: ColorDepth = .full, isUnicode: Bool = true,
        at seconds: Double, status: Dashboard.Status = Dashboard.Status()
    ) -> CellGrid {
        var grid = CellGrid(columns: columns, rows: rows, depth: depth)
        dashboard.draw(&grid, isUnicode: isUnicode, hasKeys: true, now: time(seconds), status: status)
        return grid
    }

    private static func lines(_ grid: CellGrid) -> [String] { (0..<grid.rows).map { grid.text(row: $0) } }

    /// Until a value comes, it says what to do; then the design takes its place.
    @Test(arguments: [(30, 8), (80, 24), (160, 50)]) func waiting(size: (Int, Int)) {
        var dashboard = Self.dashboard("modern")
        dashboard.waiting = DashWaiting(
            title: "Waiting for a game", rows: [("address", "192.0.2.7"), ("", "127.0.0.1"), ("UDP port", "20777")])
        let status = Dashboard.Status(activity: "nothing arrives …")
        let before = Self.lines(Self.picture(&dashboard, size.0, size.1, at: 0, status: status))
        #expect(before.contains { $0.contains("Waiting for a game") })
        #expect(before.contains { $0.contains("address") && $0.contains("192.0.2.7") })
        #expect(before.contains { $0.contains("UDP port  20777") })
        #expect(before.contains { $0.contains("q quit") })
        Self.game(&dashboard, until: 1)
        let after = Self.lines(Self.picture(&dashboard, size.0, size.1, at: 1))
        #expect(!after.contains { $0.contains("Waiting") || $0.contains("192.0.2.7") })
    }

    /// The key g turns to what did not fit, to the next guide, and back to the beginning; on no screen is a line lost.
    @Test(arguments: [(40, 12), (80, 24), (120, 40)]) func guidesWhileWaiting(size: (Int, Int)) {
        var dashboard = Self.dashboard("modern")
        let steps = (1...14).map { "Set the option that has the number \($0) to the value \(100 + $0) in the menu." }
        dashboard.waiting = DashWaiting(
            title: "Waiting for a game", rows: [("address", "192.0.2.7"), ("", ""), ("last trip", "lap 1:30.000")],
            guides: [
                DashWaiting.Guide(title: "First", steps: steps, notes: ["Note 1."]),
                DashWaiting.Guide(title: "Second", steps: ["Do it."], notes: []),
            ])
        func text() -> String { Self.lines(Self.picture(&dashboard, size.0, size.1, at: 0)).joined(separator: "\n") }
        #expect(text().contains("192.0.2.7") && text().contains("1:30.000") && text().contains("g guide"))
        #expect(!text().contains("g more"))
        var seen = ""
        var turns = 0
        var turned = true
        repeat {
            turned = dashboard.turnGuide() && turned
            seen += text()
            turns += 1
        } while text().contains("g more") && turns < 20
        #expect(seen.contains("First  (1 of 2)") && seen.contains("Note 1."))
        #expect((1...14).allSatisfy { seen.contains("\($0).") && seen.contains("\(100 + $0)") })
        #expect((turns > 1) == (size.1 == 12))
        turned = dashboard.turnGuide() && turned
        #expect(text().contains("Second  (2 of 2)") && text().contains("1.  Do it."))
        turned = dashboard.turnGuide() && turned
        #expect(turned && text().contains("Waiting for a game"))
        Self.game(&dashboard, until: 1)
        turned = dashboard.turnGuide()
        #expect(!turned && !text().contains("g guide"))
    }

    @Test(arguments: DashDesign.texts.map(\.name), [(40, 12), (80, 24), (120, 35)])
    func aGame(design: String, size: (Int, Int)) throws {
        var dashboard = Self.dashboard(design)
        Self.game(&dashboard)
        try ExpectationFile("\(Self.folder)/game-\(design)-\(size.0).txt").expect(
            Self.lines(Self.picture(&dashboard, size.0, size.1, at: 12)).joined(separator: "\n") + "\n",
            filter: "DashboardTests")
    }

    /// Sizes in between, and one on which lap times are in large figures.
    @Test(arguments: [(60, 20), (200, 60)]) func aRace(size: (Int, Int)) throws {
        var dashboard = Self.dashboard("race")
        Self.game(&dashboard)
        let lines = Self.lines(Self.picture(&dashboard, size.0, size.1, at: 12))
        // The best lap is written, or drawn below its name.
        let name = try #require(lines.firstIndex { $0.contains("BEST") })
        #expect(lines[name + 1].contains("0:10.000") == (size.0 < 200))
        #expect(lines[name + 1].contains("▀▀█▄") == (size.0 == 200) || lines[name + 1].contains("█▀█"))
        try ExpectationFile("\(Self.folder)/game-race-\(size.0).txt").expect(
            lines.joined(separator: "\n") + "\n", filter: "DashboardTests")
    }

    /// A game that drifts: 2 s to the left, and now to the right.
    private static func drift(_ dashboard: inout Dashboard) {
        for step in 0...480 {
            let (seconds, now) = (Double(step) / 60, time(Double(step) / 60))
            let degrees = (2..<4).contains(seconds) ? -30.0 : seconds >= 6.5 ? 40 : 0
            let (sine, cosine) = Circle.direction(degrees / 360)
            let values: [(Signal, Double)] = [
                (.vehicleSpeed, 72), (.engineSpeed, 5000), (.gear, 2), (.throttle, 80), (.brake, 0),
                (.steering, degrees < 0 ? 40 : -50), (.longitudinalVelocity, 20 * cosine),
                (.lateralVelocity, -20 * sine),
            ]
            dashboard.take(Batch(values.map { Sample($0.0, $0.1, at: now) }, at: now))
        }
    }

    @Test(arguments: [(40, 12), (80, 24)]) func aDrift(size: (Int, Int)) throws {
        var dashboard = Self.dashboard("drift")
        Self.drift(&dashboard)
        let text = Self.lines(Self.picture(&dashboard, size.0, size.1, at: 8)).joined(separator: "\n") + "\n"
        #expect(text.contains("R 40°") && text.contains("1.5 s 40°") && text.contains("left"))
        try ExpectationFile("\(Self.folder)/drift-\(size.0).txt").expect(text, filter: "DashboardTests")
    }

    /// An exercise on the way: a reference to the north, and a car that has turned by 60° of 90°.
    @Test(arguments: [(40, 12), (80, 24), (120, 35)]) func anExercise(size: (Int, Int)) throws {
        func samples(_ step: Int, turnDeg: Double) -> [Sample] {
            let now = Self.time(Double(step) / 10)
            return [
                Sample(.yaw, turnDeg, at: now), Sample(.positionX, Double(step), at: now),
                Sample(.positionZ, turnDeg / 10, at: now), Sample(.vehicleSpeed, 36, at: now),
            ]
        }
        var line = DriftLine()
        for step in 0..<100 { for sample in samples(step, turnDeg: 0) { line.take(sample) } }
        line.finishMoment()
        var dashboard = Dashboard(
            designs: DashDesign.builtIn, selected: "exercise", units: .metric, shift: .share(0.9),
            exercise: ExerciseMeter(targetDeg: 90, reference: line, named: "straight"))
        for step in 0..<80 {
            let batch = samples(step, turnDeg: step < 50 ? 0 : Double(step - 50) * 2)
            dashboard.take(Batch(batch, at: batch[0].time))
        }
        let text = Self.lines(Self.picture(&dashboard, size.0, size.1, at: 8)).joined(separator: "\n") + "\n"
        #expect(text.contains("TARGET 90°"))
        try ExpectationFile("\(Self.folder)/exercise-\(size.0).txt").expect(text, filter: "DashboardTests")
    }

    /// With a receiver alone there is no angle, and it says so.
    @Test func aDriftWithoutAGyro() {
        var dashboard = Self.dashboard("drift")
        for second in 0..<5 {
            let now = Self.time(Double(second))
            dashboard.take(Batch([Sample(.course, 90, at: now), Sample(.groundSpeed, 50, at: now)], at: now))
        }
        #expect(Self.lines(Self.picture(&dashboard, 80, 24, at: 5)).joined().contains("no gyro"))
    }

    @Test(arguments: [("modern", 40, 12), ("modern", 80, 24), ("classic", 80, 24), ("minimal", 40, 12)])
    func aCar(design: String, columns: Int, rows: Int) throws {
        var dashboard = Self.dashboard(design, shift: .engineSpeed(5500))
        Self.car(&dashboard)
        try ExpectationFile("\(Self.folder)/car-\(design)-\(columns).txt").expect(
            Self.lines(Self.picture(&dashboard, columns, rows, at: 30)).joined(separator: "\n") + "\n",
            filter: "DashboardTests")
    }

    @Test func inASCII() throws {
        var dashboard = Self.dashboard("modern")
        Self.game(&dashboard)
        let lines = Self.lines(Self.picture(&dashboard, 80, 24, depth: .none, isUnicode: false, at: 12))
        #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 })
        try ExpectationFile("\(Self.folder)/game-ascii-80.txt").expect(
            lines.joined(separator: "\n") + "\n", filter: "DashboardTests")
    }

    /// Nothing is drawn in the last column, and nothing fails, on a screen of any size.
    @Test(arguments: DashDesign.texts.map(\.name)) func anySize(design: String) {
        for fill in [Self.car, { Self.game(&$0) }] {
            var dashboard = Self.dashboard(design)
            fill(&dashboard)
            for (columns, rows) in [
                (1, 1), (2, 1), (2, 2), (5, 3), (10, 60), (39, 11), (40, 12), (41, 13), (63, 14), (80, 22), (99, 9),
                (200, 5),
                (300, 80),
            ] {
                let grid = Self.picture(&dashboard, columns, rows, at: 30)
                #expect((0..<rows).allSatisfy { grid[columns - 1, $0] == .blank }, "\(columns)x\(rows)")
                if columns > 26 { #expect(grid.text(row: rows - 1).contains("q quit"), "\(columns)x\(rows)") }
            }
        }
    }

    /// What a source does not tell is absent, never 0.
    @Test func whatIsNotToldIsAbsent() {
        var dashboard = Self.dashboard("modern")
        dashboard.take(Batch(Sample(.vehicleSpeed, 50, at: .zero)))
        let text = Self.lines(Self.picture(&dashboard, 120, 35, at: 0)).joined(separator: "\n")
        for label in ["RPM", "THR", "BRK", "LAP", "POS", "FUEL", "BOOST", "DELTA", "°C", "STEER", "COOLANT"] {
            #expect(!text.contains(label), "\(label)")
        }
        #expect(text.contains("km/h"))
    }

    /// A value that is no longer told is unknown.
    @Test func oldValuesAreNotShown() {
        var dashboard = Self.dashboard("wide")
        let lap = [
            Sample(.gear, 3, at: .zero), Sample(.currentLapTime, 12, at: .zero), Sample(.engineSpeed, 3000, at: .zero),
        ]
        dashboard.take(Batch(lap, at: .zero))
        #expect(Self.lines(Self.picture(&dashboard, 100, 20, at: 1)).joined().contains("3000"))
        #expect(!Self.lines(Self.picture(&dashboard, 100, 20, at: 4)).joined().contains("3000"))
    }

    @Test func theDeltaGrowsAgainstTheBestLap() throws {
        var dashboard = Self.dashboard("modern")
        Self.game(&dashboard, until: 10)
        var snapshot = TripSnapshot(
            engine: TripEngine(), now: Self.time(10), fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
        var facts = GameFacts()
        facts.laps = [
            Lap(number: 1, timeS: 10, isValid: true, isRewound: false, start: .zero, end: Self.time(10))
        ]
        snapshot.summary.game = facts
        dashboard.take(snapshot)
        // 10% slower than before.
        for step in 1...60 {
            let (now, seconds) = (Self.time(10 + Double(step) / 10), Double(step) / 10)
            dashboard.take(
                Batch(
                    [
                        Sample(.vehicleSpeed, 97.2, at: now), Sample(.lapNumber, 2, at: now),
                        Sample(.currentLapTime, seconds, at: now), Sample(.lapDistance, 27 * seconds, at: now),
                    ], at: now))
        }
        let text = Self.lines(Self.picture(&dashboard, 80, 24, at: 16)).joined(separator: "\n")
        #expect(text.contains("+0.60"), "\(text)")
    }

    /// At the line the time of the lap is shown for some seconds; a pause is in large letters.
    @Test func banners() {
        var dashboard = Self.dashboard("race")
        Self.game(&dashboard, until: 10)
        var snapshot = TripSnapshot(
            engine: TripEngine(), now: Self.time(10), fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
        var facts = GameFacts()
        func text(at seconds: Double, _ status: Dashboard.Status = Dashboard.Status()) -> [String] {
            var grid = CellGrid(columns: 40, rows: 16)
            dashboard.draw(&grid, isUnicode: false, hasKeys: true, now: Self.time(seconds), status: status)
            return Self.lines(grid)
        }
        func finish(_ seconds: Double) {
            facts.laps.append(
                Lap(
                    number: facts.laps.count + 1, timeS: seconds, isValid: true, isRewound: false, start: .zero,
                    end: Self.time(10)))
            snapshot.summary.game = facts
            dashboard.take(snapshot)
        }
        finish(71.234)
        #expect(text(at: 11)[1].contains("1:11.234"))
        #expect(!text(at: 15)[1].contains("1:11.234"))
        finish(72.5)
        #expect(text(at: 12)[1].contains("1:12.500"))
        let paused = text(at: 20, Dashboard.Status(activity: "the game is paused", isPaused: true))
        #expect(paused.contains { $0.contains("PAUSED") })
    }

    /// On every terminal the time at the line differs from what is around it, and what its color means is a word.
    @Test(arguments: ColorDepth.allCases, [true, false])
    func bannersWithoutColors(depth: ColorDepth, isUnicode: Bool) {
        func style(_ kind: Banner.Kind, _ text: String = "1:11.234") -> (CellGrid.Style, [String]) {
            var canvas = Canvas(
                grid: CellGrid(columns: 80, rows: 24, depth: depth), isUnicode: isUnicode, theme: DashTheme())
            let area = Area(column: 0, row: 0, columns: 80, rows: 24)
            Banner(kind: kind, text: text).draw(area, &canvas)
            return (canvas.grid[0, kind == .paused ? 12 : 0].style, Self.lines(canvas.grid))
        }
        let words: [(Banner.Kind, String)] = [
            (.best, "BEST LAP"), (.faster, "FASTER"), (.slower, "LAP"), (.invalid, "INVALID LAP"),
        ]
        for (kind, word) in words {
            let (look, lines) = style(kind)
            #expect(lines[0].contains(word))
            // The time is in figures, of ASCII, too.
            #expect(!lines.joined().contains("1:11.234"))
            #expect(look.isReversed || !look.background.isStandard && look.background != .palette(0), "\(kind)")
        }
        #expect(style(.paused, "PAUSED").0.isReversed == (depth == .none || depth == .sixteen))
        #expect(Set(words.map { style($0.0).1.joined(separator: "\n") }).count == words.count)
    }

    /// The unit of the speed is just below its figures, however high its place is.
    @Test func theUnitIsBelowTheFigures() throws {
        var dashboard = Self.dashboard("minimal")
        Self.game(&dashboard, until: 5)
        let lines = Self.lines(Self.picture(&dashboard, 200, 60, at: 5))
        let unit = try #require(lines.firstIndex { $0.contains("km/h") })
        #expect(lines[unit - 1].contains("▀") || lines[unit - 1].contains("█"))
    }

    /// Figures grow with the screen, without a limit, and none is larger than its place.
    @Test(arguments: [(12, 3), (40, 12), (80, 24), (200, 60), (400, 120)])
    func figuresFillTheirPlace(columns: Int, rows: Int) {
        var canvas = Canvas(grid: CellGrid(columns: columns, rows: rows), isUnicode: true, theme: DashTheme())
        let area = Area(column: 0, row: 0, columns: columns, rows: rows)
        BigText.draw("288", places: 3, area, .plain, &canvas)
        let used = (0..<rows).filter { !canvas.grid.text(row: $0).allSatisfy { $0 == " " } }
        #expect(used.count > rows / 2, "\(used.count) of \(rows)")
        #expect(BigText.knows("PAUSED") && BigText.knows("1:12.345") && !BigText.knows("x"))
    }

    /// The sector that is driven has its time so far beside the best one.
    @Test func theSectorIsTimedFromItsLine() throws {
        var dashboard = Self.dashboard("minimal")
        var snapshot = TripSnapshot(
            engine: TripEngine(), now: Self.time(10), fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
        var facts = GameFacts()
        facts.laps = [
            Lap(
                number: 1, timeS: 60, isValid: true, isRewound: false, start: .zero, end: Self.time(10),
                sectorsS: [20.25, 39.75])
        ]
        snapshot.summary.timedLaps = facts
        dashboard.take(snapshot)
        func tell(_ seconds: Double, sector: Double) {
            let now = Self.time(100 + seconds)
            dashboard.take(
                Batch(
                    [
                        Sample(.vehicleSpeed, 97, at: now), Sample(.lapNumber, 2, at: now),
                        Sample(.lapSector, sector, at: now), Sample(.currentLapTime, seconds, at: now),
                    ], at: now))
        }
        tell(5, sector: 1)
        #expect(Self.lines(Self.picture(&dashboard, 100, 24, at: 105)).joined(separator: "\n").contains("5.0 / 20.250"))
        tell(21, sector: 2)
        tell(24.5, sector: 2)
        let text = Self.lines(Self.picture(&dashboard, 100, 24, at: 124.5)).joined(separator: "\n")
        #expect(text.contains("S2") && text.contains("3.5 / 39.750"), "\(text)")
    }

    @Test func theGearTurnsRedWhenItIsTimeToChangeUp() {
        for (rpm, isRed) in [(7700.0, false), (7800, true)] {
            var dashboard = Self.dashboard("minimal")
            let values: [(Signal, Double)] = [(.gear, 3), (.engineSpeed, rpm), (.maximumEngineSpeed, 8000)]
            dashboard.take(Batch(values.map { Sample($0.0, $0.1, at: .zero) }, at: .zero))
            let grid = Self.picture(&dashboard, 80, 24, at: 0)
            let red = CellColor(0xC62828)
            #expect((0..<20).contains { grid[2, $0].style.background == red } == isRed, "\(rpm)")
        }
    }

    @Test func keysSwitchDesignAndUnits() {
        var dashboard = Self.dashboard("modern")
        Self.car(&dashboard)
        dashboard.switchUnits()
        #expect(Self.lines(Self.picture(&dashboard, 80, 24, at: 30)).joined().contains("mph"))
        // Without an exercise its design is left out.
        for name in ["classic", "minimal", "wide", "drift", "race", "car", "modern"] {
            dashboard.switchDesign()
            #expect(Self.lines(Self.picture(&dashboard, 80, 24, at: 30)).last?.contains("design: \(name)") == true)
        }
    }

    /// The words of pedals stand where they are, whatever the numbers, and all pedals have numbers or none.
    @Test(arguments: [(40, 12), (80, 24), (120, 40), (200, 60)]) func pedalsStayInTheirPlaces(columns: Int, rows: Int) {
        var words: Set<String> = []
        for percent in [0.0, 7, 42, 100] {
            var dashboard = Self.dashboard("modern")
            let values: [(Signal, Double)] = [(.throttle, percent), (.brake, percent), (.clutch, 100)]
            dashboard.take(Batch(values.map { Sample($0.0, $0.1, at: .zero) }, at: .zero))
            let row = Self.lines(Self.picture(&dashboard, columns, rows, at: 0)).first { $0.contains("THR") } ?? ""
            #expect(row.split { !$0.isNumber }.count == (row.contains("100") ? 3 : 0))
            words.insert(row.split { !$0.isLetter }.joined(separator: " ") + " at \(row.prefix { $0 != "T" }.count)")
        }
        #expect(words.count == 1 && words.first?.hasPrefix("CLU BRK THR") == true)
    }

    /// A large dial has numbers, thousands of the engine speed, and a small one has none.
    @Test func aLargeDialHasNumbers() {
        var dashboard = Self.dashboard("car")
        let values: [(Signal, Double)] = [(.engineSpeed, 3000), (.maximumEngineSpeed, 8000), (.vehicleSpeed, 50)]
        dashboard.take(Batch(values.map { Sample($0.0, $0.1, at: .zero) }, at: .zero))
        func digits(_ columns: Int, _ rows: Int) -> Set<Character> {
            Set(Self.lines(Self.picture(&dashboard, columns, rows, at: 0)).joined().filter(\.isNumber))
        }
        #expect(digits(120, 40).isSuperset(of: "012345678") && !digits(40, 12).contains("8"))
    }

    @Test(arguments: [(40, 12), (80, 24)]) func whatIsToldIsBesideTheKeys(columns: Int, rows: Int) {
        var dashboard = Self.dashboard("modern")
        Self.car(&dashboard)
        let lines = Self.lines(
            Self.picture(&dashboard, columns, rows, at: 30, status: Dashboard.Status(activity: "waking …")))
        #expect(lines.suffix(2).joined().contains("waking …"))
        #expect(lines.last?.contains("q quit") == true)
    }

    /// On a low screen a long message takes the place of all keys but one, and is seen to go on.
    @Test func aLongMessageOnALowScreen() {
        var dashboard = Self.dashboard("modern")
        Self.car(&dashboard)
        let text = "the adapter does not answer any more, connecting again"
        let last = Self.lines(
            Self.picture(&dashboard, 40, 12, at: 30, status: Dashboard.Status(activity: text))
        ).last
        #expect(last == "q quit  the adapter does not answer an…")
    }
}
