import Formats

/// A vehicle profile of WiCAN: commands of an adapter, requests, and expressions over the bytes of CAN frames.
struct WiCANProfile {
    static let source = "WiCAN vehicle profiles"
    static let license = "GPL-3.0"

    /// A profile may extend another one, which may extend a third.
    private static let maxBases = 4

    private var values: [ImportedValue] = []
    private var refused: [ProfileImport.Refused] = []
    private var setup = AdapterSetup()

    /// Reads a profile, a list of them, or a file of several cars.
    static func read(
        _ root: HandwrittenJSON.Node, _ json: HandwrittenJSON, car: String, related: (String) -> [UInt8]?
    ) -> ProfileImport {
        var result = ProfileImport(source: source, license: license)
        let cars = root["cars"]?.elements ?? (root.isArray ? root.elements : [root])
        for node in cars {
            var profile = WiCANProfile()
            profile.readCar(node, json, related, bases: 0)
            profile.preferShownCharge()
            let name = node["car_model"]?.text ?? car
            let origin = CustomPID.Origin(source: source, license: license, car: name)
            for index in profile.values.indices { profile.values[index].pid.origin = origin }
            result.cars.append(.init(origin: origin, values: profile.values))
            result.refused += profile.refused
        }
        result.cars.removeAll { $0.values.isEmpty }
        return result
    }

    /// The charge that the car shows (`SOC_D`) counts more than that of the whole cells.
    private mutating func preferShownCharge() {
        guard values.contains(where: { $0.pid.shortName == "SOC_D" && $0.pid.standard != nil }) else { return }
        for index in values.indices where values[index].pid.shortName == "SOC" {
            values[index].pid.standard = nil
            values[index].pid.signalName = ""
            values[index].pid.name = "SOC"
        }
    }

    private mutating func refuse(_ name: String, _ reason: ProfileEntryError, _ offset: Int, _ json: HandwrittenJSON) {
        refused.append(.init(name: name, reason: reason.text, line: json.position(offset).line))
    }

    private mutating func readCar(
        _ car: HandwrittenJSON.Node, _ json: HandwrittenJSON, _ related: (String) -> [UInt8]?, bases: Int
    ) {
        if let path = car["extends"]?.text {
            if bases < Self.maxBases, let bytes = related(path),
                let base = Optional(HandwrittenJSON(bytes)), let root = base.root
            {
                readCar(root, base, related, bases: bases + 1)
            } else {
                refuse(car["car_model"]?.text ?? path, .missingBase(path), car.offset, json)
            }
        }
        let removed = (car["pids"]?.elements ?? []).filter { $0["pid"]?.text == "remove" }
            .flatMap { Self.parameters($0).map(\.name) }
        values.removeAll { removed.contains($0.pid.shortName) }
        refused.removeAll { removed.contains($0.name) }
        if let commands = car["init"]?.text { setup = AdapterSetup(commands) }
        for command in car["pids"]?.elements ?? [] where command["pid"]?.text != "remove" { read(command, json) }
    }

    private struct Parameter {
        var name: String
        var node: HandwrittenJSON.Node
        var expression: String
        var unit: String
        var range: ClosedRange<Double>?
    }

    /// The parameters of a command: a list, or a map from names to expressions.
    private static func parameters(_ command: HandwrittenJSON.Node) -> [Parameter] {
        guard let node = command["parameters"] else { return [] }
        if !node.isArray {
            return node.members.map { name, value in
                Parameter(
                    name: name, node: value, expression: value.text ?? value["expression"]?.text ?? "",
                    unit: value["unit"]?.text ?? WiCANProfile.usualUnit(name))
            }
        }
        return node.elements.map { value in
            let (low, high) = (value["min"]?.number, value["max"]?.number)
            let name = value["name"]?.text ?? ""
            let unit = value["unit"]?.text.flatMap { $0 == "none" || $0.isEmpty ? nil : $0 }
            return Parameter(
                name: name, node: value, expression: value["expression"]?.text ?? "",
                unit: unit ?? WiCANProfile.usualUnit(name),
                range: low.flatMap { low in high.flatMap { low < $0 ? low...$0 : nil } })
        }
    }

    private mutating func read(_ command: HandwrittenJSON.Node, _ json: HandwrittenJSON) {
        let parameters = Self.parameters(command)
        if let commands = command["pid_init"]?.text { setup.begin(commands) }
        let request: [UInt8]
        let address: ProfileAddress
        do throws(ProfileEntryError) {
            if command.isDamaged { throw .damaged }
            if let reason = setup.reason { throw reason }
            // An odd last digit is the number of frames that are expected.
            let digits = (command["pid"]?.text ?? "").filter { !$0.isWhitespace }
            request = try CustomPID.readingRequest(
                digits.utf8.count.isMultiple(of: 2) ? digits : String(digits.dropLast()))
            address = try setup.address()
        } catch {
            for parameter in parameters { refuse(parameter.name, error, parameter.node.offset, json) }
            if parameters.isEmpty { refuse(command["pid"]?.text ?? "", error, command.offset, json) }
            return
        }
        for parameter in parameters {
            do throws(ProfileEntryError) {
                if parameter.node.isDamaged { throw .damaged }
                let standard = StandardValue.ofProfile(parameter.name)
                let equation = try WiCANExpression.equation(
                    parameter.expression, isExtended: address.extended != nil)
                values.removeAll { $0.pid.shortName == parameter.name }
                values.append(
                    try ImportedValue(
                        name: standard.flatMap { $0.isOneOfMany ? nil : $0.title } ?? parameter.name,
                        shortName: parameter.name, request: request, address: address,
                        equation: equation, unit: parameter.unit == "KPa" ? "kPa" : parameter.unit,
                        standard: standard, range: parameter.range))
            } catch {
                refuse(parameter.name, error, parameter.node.offset, json)
            }
        }
    }

    /// The unit that its values of a name have where a profile does not say.
    private static func usualUnit(_ name: String) -> String {
        if name.uppercased() == "ODOMETER_MI" { return "mi" }
        if name.uppercased().hasPrefix("TYRE_P_") { return "psi" }
        return StandardValue.ofProfile(name)?.unit ?? ""
    }
}

/// What the commands of a profile set in an adapter: whom requests are sent to, and from where responses come. They hold for
/// all requests that follow.
struct AdapterSetup {
    private var header: String?
    private var priority: String?
    private var response: String?
    /// The response for a header, as the flow control of STN chips has it.
    private var pair: (header: String, response: String)?
    private var extended: UInt8?
    private var is29Bit = false
    /// Why requests cannot be sent as they are meant.
    private(set) var reason: ProfileEntryError?
    /// The same of all requests of the car.
    private var commonReason: ProfileEntryError?

    init(_ commands: String = "") {
        apply(commands)
        commonReason = reason
    }

    /// Applies the commands before a request. What the ones before an earlier request needed is no reason against this one.
    mutating func begin(_ commands: String) {
        reason = commonReason
        apply(commands)
    }

    private mutating func apply(_ commands: String) {
        for command in commands.split(separator: ";") {
            let text = command.uppercased().filter { !$0.isWhitespace }
            if !text.isEmpty { note(text) }
        }
    }

    private func rest(_ text: String, after prefix: String) -> String? {
        text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
    }

    private mutating func note(_ text: String) {
        if let digits = rest(text, after: "ATSH") {
            header = digits
            response = nil
        } else if let digit = rest(text, after: "ATSP") ?? rest(text, after: "ATTP") {
            is29Bit = ["7", "9"].contains(digit.suffix(1))
        } else if let digits = rest(text, after: "ATCP") {
            priority = digits
        } else if let digits = rest(text, after: "ATCRA") {
            response = digits.isEmpty ? nil : digits
        } else if let digits = rest(text, after: "ATCEA") {
            extended = UInt8(digits, radix: 16)
        } else if let digits = rest(text, after: "STCAFCP") {
            let sides = digits.split(separator: ",").map(String.init)
            if sides.count == 2 { pair = (sides[0], sides[1]) }
        } else if text == "ATCAF0" {
            reason = .setsFrames
        } else if text == "ATCAF1" {
            if reason == .setsFrames { reason = nil }
        } else if text.first == "1", text.utf8.count == 4, text.allSatisfy(\.isHexDigit) {
            reason = .needsSession(text)
        } else if text.allSatisfy(\.isHexDigit) {
            reason = .notOnlyReading(String(text.prefix(2)))
        } else if !Self.harmless.contains(where: text.hasPrefix) {
            reason = .changesAdapter(text)
        }
    }

    /// Commands that change how an adapter waits and shows, or what obdmech does by itself.
    private static let harmless = [
        "ATST", "ATAT", "ATFCS", "ATCER", "ATTAF", "ATTA", "ATH", "ATE", "ATS", "ATM", "ATL", "ATR", "ATAL", "ATZ",
        "ATD", "ATWS", "ATCF", "ATCM", "ATAR", "STP", "STCSEG", "STCF", "STFAP", "STFC", "ATCFC", "ATPC", "ATV",
        "STCTOR",
    ]

    func address() throws(ProfileEntryError) -> ProfileAddress {
        var address = ProfileAddress(extended: extended)
        guard let header else { return address }
        let whole =
            switch header.utf8.count {
            case 6 where is29Bit || !header.hasPrefix("000"): (priority ?? "18") + header
            case 6 where header.hasPrefix("000"), 8 where header.hasPrefix("00000"): String(header.suffix(3))
            default: header
            }
        if !["7DF", "18DB33F1"].contains(whole) {
            guard let own = CustomPID.RequestHeader(whole) else { throw .wrongHeader(header) }
            address.header = own
        }
        var from = response
        if from == nil, let pair, pair.header == whole || pair.header == header { from = pair.response }
        address.response = from.flatMap { digits in
            digits.utf8.count == 3 || digits.utf8.count == 8 ? CustomPID.RequestHeader(digits) : nil
        }
        return address
    }
}

/// An expression of a WiCAN profile, as the text of an equation: `Bn` is byte n of the frames, `Sn` the same with its sign,
/// `[Bn:Bm]` a number from several bytes, and `Bn:b` one bit.
struct WiCANExpression {
    private let characters: [Character]
    private var place = 0
    private let isExtended: Bool

    static func equation(_ text: String, isExtended: Bool) throws(ProfileEntryError) -> String {
        var expression = WiCANExpression(characters: Array(text), isExtended: isExtended)
        return try expression.translated()
    }

    private init(characters: [Character], isExtended: Bool) {
        self.characters = characters
        self.isExtended = isExtended
    }

    private var next: Character? { place < characters.count ? characters[place] : nil }

    private mutating func translated() throws(ProfileEntryError) -> String {
        var text = ""
        while let character = next {
            switch character {
            case "[":
                place += 1
                text += try group()
            case "B", "S", "b", "s":
                let (byte, isSigned) = try byte()
                if next == ":" {
                    place += 1
                    guard let bit = number(), (0...7).contains(bit) else {
                        throw .equation("expected a bit from 0 to 7")
                    }
                    text += "{\(byte):\(bit)}"
                } else {
                    text += isSigned ? "SIGNED8(\(byte))" : byte
                }
            default:
                text.append(character)
                place += 1
            }
        }
        return text
    }

    private mutating func number() -> Int? {
        let start = place
        while let character = next, character.isASCII, character.isNumber { place += 1 }
        return Int(String(characters[start..<place]))
    }

    private mutating func byte() throws(ProfileEntryError) -> (text: String, isSigned: Bool) {
        let isSigned = next == "S" || next == "s"
        place += 1
        guard let index = number() else { throw .equation("expected the number of a byte") }
        return (try Self.frame(index, isExtended), isSigned)
    }

    private static func frame(_ index: Int, _ isExtended: Bool) throws(ProfileEntryError) -> String {
        let byte = FrameByte(index: index, hasAddress: isExtended)
        guard index <= FrameByte.maxIndex, !byte.isNeverData else { throw .notOnlyData("B\(index)") }
        return (isExtended ? "XFRAME" : "FRAME") + "(\(index))"
    }

    private mutating func group() throws(ProfileEntryError) -> String {
        guard let letter = next, "BSbs".contains(letter) else { throw .equation("expected a byte after '['") }
        place += 1
        guard let first = number(), next == ":" else { throw .equation("expected ':' after the first byte") }
        place += 1
        if let letter = next, "BSbs".contains(letter) { place += 1 }
        guard let last = number(), next == "]", last >= first else {
            throw .equation("expected ']' after the last byte")
        }
        place += 1
        let bytes = try (first...last).map { index throws(ProfileEntryError) in try Self.frame(index, isExtended) }
        let isSigned = letter == "S" || letter == "s"
        switch bytes.count {
        case 1...4: return (isSigned ? "SIGNED" : "INT") + "\(8 * bytes.count)(" + bytes.joined(separator: ":") + ")"
        default:
            guard !isSigned else { throw .equation("a signed number of \(bytes.count) bytes") }
            return "(" + bytes.reduce("0") { "(\($0))*256+\($1)" } + ")"
        }
    }
}
