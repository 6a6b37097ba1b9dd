import Foundation
import Synchronization
import System
import Telemetry
import TestSupport
import Testing
import Transports

@testable import PositionSource

/// Against a server on a real port.
@Suite(.waits, .timeLimit(.minutes(20))) struct GpsdSourceTests {
    private final class Following: Sendable {
        private let events = Mutex<[SourceEvent]>([])
        private let ends: (read: Int32, write: Int32)
        private let isDone = Mutex(false)

        init(_ source: GpsdSource) {
            var pair: [Int32] = [0, 0]
            _ = unsafe pipe(&pair)
            ends = (pair[0], pair[1])
            let (read, this) = (pair[0], self)
            Thread {
                source.run(stop: read) { event in
                    this.events.withLock { $0.append(event) }
                    return true
                }
                this.isDone.withLock { $0 = true }
            }.start()
        }

        var all: [SourceEvent] { events.withLock { $0 } }
        var fixes: Int { all.count { if case .batch = $0 { true } else { false } } }
        var connections: Int { all.count { if case .connected = $0 { true } else { false } } }

        func stop() {
            _ = unsafe write(ends.write, "x", 1)
            #expect(eventually { isDone.withLock { $0 } })
        }
    }

    private static func send(_ text: String, to client: borrowing FileDescriptor) {
        let bytes = Array(text.utf8)
        _ = unsafe bytes.withUnsafeBytes { unsafe write(client.number, $0.baseAddress, $0.count) }
    }

    private static func client(of listener: TCPListener) throws -> FileDescriptor {
        for _ in 0..<1000 {
            if let client = listener.accept() { return client }
            usleep(10_000)
        }
        throw CancellationError()
    }

    private static func port(_ listener: TCPListener) throws -> UInt16 {
        try #require(listener.address.split(separator: ":").last.flatMap { UInt16($0) })
    }

    @Test func asksConnectsAgainAndEnds() throws {
        let listener = try TCPListener.listen(host: "127.0.0.1", port: 0)
        let following = Following(GpsdSource(host: "127.0.0.1", port: try Self.port(listener)))
        do {
            let client = try Self.client(of: listener)
            Self.send(GpsdSessionTests.greeting, to: client)
            var asked = ""
            #expect(
                eventually {
                    var bytes = [UInt8](repeating: 0, count: 100)
                    let count = unsafe read(client.number, &bytes, 100)
                    if count > 0 { asked += String(decoding: bytes[..<count], as: UTF8.self) }
                    return asked.contains("\n")
                })
            #expect(asked == "?WATCH={\"enable\":true,\"json\":true};\n")
            Self.send(GpsdSessionTests.position("01") + "{broken\n" + GpsdSessionTests.position("02"), to: client)
            // The second one is complete when no more of it comes.
            #expect(eventually { following.fixes == 2 })
        }
        // gpsd was started anew.
        let client = try Self.client(of: listener)
        Self.send(GpsdSessionTests.greeting + GpsdSessionTests.position("09"), to: client)
        #expect(eventually { following.fixes == 3 && following.connections == 2 })
        #expect(following.all.contains { if case .lost = $0 { true } else { false } })
        following.stop()
    }

    @Test func aPortWithoutGpsdIsToldUnlessItIsOptional() throws {
        var listener: TCPListener? = try TCPListener.listen(host: "127.0.0.1", port: 0)
        let port = try Self.port(try #require(listener))
        listener = nil
        let following = Following(GpsdSource(host: "127.0.0.1", port: port))
        #expect(eventually { !following.all.isEmpty })
        guard case .lost(let problem, _)? = following.all.first else {
            Issue.record("not lost")
            return
        }
        #expect(problem.message == "no positions: cannot connect to '127.0.0.1:\(port)': connection refused")
        following.stop()
        let quiet = Following(GpsdSource(host: "127.0.0.1", port: port, isOptional: true))
        usleep(200_000)
        #expect(quiet.all.isEmpty)
        quiet.stop()
    }
}
