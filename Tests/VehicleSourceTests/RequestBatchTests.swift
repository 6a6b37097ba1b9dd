import ELM327
import Testing

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct RequestBatchTests {
    private func next(
        _ due: [UInt8], riders: [UInt8] = [], _ batching: RequestFormat.Batching, alone: Set<UInt8> = []
    ) -> [UInt8] {
        var format = RequestFormat()
        format.batching = batching
        format.alone = alone
        return RequestBatch.next(due, riders: riders, format: format)
    }

    @Test(arguments: RequestFormat.Batching.allCases) func nothingIsDue(_ batching: RequestFormat.Batching) {
        #expect(next([], riders: [0x0D], batching).isEmpty)
        #expect(next([0x0D], batching) == [0x0D])
    }

    @Test func oneByOne() {
        #expect(next([0x0D, 0x0C], riders: [0x10], .none) == [0x0D])
    }

    /// 41, a speed and an engine speed are six bytes. There is no room for an air flow after them.
    @Test func oneFrame() {
        #expect(next([0x0D, 0x0C, 0x10], .oneFrame) == [0x0D, 0x0C])
        #expect(next([0x10, 0x0C, 0x0D], .oneFrame) == [0x10, 0x0C])
        // PIDs for which there is no room are skipped, but not those after them.
        #expect(next([0x0C, 0x0D, 0x10, 0x05], .oneFrame) == [0x0C, 0x0D])
        #expect(next([0x05, 0x10, 0x42, 0x0D], .oneFrame) == [0x05, 0x10])
        #expect(next([0x05], riders: [0x0D, 0x10], .oneFrame) == [0x05, 0x0D])
        for pids in [[0x0D, 0x05], [0x0C, 0x10], [0x42, 0x0D, 0x05]] as [[UInt8]] {
            let batch = next(pids, .oneFrame)
            #expect(batch.reduce(1) { $0 + ([0x0D, 0x05].contains($1) ? 2 : 3) } <= 7)
        }
    }

    @Test func six() {
        #expect(next([0x0D, 0x0C, 0x10, 0x05, 0x42], .six) == [0x0D, 0x0C, 0x10, 0x05, 0x42])
        #expect(
            next([0x0D, 0x0C, 0x10, 0x05, 0x42, 0x00, 0x01], riders: [0x20], .six)
                == [0x0D, 0x0C, 0x10, 0x05, 0x42, 0x00])
    }

    /// The rows that are due come first, and none comes twice.
    @Test func riders() {
        #expect(next([0x10, 0x0D], riders: [0x0D, 0x0C, 0x10], .six) == [0x10, 0x0D, 0x0C])
    }

    @Test func aloneIsAlone() {
        #expect(next([0x10, 0x0D], riders: [0x0C], .six, alone: [0x10]) == [0x10])
        #expect(next([0x0D, 0x10, 0x0C], riders: [0x10], .six, alone: [0x10]) == [0x0D, 0x0C])
    }

    /// A response of unknown length cannot be split.
    @Test func unknownLengths() {
        #expect(next([0xB1, 0x0D], .six) == [0xB1])
        #expect(next([0x0D, 0xB1, 0x0C], riders: [0xB1], .six) == [0x0D, 0x0C])
    }
}
