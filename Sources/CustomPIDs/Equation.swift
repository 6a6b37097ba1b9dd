/// An equation that calculates a value from the data bytes of a response, in the notation of Torque and of the apps
/// that read its files.
///
/// - Bytes: `A` is the first byte after the echoed service and PID, `B` the second, … `Z`, `AA`, `AB`, … `ZZ`.
/// - Numbers: `12`, `0.5`, `.5`, `1e-3`, `0x1F`. All arithmetic is in floating point: `A/2` may be a fraction.
/// - Operators, from highest to lowest precedence: `^` (power, right-associative), unary `-` and `+`, `* / %`, `+ -`,
///   the shifts `<< >>` (`<` and `>` in Torque), `&`, `|`. Shifts, `&` and `|` discard fractions.
/// - `{A:3}` and `BIT(A:3)`: one bit; bit 0 is the lowest.
/// - Functions: the cases of `EquationFunction`; arguments are separated by `:` or `,`.
/// - `BITS(first:count)`: bits as a number; bit 0 is the highest of the first byte. `SBITS`: the same as a signed number;
///   `LBITS`, `SLBITS`: with the bytes swapped before; `IBITS`, `SIBITS`: bit 0 is the lowest of the first byte, and the
///   lowest byte comes first (Intel, as in DBC files).
/// - `FRAME(n)`: byte n of the CAN frames, counted from 0 with the bytes of length and order, as WiCAN counts;
///   `XFRAME(n)`: the same where each frame begins with an address byte.
/// - `BETWEEN(x:y:z)`: x if it is more than y and less than z; otherwise there is no value.
/// - `WHEN(x:y:z)`: z if x equals y; otherwise there is no value.
/// - `LOOKUP(x:default:0='Off':1='On':2~5=7.5)`: the text or number of the first key that equals x or whose range
///   contains x; otherwise the default, which is an expression or a text. If the default is empty there is no value.
///   The numeric value of a text is x.
/// - `VAL{name}`: the value of another custom PID in the same response, by its long name.
///
/// Case and spaces do not matter. If a byte is missing, or the result is not a finite number (after a division by
/// zero), there is no value. Values of other responses (also `[0D]` and `BARO()`), functions with a memory (`AVG`,
/// `TDLY`, …) and comparisons are not supported and are reported as errors.
package struct Equation: Hashable, Sendable {
    /// The result of an equation.
    package struct Value: Hashable, Sendable {
        package var number: Double
        /// The text that `LOOKUP` has for the number.
        package var text: String?

        package init(_ number: Double, text: String? = nil) {
            self.number = number
            self.text = text
        }
    }

    /// The reason why data bytes have no value.
    package enum EvaluationError: Error, Hashable, Sendable {
        /// The response has fewer data bytes than the `needed` ones.
        case tooFewBytes(needed: Int)
        /// A division by zero, the root of a negative number, or a number missing from a table without a default.
        case noRealNumber
    }

    /// An error in the text of an equation.
    package struct SyntaxError: Error, Hashable, Sendable {
        /// The offset of the character at which the error was noticed, from 0.
        package var offset: Int
        package var reason: CustomPIDError
    }

    /// A step of the calculation. Each step takes its operands from a stack and pushes its result onto it.
    enum Step: Hashable, Sendable {
        case number(Double)
        case byte(Int)
        case bits(BitField)
        case frameByte(FrameByte)
        case negate
        case combine(EquationOperator)
        case call(EquationFunction, arguments: Int)
        case lookup(Lookup)
        /// A placeholder for the steps of another custom PID's equation.
        case reference(Reference)
    }

    /// A reference to another custom PID by its long name.
    struct Reference: Hashable, Sendable {
        var name: String
        /// The offset of the reference in the equation.
        var offset: Int
    }

    struct Lookup: Hashable, Sendable {
        struct Entry: Hashable, Sendable {
            var keys: ClosedRange<Double>
            /// The result; nil if it is the number that was looked up, which `text` describes.
            var number: Double?
            var text: String?
        }
        enum Default: Hashable, Sendable {
            case none
            case text(String)
            /// An expression whose value is on the stack, above the number looked up.
            case computed
        }

        var entries: [Entry]
        var fallback: Default
    }

    private var steps: [Step]

    package init(_ text: some StringProtocol) throws(SyntaxError) {
        var parser = EquationParser(text)
        steps = try parser.parse()
    }

    /// The references to other custom PIDs.
    var references: [Reference] {
        steps.compactMap { step in
            if case .reference(let reference) = step { reference } else { nil }
        }
    }

    /// The maximum number of steps. Only equations that repeatedly double one another exceed it.
    static let greatestStepCount = 10_000

    /// Returns the equation with references replaced by equations, or nil if it would have too many steps.
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

    /// The least number of data bytes that the equation needs.
    package var byteCount: Int {
        steps.reduce(0) { count, step in
            switch step {
            case .byte(let index): max(count, index + 1)
            case .bits(let field): max(count, field.byteCount)
            default: count
            }
        }
    }

    /// Calculates the value from the data bytes of one response.
    /// - Parameter echoed: the number of bytes before them in the response.
    package func evaluate(_ data: ArraySlice<UInt8>, echoed: Int = 2) throws(EvaluationError) -> Value {
        guard data.count >= byteCount else { throw .tooFewBytes(needed: byteCount) }
        var stack: [Double] = []
        var text: String?
        for step in steps {
            text = nil
            switch step {
            case .number(let number): stack.append(number)
            case .byte(let index): stack.append(Double(data[data.startIndex + index]))
            case .bits(let field): stack.append(field.value(data) ?? .nan)
            case .frameByte(let byte):
                let place = byte.place(echoed: echoed, count: data.count)
                if let place, place >= data.count { throw .tooFewBytes(needed: place + 1) }
                stack.append(place.map { Double(data[data.startIndex + $0]) } ?? .nan)
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
            // An infinite intermediate result would become finite again in 1/x.
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
