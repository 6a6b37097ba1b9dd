import Interchange
import Telemetry
import Testing

@testable import PositionSource

@Suite(.timeLimit(.minutes(20))) struct PhoneFixesTests {
    private static let wall = WallTime(microseconds: 1_800_000_000_000_000)

    private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    /// A fix as it is sent: by whom, when it arrives, and how long ago it was made; in seconds.
    private struct Sent {
        var phone = "a"
        var arrivedS: Double
        var lateS: Double? = 0
    }

    /// What comes of fixes: whole seconds and texts.
    private func outcome(_ fixes: [Sent], isPrimary: Bool = true) -> (seconds: [Double], texts: [String]) {
        var phones = PhoneFixes(times: isPrimary ? FixClock() : nil)
        var seconds: [Double] = []
        var texts: [String] = []
        for sent in fixes {
            var fix = Fix()
            fix.latitude = 48
            fix.longitude = 11
            let wall = Self.wall.advanced(bySeconds: sent.arrivedS)
            fix.time = sent.lateS.map { wall.advanced(bySeconds: -$0) }
            let reported = PhoneFixes.Reported(phone: sent.phone, fix: fix, hasOwnTime: true)
            for event in phones.events(of: reported, at: at(sent.arrivedS), wall: wall) {
                switch event {
                case .batch(let batch): seconds.append((batch.time.seconds(since: .zero) * 1000).rounded() / 1000)
                case .warning(let text, _): texts.append(text)
                default: Issue.record("unexpected")
                }
            }
        }
        return (seconds, texts)
    }

    /// Values of the car have the time of the fix, and beside an adapter there are none.
    @Test(arguments: [true, false]) func valuesOfTheCar(isPrimary: Bool) throws {
        var phones = PhoneFixes(times: isPrimary ? FixClock() : nil)
        var fix = Fix()
        fix.latitude = 48
        fix.longitude = 11
        fix.time = Self.wall.advanced(bySeconds: -7)
        let events = phones.events(
            of: PhoneFixes.Reported(
                phone: "a", fix: fix, values: [.engineSpeed: 900, .coolantTemperature: 88], hasOwnTime: true),
            at: at(10), wall: Self.wall)
        let samples = events.flatMap { if case .batch(let batch) = $0 { batch.samples } else { [] as [Sample] } }
        #expect(samples.first { $0.signal == .engineSpeed }?.value == (isPrimary ? 900 : nil))
        #expect(samples.contains { $0.signal == .coolantTemperature } == isPrimary)
        #expect(samples.allSatisfy { $0.time == at(isPrimary ? 3 : 10) } && samples.count == (isPrimary ? 4 : 2))
    }

    // MARK: Late fixes

    @Test(arguments: [1.0, 30, 300]) func aQueueBeginsWhenItsFirstFixWasMade(intervalS: Double) {
        // Ten fixes that could not be sent, then one of now.
        let queue = (0..<10).map { Sent(arrivedS: 5000, lateS: Double(10 - $0) * intervalS) }
        let found = outcome(queue + [Sent(arrivedS: 5001)])
        #expect(found.seconds == (0..<10).map { 5000 - Double(10 - $0) * intervalS } + [5001])
    }

    @Test func aPhoneThatRunsAheadOrDoesNotKnowTheTimeIsOneOfNow() {
        #expect(outcome([Sent(arrivedS: 10, lateS: -3600)]).seconds == [10])
        #expect(outcome([Sent(arrivedS: 10, lateS: nil)]).seconds == [10])
        // A week number that has rolled over.
        #expect(outcome([Sent(arrivedS: 10, lateS: 619_315_200)]).seconds == [10])
    }

    @Test func besideACarTheArrivalCounts() {
        #expect(outcome([Sent(arrivedS: 10, lateS: 60)], isPrimary: false).seconds == [10])
    }

    // MARK: Several phones

    @Test func onePhoneCountsAtATime() {
        let found = outcome([
            Sent(arrivedS: 0), Sent(phone: "b", arrivedS: 1), Sent(arrivedS: 2), Sent(phone: "b", arrivedS: 3),
            Sent(arrivedS: 4),
        ])
        #expect(found.seconds == [0, 2, 4])
        #expect(
            found.texts == ["receiving positions of 'a'", "positions of 'b' are left out as long as 'a' sends some"])
    }

    @Test func anotherTakesOverSoonAfterTheFirstIsSilent() {
        // A stray one, and one that sends each second.
        for strays in [1, 5] {
            let first = (0..<strays).map { Sent(arrivedS: Double($0)) }
            let second = (0..<30).map { Sent(phone: "b", arrivedS: Double(strays) + 0.5 + Double($0)) }
            let found = outcome(first + second)
            #expect((found.seconds.dropFirst(strays).first ?? 0) <= Double(strays) + 11)
            #expect(found.seconds.count >= strays + 19)
            #expect(found.texts.last?.hasPrefix("receiving positions of 'b', because 'a' has sent none for 1") == true)
            #expect(found.texts.count == 3)
        }
    }

    @Test(arguments: [5.0, 60, 300]) func whoSendsSeldomIsNotSilentBetweenItsFixes(intervalS: Double) {
        var sent: [Sent] = []
        for index in 0..<12 {
            sent.append(Sent(arrivedS: Double(index) * intervalS))
            sent.append(Sent(phone: "b", arrivedS: Double(index) * intervalS + 2))
        }
        let found = outcome(sent)
        #expect(found.seconds == (0..<12).map { Double($0) * intervalS })
    }

    @Test func manySendersTakeNoMemoryAndDoNotDisturb() {
        let others = (0..<1000).map { Sent(phone: "x\($0)", arrivedS: 0.001 * Double($0)) }
        let found = outcome([Sent(arrivedS: 0)] + others + [Sent(arrivedS: 2)])
        #expect(found.seconds == [0, 2])
        #expect(found.texts.count < 20)
    }
}
