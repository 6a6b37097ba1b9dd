import Formats

/// All strings, and all numbers as they are shown with up to three decimals.
struct JSONContents {
    private(set) var strings: Set<String> = []
    private(set) var numbers: [Double] = []

    init(_ json: JSON) { add(json) }

    private mutating func add(_ json: JSON) {
        switch json {
        case .string(let text): strings.insert(text)
        case .array(let items): for item in items { add(item) }
        case .object(let members):
            for (name, value) in members {
                strings.insert(name)
                if let value { add(value) }
            }
        case .integer(let number): numbers.append(Double(number))
        case .number(let number): numbers.append(number)
        default: break
        }
    }

    func has(_ text: String) -> Bool { strings.contains { $0.contains(text) } }

    /// Whether a number is there that is shown as this text.
    func has(shown text: String) -> Bool {
        let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
        return numbers.contains { Format.fixed($0, decimals) == text }
    }
}
