package import Telemetry

/// A field of a packet: one row, from which both the decoder and the encoder follow.
package struct PacketField: Sendable {
    /// The name in the game's documentation.
    package let name: String
    package let type: FieldType
    /// The offset in bytes, from the start of the packet or of a car's block in it.
    package let offset: Int
    /// The signal; nil for a field that is not sent on.
    package let signal: Signal?
    package let conversion: Conversion

    /// How the number of a field becomes the value of its signal.
    package enum Conversion: Hashable, Sendable {
        /// value = number * times + plus
        case linear(times: Double, plus: Double)
        /// 0 is reverse; 11 is sent while shifting, and is no gear.
        case forzaGear
        /// -1 or 10 is reverse, 0 neutral.
        case codemastersGear
        /// A time that is 0 or less, or the largest number, as long as there is none.
        case time(perSecond: Double)
        /// A number that is 0 as long as there is none, such as a place in the race, or a temperature that a game does not
        /// compute.
        case positive
        /// A temperature in °F that is 0 where a game does not compute it.
        case celsiusOfFahrenheit

        static func times(_ factor: Double) -> Conversion { .linear(times: factor, plus: 0) }
        static let same = Conversion.linear(times: 1, plus: 0)
        static let percent = Conversion.times(100)
        /// Of a pedal with 255 steps.
        static let percentOfByte = Conversion.times(100.0 / 255)
        static let kmhOfMetresPerSecond = Conversion.times(3.6)
        /// The standard acceleration of gravity.
        static let metresPerSecondSquaredOfG = Conversion.times(9.80665)
        static let degreesOfRadians = Conversion.times(180 / Double.pi)
        static let kilopascalsOfPSI = Conversion.times(6.894757293168361)

        /// Returns the value, or nil if the number says that there is none.
        func value(_ number: Double) -> Double? {
            switch self {
            case .linear(let times, let plus): number * times + plus
            case .forzaGear: number == 11 ? nil : number == 0 ? -1 : number
            case .codemastersGear: number == 10 ? -1 : number
            case .time(let perSecond): number > 0 && number < 2_147_483_647 ? number / perSecond : nil
            case .positive: number > 0 ? number : nil
            case .celsiusOfFahrenheit: number == 0 ? nil : (number - 32) * 5 / 9
            }
        }

        func number(_ value: Double) -> Double {
            switch self {
            case .linear(let times, let plus): (value - plus) / times
            case .forzaGear: value < 0 ? 0 : value
            case .codemastersGear, .positive: value
            case .time(let perSecond): value * perSecond
            case .celsiusOfFahrenheit: value * 9 / 5 + 32
            }
        }
    }

    init(
        _ name: String, _ type: FieldType, _ offset: Int, _ signal: Signal? = nil, _ conversion: Conversion = .same
    ) {
        (self.name, self.type, self.offset, self.signal, self.conversion) = (name, type, offset, signal, conversion)
    }

    /// The bytes of the field, from the start of the packet or block.
    package var range: Range<Int> { offset..<(offset + type.size) }

    func moved(by bytes: Int) -> PacketField { PacketField(name, type, offset + bytes, signal, conversion) }

    /// Returns the fields of an array with an element for each wheel.
    /// - Parameter order: The wheels in the order of the elements, as indexes of `Signal.wheels`.
    static func wheels(
        _ name: String, _ type: FieldType, _ offset: Int, _ signals: [Signal]? = nil, _ conversion: Conversion = .same,
        order: [Int] = [0, 1, 2, 3], names: [String] = Signal.wheels
    ) -> [PacketField] {
        order.enumerated().map { index, wheel in
            PacketField(
                name + names[wheel], type, offset + index * type.size, signals?[wheel], conversion)
        }
    }

    /// The order of wheels in packets of Codemasters.
    static let rearFirst = [2, 3, 0, 1]
    /// The names of wheels in packets of Codemasters.
    static let shortNames = ["FL", "FR", "RL", "RR"]
}
