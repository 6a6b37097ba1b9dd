import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct ValueReaderTests {
    private func reader(_ transport: any Transport) throws -> ValueReader {
        let session = try connected(transport)
        let supported = try VehicleFacts.supportedPIDs(session)
        return ValueReader(session: session, scalings: try VehicleFacts.scalings(session, supported: supported))
    }

    @Test(arguments: VehicleBus.ofELM327) func aPIDOnEveryBus(_ bus: VehicleBus) throws {
        let reader = try reader(simulated(try car("healthy", bus)))
        let coolant = try reader.read(.pid(0x05))
        #expect(coolant.values.map(\.ecu.role) == [.engine] && coolant.refusal == nil)
        let value = try #require(coolant.values.first?.values.first)
        #expect(value.signal == .coolantTemperature && (-40...120).contains(value.value ?? 999))
        #expect(coolant.values.first?.request == [0x01, 0x05] && coolant.values.first?.data.count == 1)
        // The engine's comes first.
        #expect(try reader.read(.pid(0x0D)).values.map(\.ecu.role) == [.engine, .transmission])
    }

    @Test func whatNobodyAnswers() throws {
        let nothing = try reader(simulated(try car("healthy"))).read(.pid(0x5C))
        #expect(nothing.values.isEmpty && nothing.refusal == nil)
        var refusing = try car("healthy")
        refusing.ecus[0].refusals = [0x09: 0x12]
        refusing.ecus[1].silentServices = [0x09]
        let refused = try reader(simulated(refusing)).answers(to: [0x09, 0x02]).answers
        #expect(refused.allSatisfy(\.payloads.isEmpty) && refused.first?.refusal == NegativeResponse(code: 0x12))
    }

    @Test func anyOtherRequest() throws {
        let read = try reader(simulated(try car("healthy"))).answers(to: [0x22, 0xF4, 0x0D]).answers
        #expect(read.first?.ecu.role == .engine && read.first?.payloads == [[0x62, 0xF4, 0x0D, 0]])
    }

    /// A scaling that an ECU reports applies to its values.
    @Test func scales() throws {
        var car = try car("healthy")
        car.ecus[0].supportedPIDs.insert(0x4F)
        let transport = AlteredTransport(simulated(car)) { command, whole, _ in
            switch command.prefix(4) {
            case "014F": "7E806414F00000033\r\r"
            case "010B": "7E803410B80\r\r7E903410B80\r\r"
            default: whole
            }
        }
        let values = try reader(transport).read(.pid(0x0B)).values
        #expect(values.map { $0.values.first?.value } == [256, 128])
        #expect(transport.count("014F") == 1)
    }

    @Test func anAnswerThatIsBrokenIsNone() throws {
        let transport = AlteredTransport(simulated(try car("healthy"))) { command, whole, _ in
            command.hasPrefix("010C") ? "7E804410C1A\r\r" : whole
        }
        #expect(try reader(transport).read(.pid(0x0C)).values.isEmpty)
    }
}
