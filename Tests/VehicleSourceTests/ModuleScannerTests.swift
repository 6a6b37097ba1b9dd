import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct ModuleScannerTests {
    /// Modules are found with headers of both lengths, and every request only reads.
    @Test(arguments: [VehicleBus.can11Bit500, .can29Bit500]) func modulesAreFoundAndRead(_ bus: VehicleBus) throws {
        var log: [String] = []
        let transport = simulated(try car("family", bus))
        let session = Session(adapter: Adapter(transport: transport, log: { log.append($0) }))
        _ = try session.openVehicle(known: nil, reopen: nil) { _ in }
        let before = log.count
        let responses = try ModuleScanner(session, progress: { _ in }, pause: { _ in }).run() ?? []
        let lists = responses.filter { $0.request == [0x19, 0x02, 0x0D] }
        #expect(lists.contains { $0.bytes == [0x59, 0x02, 0x0D, 0x40, 0x35, 0x00, 0x09, 0x40, 0x40, 0x11, 0x04] })
        #expect(lists.contains { $0.bytes == [0x59, 0x02, 0x0D] })
        #expect(lists.contains { $0.bytes == [0x7F, 0x19, 0x11] })
        #expect(
            responses.contains {
                $0.request == [0x22, 0xF1, 0x87] && $0.bytes.dropFirst(3) == Array("BR3C-2C219-AB".utf8)[...]
            })
        // 7E4 is among the addresses of the standard ECUs, which a scan has read already.
        #expect(Set(responses.map(\.header)).count == (bus == .can11Bit500 ? 4 : 5), "\(responses)")
        // The log has every command; those of digits are requests to the car.
        let sent = log[before...].filter { $0.hasPrefix("-> ") }.map { $0.dropFirst(3) }
        let requests = sent.filter { !$0.hasPrefix("AT") && $0.allSatisfy(\.isHexDigit) && !$0.isEmpty }
        #expect(!requests.isEmpty)
        #expect(requests.allSatisfy { $0.hasPrefix("1902") || $0.hasPrefix("22F1") }, "\(requests)")
        // The session is as before.
        #expect(try VehicleFacts.vin(session).vin?.description == "1HGCM82633A004383")
    }
}
