package import Telemetry

/// The value of one field of a PID.
package struct PIDValue: Hashable, Sendable {
    package let signal: Signal
    package let name: String
    /// The value in the signal's unit, or the number of a state; nil for bytes of unknown meaning.
    package let value: Double?
    /// The state in words, the trouble code, or the bytes in hexadecimal.
    package let text: String?
    package let isDoubtful: Bool

    package init(signal: Signal, name: String, value: Double?, text: String? = nil, isDoubtful: Bool = false) {
        self.signal = signal
        self.name = name
        self.value = value
        self.text = text
        self.isDoubtful = isDoubtful
    }

    init(field: PIDField, value: Double?, text: String?) {
        self.init(signal: field.signal, name: field.name, value: value, text: text, isDoubtful: field.isDoubtful)
    }
}
