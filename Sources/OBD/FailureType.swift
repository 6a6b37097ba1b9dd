/// The third byte of a three-byte trouble code (SAE J2012-DA, ISO 14229-1): how the component fails.
package struct FailureType: Hashable, Sendable, CustomStringConvertible {
    package let byte: UInt8

    package init(byte: UInt8) { self.byte = byte }

    /// In words; for a byte that public tables do not agree on or do not have, the group it belongs to.
    package var description: String {
        if let meaning = Self.meanings[byte] { return meaning }
        return switch byte >> 4 {
        case 0x0: "general fault"
        case 0x1: "electrical circuit fault"
        case 0x2: "signal amplitude or shape fault"
        case 0x3: "signal frequency or pulse fault"
        case 0x4: "internal electronic fault"
        case 0x5: "programming fault"
        case 0x6: "algorithm or plausibility fault"
        case 0x7: "mechanical fault"
        case 0x8: "bus signal or message fault"
        case 0x9: "component or system fault"
        default: "reserved or the maker's own failure type"
        }
    }

    /// Two hexadecimal digits.
    package var hexadecimal: String { Hexadecimal.text([byte]) }

    /// Where public tables contradict each other (1C to 1E, 72, 98), by most of them.
    private static let meanings: [UInt8: String] = [
        0x00: "no further information", 0x01: "general electrical fault", 0x02: "general signal fault",
        0x03: "frequency or pulse width fault", 0x04: "system internal fault", 0x05: "system programming fault",
        0x06: "algorithm based fault", 0x07: "mechanical fault", 0x08: "bus signal or message fault",
        0x09: "component fault",
        0x11: "circuit short to ground", 0x12: "circuit short to battery", 0x13: "circuit open",
        0x14: "circuit short to ground or open", 0x15: "circuit short to battery or open",
        0x16: "circuit voltage below threshold", 0x17: "circuit voltage above threshold",
        0x18: "circuit current below threshold", 0x19: "circuit current above threshold",
        0x1A: "circuit resistance below threshold", 0x1B: "circuit resistance above threshold",
        0x1C: "circuit voltage out of range", 0x1D: "circuit current out of range",
        0x1E: "circuit resistance out of range", 0x1F: "circuit intermittent",
        0x21: "signal amplitude below minimum", 0x22: "signal amplitude above maximum", 0x23: "signal stuck low",
        0x24: "signal stuck high", 0x25: "signal shape or waveform fault",
        0x26: "signal rate of change below threshold", 0x27: "signal rate of change above threshold",
        0x28: "signal bias out of range", 0x29: "signal invalid", 0x2F: "signal erratic",
        0x31: "no signal", 0x36: "signal frequency too low", 0x37: "signal frequency too high",
        0x38: "signal frequency incorrect",
        0x41: "general checksum fault", 0x42: "general memory fault", 0x44: "data memory fault",
        0x45: "program memory fault", 0x46: "calibration memory fault", 0x47: "watchdog fault",
        0x49: "internal electronic fault", 0x4A: "incorrect component installed",
        0x51: "not programmed", 0x53: "deactivated", 0x54: "missing calibration", 0x55: "not configured",
        0x61: "signal calculation fault", 0x62: "signal compare fault", 0x63: "protection time-out",
        0x64: "signal plausibility fault",
        0x71: "actuator stuck", 0x72: "actuator stuck open", 0x73: "actuator stuck closed", 0x74: "actuator slipping",
        0x77: "commanded position not reachable", 0x78: "alignment or adjustment incorrect",
        0x81: "invalid serial data received", 0x82: "alive or sequence counter incorrect",
        0x83: "value of signal protection incorrect", 0x86: "signal invalid", 0x87: "missing message",
        0x88: "bus off",
        0x92: "performance or incorrect operation", 0x93: "no operation", 0x95: "incorrect assembly",
        0x96: "component internal fault", 0x97: "component or system obstructed or blocked",
        0x98: "component or system over temperature",
    ]
}
