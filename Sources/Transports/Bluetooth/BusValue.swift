/// A value of a D-Bus message. Numbers of all kinds are `number`; variants are what they contain.
enum BusValue: Hashable, Sendable {
    case text(String)
    case number(Int64)
    case bytes([UInt8])
    /// A structure or an array of anything but bytes.
    case list([BusValue])
    /// A dictionary whose keys are texts.
    case dictionary([String: BusValue])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Int64? { if case .number(let number) = self { number } else { nil } }
    var isTrue: Bool { number.map { $0 != 0 } ?? false }
    var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
    var dictionary: [String: BusValue] { if case .dictionary(let members) = self { members } else { [:] } }
    var texts: [String] { if case .list(let values) = self { values.compactMap(\.text) } else { [] } }
}
