import CLinux
import Foundation
import OBD
import System
import Telemetry
import TestSupport
import Testing

@testable import CANLink

@Suite(.timeLimit(.minutes(20))) struct FrameFormatTests {
    private static let frame = CANFrame("7E8 03410D3200000000")

    @Test func slcanLines() {
        #expect(SlcanParser.line(Self.frame) == Array("t7E8803410D3200000000\r".utf8))
        #expect(SlcanParser.line(CANFrame("18DB33F1 0201")) == Array("T18DB33F120201\r".utf8))
        #expect(SlcanParser.frame(Array("T18DB33F120201".utf8)) == CANFrame("18DB33F1 0201"))
        // Two bytes of a time stamp, which some adapters add.
        #expect(SlcanParser.frame(Array("t7E8803410D320000000012AB".utf8)) == Self.frame)
        for line in ["t7E8", "t7E89010203040506070809", "t8FF0", "t7E82ZZZZ", "x", "t7E8803410D", "r7E80"] {
            #expect(SlcanParser.frame(Array(line.utf8)) == nil, "\(line)")
        }
    }

    /// However a port cuts it, with garbage and refusals in between.
    @Test(arguments: 1...7) func slcanInPieces(size: Int) {
        let bytes = Array("\u{1}zt7E8\rt7E8803410D3200000000\r\u{7}z\rV1013\rT18DAF11020102\r".utf8)
        var parser = SlcanParser()
        var events: [SlcanParser.Event] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            events += parser.events(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        #expect(
            events == [
                .done("zt7E8"), .frame(Self.frame), .refused, .done("z"), .done("V1013"),
                .frame(CANFrame("18DAF110 0102")),
            ])
    }

    /// Frames of CAN FD, as `candump -l` and `candump` write them: short ones are those of classic CAN.
    @Test func candumpOfCANFD() {
        let long = String(repeating: "AB", count: 64)
        let log = CandumpLog(
            """
            (1.0) can0 7DF##002010D
            (1.1) can0 18DAF110##503410D32
            (1.2) can0 7E8##1\(long)
             (1.3)  can0  7E8  [08]  03 41 0D 32 00 00 00 00
             (1.4)  can0  7E8  [12]  10 0C 62 F1 90 31 32 33 34 35 36 37
             (1.5)  can0  7E8  [12]  10 0C
            (1.6) can0 7E8##
            (1.7) can0 7E8##1\(long)AB
            (1.8) can0 7E8#112233445566778899
            """)
        #expect(log.entries.map(\.frame.text) == ["7DF 02010D", "18DAF110 03410D32", "7E8 03410D3200000000"])
        #expect(log.longFrames == 2 && log.skippedLines == 4)
    }

    /// As PowerShell saves what a program prints: UTF-16, of either order, with or without a mark; or UTF-8 with a mark.
    @Test func candumpInUTF16() {
        let text = "(1.0) can0 7DF#02010D\r\n(1.1) can0 7E8#03410D32\r\n"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
            let log = CandumpLog(bytes: bytes)
            #expect(log.entries.map(\.frame.text) == ["7DF 02010D", "7E8 03410D32"] && log.skippedLines == 0)
        }
    }

    @Test func candumpLogs() {
        let log = CandumpLog(
            """
            (1436509052.249713) can0 7DF#02010D0000000000
            (1436509052.253713) can0 7E8#03410D3200000000
             (1436509053.000000)  can0  18DAF110   [3]  02 41 0D
            can0  123   [2] 01 02
            (1436509053.1) can0 7E8#R
            (1436509053.1) can0 7E8##1112233
            nonsense
            (1436509053.2) can0 123#112233445566778899

            """)
        #expect(
            log.entries.map(\.frame.text) == [
                "7DF 02010D0000000000", "7E8 03410D3200000000", "18DAF110 02410D", "123 0102", "7E8 112233",
            ])
        #expect(log.skippedLines == 3)
        #expect(abs(log.entries[1].time.seconds(since: log.entries[0].time) - 0.004) < 1e-6)
        #expect(
            CandumpLog.line(Self.frame, microseconds: 1_500_042, interface: "can0")
                == "(1.500042) can0 7E8#03410D3200000000")
    }

    /// With dates, as `candump -tA` shows them, also over midnight.
    @Test func candumpLogsWithDates() {
        let log = CandumpLog(
            """
             (2026-11-30 23:59:59.900000)  can0  7DF   [3]  02 01 0D
             (2026-12-01 00:00:00.150000)  can0  7E8   [4]  03 41 0D 32
             (2026-13-01 00:00:00.150000)  can0  7E8   [4]  03 41 0D 32
            """)
        #expect(log.entries.map(\.frame.text) == ["7DF 02010D", "7E8 03410D32"])
        #expect(log.entries.count == 2 && abs(log.entries[1].time.seconds(since: log.entries[0].time) - 0.25) < 1e-5)
        #expect(log.skippedLines == 1)
    }

    /// With the time since the frame before (`-td`), and with direction and flags (`-x`).
    @Test func candumpLogsWithDifferences() {
        let log = CandumpLog(
            "\u{FEFF}" + """
                 (000.000000)  can0  RX - -  7DF   [3]  02 01 0D
                 (000.250000)  can0  TX B E  7E8   [4]  03 41 0D 32
                 (000.010000)  can0  RX - -  7DF   [3]  02 01 0C
                 (000.500000)  can0  RX - -  7E8   [5]  04 41 0C 0F A0
                """)
        #expect(log.entries.map(\.frame.text) == ["7DF 02010D", "7E8 03410D32", "7DF 02010C", "7E8 04410C0FA0"])
        #expect(log.skippedLines == 0)
        for (entry, expected) in zip(log.entries, [0, 0.25, 0.26, 0.76]) {
            #expect(abs(entry.time.seconds(since: .zero) - expected) < 1e-6)
        }
    }

    /// A clock that goes back for a moment is one all the same.
    @Test func candumpLogsOfTwoInterfaces() {
        let lines = (0..<20).map { "(10.\(100 + ($0 == 7 ? 4 : $0))) can0 123#01" }
        let log = CandumpLog(lines.joined(separator: "\n"))
        #expect(log.entries.count == 20 && abs((log.entries.last?.time.seconds(since: .zero) ?? 0) - 0.019) < 1e-6)
    }

    /// Times are those of the wall clock, as `candump -l` writes them, whatever the clock of the interface began with.
    @Test func recordsWithTheWallClock() throws {
        let bus = ScriptedBus()
        bus.now = Instant.zero.advanced(bySeconds: 5000)
        let folder = try TemporaryDirectory()
        let path = folder.file("can.log")
        let recorded = try RecordedCANInterface(
            bus, name: "can0", path: path, time: WallTime(microseconds: 1_436_509_052_249_713))
        bus.now = bus.now.advanced(bySeconds: 1.5)
        _ = try recorded.send(CANFrame("7DF 02010D"))
        let text = try SystemFile.bytes(path).map { String(decoding: $0, as: UTF8.self) }
        #expect(text == "(1436509053.749713) can0 7DF#02010D\n")
    }

    @Test func separationTimes() {
        #expect(
            [0, 1, 0x7F, 0xF1, 0xF9, 0x80, 0xFF].map { TransportPart.separationS($0) } == [
                0, 0.001, 0.127, 0.0001, 0.0009, 0.127, 0.127,
            ])
    }

    /// As the kernel writes them, with a pair of sockets in its place.
    @Test func framesOfTheKernel() throws {
        var ends: [Int32] = [-1, -1]
        let result = unsafe socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends)
        try #require(result == 0)
        let kernel = FileDescriptor(owning: ends[1])
        let interface = SocketCANInterface(
            FileDescriptor(owning: ends[0]), device: "can:can0", bitRate: 500_000, interruptDescriptor: -1)
        #expect(try interface.send(CANFrame("18DB33F1 0201")))
        let expected: [UInt8] = [0xF1, 0x33, 0xDB, 0x98, 2, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0]
        guard case .bytes(let bytes) = try kernel.read() else {
            Issue.record("nothing was written")
            return
        }
        #expect(bytes == expected)
        // An error frame and a remote frame are no data.
        for other in [[0x08, 0, 0, 0x20], [0xE8, 0x07, 0, 0x40]] as [[UInt8]] {
            var packet = (other + [UInt8](repeating: 0, count: 12))[...]
            try IO.write(&packet, to: kernel.number)
        }
        var packet: ArraySlice<UInt8> = [0xE8, 0x07, 0, 0, 3, 0, 0, 0, 0x02, 0x41, 0x0D, 0, 0, 0, 0, 0]
        try IO.write(&packet, to: kernel.number)
        let received = try interface.receive(before: SystemClock.now.advanced(bySeconds: 5))
        #expect(received?.frame == CANFrame("7E8 02410D"))
        #expect(try interface.receive(before: SystemClock.now) == nil)
    }
}
