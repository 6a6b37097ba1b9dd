/// The kind of a flag's value or of an operand, for completion by a shell.
package enum WordKind: Hashable, Sendable {
    case any, file, device, day, trip, scan, vehicle, driver, tag, signal, code, place, route, settingKey, settingValue
    /// A key that is present in the configuration.
    case writtenKey
    case choice([Choice])

    package static func words(_ names: [String]) -> WordKind { .choice(names.map { Choice(name: $0) }) }

    /// One of a few words, which may determine the kinds of the words that follow.
    package struct Choice: Hashable, Sendable {
        package let name: String
        /// A summary like that of a `Subcommand`.
        package let summary: String
        /// The kinds of its operands, one each.
        package let operands: [WordKind]

        package init(name: String, summary: String = "", operands: [WordKind] = []) {
            (self.name, self.summary, self.operands) = (name, summary, operands)
        }
    }
}
