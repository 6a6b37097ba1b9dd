/// An equation that makes a value of the data bytes of an answer, as Torque and the apps that read its files have it.
///
/// - Bytes: `A` is the first byte after the echoed service and PID, `B` the second, … `Z`, `AA`, `AB`, … `ZZ`.
/// - Numbers: `12`, `0.5`, `.5`, `1e-3`, `0x1F`. All arithmetic is done in floating point: `A/2` has halves.
/// - Operators, those that bind tightest first: `^` (power, to the right), `-` and `+` before an operand, `* / %`,
///   `+ -`, the shifts `<< >>` (Torque writes them `<` and `>`), `&`, `|`. Shifts, `&` and `|` cut off a fraction.
/// - `{A:3}` and `BIT(A:3)`: one bit, 0 the lowest.
/// - Functions: the rows of `EquationFunction`; arguments are parted by `:` or `,`.
/// - `LOOKUP(x:default:0='Off':1='On':2~5=7.5)`: the text or the number of the key that x equals or that has x between
///   its ends; otherwise the default, an expression or a text, or where it is empty no value. The value of a text is
///   x.
///
/// - `VAL{name}`: the value of another custom PID, by its long name, which is in the same answer.
///
/// Capital and small letters are the same, and spaces do not matter. Where a byte is missing, or the result is no
/// finite number (a division by zero), there is no value. Not supported, and told so: values of other answers (also
/// `[0D]` and `BARO()`), functions with a memory (`AVG`, `TDLY`, …), comparisons.
package struct Equation: Hashable, Sendable {
    /// What an equation yields.
    package struct Value: Hashable, Sendable {
        package var number: Double
        /// What `LOOKUP` says of the number.
        package var text: String?

        package init(_ number: Double, text: String? = nil) {
            self.number = number
            self.text = text
        }
    }

    /// Why data bytes make no value.
    package enum Shortfall: Error, Hashable, Sendable {
        /// The equation reads so many data bytes, and the answer has fewer.
        case tooFewBytes(needed: Int)
        /// A division by zero, the root of a negative number, a number that a table without a default does not hold.
        case noRealNumber
    }

    /// What is wrong with an equation.
    package struct Mistake: Error, Hashable, Sendable {
        /// The character at which it was noticed, from 0.
        package var offset: Int
        package var reason: CustomPIDFault
    }

    /// In the order of calculation: each step takes its operands from a stack and leaves its result there.
    enum Step: Hashable, Sendable {
        case number(Double)
        case byte(Int)
        case negate
        case combine(EquationOperator)
        case call(EquationFunction, arguments: Int)
        case lookup(Lookup)
        /// The value of another custom PID, until its steps stand here.
        case reference(Reference)
    }

    /// Another custom PID, by its long name.
    struct Reference: Hashable, Sendable {
        var name: String
        /// Where it stands in the equation.
        var offset: Int
    }

    struct Lookup: Hashable, Sendable {
        struct Entry: Hashable, Sendable {
            var keys: ClosedRange<Double>
            /// Nil where the text stands for the number looked up.
            var number: Double?
            var text: String?
        }
        enum Default: Hashable, Sendable {
            case none
            case text(String)
            /// On the stack, above the number looked up.
            case computed
        }

        var entries: [Entry]
        var fallback: Default
    }

    private var steps: [Step]

    package init(_ text: some StringProtocol) throws(Mistake) {
        var parser = EquationParser(text)
        steps = try parser.parse()
    }

    /// The other custom PIDs whose values it needs.
    var references: [Reference] {
        steps.compactMap { step in
            if case .reference(let reference) = step { reference } else { nil }
        }
    }

    /// Enough for everything but equations that double one another.
    static let greatestStepCount = 10_000

    /// The equation with others in the places of its references; nil where there would be too many steps.
    func replacing(_ equations: [Reference: Equation]) -> Equation? {
        var result = self
        result.steps = []
        for step in steps {
            if case .reference(let reference) = step, let equation = equations[reference] {
                result.steps += equation.steps
            } else {
                result.steps.append(step)
            }
            if result.steps.count > Self.greatestStepCount { return nil }
        }
        return result
    }

    /// How many data bytes the equation needs at least.
    package var byteCount: Int {
        steps.reduce(0) { count, step in
            if case .byte(let index) = step { max(count, index + 1) } else { count }
        }
    }

    /// The value that the data bytes of one answer make.
    package func evaluate(_ data: ArraySlice<UInt8>) throws(Shortfall) -> Value {
        guard data.count >= byteCount else { throw .tooFewBytes(needed: byteCount) }
        var stack: [Double] = []
        var text: String?
        for step in steps {
            text = nil
            switch step {
            case .number(let number): stack.append(number)
            case .byte(let index): stack.append(Double(data[data.startIndex + index]))
            case .negate: stack.append(-(stack.popLast() ?? .nan))
            case .combine(let operation):
                let right = stack.popLast() ?? .nan
                stack.append(operation.apply(stack.popLast() ?? .nan, right))
            case .call(let function, let count):
                let result = function.apply(stack.suffix(count))
                stack.removeLast(min(count, stack.count))
                stack.append(result)
            case .reference: stack.append(.nan)
            case .lookup(let table):
                let computed = table.fallback == .computed ? stack.popLast() : nil
                let value = table.value(of: stack.popLast() ?? .nan, computed: computed)
                stack.append(value.number)
                text = value.text
            }
            // An infinite intermediate result would be finite again in 1/x.
            if let last = stack.last, !last.isFinite { stack[stack.count - 1] = .nan }
        }
        guard let number = stack.last, number.isFinite else { throw .noRealNumber }
        return Value(number, text: text)
    }
}

extension Equation.Lookup {
    fileprivate func value(of number: Double, computed: Double?) -> Equation.Value {
        if let entry = entries.first(where: { $0.keys.contains(number) }) {
            return Equation.Value(entry.number ?? number, text: entry.text)
        }
        return switch fallback {
        case .none: Equation.Value(.nan)
        case .text(let text): Equation.Value(number, text: text)
        case .computed: Equation.Value(number.isNaN ? .nan : computed ?? .nan)
        }
    }
}
