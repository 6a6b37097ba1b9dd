import Telemetry
import Testing

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct AdapterCommandMeaningTests {
    private func meaning(_ command: String, _ answer: String) -> String? {
        var parser = ReplyParser(command: command)
        _ = parser.take(bytes(answer + "\r\r>"), at: .zero)
        return AdapterCommandMeaning.text(TypedCommand(command), parser.finish())
    }

    @Test(arguments: [
        ("ATH1", "OK", "headers on"), ("at h 0", "OK", "headers off"),
        ("AT D", "OK", "all settings are at their defaults"),
        ("ATD1", "OK", "CAN frame lengths on"), ("ATDPN", "A6", "ISO 15765-4 (CAN 11/500), detected automatically"),
        ("ATDPN", "3", "ISO 9141-2"), ("ATDPN", "0", "no protocol yet"), ("ATDP", "AUTO", "the protocol"),
        ("ATRV", "12.4V", "voltage at the connector"), ("ATRV", "12.4", "voltage at the connector"),
        ("ATRV", "4.9V", "voltage at the connector: too low, the adapter is not in a car"),
        ("ATST 32", "OK", "waits at most 200 ms"), ("ATST00", "OK", "waits at most 200 ms"),
        ("ATSTFF", "OK", "waits at most 1020 ms"), ("ATSP0", "OK", "protocol automatic, saved"),
        ("ATSPA6", "OK", "protocol ISO 15765-4 (CAN 11/500), or automatic, saved"),
        ("ATTP 7", "OK", "protocol ISO 15765-4 (CAN 29/500)"),
        ("ATSPA", "OK", "protocol SAE J1939 (CAN 29/250), saved"),
        ("ATSH 7E0", "OK", "sends requests with header 7E0"), ("ATAT2", "OK", "timeout adapts closely to responses"),
        ("ATCAF0", "OK", "you send and read the control byte (PCI) yourself"),
        ("ATBRT00", "OK", "waits 1280 ms for a carriage return at a new baud rate"),
        ("ATI", "ELM327 v2.1", "its name"),
        ("ATI", "ELM327 v1.5", "its name; ELM never made a v1.5, so it is a clone"),
        ("ATZ", "ELM327 v2.1", "restarted: all settings are at their defaults"),
        ("ATWS", "ELM327 v2.1", "restarted: all settings are at their defaults"),
        ("AT@1", "OBDII to RS232 Interpreter", "its description"), ("AT@2", "0123456789AB", "its identifier"),
        ("STDI", "OBDLink MX r1.0", "the hardware of an STN adapter"), ("STMFR", "OBD Solutions", "its manufacturer"),
        ("STSN", "110012345678", "its serial number"), ("STVR", "12.4", "voltage at the connector"),
        ("ATIGN", "ON", "ignition on"), ("ATIGN", "OFF", "ignition off"), ("ATIA", "Y", "a protocol is open"),
        ("ATIA", "N", "no protocol is open"), ("ATCP 18", "OK", "priority 18 in 29-bit headers"),
        ("ATTA F1", "OK", "sends as tester address F1"), ("ATCRA 7E8", "OK", "receives only 7E8"),
        ("ATCF 7E8", "OK", "filter 7E8"), ("ATCM 7F8", "OK", "mask 7F8"),
        ("ATFCSM2", "OK", "flow control with your data"),
        ("ATSR F1", "OK", "receives only responses to F1"), ("ATRA F1", "OK", "receives only responses to F1"),
        ("ATFCSM0", "OK", "flow control by the adapter"), ("ATFCSM1", "OK", "flow control with your header and data"),
        ("ATFCSH 7E0", "OK", "flow control uses header 7E0"), ("ATFCSD300000", "OK", "flow control data is 300000"),
        ("ATCEA 05", "OK", "extended address 05"), ("ATCFC0", "OK", "no flow control: long responses stop"),
        ("ATCS", "T:00 R:00", "CAN errors, transmit (T) and receive (R)"),
        ("ATSW 96", "OK", "the vehicle is kept awake every 3000 ms"),
        ("ATBRT 28", "OK", "waits 200 ms for a carriage return at a new baud rate"),
        ("ATPPS", "00:FF F  01:FF F", "programmable parameters: number, value, F for off or N for on"),
        ("STPTO 100", "OK", "waits at most 100 ms"),
        ("ATSPB", "OK", "protocol user-defined (AT PB), saved"),
        ("ATSW00", "OK", "the vehicle is not kept awake"), ("STI", "STN1110 v4.2.1", "the firmware of an STN adapter"),
    ]) func said(command: String, answer: String, text: String) {
        #expect(meaning(command, answer) == text)
    }

    /// A command that had no effect has no meaning.
    @Test(arguments: [
        ("ATH1", "?"), ("ATH2", "OK"), ("ATSP", "OK"), ("ATRV", "?"), ("ATRV", "nan"), ("ATAT9", "OK"), ("ATXY", "OK"),
        ("0100", "OK"), ("ATSPZ", "OK"), ("ATST X", "OK"), ("ATSW X", "OK"), ("ATBRT X", "OK"), ("ATFCSM3", "OK"),
        ("ATIGN", "X"), ("ATIA", "X"), ("ATDPN", "X"), ("STPTO X", "OK"), ("ATMA", "OK"),
    ]) func unsaid(command: String, answer: String) {
        #expect(meaning(command, answer) == nil)
    }
}
