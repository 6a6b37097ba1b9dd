import Glibc
import Live
import Reports
package import System
import Telemetry
import Transports
package import Trips

/// A socket that serves a trip to up to 250 other programs, as the lines of `trip --json` and those of `LiveFacts`. A new
/// reader receives the latest values immediately. A reader that is too slow is dropped; the trip never waits for one.
package final class LiveSocket: TripSink {
    private final class Reader {
        let descriptor: FileDescriptor
        var watch: EventLoop.Watch?
        /// The bytes that the reader has not accepted yet.
        var kept: ArraySlice<UInt8> = []

        init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
    }

    /// The number of bytes queued for a reader before it is dropped, enough for some minutes of a trip.
    private static let limitBytes = 1 << 20
    /// The longest interval at which readers are sent new lines, in seconds: a page shows a value within 50 ms, and what a
    /// game says 60 times a second is sent as it arrives.
    private static let intervalS = 0.02

    private let listener: FileDescriptor
    private let path: String
    /// The maximum number of readers. Further ones are rejected, because they would use up file descriptors that the
    /// trip needs.
    private let mostReaders: Int
    private weak var loop: EventLoop?
    private var readers: [Reader] = []

    private var lines = TripJSONLines()
    /// The start line of the current trip.
    private var start: String?
    private var origin = Instant.zero
    private var latest: [Signal: Sample] = [:]
    private var facts: LiveFacts
    private let reference: ReferenceLap
    /// The lines of the laps so far.
    private var laps: [String] = []
    private var clockAt: Int64?

    /// Creates the socket. Returns nil if that is impossible, which is no reason not to record.
    /// - Parameters:
    ///   - command: This program's subcommand, used in the name of the socket.
    ///   - variables: The environment variables.
    ///   - reference: The lap that the one being driven is compared with.
    package convenience init?(command: String, _ variables: [String: String], reference: ReferenceLap = .best) {
        guard let folder = LiveSocketFolder.own(variables) else { return nil }
        // Removes sockets left behind by programs that were killed.
        _ = LiveSocketFolder.entries(in: folder)
        // A service has a user of its own, and those whom the computer belongs to are in its group.
        self.init(
            path: LiveSocketFolder.path(in: folder, command: command, process: getpid()),
            isForGroup: variables["RUNTIME_DIRECTORY"] != nil, reference: reference)
    }

    init?(path: String, isForGroup: Bool = false, mostReaders: Int = 250, reference: ReferenceLap = .best) {
        // The socket gets its final name only once it listens, because other programs remove a socket on which nobody
        // listens. An existing file of that name was left behind by a program with the same process ID.
        let early = path + "~"
        SystemFile.remove(early)
        guard let listener = try? UnixSocket.listen(at: early, isForGroup: isForGroup),
            (try? SystemFile.rename(early, to: path)) != nil
        else { return nil }
        self.listener = listener
        self.reference = reference
        facts = LiveFacts(reference)
        self.path = path
        self.mostReaders = mostReaders
    }

    deinit { SystemFile.remove(path) }

    package func attach(to loop: EventLoop) {
        // The drives of a logger share the socket.
        guard self.loop !== loop else { return }
        self.loop = loop
        loop.whenReadable(listener.number) { [weak self] in self?.accept() }
    }

    private func accept() {
        while let descriptor = try? listener.accept() {
            guard readers.count < mostReaders else { continue }
            let reader = Reader(descriptor)
            // A reader sends nothing; the socket becomes readable when the reader has gone.
            reader.watch = loop?.whenReadable(reader.descriptor.number) { [weak self, weak reader] in
                guard let self, let reader, !Self.isThere(reader) else { return }
                drop(reader)
            }
            readers.append(reader)
            guard let start else { continue }
            give(
                reader,
                [start] + laps + latest.values.sorted { $0.time < $1.time }.map { lines.line($0, origin: origin) })
            give(reader, facts.lines)
            send(reader)
        }
    }

    private static func isThere(_ reader: Reader) -> Bool {
        let result = try? IO.receive(reader.descriptor.number, atMost: 256)
        return result != nil && result != .end
    }

    package func take(_ event: TripEvent, of trip: any RunningTrip) {
        switch event {
        case .began:
            origin = trip.origin
            latest = [:]
            facts = LiveFacts(reference)
            laps = []
            let told = lines.lines(event, of: trip)
            start = told.first
            give(told)
        case .batch(let batch):
            for sample in batch.samples { latest[sample.signal] = sample }
            // Without readers nobody needs the text of samples.
            let samples = readers.isEmpty ? [] : batch.samples.map { lines.line($0, origin: origin) }
            let news = facts.lines(batch, of: trip, areRead: !readers.isEmpty)
            let completed = lines.laps(of: trip)
            laps += completed
            give(samples + completed + news)
        case .ended, .failed:
            start = nil
            latest = [:]
            facts = LiveFacts(reference)
            laps = []
            give(lines.lines(event, of: trip))
            sendAll()
        case .suspects, .alert, .drivingEvent, .following, .wayfinding, .cameras, .activity, .warning:
            if !readers.isEmpty { give(lines.lines(event, of: trip)) }
        }
    }

    package func handle(_ fact: LiveFact) {
        if case .clock(_, let bootTime) = fact {
            if let clockAt, bootTime.microseconds - clockAt < Self.clockEveryUs { return }
            clockAt = bootTime.microseconds
        }
        give([fact.line])
        sendAll()
    }

    package var refreshS: Double { readers.isEmpty ? .infinity : Self.intervalS }
    package func refresh(_ trip: any RunningTrip) {
        if start != nil { give(facts.lines(of: trip)) }
        sendAll()
    }

    /// How often the time of a receiver is sent, in µs.
    private static let clockEveryUs: Int64 = 60_000_000

    private func give(_ lines: [String]) { for reader in readers { give(reader, lines) } }

    private func give(_ reader: Reader, _ lines: [String]) {
        for line in lines {
            reader.kept += line.utf8
            reader.kept.append(0x0A)
        }
        if reader.kept.count > Self.limitBytes { drop(reader) }
    }

    private func sendAll() { for reader in readers { send(reader) } }

    /// Sends as much as the reader accepts.
    private func send(_ reader: Reader) {
        do throws(SystemError) {
            try IO.send(&reader.kept, to: reader.descriptor.number)
        } catch {
            drop(reader)
        }
    }

    private func drop(_ reader: Reader) {
        reader.watch?.cancel()
        readers.removeAll { $0 === reader }
    }
}
