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
        /// The same, if a positive number is scaled.
        case positiveTimes(Double)
        /// A number below 0 as long as there is none, such as the time of a lap that has not begun.
        case notNegative(times: Double)
        /// A temperature in kelvins that is 0 where a game does not compute it.
        case celsiusOfKelvins
        /// The same of a game that some say sends degrees Celsius: no tire is that hot, or works when that cold.
        case celsiusOrKelvins
        /// Some bits of a number, as a number.
        case bits(shift: Int, width: Int)
        /// One bit of a number, as 0 or 100 %.
        case percentOfBit(Int)
        /// A gear in the lower half of a byte.
        case gearOfHalf(reverse: Double, neutral: Double)
        /// A gear in the upper half of a byte; 15 is none.
        case gearOfUpperHalf
        /// 1 for any number but 0.
        case isNotZero
        /// A number that is only known within a range.
        case within(ClosedRange<Double>)
        /// A temperature in °F that is 0 where a game does not compute it.
        case celsiusOfFahrenheit

        static func times(_ factor: Double) -> Conversion { .linear(times: factor, plus: 0) }
        static let same = Conversion.linear(times: 1, plus: 0)
        static let percent = Conversion.times(100)
        static func bit(_ number: Int) -> Conversion { .bits(shift: number, width: 1) }
        /// 0 is reverse, 1 neutral, 2 the first gear.
        static let gearFromReverse = Conversion.linear(times: 1, plus: -1)
        static let milliseconds = Conversion.time(perSecond: 1000)
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
            case .positiveTimes(let factor): number > 0 ? number * factor : nil
            case .notNegative(let times): number >= 0 ? number * times : nil
            case .celsiusOfKelvins: number > 0 ? number - Self.kelvinsOfZero : nil
            case .celsiusOrKelvins: number > 0 ? number > 200 ? number - Self.kelvinsOfZero : number : nil
            case .bits(let shift, let width): Double(Int(clamping: number) >> shift & (1 << width - 1))
            case .percentOfBit(let bit): Int(clamping: number) >> bit & 1 == 1 ? 100 : 0
            case .gearOfHalf(let reverse, let neutral): Self.gear(number, reverse, neutral)
            case .gearOfUpperHalf:
                Int(clamping: number) >> 4 & 15 == 15 ? nil : Double(Int(clamping: number) >> 4 & 15)
            case .isNotZero: number == 0 ? 0 : 1
            case .within(let range): range.contains(number) ? number : nil
            case .celsiusOfFahrenheit: number == 0 ? nil : (number - 32) * 5 / 9
            }
        }

        private static let kelvinsOfZero = 273.15

        private static func gear(_ number: Double, _ reverse: Double, _ neutral: Double) -> Double {
            let half = Double(Int(clamping: number) & 15)
            return half == reverse ? -1 : half == neutral ? 0 : half
        }

        func number(_ value: Double) -> Double {
            switch self {
            case .linear(let times, let plus): (value - plus) / times
            case .forzaGear: value < 0 ? 0 : value
            case .codemastersGear, .positive, .within, .isNotZero, .celsiusOrKelvins: value
            case .positiveTimes(let factor), .notNegative(let factor): value / factor
            case .celsiusOfKelvins: value + Self.kelvinsOfZero
            case .bits(let shift, _): Double(Int(clamping: value) << shift)
            case .percentOfBit(let bit): value < 50 ? 0 : Double(1 << bit)
            case .gearOfHalf(let reverse, let neutral): value < 0 ? reverse : value == 0 ? neutral : value
            case .gearOfUpperHalf: Double(Int(clamping: value) << 4)
            case .time(let perSecond): value * perSecond
            case .celsiusOfFahrenheit: value * 9 / 5 + 32
            }
        }
    }

    init(
        _ name: String, _ type: FieldType, _ offset: Int, _ signal: Signal? = nil, _ conversion: Conversion = .same
    ) {
        self.name = name
        self.type = type
        self.offset = offset
        self.signal = signal
        self.conversion = conversion
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
