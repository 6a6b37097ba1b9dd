import Glibc
import Telemetry
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct LapTimerTests {
    static let centre = GeoPoint(latitude: 49, longitude: 8)

    /// Drives clockwise around a circle of 1 km from its northernmost point.
    /// - Parameters:
    ///   - kmh: the speed at a time in seconds.
    ///   - hertz: of the receiver.
    static func drive(
        _ timer: inout LapTimer, seconds: Double, hertz: Double = 1, noiseM: Double = 0, kmh: (Double) -> Double
    ) -> (told: [Batch], crossings: [Double]) {
        let radius = 1000 / (2 * Double.pi)
        var (told, crossings): ([Batch], [Double]) = ([], [])
        var (drivenM, fixed) = (-100.0, 0.0)
        for step in 0..<Int(seconds * 100) {
            let t = Double(step) / 100
            let time = Instant.zero.advanced(bySeconds: t)
            if step % 10 == 0 { told += timer.take([Sample(.vehicleSpeed, kmh(t), at: time)]) }
            if t >= fixed {
                fixed += 1 / hertz
                let angle = drivenM / radius * 180 / .pi
                let error = noiseM * sin(t * 1.7)
                let place = centre.moved(byM: radius + error, towardsDeg: angle)
                told += timer.take([
                    Sample(.latitude, place.latitude, at: time), Sample(.longitude, place.longitude, at: time),
                    Sample(.positionError, 3, at: time),
                ])
            }
            let before = drivenM
            drivenM += kmh(t) / 3.6 / 100
            if (before / 1000).rounded(.down) < (drivenM / 1000).rounded(.down) {
                let line = ((before / 1000).rounded(.down) + 1) * 1000
                crossings.append(t + (line - before) / (kmh(t) / 3.6))
            }
        }
        return (told, crossings)
    }

    static var gate: LapGate {
        LapGate(name: "line", place: centre.moved(byM: 1000 / (2 * .pi), towardsDeg: 0), courseDeg: 90)
    }

    private func laps(_ told: [Batch]) -> [Double] {
        var laps: [Double] = []
        for batch in told where batch.samples.contains(where: { $0.signal == .currentLapTime && $0.value == 0 }) {
            if let time = batch.samples.first(where: { $0.signal == .lastLapTime })?.value { laps.append(time) }
        }
        return laps
    }

    @Test(arguments: [1.0, 5, 10])
    func crossingsLieBetweenFixes(hertz: Double) {
        var timer = LapTimer(gate: Self.gate)
        let (told, crossings) = Self.drive(&timer, seconds: 260, hertz: hertz) { 72 + 15 * sin($0 / 9) }
        let truth = zip(crossings, crossings.dropFirst()).map { $1 - $0 }
        let laps = laps(told)
        #expect(laps.count == truth.count && laps.count >= 4)
        for (lap, truth) in zip(laps, truth) { #expect(abs(lap - truth) < 0.06, "\(lap) \(truth)") }
    }

    @Test func theDistanceInTheLapGrows() {
        var timer = LapTimer(gate: Self.gate)
        let (told, _) = Self.drive(&timer, seconds: 150) { _ in 72 }
        let distances = told.flatMap(\.samples).filter { $0.signal == .lapDistance }.map(\.value)
        #expect(distances.max()! > 975 && distances.max()! < 1005)
        let numbers = told.flatMap(\.samples).filter { $0.signal == .lapNumber }.map(\.value)
        #expect(Set(numbers) == [1, 2, 3] && numbers == numbers.sorted())
    }

    @Test func withoutAGateTheTrackClosesByItself() throws {
        var timer = LapTimer()
        let (told, _) = Self.drive(&timer, seconds: 260, noiseM: 2) { _ in 72 }
        #expect(timer.gate != nil)
        let laps = laps(told)
        #expect(laps.count == 4)
        for lap in laps { #expect(abs(lap - 50) < 0.3) }
    }

    /// A line across the track after some meters.
    private static func line(atM metres: Double) -> LapGate {
        let angle = metres / 1000 * 360
        return LapGate(
            name: "", place: centre.moved(byM: 1000 / (2 * .pi), towardsDeg: angle), courseDeg: angle + 90)
    }

    /// The sector of each batch, with its time in the lap, at each change.
    private func sectors(_ told: [Batch]) -> [(lap: Double, sector: Double, timeS: Double)] {
        var changes: [(lap: Double, sector: Double, timeS: Double)] = []
        for batch in told {
            let values = Dictionary(batch.samples.map { ($0.signal, $0.value) }) { $1 }
            guard let lap = values[.lapNumber], let sector = values[.lapSector], let timeS = values[.currentLapTime],
                changes.last.map({ $0.lap != lap || $0.sector != sector }) ?? true
            else { continue }
            changes.append((lap, sector, timeS))
        }
        return changes
    }

    @Test(arguments: [1.0, 10])
    func sectorsEndAtTheirLines(hertz: Double) {
        var gate = Self.gate
        gate.sectors = [Self.line(atM: 250), Self.line(atM: 700)]
        var timer = LapTimer(gate: gate)
        let (told, _) = Self.drive(&timer, seconds: 165, hertz: hertz) { _ in 72 }
        let changes = sectors(told)
        #expect(changes.map(\.sector) == [1, 2, 3, 1, 2, 3, 1, 2, 3, 1])
        for (change, truth) in zip(changes, [0, 12.5, 35, 0, 12.5, 35, 0, 12.5, 35, 0]) {
            #expect(abs(change.timeS - truth) < 0.06, "\(change)")
        }
        // Without lines there are no sectors.
        var plain = LapTimer(gate: Self.gate)
        let other = Self.drive(&plain, seconds: 120) { _ in 72 }.told
        #expect(!other.isEmpty && !other.flatMap(\.samples).contains { $0.signal == .lapSector })
    }

    /// Lines count only in their order, and in their direction.
    @Test func aLineThatIsMissedEndsNoSector() {
        var gate = Self.gate
        var aside = Self.line(atM: 250)
        aside.place = aside.place.moved(byM: 40, towardsDeg: 90)
        gate.sectors = [aside, Self.line(atM: 700)]
        var timer = LapTimer(gate: gate)
        #expect(Set(sectors(Self.drive(&timer, seconds: 120) { _ in 72 }.told).map(\.sector)) == [1])
        gate.sectors = [Self.line(atM: 700), Self.line(atM: 250)]
        timer = LapTimer(gate: gate)
        #expect(Set(sectors(Self.drive(&timer, seconds: 120) { _ in 72 }.told).map(\.sector)) == [1, 2])
    }

    @Test func theOtherDirectionIsNoLap() {
        var gate = Self.gate
        gate.courseDeg = 270
        var timer = LapTimer(gate: gate)
        #expect(Self.drive(&timer, seconds: 150) { _ in 72 }.told.isEmpty)
        // Nor is a road beside the line.
        gate = Self.gate
        gate.place = gate.place.moved(byM: 40, towardsDeg: 0)
        timer = LapTimer(gate: gate)
        #expect(Self.drive(&timer, seconds: 150) { _ in 72 }.told.isEmpty)
    }

    @Test func theSpeedMayChangeBetweenTwoFixes() {
        func point(_ seconds: Double, _ kmh: Double, _ metres: Double) -> WayPoint {
            var point = WayPoint(
                time: Instant.zero.advanced(bySeconds: seconds), place: Self.centre, drivenM: metres)
            point.speedKmh = kmh
            return point
        }
        // From standstill, a quarter of the way takes half of the time.
        let start = LapTimer.moment(0.25, from: point(0, 0, 0), to: point(2, 36, 10))
        #expect(abs(start.time.seconds(since: .zero) - 1) < 1e-6 && start.drivenM == 2.5)
        let even = LapTimer.moment(0.25, from: point(0, 36, 0), to: point(2, 36, 20))
        #expect(abs(even.time.seconds(since: .zero) - 0.5) < 1e-6)
    }
}
