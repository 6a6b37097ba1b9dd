import Formats
import Glibc
import Live
import RecordingTesting
import Reports
import System
import Telemetry
import Terminal
import TestSupport
import Testing
import Transports

@testable import Recording

@Suite(.waits, .timeLimit(.minutes(20))) struct LiveSocketTests {
    private let directory: TemporaryDirectory
    private let loop = EventLoop()
    private let trip = TripAtAMoment()

    init() throws { directory = try TemporaryDirectory() }

    private func socket() throws -> LiveSocket {
        let socket = try #require(LiveSocket(path: directory.file("trip-1.sock")))
        socket.attach(to: loop)
        return socket
    }

    private func reader() throws -> LiveReader {
        let reader = try LiveReader(path: directory.file("trip-1.sock"))
        loop.step(longestS: 1)
        return reader
    }

    /// Whatever the umask, the group of a service may connect, and nobody else.
    @Test(arguments: [(false, mode_t(0o600)), (true, 0o660)]) func whoMayConnect(isForGroup: Bool, mode: mode_t) throws
    {
        let path = directory.file("trip-2.sock")
        let socket = try #require(LiveSocket(path: path, isForGroup: isForGroup))
        var status = stat()
        #expect(unsafe stat(path, &status) == 0 && status.st_mode & 0o777 == mode)
        withExtendedLifetime(socket) {}
    }

    private static func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    private static func batch(_ kmh: Double, _ seconds: Double) -> TripEvent {
        .batch(
            Batch(
                [Sample(.vehicleSpeed, kmh, at: at(seconds)), Sample(.engineSpeed, 900, at: at(seconds))],
                at: at(seconds)))
    }

    private static func isFact(_ line: String) -> Bool {
        ["now", "path"].contains { line.hasPrefix("{\"type\":\"\($0)\"") }
    }

    /// What a page cannot compute from samples: the trip as it is now, the slip angle and drifts, each also for a reader that
    /// comes later.
    @Test func facts() throws {
        let socket = try socket()
        let reader = try reader()
        socket.take(began(), of: trip)
        for step in 0..<200 {
            let rightMps = (40..<120).contains(step) ? -8.0 : 0
            let time = Self.at(Double(step) * 0.05)
            socket.take(
                .batch(
                    Batch(
                        [
                            Sample(.longitudinalVelocity, 15, at: time), Sample(.lateralVelocity, rightMps, at: time),
                            Sample(.vehicleSpeed, 54, at: time),
                        ], at: time)), of: trip)
            socket.refresh(trip)
        }
        func types(_ reader: LiveReader) -> Set<String> {
            var types: Set<String> = []
            for _ in 0..<40 {
                for line in reader.lines() ?? [] {
                    if let type = JSON(parsing: line.utf8)?["type"]?.text { types.insert(type) }
                }
            }
            return types
        }
        #expect(types(reader).isSuperset(of: ["start", "sample", "now", "slip", "drift"]))
        #expect(types(try self.reader()).isSuperset(of: ["start", "sample", "now", "slip", "drift"]))
    }

    private func began() -> TripEvent {
        .began(id: 7, start: WallTime(microseconds: 0), source: SourceDescription(device: "sim:x"))
    }

    /// What a line tells, shortly. Facts of the trip are left out: they come by the clock.
    private func told(_ reader: LiveReader) -> [String] {
        (reader.lines() ?? ["end"]).filter { !Self.isFact($0) }.map { line in
            guard let object = JSON(parsing: line.utf8), let type = object["type"]?.text else { return line }
            guard type == "sample" else { return type }
            return "\(object["signal"]?.text ?? "") \(object["value"]?.double ?? -1) at \(object["t"]?.double ?? -1)"
        }
    }

    /// A reader that comes later is told what is known, then what comes.
    @Test func aReaderThatComesLater() throws {
        let socket = try socket()
        #expect(socket.refreshS == .infinity)
        socket.take(began(), of: trip)
        socket.take(Self.batch(30, 1), of: trip)
        socket.take(Self.batch(40, 2), of: trip)
        let reader = try reader()
        #expect(Set(told(reader)) == ["start", "vehicleSpeed 40.0 at 2.0", "engineSpeed 900.0 at 2.0"])
        #expect(socket.refreshS < 1)
        socket.take(Self.batch(50, 3), of: trip)
        #expect(told(reader) == [])
        socket.refresh(trip)
        #expect(told(reader) == ["vehicleSpeed 50.0 at 3.0", "engineSpeed 900.0 at 3.0"])
        socket.take(.ended(trip.record), of: trip)
        #expect(told(reader) == ["summary"])
        // Between two trips nothing is known.
        let late = try self.reader()
        #expect(told(late) == [])
        socket.take(began(), of: trip)
        socket.refresh(trip)
        #expect(told(late) == ["start"])
        #expect(told(reader) == ["start"])
    }

    /// How many lines it is told, as far as the socket keeps them for it.
    private func count(_ reader: LiveReader, of socket: LiveSocket) -> Int {
        var count = 0
        for _ in 0..<40 {
            count += reader.lines()?.count { !Self.isFact($0) } ?? 0
            socket.refresh(trip)
        }
        return count
    }

    /// One that does not read is dropped, and the others get everything, also one that lags by less than a megabyte.
    @Test func aReaderThatIsTooSlow() throws {
        let socket = try socket()
        let (slow, late, quick) = (try reader(), try reader(), try reader())
        socket.take(began(), of: trip)
        // Few long lines take less time than many short ones.
        let signal = Signal(String(repeating: "x", count: 1 << 15), .degrees)
        var (quickly, lately) = (0, 0)
        for number in 1...64 {
            socket.take(.batch(Batch(Sample(signal, 1, at: Self.at(Double(number))))), of: trip)
            quickly += count(quick, of: socket)
            if number == 30 || number == 64 { lately += count(late, of: socket) }
        }
        #expect(quickly == 65)
        #expect(lately == 65)
        var isEnded = false
        for _ in 0..<1000 where !isEnded { isEnded = slow.lines() == nil }
        #expect(isEnded)
    }

    @Test func aReaderThatIsGone() throws {
        let socket = try socket()
        do { _ = try reader() }
        #expect(socket.refreshS < 1)
        loop.step(longestS: 1)
        #expect(socket.refreshS == .infinity)
    }

    /// Only this user may connect, and the name goes with the program.
    @Test func theFile() throws {
        let path = directory.file("trip-1.sock")
        do {
            let socket = try socket()
            #expect(socket.refreshS == .infinity)
            var status = stat()
            #expect(unsafe stat(path, &status) == 0)
            #expect(status.st_mode & 0o777 == 0o600)
            #expect(LiveSocketFolder.entries(in: directory.path).map(\.name) == ["trip-1"])
        }
        #expect(unsafe access(path, F_OK) != 0)
    }

    /// Of a program that was killed the file stays; it is no program that records, and is removed.
    @Test func whatAKilledProgramLeaves() throws {
        let path = directory.file("log-2.sock")
        do { _ = try UnixSocket.listen(at: path) }
        #expect(unsafe access(path, F_OK) == 0)
        #expect(LiveSocketFolder.entries(in: directory.path).isEmpty)
        #expect(unsafe access(path, F_OK) != 0)
    }

    @Test func whereItIs() {
        #expect(LiveSocketFolder.own(["RUNTIME_DIRECTORY": "/run/obdmech", "XDG_RUNTIME_DIR": "/x"]) == "/run/obdmech")
        #expect(LiveSocketFolder.own(["XDG_RUNTIME_DIR": directory.path]) == directory.path + "/obdmech")
        let own = "/tmp/obdmech-\(getuid())"
        #expect(LiveSocketFolder.own(["XDG_RUNTIME_DIR": "relative"]) == own)
        #expect(LiveSocketFolder.own([:]) == own)
    }

    /// Also of a trip that a signal ends before it has begun: nothing of the program is released then.
    @Test func theFileOfATripThatNeverBegan() throws {
        let path = directory.file("trip-1.sock")
        let recorder = TripRecorder(
            plan: TripPlan(), store: nil, display: NoDisplay(), sinks: [try socket()],
            progress: ProgressLine(isShown: false))
        #expect(unsafe access(path, F_OK) == 0)
        recorder.abandon()
        #expect(unsafe access(path, F_OK) != 0)
    }

    /// However many connect, the descriptors do not run out.
    @Test func tooManyReaders() throws {
        let socket = try #require(LiveSocket(path: directory.file("trip-1.sock"), mostReaders: 8))
        socket.attach(to: loop)
        socket.take(began(), of: trip)
        let readers = try (0..<10).map { _ in try reader() }
        #expect(readers.map { told($0) } == Array(repeating: ["start"], count: 8) + Array(repeating: ["end"], count: 2))
    }
}

private final class NoDisplay: TripDisplay {
    func take(_ event: TripEvent, of trip: any RunningTrip) {}
}
