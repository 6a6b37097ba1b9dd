import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import ELM327
@testable import VehicleSource

/// Whatever happens during a drive, `Session.format` matches the settings last sent to the adapter.
@Suite(.timeLimit(.minutes(20))) struct RequestFormatWritingTests {
    /// The settings sent to an adapter since its last reset.
    private struct Told: Equatable {
        var onlyECU: String?
        var showsHeaders = false
        var adaptiveTiming = "1"
        var timeout = "00"

        init() {}

        mutating func take(_ commands: ArraySlice<String>) {
            for command in commands {
                if ["ATZ", "ATWS", "ATD"].contains(command) { self = Told() }
                if command.hasPrefix("ATH") { showsHeaders = command == "ATH1" }
                if command.hasPrefix("ATAT") { adaptiveTiming = String(command.dropFirst(4)) }
                if command.hasPrefix("ATST") { timeout = String(command.dropFirst(4)) }
                if command == "ATAR" { onlyECU = nil }
                if command.hasPrefix("ATCRA") { onlyECU = String(command.dropFirst(5)) }
                if command.hasPrefix("ATSH") { onlyECU = String(command.dropFirst(4)) }
            }
        }

        init(_ session: Session) {
            let format = session.format
            if session.framing?.isCAN != false {
                onlyECU = format.onlyECU?.description
            } else {
                onlyECU = session.legacyHeader(to: format.onlyECU)
            }
            showsHeaders = format.showsHeaders
            adaptiveTiming = String(format.adaptiveTiming)
            timeout = Session.hexadecimal([session.waitsLongest ? .max : format.timeout ?? 0])
        }
    }

    @Test(
        arguments: [
            (.can11Bit500, [], ""), (.can11Bit500, [], "lv-reset:25,prompt-lost:40"),
            (.can11Bit500, [.slowECU], "no-data:10"), (.can11Bit500, [.batchOmits, .countRefused], "reboot-silent@20"),
            (.can29Bit500, [.cloneV21], "ignition-off@10+20"), (.can11Bit500, [.okToEverything], "err94@15"),
            (.kwpFastInit, [], "ignition-off@10+20,reboot:40"), (.j1850PWM, [.functionalOnly], "no-data:15"),
        ] as [(VehicleBus, Quirks, String)])
    func aDrive(_ bus: VehicleBus, _ quirks: Quirks, _ faults: String) throws {
        let port = VirtualPort(
            car: try car("faults", bus), pace: .maximum, quirks: quirks, faults: try FaultPlan(faults, seed: "1"))
        var latest: (session: Session, transport: AlteredTransport)?
        var (told, toldCount) = (Told(), 0)
        var wrong: [String] = []
        var (events, formats) = (0, Set<RequestFormat>())
        LiveVehicle(
            connect: { link throws(TransportError) in
                let transport = AlteredTransport(
                    try port.open(device: "sim:test", interruptDescriptor: -1)
                ) { _, answer, _ in answer }
                let session = session(transport, link)
                latest = (session, transport)
                told = Told()
                toldCount = 0
                return session
            }, pause: { seconds throws(TransportError) in port.pass(seconds: seconds) }
        ).run { event in
            if let (session, transport) = latest, !event.samples.isEmpty || event.isSilence {
                events += 1
                formats.insert(session.format)
                told.take(transport.sent[toldCount...])
                toldCount = transport.sent.count
                // On the older buses requests are addressed to all ECUs as long as no header has been set.
                if session.framing?.isCAN == false, told.onlyECU == nil { told.onlyECU = session.legacyHeader(to: nil) }
                if told != Told(session) { wrong.append("\(told), \(Told(session)) after \(transport.sent.suffix(8))") }
            }
            return port.now.seconds(since: .zero) < 60
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(2))")
        #expect(events > 20 && formats.count > 1, "\(events) \(formats.map(\.text))")
    }
}
