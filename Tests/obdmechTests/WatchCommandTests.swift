import Formats
import Foundation
import Glibc
import TestSupport
import Testing

/// A trip that one program records, and others that watch it.
@Suite(.waits, .timeLimit(.minutes(20))) struct WatchCommandTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private var sockets: [String] {
        let folder = program.directory.file("obdmech")
        return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// A trip that has begun.
    private func recording() throws -> RealProgram.Run {
        let run = try program.start(["trip", "--no-save", "--plain", "-a", "sim:city"])
        try #require(run.wait { !$0.output.isEmpty }, "\(run.warning)")
        return run
    }

    private func types(_ run: RealProgram.Run) -> Set<String> {
        Set(run.lines.compactMap { JSON(parsing: $0.utf8)?["type"]?.text })
    }

    @Test func nobodyRecords() throws {
        let (status, run) = try program.run("watch")
        #expect(status == 2)
        #expect(run.warning.hasPrefix("obdmech: nothing is being recorded\n"))
    }

    /// The whole trip as JSON, to its summary; both programs end with it, and the socket is gone.
    @Test func linesOfJSON() throws {
        let trip = try recording()
        let watches = try (1...2).map { _ in try program.start(["watch", "--json"]) }
        for watch in watches {
            #expect(
                watch.wait { types($0).isSuperset(of: ["start", "sample"]) && $0.lines.count > 40 }, "\(watch.warning)")
            #expect(watch.lines.first?.contains(#""device":"sim:city""#) == true)
        }
        trip.signal(SIGTERM)
        #expect(trip.end() == 0)
        for watch in watches {
            #expect(watch.end() == 0)
            #expect(watch.lines.last?.contains(#""type":"summary""#) == true)
        }
        #expect(sockets.isEmpty)
    }

    @Test func aTableOnTheTerminal() throws {
        let trip = try recording()
        let terminal = try TestTerminal()
        let watch = try program.start(
            ["watch"], environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"], terminal: terminal.path)
        #expect(terminal.wait(for: "Engine speed"))
        #expect(terminal.wait(for: "gasoline"))
        #expect(terminal.wait(for: "q quits"))
        terminal.type("q")
        #expect(watch.end() == 0)
        // The trip goes on without its reader.
        #expect(trip.end(within: 0) == nil)
        trip.signal(SIGINT)
        #expect(trip.end() == 0)
    }

    @Test func whichOneIsMeant() throws {
        let trips = [try recording(), try recording()]
        let (status, run) = try program.run("watch")
        #expect(status == 2)
        #expect(run.warning.hasPrefix("obdmech: several programs are recording\n  name one: trip-"))
        let (other, unknown) = try program.run("watch", "trip-1")
        #expect(other == 2)
        #expect(unknown.warning.hasPrefix("obdmech: no recording named 'trip-1'\n"))
        let watch = try program.start(["watch", "--json", "trip-\(trips[1].number)"])
        #expect(watch.wait { types($0).contains("start") })
        trips[1].signal(SIGTERM)
        #expect(watch.end() == 0)
        trips[0].signal(SIGTERM)
    }

    /// A reader that does not read harms no trip, nor does one that is killed.
    @Test func aReaderThatStops() throws {
        let trip = try recording()
        let watch = try program.start(["watch", "--json"])
        #expect(watch.wait { types($0).contains("sample") })
        watch.signal(SIGSTOP)
        let other = try program.start(["watch", "--json"])
        #expect(other.wait { $0.lines.count > 60 })
        watch.signal(SIGKILL)
        trip.signal(SIGTERM)
        #expect(trip.end() == 0)
        #expect(other.end() == 0)
    }

    /// What a program that was killed leaves is taken for no recording, and is removed.
    @Test func aTripThatWasKilled() throws {
        let trip = try recording()
        #expect(sockets.count == 1)
        trip.signal(SIGKILL)
        #expect(trip.end() == -SIGKILL)
        #expect(try program.run("watch").status == 2)
        #expect(sockets.isEmpty)
    }

    /// A reader of its output that has stopped keeps neither it from ending nor the trip from going on.
    @Test(arguments: [[], ["--json"]]) func anOutputThatNobodyReads(flags: [String]) throws {
        let trip = try program.start(["trip", "--no-save", "--plain", "-a", "sim:city?rate=50"])
        try #require(trip.wait { !$0.output.isEmpty }, "\(trip.warning)")
        let pipe = try makePipe()
        defer { close(pipe.reading) }
        let watch = try program.start(["watch"] + flags, outputNumber: pipe.writing)
        var room = pollfd(fd: pipe.writing, events: Int16(POLLOUT), revents: 0)
        #expect(watch.wait { _ in unsafe poll(&room, 1, 0) == 0 })
        close(pipe.writing)
        let lines = trip.lines.count
        #expect(trip.wait { $0.lines.count > lines })
        watch.signal(SIGTERM)
        #expect(watch.end() == 6)
        #expect(watch.warning == "obdmech: cannot write the output: it is not being read\n")
        trip.signal(SIGTERM)
        #expect(trip.end() == 0)
    }

    /// A reader of its output that comes late is given all, also after the end of the trip.
    @Test func anOutputThatIsReadLate() throws {
        let trip = try program.start(["trip", "--no-save", "--plain", "-a", "sim:city?rate=50"])
        try #require(trip.wait { !$0.output.isEmpty }, "\(trip.warning)")
        let pipe = try makePipe()
        let watch = try program.start(["watch", "--json"], outputNumber: pipe.writing)
        var room = pollfd(fd: pipe.writing, events: Int16(POLLOUT), revents: 0)
        #expect(watch.wait { _ in unsafe poll(&room, 1, 0) == 0 })
        close(pipe.writing)
        trip.signal(SIGTERM)
        #expect(trip.end() == 0)
        // As long as nobody reads it does not give up.
        #expect(watch.end(within: 1.5) == nil)
        var written: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = unsafe read(pipe.reading, &buffer, buffer.count), count > 0 {
            written += buffer[..<count]
        }
        close(pipe.reading)
        #expect(watch.end() == 0)
        #expect(written.split(separator: 10).last?.starts(with: #"{"type":"summary""#.utf8) == true)
    }

    /// A trip that is over is told to be, although its program waits for its user's answer.
    @Test func aTripThatIsOverAndNotKeptYet() throws {
        let terminal = try TestTerminal()
        let trip = try program.start(["trip", "-a", "sim:city?rate=50", "--plain"], terminal: terminal.path)
        #expect(terminal.wait(for: "0:01:00"))
        let watch = try program.start(["watch", "--json"])
        #expect(watch.wait { types($0).isSuperset(of: ["start", "sample"]) }, "\(watch.warning)")
        terminal.type("\u{3}")
        #expect(terminal.wait(for: "Keep trip 1? [Y/n] "))
        #expect(watch.end() == 0)
        #expect(watch.lines.last?.contains(#""type":"summary""#) == true)
        #expect(sockets.isEmpty)
        #expect(try program.run("watch").status == 2)
        terminal.type("n\n")
        #expect(trip.end() == 0)
    }
}
