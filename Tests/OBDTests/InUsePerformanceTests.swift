import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct InUsePerformanceTests {
    /// Returns counters from 0409 on, so that each one can be recognized by its value.
    private static func counters(_ count: Int) -> [UInt8] {
        (0..<count).flatMap { [UInt8(4), UInt8(9 + $0)] }
    }

    @Test(arguments: [(16, 7), (20, 9), (28, 13), (30, 14)])
    func readsSparkIgnition(count: Int, monitors: Int) throws {
        let answer: [UInt8] = [0x49, 0x08, UInt8(count)] + Self.counters(count)
        let performance = try InUsePerformance.decode([answer], type: 0x08, framing: .can11)
        #expect(performance.ignition == .spark)
        #expect(performance.generalConditions == 0x0409 && performance.ignitionCycles == 0x040A)
        #expect(performance.monitors.count == monitors)
        #expect(
            performance.monitors.prefix(7).map(\.mnemonic) == ["CAT1", "CAT2", "O2S1", "O2S2", "EGR", "AIR", "EVAP"])
        #expect(performance.monitors[6].completions == 0x0417 && performance.monitors[6].conditions == 0x0418)
        #expect(Set(performance.monitors.map(\.name)).count == monitors)
    }

    @Test func readsCompressionIgnition() throws {
        let answer: [UInt8] = [0x49, 0x0B, 18] + Self.counters(18)
        let performance = try InUsePerformance.decode([answer], type: 0x0B, framing: .can11)
        #expect(performance.ignition == .compression)
        #expect(
            performance.monitors.map(\.mnemonic) == ["HCCAT", "NCAT", "NADS", "PM", "EGS", "EGR", "BP", "FUEL"])
        #expect(performance.monitors[7].completions == 0x0419)
    }

    @Test func readsTheMessagesOfTheOlderBuses() throws {
        var payloads: [[UInt8]] = []
        for start in stride(from: 0, to: 32, by: 4) {
            let header: [UInt8] = [0x49, 0x08, UInt8(start / 4 + 1)]
            payloads.append(header + Self.counters(16)[start..<(start + 4)])
        }
        #expect(
            try InUsePerformance.decode(payloads, type: 0x08, framing: .j1850)
                == InUsePerformance.decode([[0x49, 0x08, 16] + Self.counters(16)], type: 0x08, framing: .can11))
    }

    /// Values of a real car: 572 completions in 516 drives under the conditions.
    @Test func theRatioIsOfCompletionsToConditions() throws {
        let answer = bytes("49 08 06 02 04 06 B5 02 3C 02 04 00 00 00 00")
        let monitors = try InUsePerformance.decode([answer], type: 0x08, framing: .can11).monitors
        #expect(abs(try #require(monitors[0].ratio) - 572.0 / 516) < 1e-12)
        #expect(monitors[1].ratio == nil)
    }

    @Test(arguments: ["49 08", "49 08 02 00 01", "49 08 03 00 01 00 02 00 03", "49 0B 02 00 01 00 02"])
    func refusesOtherMessages(payload: String) {
        #expect(throws: MessageDecodingError.self) {
            try InUsePerformance.decode([bytes(payload)], type: 0x08, framing: .can11)
        }
    }
}
