package import Telemetry

/// The layout of a packet, or of the block of one car in a packet.
package struct PacketLayout: Sendable {
    /// The name in reports and tests.
    package let name: String
    package let game: Game
    /// The length of the whole packet in bytes. A packet of any other length has another layout.
    package let length: Int
    package let fields: [PacketField]
    /// Further signals of bytes that a field has already, such as those of single bits.
    let extras: [PacketField]
    /// The fields that have a signal.
    private let told: [PacketField]

    init(_ name: String, _ game: Game, length: Int, _ fields: [PacketField], extras: [PacketField] = []) {
        self.name = name
        self.game = game
        self.length = length
        self.fields = fields
        self.extras = extras
        told = (fields + extras).filter { $0.signal != nil }
    }

    package func field(_ name: String) -> PacketField? { fields.first { $0.name == name } }

    /// Returns the number of a field, or nil if there is no such field in the packet.
    /// - Parameter base: The offset of the block.
    package func number(_ name: String, _ bytes: [UInt8], from base: Int = 0) -> Double? {
        field(name).flatMap { bytes.number($0.type, at: base + $0.offset) }
    }

    /// Returns the values of all signals, or nil if a field that a signal is read from is not a number or beyond what
    /// a game can send: then the packet is damaged, or of something else. A value that the packet does not tell is
    /// absent. NaN and infinity never pass.
    package func values(_ bytes: [UInt8], from base: Int = 0) -> [GameValue]? {
        var values: [GameValue] = []
        values.reserveCapacity(told.count)
        for field in told {
            guard let signal = field.signal, let kind = GameSignal[signal],
                let number = bytes.number(field.type, at: base + field.offset), number.isFinite
            else { return nil }
            guard let value = field.conversion.value(number) else { continue }
            guard value.magnitude <= kind.greatest else { return nil }
            values.append(GameValue(signal: signal, value: kind.rounded(value)))
        }
        return values
    }

    /// Whether every field, also of those without a signal, is a finite number that a game could send.
    func isPlausible(_ bytes: [UInt8], from base: Int = 0) -> Bool {
        fields.allSatisfy { field in
            switch field.type {
            case .f32, .f64:
                guard let number = bytes.number(field.type, at: base + field.offset) else { return true }
                return number.isFinite && number.magnitude < 1e12
            default: return true
            }
        }
    }

    /// Writes the values of signals and the numbers of fields into a packet.
    package func encode(
        _ values: [Signal: Double], numbers: [String: Double] = [:], into bytes: inout [UInt8], from base: Int = 0
    ) {
        for field in fields {
            if let number = numbers[field.name] {
                bytes.put(number, field.type, at: base + field.offset)
            } else if let value = field.signal.flatMap({ values[$0] }) {
                bytes.put(field.conversion.number(value), field.type, at: base + field.offset)
            }
        }
        for extra in extras {
            guard let value = extra.signal.flatMap({ values[$0] }),
                let present = bytes.number(extra.type, at: base + extra.offset)
            else { continue }
            let bits = Int(clamping: present) | Int(clamping: extra.conversion.number(value))
            bytes.put(Double(bits), extra.type, at: base + extra.offset)
        }
    }

    /// Returns a packet with these values; all other bytes are 0.
    package func encode(_ values: [Signal: Double], numbers: [String: Double] = [:]) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: length)
        encode(values, numbers: numbers, into: &bytes)
        return bytes
    }
}

/// The value of a signal in a packet, in the signal's unit, rounded to its steps.
package struct GameValue: Hashable, Sendable {
    package let signal: Signal
    package let value: Double

    package init(signal: Signal, value: Double) {
        self.signal = signal
        self.value = value
    }

    /// A value that was computed; nil if no game can have it.
    init?(_ signal: Signal, _ value: Double) {
        guard let kind = GameSignal[signal], value.isFinite, value.magnitude <= kind.greatest else { return nil }
        self.init(signal: signal, value: kind.rounded(value))
    }
}
