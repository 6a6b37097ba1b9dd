import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

/// What an examination asks the car for.
@Suite(.timeLimit(.minutes(20))) struct AdapterExaminationRequestsTests {
    /// The requests for one PID each, in the order in which they were first sent; those for the lists are left out.
    private func asked(_ findings: (AdapterFindings, AlteredTransport)) -> [String] {
        findings.1.sent.reduce(into: []) { asked, command in
            // A count may stand behind the PID.
            let request = String(command.prefix(4))
            if command.hasPrefix("01"), command.count <= 5, !["0100", "0120", "0140", "0160"].contains(request),
                !asked.contains(request)
            {
                asked.append(request)
            }
        }
    }

    /// A car without air flow and intake pressure.
    private func examinedWithoutAir(
        alter: @escaping (String, String) -> String = { $1 }
    ) throws -> (findings: AdapterFindings, transport: AlteredTransport) {
        var car = try car("city")
        car.ecus[0].supportedPIDs.subtract([0x10, 0x0B])
        let transport = AlteredTransport(simulated(car)) { command, answer, _ in alter(command, answer) }
        return (try AdapterExamination(session: session(transport)).run(), transport)
    }

    /// Six of what the car lists are measured, and the ECU's voltage is asked for besides; the time without an answer is
    /// measured with what it does not list.
    @Test func whatTheCarListsIsAskedFor() throws {
        let examined = try examinedWithoutAir()
        #expect(asked(examined) == ["010D", "010C", "0105", "0111", "0104", "010F", "0142", "015F"])
        #expect(examined.findings.moduleVolts != nil)
    }

    /// Where the lists tell nothing, everything is tried.
    @Test func whereNothingIsListedEverythingIsTried() throws {
        let examined = try examinedWithoutAir { command, answer in
            ["0100", "0120", "0140"].contains(command.prefix(4)) && answer.contains("7E80641")
                ? "7E80641\(command.dropFirst(2).prefix(2))00000000\r\r" : answer
        }
        #expect(
            asked(examined) == [
                "010D", "010C", "0110", "0105", "010B", "0111", "0104", "010F", "0142", "015F",
            ])
        #expect(examined.findings.moduleVolts != nil && examined.findings.plain?.missed == 0)
    }

    /// A car that lists all that there may be above 40: what it does not list is further down, and is no list.
    @Test func whatIsNotListed() throws {
        let examined = try examinedWithoutAir { command, answer in
            command.hasPrefix("0140") ? "7E8064140FFFFFFFF\r\r" : answer
        }
        #expect(asked(examined).last == "013F")
        #expect(examined.findings.timeout == .works)
    }
}
