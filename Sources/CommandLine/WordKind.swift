/// What stands behind a flag, or as an operand, as far as a shell can offer it.
package enum WordKind: Hashable, Sendable {
    case any, file, device, day, trip, scan, vehicle, driver, tag, signal, code, settingKey, settingValue
    /// A key that stands in the configuration.
    case writtenKey
    case choice([Choice])

    package static func words(_ names: [String]) -> WordKind { .choice(names.map { Choice(name: $0) }) }

    /// One of a few words; it may decide which follow.
    package struct Choice: Hashable, Sendable {
        package let name: String
        /// As `Subcommand.summary`.
        package let summary: String
        /// What its operands are, one each.
        package let operands: [WordKind]

        package init(name: String, summary: String = "", operands: [WordKind] = []) {
            (self.name, self.summary, self.operands) = (name, summary, operands)
        }
    }
}
