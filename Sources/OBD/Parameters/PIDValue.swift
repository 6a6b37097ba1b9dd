package import Telemetry

/// What one field of a PID says.
package struct PIDValue: Hashable, Sendable {
    package let signal: Signal
    package let name: String
    /// In the signal's unit; the number of a state; nil for bytes whose meaning is not known.
    package let value: Double?
    /// The word of a state, the trouble code, the bytes.
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
