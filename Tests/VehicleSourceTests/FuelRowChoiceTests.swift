import Testing

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct FuelRowChoiceTests {
    private static let mass = PollRequest.pid(0x9D)
    private static let volume = PollRequest.pid(0x5E)
    private static let air = PollRequest.pid(0x10)
    private static let throttle = row("throttle position")

    private static func row(_ label: String) -> PollRow {
        PollTable.trip.first { $0.label == label } ?? PollRow("none", [], .ticks(1))
    }

    private func choice(_ listed: [PollRequest]) -> FuelRowChoice {
        var choice = FuelRowChoice(PollTable.trip)
        choice.begin(listed: listed)
        return choice
    }

    @Test func whereTheRowIs() {
        #expect(FuelRowChoice(PollTable.trip).row.map { PollTable.trip[$0].label } == "fuel")
        #expect(FuelRowChoice([Self.throttle]).row == nil)
    }

    /// At the beginning every rate but the last one is in doubt until one reports fuel.
    @Test func theBeginning() {
        var choice = choice([Self.mass, Self.volume, Self.air])
        #expect([Self.mass, Self.volume, Self.air].map(choice.doubts) == [true, false, false])
        #expect(choice.note(Self.mass, burns: false, current: nil) == .unchanged)
        #expect(choice.note(Self.volume, burns: true, current: Self.mass) == .settled(Self.volume))
        #expect(choice.isProven && !choice.doubts(Self.mass))
    }

    @Test(
        arguments: [
            (listed: [air], request: air, isProven: true), ([mass, air], air, true), ([mass, air], mass, false),
        ] as [(listed: [PollRequest], request: PollRequest, isProven: Bool)])
    func whatIsNoRateNeedsNoProof(listed: [PollRequest], request: PollRequest, isProven: Bool) {
        var choice = choice(listed)
        choice.conclude(with: request)
        #expect(choice.isProven == isProven)
        var none = self.choice(listed)
        none.conclude(with: nil)
        #expect(none.isProven)
    }

    /// Rates that stay at zero take turns until one reports fuel; the others then change nothing.
    @Test func ratesTakeTurns() {
        var choice = choice([Self.mass, Self.volume])
        choice.conclude(with: Self.mass)
        #expect(choice.note(Self.mass, burns: false, current: Self.mass) == .turn(Self.volume))
        #expect(choice.note(Self.volume, burns: false, current: Self.volume) == .turn(Self.mass))
        // A response to a request that was made before the turn.
        #expect(choice.note(Self.mass, burns: false, current: Self.volume) == .unchanged)
        // Air is not fuel.
        #expect(choice.note(Self.air, burns: true, current: Self.mass) == .unchanged)
        #expect(choice.note(Self.volume, burns: true, current: Self.mass) == .settled(Self.volume))
        #expect(choice.note(Self.mass, burns: true, current: Self.volume) == .unchanged)
    }

    /// A rate that is finally answered but stays at zero is not used.
    @Test func whatIsAnsweredLate() {
        var choice = choice([Self.mass, Self.air])
        #expect(!choice.accepts(Self.mass, burns: false) && choice.accepts(Self.mass, burns: true))
        #expect(choice.accepts(Self.air, burns: false))
        choice.settle()
        #expect(choice.isProven)
    }

    /// The throttle is useless besides a rate that works; it is useful besides one that is not proven, and besides air.
    @Test func whoHasAPlace() {
        let coolant = Self.row("coolant temperature")
        let cylinder = Self.row("cylinder fuel")
        var choice = choice([Self.mass])
        #expect(choice.leavesPlace(for: Self.throttle, current: Self.mass))
        // If the vehicle supports none of the row's alternatives, only fuel rates keep their place.
        #expect(!choice.leavesPlace(for: Self.throttle, current: nil))
        #expect(choice.leavesPlace(for: cylinder, current: nil))
        choice.settle()
        #expect(!choice.leavesPlace(for: Self.throttle, current: Self.mass))
        #expect(choice.leavesPlace(for: Self.throttle, current: Self.air))
        #expect(!choice.leavesPlace(for: cylinder, current: Self.mass))
        #expect(choice.leavesPlace(for: cylinder, current: Self.volume))
        #expect(choice.leavesPlace(for: coolant, current: Self.mass) && choice.leavesPlace(for: coolant, current: nil))
    }
}
