/// The failure type of a component: the third byte of a three-byte trouble code (SAE J2012-DA, ISO 14229-1).
package struct FailureType: Hashable, Sendable, CustomStringConvertible {
    package let byte: UInt8

    package init(byte: UInt8) { self.byte = byte }

    /// The failure type in words; for a byte that public tables do not contain or do not agree on, its group.
    package var description: String {
        if let row = Self.rows[byte] { return row.meaning }
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
        default: "reserved or manufacturer-specific failure type"
        }
    }

    /// Two hexadecimal digits.
    package var hexadecimal: String { Hexadecimal.text([byte]) }

    /// The mode of `TroubleCodeModes` whose causes replace the code's own; nil if the byte says no more than the code.
    var mode: String? { Self.rows[byte]?.mode }

    /// The failure types on which tables of several manufacturers' tools agree. Where they contradict each other (1C to
    /// 1E, 36, 37, 72, 98), the majority decides; 99 and above are omitted, because no two tables agree on them.
    private static let rows: [UInt8: (meaning: String, mode: String?)] = [
        0x00: ("no further information", nil), 0x01: ("general electrical fault", nil),
        0x02: ("general signal fault", nil), 0x03: ("frequency or pulse width fault", nil),
        0x04: ("system internal fault", nil), 0x05: ("system programming fault", nil),
        0x06: ("algorithm based fault", nil), 0x07: ("mechanical fault", nil),
        0x08: ("bus signal or message fault", nil), 0x09: ("component fault", nil),
        0x11: ("circuit short to ground", "short to ground"), 0x12: ("circuit short to battery", "short to battery"),
        0x13: ("circuit open", "open"), 0x14: ("circuit short to ground or open", "short to ground or open"),
        0x15: ("circuit short to battery or open", "short to battery or open"),
        0x16: ("circuit voltage below threshold", "low"), 0x17: ("circuit voltage above threshold", "high"),
        0x18: ("circuit current below threshold", "current low"),
        0x19: ("circuit current above threshold", "current high"),
        0x1A: ("circuit resistance below threshold", "resistance low"),
        0x1B: ("circuit resistance above threshold", "resistance high"),
        0x1C: ("circuit voltage out of range", "out of range"), 0x1D: ("circuit current out of range", "out of range"),
        0x1E: ("circuit resistance out of range", "out of range"), 0x1F: ("circuit intermittent", "intermittent"),
        0x21: ("signal amplitude below minimum", "amplitude low"),
        0x22: ("signal amplitude above maximum", "amplitude high"),
        0x23: ("signal stuck low", "low"), 0x24: ("signal stuck high", "high"),
        0x25: ("signal shape or waveform fault", "waveform"),
        0x26: ("signal rate of change below threshold", nil), 0x27: ("signal rate of change above threshold", nil),
        0x28: ("signal bias out of range", "bias"), 0x29: ("signal invalid", nil), 0x2B: ("signal cross coupled", nil),
        0x2F: ("signal erratic", "erratic"),
        0x31: ("no signal", "no signal"), 0x36: ("signal frequency too low", "frequency"),
        0x37: ("signal frequency too high", "frequency"), 0x38: ("signal frequency incorrect", "frequency"),
        0x39: ("signal has too few pulses", "frequency"), 0x3A: ("signal has too many pulses", "frequency"),
        0x41: ("general checksum fault", "control module"), 0x42: ("general memory fault", "control module"),
        0x43: ("special memory fault", "control module"), 0x44: ("data memory fault", "control module"),
        0x45: ("program memory fault", "control module"), 0x46: ("calibration memory fault", "control module"),
        0x47: ("watchdog fault", "control module"), 0x48: ("supervision software fault", "control module"),
        0x49: ("internal electronic fault", "control module"), 0x4A: ("incorrect component installed", "wrong part"),
        0x4B: ("over temperature", "too hot"),
        0x51: ("not programmed", "not configured"), 0x52: ("not activated", "not configured"),
        0x53: ("deactivated", nil), 0x54: ("missing calibration", "not configured"),
        0x55: ("not configured", "not configured"), 0x56: ("invalid or incompatible configuration", "not configured"),
        0x61: ("signal calculation fault", nil), 0x62: ("signal compare fault", nil),
        0x63: ("circuit or component protection timeout", nil), 0x64: ("signal plausibility fault", nil),
        0x65: ("signal has too few transitions or events", nil),
        0x66: ("signal has too many transitions or events", nil), 0x67: ("signal incorrect after event", nil),
        0x68: ("event information", nil),
        0x71: ("actuator stuck", "stuck"), 0x72: ("actuator stuck open", "stuck open"),
        0x73: ("actuator stuck closed", "stuck closed"), 0x74: ("actuator slipping", nil),
        0x75: ("emergency position not reachable", "unreachable"), 0x76: ("wrong mounting position", "mounting"),
        0x77: ("commanded position not reachable", "unreachable"),
        0x78: ("alignment or adjustment incorrect", "mounting"), 0x79: ("mechanical linkage failure", "linkage"),
        0x7A: ("fluid leak or seal failure", "seal leak"), 0x7B: ("low fluid level", "fluid low"),
        0x81: ("invalid serial data received", nil), 0x82: ("alive or sequence counter incorrect", nil),
        0x83: ("value of signal protection incorrect", nil), 0x84: ("signal below allowable range", nil),
        0x85: ("signal above allowable range", nil), 0x86: ("signal invalid", nil),
        0x87: ("missing message", nil), 0x88: ("bus off", "bus off"), 0x8F: ("erratic communication", "disturbed"),
        0x91: ("parametric fault: a measured value outside its limits", nil),
        0x92: ("performance or incorrect operation", nil), 0x93: ("no operation", "inoperative"),
        0x94: ("unexpected operation", "unexpected"), 0x95: ("incorrect assembly", "mounting"),
        0x96: ("component internal fault", "component"),
        0x97: ("component or system obstructed or blocked", "blocked"),
        0x98: ("component or system over temperature", "too hot"),
    ]
}
