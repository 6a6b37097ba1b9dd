import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct CodeClearingTests {
    private func codes(_ session: Session) throws -> HealthScan {
        try HealthScanner(session: session, isQuick: true).read()
    }

    @Test(arguments: VehicleBus.ofELM327) func everyBus(_ bus: VehicleBus) throws {
        let session = try connected(simulated(try car("faults", bus)))
        #expect(try codes(session).troubleCodes.count == 5)
        let answers = try CodeClearing.run(session)
        #expect(answers.map(\.ecu.role) == [.engine, .transmission])
        #expect(answers.allSatisfy { $0.refusal == nil })
        let after = try codes(session)
        // No tool clears permanent codes.
        #expect(after.troubleCodes.map(\.status) == [.permanent] && after.milOn == false)
    }

    /// With the engine running, one ECU refuses and the other one accepts.
    @Test(arguments: VehicleBus.ofELM327) func aRefusal(_ bus: VehicleBus) throws {
        let session = try connected(simulated(try car("diesel", bus)))
        let answers = try CodeClearing.run(session)
        #expect(answers.map(\.refusal) == [NegativeResponse(code: 0x22), nil])
        #expect(try codes(session).codes(.confirmed).map(\.code.description) == ["P0401"])
    }

    @Test func aCodeThatComesStraightBack() throws {
        let session = try connected(simulated(try car("parked")))
        #expect(try CodeClearing.run(session).allSatisfy { $0.refusal == nil })
        while session.now.seconds(since: .zero) < 60 {
            guard try codes(session).codes(.confirmed).isEmpty else { break }
        }
        #expect(try codes(session).codes(.confirmed).map(\.code.description) == ["P0113"])
    }

    @Test func nobodyAnswers() throws {
        var car = try car("faults")
        for index in car.ecus.indices { car.ecus[index].silentServices = [0x04] }
        let transport = AlteredTransport(simulated(car)) { _, whole, _ in whole }
        #expect(try CodeClearing.run(try connected(transport)).isEmpty)
        // Clearing twice does no harm, but was not requested.
        #expect(transport.count("04") == 1)
    }

    /// An ECU that needs more time announces its response.
    @Test func responsePending() throws {
        let transport = AlteredTransport(simulated(try car("faults"))) { command, whole, _ in
            command == "04" ? "7E8037F0478\r7E80144\r7E90144\r\r" : whole
        }
        let answers = try CodeClearing.run(try connected(transport))
        #expect(answers.map(\.refusal) == [nil, nil])
        #expect(transport.count("04") == 1)
    }
}
