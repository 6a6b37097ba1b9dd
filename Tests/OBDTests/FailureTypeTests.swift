import OBD
import Testing

@Suite(.timeLimit(.minutes(20))) struct FailureTypeTests {
    /// Bytes on which independent tables agree.
    @Test(arguments: [
        (0x00, "no further information"), (0x11, "circuit short to ground"), (0x12, "circuit short to battery"),
        (0x13, "circuit open"), (0x1F, "circuit intermittent"), (0x16, "circuit voltage below threshold"),
        (0x17, "circuit voltage above threshold"),
        (0x18, "circuit current below threshold"), (0x19, "circuit current above threshold"),
        (0x1A, "circuit resistance below threshold"), (0x1B, "circuit resistance above threshold"),
        (0x21, "signal amplitude below minimum"), (0x22, "signal amplitude above maximum"), (0x23, "signal stuck low"),
        (0x24, "signal stuck high"), (0x26, "signal rate of change below threshold"),
        (0x27, "signal rate of change above threshold"), (0x31, "no signal"), (0x36, "signal frequency too low"),
        (0x37, "signal frequency too high"), (0x72, "actuator stuck open"), (0x73, "actuator stuck closed"),
        (0x29, "signal invalid"), (0x2F, "signal erratic"),
        (0x49, "internal electronic fault"), (0x62, "signal compare fault"), (0x87, "missing message"),
        (0x84, "signal below allowable range"), (0x85, "signal above allowable range"),
        (0x79, "mechanical linkage failure"), (0x7A, "fluid leak or seal failure"), (0x7B, "low fluid level"),
        (0x8F, "erratic communication"), (0x91, "parametric fault: a measured value outside its limits"),
        (0x94, "unexpected operation"), (0x39, "signal has too few pulses"), (0x4B, "over temperature"),
        (0x68, "event information"), (0x76, "wrong mounting position"),
        (0x88, "bus off"), (0x96, "component internal fault"),
    ])
    func meanings(byte: Int, meaning: String) {
        #expect(FailureType(byte: UInt8(byte)).description == meaning)
    }

    /// A byte without a row is described by its group.
    @Test(arguments: [
        (0x0A, "general fault"), (0x10, "electrical circuit fault"), (0x20, "signal amplitude or shape fault"),
        (0x3F, "signal frequency or pulse fault"), (0x40, "internal electronic fault"), (0x50, "programming fault"),
        (0x60, "algorithm or plausibility fault"), (0x70, "mechanical fault"), (0x80, "bus signal or message fault"),
        (0x90, "component or system fault"), (0xA0, "reserved or manufacturer-specific failure type"),
        (0xF1, "reserved or manufacturer-specific failure type"),
    ])
    func groups(byte: Int, meaning: String) {
        #expect(FailureType(byte: UInt8(byte)).description == meaning)
    }

    @Test func hexadecimalHasTwoDigits() {
        #expect(FailureType(byte: 0x04).hexadecimal == "04")
        #expect(FailureType(byte: 0xAF).hexadecimal == "AF")
    }
}
