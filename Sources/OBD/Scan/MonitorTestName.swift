/// The names of the numbers in service 06 on CAN (SAE J1979, appendices D and F): of the monitors (OBDMID) and their
/// tests (TID).
enum MonitorTestName {
    /// Returns a monitor's name, such as "catalyst, bank 1". Manufacturer-specific and reserved numbers are named as
    /// such.
    static func monitor(_ number: UInt8) -> String {
        switch number {
        // Four sensors for each of four banks, then the fifth of two banks.
        case 0x01...0x10: return "oxygen sensor, \(bankAndSensor(number - 0x01))"
        case 0x11, 0x12: return "oxygen sensor, bank \(number - 0x10) sensor 5"
        case 0x41...0x50: return "oxygen sensor heater, \(bankAndSensor(number - 0x41))"
        case 0x51, 0x52: return "oxygen sensor heater, bank \(number - 0x50) sensor 5"
        case 0x21...0x24: return "catalyst, bank \(number - 0x20)"
        case 0x31...0x34: return "EGR, bank \(number - 0x30)"
        case 0x35...0x38: return "VVT, bank \(number - 0x34)"
        case 0x39: return "evaporative system, cap off or 0.150 in leak"
        case 0x3A: return "evaporative system, 0.090 in leak"
        case 0x3B: return "evaporative system, 0.040 in leak"
        case 0x3C: return "evaporative system, 0.020 in leak"
        case 0x3D: return "purge flow"
        case 0x61...0x64: return "heated catalyst, bank \(number - 0x60)"
        case 0x71...0x74: return "secondary air \(number - 0x70)"
        case 0x81...0x84: return "fuel system, bank \(number - 0x80)"
        case 0x85, 0x86: return "boost pressure control, bank \(number - 0x84)"
        case 0x90, 0x91: return "NOx adsorber, bank \(number - 0x8F)"
        case 0x98, 0x99: return "NOx or SCR catalyst, bank \(number - 0x97)"
        case 0xA1: return "misfire, general data"
        case 0xA2...0xAF: return "misfire, cylinder \(number - 0xA1)"
        // Editions of the standard differ here.
        case 0xB0, 0xB1: return "misfire, cylinder \(number - 0xA1), or particulate filter, bank \(number - 0xAF)"
        case 0xB2, 0xB3: return "particulate filter, bank \(number - 0xB1)"
        case 0xE1...0xFF: return "manufacturer's monitor \(Hexadecimal.text([number]))"
        default: return "monitor \(Hexadecimal.text([number]))"
        }
    }

    /// Returns a test's name, such as "rich to lean sensor switch time".
    static func test(_ number: UInt8) -> String {
        switch number {
        case 0x01: "rich to lean sensor threshold voltage"
        case 0x02: "lean to rich sensor threshold voltage"
        case 0x03: "low sensor voltage for switch time"
        case 0x04: "high sensor voltage for switch time"
        case 0x05: "rich to lean sensor switch time"
        case 0x06: "lean to rich sensor switch time"
        case 0x07: "minimum sensor voltage in the test cycle"
        case 0x08: "maximum sensor voltage in the test cycle"
        case 0x09: "time between sensor transitions"
        case 0x0A: "sensor period"
        case 0x0B: "average misfires of the last ten driving cycles"
        case 0x0C: "misfires of the last or current driving cycle"
        case 0x80...0xFE: "manufacturer's test \(Hexadecimal.text([number]))"
        default: "test \(Hexadecimal.text([number]))"
        }
    }

    private static func bankAndSensor(_ index: UInt8) -> String { "bank \(index / 4 + 1) sensor \(index % 4 + 1)" }
}

extension MonitorTest {
    /// The names of monitor and test, such as "purge flow: test 10".
    package var name: String { "\(MonitorTestName.monitor(monitor)): \(MonitorTestName.test(test))" }
}
