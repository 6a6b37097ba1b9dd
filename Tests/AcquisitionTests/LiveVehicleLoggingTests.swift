import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports
import Trips

@testable import Acquisition

/// A simulated week, drive after drive, in virtual time.
@Suite struct LiveVehicleLoggingTests {
    private static let watch = DriveWatch(pauseS: 300, silenceS: 60, endsWithEngine: true)

    /// What was told until the end, and every command with its time.
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
            case .sample(let sample): first = first ?? sample.time
            case .over(let time):
                if let from = first { drives.append((from, time)) }
                first = nil
            default: break
            }
        }
        return drives
    }

    @Test func aDayOfDrives() throws {
        let (events, commands) = log(try car("commuter"), hours: 24)
        let drives = drives(events)
        #expect(drives.count >= 2)
        for drive in drives { #expect((300...3000).contains(drive.to.seconds(since: drive.from))) }
        // Between drives the vehicle is left alone: the adapter's voltage tells.
        for (drive, next) in zip(drives, drives.dropFirst()) {
            let asked = commands.filter {
                $0.time > drive.to && $0.time < next.from.advanced(bySeconds: -90) && $0.command.hasPrefix("01")
            }
            #expect(asked.isEmpty, "\(asked)")
        }
        #expect(!events.contains { if case .ended = $0 { true } else { false } })
    }

    /// An adapter that makes up its voltage: the vehicle is asked once a minute, and no drive is missed.
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
}
