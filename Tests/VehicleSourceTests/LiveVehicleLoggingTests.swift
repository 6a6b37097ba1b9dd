import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports
import Trips

@testable import VehicleSource

/// A simulated week, drive after drive, in virtual time.
@Suite(.timeLimit(.minutes(20))) struct LiveVehicleLoggingTests {
    private static let watch = DriveWatch(pauseS: 300, silenceS: 60, endsWithEngine: true)

    /// Returns all events until the end, and every command with its time.
    private func log(
        _ car: VirtualCar, hours: Double,
        alter: @escaping (String, String, Instant) -> String = { _, answer, _ in answer }
    ) -> (events: [SourceEvent], sent: [(command: String, time: Instant)]) {
        let port = simulated(car)
        var commands: [(command: String, time: Instant)] = []
        let transport = AlteredTransport(port) { command, answer, time in
            commands.append((command, time))
            return alter(command, answer, time)
        }
        var events: [SourceEvent] = []
        let end = transport.now.advanced(bySeconds: hours * 3600)
        LiveVehicle(
            ticksPerSecond: 1, connect: { link throws(TransportError) in session(transport, link) },
            pause: { _ throws(TransportError) in }
        ).log(Self.watch) { event in
            events.append(event)
            return transport.now < end
        }
        return (events, commands)
    }

    private func drives(_ events: [SourceEvent]) -> [(from: Instant, to: Instant)] {
        var drives: [(from: Instant, to: Instant)] = []
        var first: Instant?
        for event in events {
            switch event {
            case .batch(let batch): first = first ?? batch.time
            case .segmentEnded(let time):
                if let from = first { drives.append((from, time)) }
                first = nil
            default: break
            }
        }
        return drives
    }

    @Test func aDayOfDrives() throws {
        let (events, commands) = log(try car("commuter"), hours: 14)
        let drives = drives(events)
        #expect(drives.count >= 2)
        for drive in drives { #expect((300...3000).contains(drive.to.seconds(since: drive.from))) }
        // Between drives the vehicle is left alone: the adapter's voltage reveals when it is started.
        for (drive, next) in zip(drives, drives.dropFirst()) {
            let asked = commands.filter {
                $0.time > drive.to && $0.time < next.from.advanced(bySeconds: -90) && $0.command.hasPrefix("01")
            }
            #expect(asked.isEmpty, "\(asked)")
        }
        #expect(!events.contains { if case .ended = $0 { true } else { false } })
    }

    /// With an adapter that reports a fixed voltage, the vehicle is asked once a minute, and no drive is missed.
    @Test func aVoltageThatTellsNothing() throws {
        let (events, commands) = log(try car("commuter"), hours: 14) { command, answer, _ in
            command == "ATRV" ? "12.4V\r\r" : answer
        }
        let drives = drives(events)
        #expect(drives.count >= 1)
        let first = try #require(drives.first)
        let asked = commands.filter {
            $0.time > first.to && $0.command == "010C" && $0.time < first.to.advanced(bySeconds: 3600)
        }
        #expect((50...62).contains(asked.count))
    }

    /// With an adapter that does not measure the voltage, a vehicle that was driven is also asked once a minute.
    @Test func noVoltage() throws {
        let (events, commands) = log(try car("commuter"), hours: 2) { command, answer, _ in
            command == "ATRV" ? "?\r\r" : answer
        }
        let first = try #require(drives(events).first)
        let asked = commands.filter { $0.time > first.to && $0.command == "010C" }
        let pauses = zip(asked, asked.dropFirst()).map { $1.time.seconds(since: $0.time) }
        #expect(asked.count > 60)
        #expect(pauses.allSatisfy { $0 < 75 }, "\(pauses.max() ?? 0)")
    }

    /// A charger at a parked car gives the voltage of a running engine. The vehicle is asked for a minute, and then as
    /// if the voltage revealed nothing; the next drive is still detected.
    @Test func aCharger() throws {
        let first = try #require(drives(log(try car("commuter"), hours: 2).events).first)
        let charging = first.to.advanced(bySeconds: 600)..<first.to.advanced(bySeconds: 4200)
        let (events, commands) = log(try car("commuter"), hours: 14) { command, answer, time in
            command == "ATRV" && charging.contains(time) ? "14.4V\r\r" : answer
        }
        let asked = commands.filter { $0.command == "010C" && charging.contains($0.time) }.map {
            $0.time.seconds(since: charging.lowerBound)
        }
        #expect((8...16).contains(asked.count { $0 < 70 }), "\(asked)")
        #expect((45...62).contains(asked.count { $0 >= 70 }), "\(asked)")
        // When the charger is removed, the voltage counts again.
        let after = commands.filter { $0.command == "010C" && $0.time > charging.upperBound.advanced(bySeconds: 10) }
        #expect(drives(events).count >= 2)
        let second = try #require(drives(events).dropFirst().first)
        #expect(!after.contains { $0.time < second.from.advanced(bySeconds: -90) })
    }

    /// With the ignition on and the engine off there is no drive, and the start of the engine is not missed.
    @Test func theIgnitionIsOn() throws {
        let (events, commands) = log(try car("parked"), hours: 0.25)
        #expect(drives(events).isEmpty)
        let asked = commands.filter { $0.command == "010C" }.map(\.time)
        let pauses = zip(asked, asked.dropFirst()).map { $1.seconds(since: $0) }
        #expect(pauses.count > 100 && pauses.dropFirst().allSatisfy { $0 < 7 }, "\(pauses)")
    }

    /// A car that was never seen to drive is checked less and less often, to save its battery.
    @Test func aCarThatIsNeverDriven() throws {
        var car = try car("city")
        car.engineOffAt = 0
        let (events, commands) = log(car, hours: 2)
        #expect(drives(events).isEmpty)
        let asked = commands.filter { $0.command.hasPrefix("0100") }.map(\.time)
        let pauses = zip(asked, asked.dropFirst()).map { $1.seconds(since: $0) }.filter { $0 > 30 }
        #expect(pauses.count < 25 && pauses.last.map { (480...560).contains($0) } == true, "\(pauses)")
        #expect(pauses == pauses.sorted() || pauses.dropFirst(4).allSatisfy { $0 > 400 }, "\(pauses)")
    }

    // MARK: An adapter that goes away

    /// Returns events with their times, and the times of requests to the vehicle, for a car whose adapter is away for
    /// some seconds.
    private func log(
        _ car: VirtualCar, away: ClosedRange<Double>, seconds: Double,
        alter: @escaping (String, String, Instant) -> String = { _, answer, _ in answer }
    ) -> (events: [(event: SourceEvent, second: Double)], asked: [Double]) {
        let port = simulated(car)
        func second() -> Double { port.now.seconds(since: .zero) }
        var asked: [Double] = []
        var events: [(event: SourceEvent, second: Double)] = []
        LiveVehicle(
            ticksPerSecond: 1,
            connect: { link throws(TransportError) in
                guard !away.contains(second()) else { throw TransportError.serial(.noDevice("away", advice: "")) }
                let transport = LeavingTransport(port, away: away) { command in
                    if command.hasPrefix("01") { asked.append(second()) }
                }
                return session(AlteredTransport(transport, alter: alter), link)
            },
            pause: { seconds throws(TransportError) in
                let deadline = port.now.advanced(bySeconds: seconds)
                while port.now < deadline { _ = try port.receive(before: deadline) }
            }
        ).log(Self.watch) { event in
            events.append((event, second()))
            return second() < seconds
        }
        return (events, asked)
    }

    /// The trip ended while the adapter was away: the drive that continues afterwards is a new trip.
    @Test func aDriveGoesOnWhenItsTripIsOver() throws {
        let (events, _) = log(try car("city"), away: 100...500, seconds: 700)
        let overs = events.compactMap { if case .segmentEnded = $0.event, $0.second < 600 { $0.second } else { nil } }
        #expect(overs.count == 1)
        #expect(overs.allSatisfy { (150...410).contains($0) })
        let later = events.filter { $0.second > 500 }
        let connected = try #require(later.firstIndex { if case .connected = $0.event { true } else { false } })
        #expect(later[connected...].count { $0.event.samples.first?.signal == .vehicleSpeed } > 50)
    }

    /// The adapter returns in another car, which starts a new drive, however short the gap was.
    @Test func anotherCarBehindTheAdapter() throws {
        let (events, _) = log(try car("city"), away: 100...120, seconds: 300) { command, answer, time in
            guard command.hasPrefix("0902"), time.seconds(since: .zero) > 110,
                let last = answer.lastIndex(where: \.isHexDigit)
            else { return answer }
            return answer[..<last] + (answer[last] == "3" ? "4" : "3") + answer[answer.index(after: last)...]
        }
        var story: [String] = []
        for (event, _) in events {
            switch event {
            case .connected(let description): story.append(description.vehicle?.vin?.description ?? "")
            case .segmentEnded: story.append("over")
            case .batch(let batch) where story.last != "drive" && batch.samples.contains { $0.signal == .vehicleSpeed }:
                story.append("drive")
            default: break
            }
        }
        #expect(story.count >= 5 && story[1...2] == ["drive", "over"] && story[4] == "drive", "\(story)")
        #expect(story[0] != story[3])
    }

    /// The adapter returns in a car that was switched off meanwhile, which is left alone like any parked car.
    @Test func aCarThatWasSwitchedOffMeanwhileIsLeftAlone() throws {
        var car = try car("city")
        car.engineOffAt = 200
        let (events, asked) = log(car, away: 190...230, seconds: 4000)
        #expect(
            events.contains {
                if case .segmentEnded(let time) = $0.event { time.seconds(since: .zero) < 600 } else { false }
            })
        #expect(asked.count { $0 > 1000 } <= 50)
    }
}

/// A simulated adapter that is away for a while: open connections break, and the simulator's time continues.
final class LeavingTransport: Transport {
    private let inner: SimulatedTransport
    private let away: ClosedRange<Double>
    private let note: (String) -> Void

    init(_ inner: SimulatedTransport, away: ClosedRange<Double>, note: @escaping (String) -> Void) {
        self.inner = inner
        self.away = away
        self.note = note
    }

    var device: String { inner.device }
    var now: Instant { inner.now }

    private func lookAway() throws(TransportError) {
        if away.contains(inner.now.seconds(since: .zero)) { throw .connection(.gone(device)) }
    }

    func send(_ bytes: [UInt8]) throws(TransportError) {
        try lookAway()
        note(String(decoding: bytes, as: UTF8.self))
        try inner.send(bytes)
    }

    func receive(before deadline: Instant) throws(TransportError) -> Received? {
        try lookAway()
        return try inner.receive(before: deadline)
    }

    func close() {}
}
