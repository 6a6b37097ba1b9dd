import OBD
import Telemetry
import Testing
import Transports

@testable import CANLink

/// A truck behind a CAN interface, as the session sees it.
@Suite(.timeLimit(.minutes(20))) struct J1939InterfaceTests {
    /// Sends all its broadcasts in turn, one each 10 ms, and answers requests for groups.
    private static func truck(_ broadcasts: [String], answers: [String: [String]] = [:]) -> TruckBus {
        TruckBus(broadcasts.map { CANFrame($0) }, answers: answers.mapValues { $0.map { CANFrame($0) } })
    }

    private static let engine = [
        "0CF00400 F17D8C681300F08C", "18FEF100 F78054FFFFFFFFFF", "18FEEE00 82FFA02EFFFFFFFF",
        "18FECA00 44FF64000105FFFF", "18FECA0B 00FF00000000FFFF",
    ]
    /// DM2 announced to all, and the VIN to the tester alone.
    private static let answers = [
        "18EAFFF9 CBFE00": ["1CECFF00 200A0002FFCBFE00", "1CEBFF00 0100FF5E000402AE", "1CEBFF00 02000401FFFFFFFF"],
        "18EAFFF9 ECFE00": ["1CECF900 10120003FFECFE00"],
        "18EC00F9 110301FFFFECFE00": [
            "1CEBF900 0157444239363334", "1CEBF900 023033314C313233", "1CEBF900 033435362AFFFFFF",
        ],
    ]

    @Test func answersAsOBDonUDS() throws {
        let bus = Self.truck(Self.engine, answers: Self.answers)
        let adapter = CANAdapter(bus)
        #expect(try adapter.reply(to: "0100") == ["NO DATA"])
        #expect(try adapter.reply(to: "ATDPN") == ["AE"])
        #expect(try adapter.reply(to: "22F810") == ["1CDAF9000462F81001000000", "1CDAF90B0462F81001000000"])
        #expect(try adapter.reply(to: "22F40C1") == ["1CDAF9000562F40C09B40000"])
        #expect(try adapter.reply(to: "22F40D1") == ["1CDAF9000462F40D55000000"])
        // SPN 100 FMI 1 with the amber lamp and the MIL, then SPN 94 FMI 4 and SPN 174 FMI 4 as they were.
        #expect(
            try adapter.reply(to: "1942330C1E")
                == [
                    "1CDAF9001015594233 89FF02", "1CDAF90021406400018900 5E", "1CDAF90022000408 00AE0004",
                    "1CDAF9002308000000000000", "1CDAF90B0659423389FF0200",
                ].map { $0.filter { $0 != " " } })
        #expect(bus.sent.contains("18EAFFF9 CBFE00") && bus.sent.contains("18EAFFF9 CAFE00"))
        #expect(try adapter.reply(to: "22F190").count == 3)
    }

    /// A module that sends a long message has no ear for the next request.
    @Test func requestsOneAfterTheOther() throws {
        let bus = Self.truck(Self.engine, answers: Self.answers)
        bus.isForgetful = true
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "0100")
        #expect(try adapter.reply(to: "19423308FF").count == 5)
        #expect(try adapter.reply(to: "22F190").count == 3)
    }

    /// After the search for OBD-II, only requests for groups and the flow control of their responses are sent.
    @Test func sendsRequestsOnly() throws {
        let bus = Self.truck(Self.engine, answers: Self.answers)
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "0100")
        let searched = bus.sent.firstIndex { $0.hasPrefix("18EA") } ?? 0
        for command in ["0100", "04", "14FFFF33", "22F40C", "22F4A6", "1942330C1E", "ATSH18DA00F1", "22F190", "2E0102"]
        {
            _ = try adapter.reply(to: command)
        }
        let groups = ["CAFE00", "CBFE00", "ECFE00", "00EE00", "C1FE00", "E0FE00", "E5FE00"]
        let allowed = groups.map { "18EAFFF9 \($0)" } + ["18EC00F9 110301FFFFECFE00", "18EC00F9 13120003FFECFE00"]
        #expect(Set(bus.sent[searched...]).isSubset(of: Set(allowed)))
        #expect(Set(bus.sent[searched...]).count == allowed.count)
    }

    /// Values wait for the next broadcast, so that polling is not faster than the bus.
    @Test func valuesComeWithTheirBroadcast() throws {
        let bus = Self.truck(Self.engine)
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "0100")
        let start = bus.now
        for _ in 0..<10 { #expect(try adapter.reply(to: "22F40C1").count == 1) }
        let seconds = bus.now.seconds(since: start)
        #expect(seconds > 0.3 && seconds < 0.6)
    }

    /// The protocol of an earlier connection.
    @Test func opensByNumber() throws {
        let bus = Self.truck(Self.engine)
        let adapter = CANAdapter(bus)
        #expect(try adapter.reply(to: "ATTPE") == ["OK"])
        #expect(try adapter.reply(to: "22F40C1") == ["1CDAF9000562F40C09B40000"])
        #expect(!bus.sent.contains { $0.hasPrefix("7DF") || $0.hasPrefix("18DB") })
    }

    /// The same on a car.
    @Test func findsNoTruckOnACar() throws {
        let bus = Self.truck(["280 0102030405060708"])
        let adapter = CANAdapter(bus)
        #expect(try adapter.reply(to: "ATTPE") == ["OK"])
        #expect(try adapter.reply(to: "22F40C1") == ["NO DATA"])
        #expect(bus.sent.isEmpty)
    }

    /// Active codes in two packets.
    private static func announced(at time: Double) -> [String] {
        ["1CECFF00#200A0002FFCAFE00", "1CEBFF00#0144FF640001055E", "1CEBFF00#02000401FFFFFFFF"].map {
            "(\(time)) can0 \($0)"
        }
    }

    /// A log of a truck plays at its times, and answers requests with what it has.
    @Test func playsALog() throws {
        var lines: [String] = []
        for tick in 0..<600 {
            let time = Double(tick) / 100
            lines += ["(\(100 + time)) can0 0CF00400#F17D8C\(tick < 300 ? "6813" : "D026")00F08C"]
            if tick.isMultiple(of: 100) { lines += Self.announced(at: 100 + time) }
            // A search for OBD-II, which does not repeat what follows.
            if tick == 5 { lines.append("(\(100 + time)) can0 18DB33F1#0201000000000000") }
            if tick == 20 { lines.append("(\(100 + time)) can0 18FEC100#00E1F505FFFFFFFF") }
        }
        lines += ["(105.99) can0 1CECFF00#20120003FFECFE00", "(105.99) can0 1CEBFF00#0157444239363334"]
        lines += ["(105.99) can0 1CEBFF00#023033314C313233", "(105.99) can0 1CEBFF00#033435362AFFFFFF"]
        let log = CandumpLog(lines.joined(separator: "\n"))
        let adapter = CANAdapter(
            try CandumpInterface(log, device: "log", path: "log", rate: nil, interruptDescriptor: -1))
        _ = try adapter.reply(to: "0100")
        #expect(try adapter.reply(to: "22F190").count == 3)
        #expect(try adapter.reply(to: "22F40C1") == ["1CDAF9000562F40C09B40000"])
        #expect(
            try adapter.reply(to: "1942330C1E")
                == [
                    "1CDAF9001010594233 89FF02", "1CDAF9002140640001 89405E", "1CDAF900220004890000 0000",
                ].map { $0.filter { $0 != " " } })
        while adapter.now.seconds(since: .zero) < 4 {
            _ = try adapter.receive(before: adapter.now.advanced(bySeconds: 0.1))
        }
        #expect(try adapter.reply(to: "22F40C1") == ["1CDAF9000562F40C13680000"])
        while adapter.now.seconds(since: .zero) < 12 {
            _ = try adapter.receive(before: adapter.now.advanced(bySeconds: 1))
        }
        #expect(try adapter.reply(to: "22F40C1") == ["NO DATA"])
        // After its end, nothing of it comes again, not even what is requested.
        while adapter.now.seconds(since: .zero) < 400 {
            _ = try adapter.receive(before: adapter.now.advanced(bySeconds: 9))
        }
        #expect(try adapter.reply(to: "22F4A61") == ["NO DATA"])
    }
}

/// A bus of 250 kbit/s in virtual time on which frames come in turn, one each 10 ms.
private final class TruckBus: CANInterface {
    let device = "truck"
    let name = "scripted"
    var now = Instant.zero
    let fixedBitRate: Int? = 250_000
    let choosesBitRate = false
    private let broadcasts: [CANFrame]
    private let answers: [String: [CANFrame]]
    private var queue: [CANFrame] = []
    private var nextTime = Instant.zero
    private var count = 0
    private(set) var sent: [String] = []
    /// Whether it forgets what is requested while it responds.
    var isForgetful = false

    init(_ broadcasts: [CANFrame], answers: [String: [CANFrame]]) {
        self.broadcasts = broadcasts
        self.answers = answers
    }

    func connect(bitRate: Int, listens: Bool) -> Bool { bitRate == 250_000 }

    func send(_ frame: CANFrame) -> Bool {
        sent.append(frame.text)
        if isForgetful, !queue.isEmpty { return true }
        queue += answers[frame.text] ?? []
        return true
    }

    func receive(before deadline: Instant) -> (frame: CANFrame, time: Instant)? {
        guard nextTime <= max(deadline, now) else {
            if deadline != .distantFuture { now = max(now, deadline) }
            return nil
        }
        now = max(now, nextTime)
        nextTime = now.advanced(bySeconds: 0.01)
        if !queue.isEmpty { return (queue.removeFirst(), now) }
        count += 1
        return (broadcasts[count % broadcasts.count], now)
    }

    func close() {}
}
