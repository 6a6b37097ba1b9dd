/// What real adapters do wrong, and what can be wrong around them. To add one, add a case and a row.
package struct Quirks: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let echoAlwaysOn = Quirks(rawValue: 1 << 0)
    package static let deliverBytewise = Quirks(rawValue: 1 << 1)
    package static let noChecksum = Quirks(rawValue: 1 << 2)
    package static let nulBytes = Quirks(rawValue: 1 << 3)
    package static let searchingGlued = Quirks(rawValue: 1 << 4)
    package static let ecuOrderReversed = Quirks(rawValue: 1 << 5)
    package static let interleaved = Quirks(rawValue: 1 << 6)
    package static let headersIgnored = Quirks(rawValue: 1 << 7)
    package static let ignitionOff = Quirks(rawValue: 1 << 8)
    package static let unplugged = Quirks(rawValue: 1 << 9)
    package static let silence = Quirks(rawValue: 1 << 10)

    /// By the names that a user can give.
    package static let named: [(name: String, quirk: Quirks, summary: String)] = [
        ("echo-always-on", .echoAlwaysOn, "ATE0 says OK and changes nothing"),
        ("bytewise", .deliverBytewise, "answers come one byte at a time"),
        ("no-checksum", .noChecksum, "messages of the K-line and J1850 come without their checksum"),
        ("nul-bytes", .nulBytes, "NUL bytes stand in the answers"),
        ("searching-glued", .searchingGlued, "SEARCHING... and the first answer share a line"),
        ("ecu-order-reversed", .ecuOrderReversed, "the last ECU answers first"),
        ("interleaved", .interleaved, "ECUs send the frames of long messages in turn"),
        ("headers-ignored", .headersIgnored, "ATH1 says OK and changes nothing"),
        ("ignition-off", .ignitionOff, "the adapter is in a car that is switched off"),
        ("unplugged", .unplugged, "the adapter is in no car"),
        ("silence", .silence, "the adapter never answers"),
    ]

    package static func named(_ name: String) -> Quirks? { named.first { $0.name == name }?.quirk }

    /// Several names with commas between; throws the name that there is not.
    package static func parse(_ text: String) throws(UnknownName) -> Quirks {
        var quirks: Quirks = []
        for name in text.split(separator: ",") {
            guard let quirk = named(String(name)) else { throw UnknownName(name: String(name)) }
            quirks.formUnion(quirk)
        }
        return quirks
    }

    package struct UnknownName: Error {
        package let name: String
        package var advice: String { "the quirks are " + Quirks.named.map(\.name).joined(separator: ", ") }
    }
}
