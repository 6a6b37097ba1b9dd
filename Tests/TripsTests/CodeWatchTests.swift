import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct CodeWatchTests {
    @Test(
        arguments: [
            ([0, 0, 0], []), ([2, 2, 2], []), ([0, 1], [1]), ([1, 1, 2, 2, 3], [2, 3]), ([2, 1, 2, 0, 2], []),
            ([0, 1, 0, 1, 1, 2], [1, 2]), ([3], []),
        ] as [([Double], [Double])])
    func newCodes(numbers: [Double], alerts: [Double]) {
        var watch = CodeWatch()
        var found: [Double] = []
        for (second, number) in numbers.enumerated() {
            guard let alert = watch.take(Sample(.pendingCodeCount, number, at: at(Double(second)))) else {
                continue
            }
            #expect(alert.limit == numbers[0] && alert.time == at(Double(second)) && alert.kind == .newCode)
            found.append(alert.value)
        }
        #expect(found == alerts)
    }

    @Test func activeWhileThereAreMore() {
        var watch = CodeWatch()
        for (second, number) in [0.0, 1, 1, 0].enumerated() {
            _ = watch.take(Sample(.pendingCodeCount, number, at: at(Double(second))))
            #expect(watch.active?.since == (number > 0 ? at(1) : nil))
        }
    }
}
