import Dashboard
import Telemetry
import Testing

@testable import Displays

/// A board as SimHub's sketches program it: with the buffers, numbers and answers that these have.
private final class Board {
    var lights: [[UInt8]]
    /// The packets that are lost, by how many came before.
    var lost: Set<Int> = []
    var nowS = 0.0
    /// Until when it starts, in seconds.
    var startsUntilS = 0.0
    private(set) var packets = 0
    private(set) var longest = 0
    private(set) var numbers: [UInt8] = []
    private var last = 255
    private var commands: [UInt8] = []
    private var answers: [UInt8] = []

    init(count: Int) { lights = Array(repeating: [9, 9, 9], count: count) }

    func device() -> SimHubLights {
        SimHubLights(
            send: { self.receive($0) },
            receive: { deadline in
                defer { self.answers = [] }
                if self.answers.isEmpty { self.nowS = deadline.seconds(since: .zero) }
                return self.answers.isEmpty ? nil : self.answers
            }, clock: { Instant.zero.advanced(bySeconds: self.nowS) })
    }

    private func receive(_ packet: [UInt8]) -> String? {
        packets += 1
        guard nowS >= startsUntilS, !lost.contains(packets) else { return nil }
        guard packet.count >= 6, packet[0...1] == [1, 1], packet.count == Int(packet[3]) + 5,
            table(packet) == packet.last
        else {
            answers += [4, UInt8(last), 4]
            return nil
        }
        let number = packet[2]
        longest = max(longest, Int(packet[3]))
        numbers.append(number)
        if number == 255 || Int(number) == (last > 127 ? 0 : last + 1) {
            last = Int(number)
            commands += packet[4..<packet.count - 1]
        }
        // A message of the sketch before the confirmation, which is no concern of the lights.
        answers += [7, 2, 0x68, 0x69, 0x20, 3, number]
        obey()
        return nil
    }

    private func obey() {
        while commands.count >= 2, commands[0] == 3 {
            switch commands[1] {
            case UInt8(ascii: "1"):
                answers += [8, 0x6A]
                commands.removeFirst(3)
            case UInt8(ascii: "4"):
                answers += [8, UInt8(lights.count)]
                commands.removeFirst(2)
            case UInt8(ascii: "6"):
                // Only a whole command has an end.
                var place = 2
                while place < commands.count, commands[place] == 3 {
                    guard place + 5 < commands.count else { return }
                    place += 6
                }
                guard place < commands.count, commands[place] == 0 else { return }
                for begin in stride(from: 2, to: place, by: 6) {
                    for light in Int(commands[begin + 1])..<Int(commands[begin + 1]) + Int(commands[begin + 2]) {
                        lights[light] = Array(commands[begin + 3...begin + 5])
                    }
                }
                commands.removeFirst(place + 1)
                answers += [8, 0x15]
            default: commands.removeFirst()
            }
        }
    }

    /// The CRC by division, bit by bit over the whole message.
    private func table(_ packet: [UInt8]) -> UInt8 {
        var bits: [Bool] = []
        for byte in packet[2..<packet.count - 1] { bits += (0..<8).map { byte >> (7 - $0) & 1 == 1 } }
        bits += Array(repeating: false, count: 8)
        let divisor = [true, true, true, false, true, false, true, false, true]
        for index in 0..<bits.count - 8 where bits[index] {
            for offset in 0..<9 { bits[index + offset] = bits[index + offset] != divisor[offset] }
        }
        return bits.suffix(8).reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
}

@Suite(.timeLimit(.minutes(20))) struct SimHubLightsTests {
    private func state(_ rpm: Double) -> ShiftState { ShiftState(rpm: rpm, shiftRpm: 8000) }

    /// Packets of a connection of SimHub itself.
    @Test func packets() {
        #expect(SimHubPacket.bytes([3, 0x31, 0x10], number: 255) == [1, 1, 0xFF, 3, 3, 0x31, 0x10, 0x6A])
        #expect(SimHubPacket.bytes([3, 0x30], number: 0) == [1, 1, 0, 2, 3, 0x30, 0x38])
        #expect(SimHubPacket.bytes([3, 0x34], number: 1) == [1, 1, 1, 2, 3, 0x34, 0x83])
        #expect(SimHubPacket.bytes([3, 0x38, 0x0B], number: 9) == [1, 1, 9, 3, 3, 0x38, 0x0B, 0x6C])
        #expect([255, 0, 127, 128].map { SimHubPacket.number(after: $0) } == [0, 1, 128, 0])
    }

    @Test func lightsFillInThreeColors() {
        let board = Board(count: 10)
        let lights = board.device()
        #expect(lights.show(state(7200), isBlinkOn: true) == nil)
        #expect(board.lights.map { $0 != [0, 0, 0] } == (0..<10).map { $0 < 7 })
        #expect(board.lights[0] == [0, 128, 0] && board.lights[5] == [128, 80, 0])
        _ = lights.show(state(8100), isBlinkOn: true)
        #expect(board.lights.allSatisfy { $0 == [128, 0, 0] })
        _ = lights.show(state(8100), isBlinkOn: false)
        #expect(board.lights.allSatisfy { $0 == [0, 0, 0] })
        #expect(board.longest <= 24 && board.numbers.first == 255)
    }

    /// The numbers of packets wrap, and a packet that is lost is sent again and counts once.
    @Test func lostPackets() {
        let board = Board(count: 16)
        let lights = board.device()
        board.lost = [5, 6, 40]
        for step in 0..<300 {
            #expect(lights.show(state(5200 + Double(step % 29) * 100), isBlinkOn: true) == nil)
            let lit = board.lights.count { $0 != [0, 0, 0] }
            #expect(lit == state(5200 + Double(step % 29) * 100).count(of: 16))
        }
        #expect(board.numbers.contains(128))
    }

    @Test func aBoardMayStartForSomeSeconds() {
        let board = Board(count: 4)
        board.startsUntilS = 3
        let lights = board.device()
        var tries = 0
        while board.lights[0] == [9, 9, 9], tries < 100 {
            tries += 1
            #expect(lights.show(state(0), isBlinkOn: true) == nil)
        }
        #expect((5...20).contains(tries) && board.lights.allSatisfy { $0 == [0, 0, 0] })
    }

    /// A board that was pulled out and plugged in again begins from the start.
    @Test func aBoardThatIsReset() {
        let board = Board(count: 4)
        let lights = board.device()
        _ = lights.show(state(8000), isBlinkOn: true)
        board.startsUntilS = board.nowS + 3
        for step in 0..<30 { #expect(lights.show(state(step.isMultiple(of: 2) ? 0 : 7000), isBlinkOn: true) == nil) }
        #expect(board.lights.count { $0 != [0, 0, 0] } == 2)
    }

    @Test func whatIsNoBoardIsReported() {
        let silent = Board(count: 4)
        silent.startsUntilS = .infinity
        let lights = silent.device()
        var failure: String?
        for _ in 0..<100 where failure == nil { failure = lights.show(state(0), isBlinkOn: true) }
        #expect(failure != nil && (8...9).contains(silent.nowS))
        #expect(Board(count: 0).device().show(state(0), isBlinkOn: true) != nil)
    }

    /// Lights that do not change are sent again: without that the board switches them off.
    @Test func theyAreKeptOn() {
        let board = Board(count: 4)
        let lights = board.device()
        _ = lights.show(state(7000), isBlinkOn: true)
        let before = board.packets
        _ = lights.show(state(7000), isBlinkOn: true)
        #expect(board.packets == before)
        board.nowS += 1
        _ = lights.show(state(7000), isBlinkOn: true)
        #expect(board.packets > before)
    }

    @Test func answersInPieces() {
        var replies = SimHubReplies()
        var found: [SimHubReplies.Reply] = []
        for byte: UInt8 in [0, 6, 1, 0x4E, 0x20, 3, 3, 9, 1, 2, 8, 8, 4, 5, 1, 8, 6] {
            replies.append([byte])
            while let reply = replies.next() { found.append(reply) }
        }
        #expect(found == [.confirmed(3), .rejected, .value(6)])
    }

    @Test func choices() {
        typealias Choice = ShiftLightChoice
        #expect(Choice("serial:/dev/ttyACM0") == .serial(path: "/dev/ttyACM0", baud: 115_200, .lines))
        #expect(Choice("serial:/dev/ttyACM0?protocol=simhub") == .serial(path: "/dev/ttyACM0", baud: 19_200, .simHub))
        #expect(
            Choice("serial:/dev/x?protocol=simhub&baud=115200") == .serial(path: "/dev/x", baud: 115_200, .simHub))
        #expect(Choice("serial:/dev/x?protocol=other") == nil && Choice("serial:/dev/x?speed=1") == nil)
        #expect(Choice("leds") == .kernel(name: "rpm"))
    }
}
