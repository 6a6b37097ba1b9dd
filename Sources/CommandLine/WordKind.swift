/// The kind of a flag's value or of an operand, for completion by a shell.
package enum WordKind: Hashable, Sendable {
    case any, file, device, day, trip, scan, vehicle, driver, tag, signal, code, place, route, settingKey, settingValue
    /// A key that is present in the configuration.
    case writtenKey
    /// One of a few words.
    case words([String])
}
