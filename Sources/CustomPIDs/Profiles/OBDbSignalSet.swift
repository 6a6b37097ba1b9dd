import Formats

/// A signal set of OBDb: commands with a header, and signals as bits of their responses.
enum OBDbSignalSet {
    static let source = "OBDb"
    static let license = "CC BY-SA 4.0"

    /// - Parameter years: of the file, as its name has them; nil for all.
    static func read(_ root: HandwrittenJSON.Node, _ json: HandwrittenJSON, car: String, years: ModelYears?)
        -> ProfileImport
    {
        var result = ProfileImport(source: source, license: license)
        var values: [ImportedValue] = []
        for command in root["commands"]?.elements ?? [] {
            read(command, json, into: &values, &result.refused)
        }
        for synthetic in root["synthetics"]?.elements ?? [] {
            refuse(synthetic, .otherCalculation, json, &result.refused)
        }
        let origin = CustomPID.Origin(source: source, license: license, car: car)
        for index in values.indices {
            values[index].pid.origin = origin
            values[index].pid.years = values[index].pid.years ?? years
        }
        var own = ProfileImport.Car(origin: origin, values: values)
        own.findStandardValues()
        result.cars = [own]
        return result
    }

    private static func refuse(
        _ signal: HandwrittenJSON.Node, _ reason: ProfileEntryError, _ json: HandwrittenJSON,
        _ refused: inout [ProfileImport.Refused]
    ) {
        refused.append(
            .init(
                name: signal["id"]?.text ?? signal["name"]?.text ?? "", reason: reason.text,
                line: json.position(signal.offset).line))
    }

    private static func read(
        _ command: HandwrittenJSON.Node, _ json: HandwrittenJSON, into values: inout [ImportedValue],
        _ refused: inout [ProfileImport.Refused]
    ) {
        let signals = command["signals"]?.elements ?? []
        let request: [UInt8]
        let address: ProfileAddress
        do throws(ProfileEntryError) {
            if command.isDamaged { throw .damaged }
            if let session = (command["din"] ?? command["dout"])?.text { throw .needsSession("10 " + session) }
            request = try self.request(command)
            address = try self.address(command)
        } catch {
            for signal in signals { refuse(signal, error, json, &refused) }
            if signals.isEmpty { refuse(command, error, json, &refused) }
            return
        }
        for signal in signals {
            do throws(ProfileEntryError) {
                var value = try value(signal, request, address)
                value.pid.intervalSeconds = command["freq"]?.number
                value.pid.years = years(command["filter"])
                values.append(value)
            } catch {
                refuse(signal, error, json, &refused)
            }
        }
    }

    private static func request(_ command: HandwrittenJSON.Node) throws(ProfileEntryError) -> [UInt8] {
        guard let (service, parameter) = command["cmd"]?.members.first else { throw .noRequest }
        return try CustomPID.readingRequest(service + (parameter.text ?? ""))
    }

    /// Headers of four digits are of 29-bit identifiers, without priority and tester.
    private static func address(_ command: HandwrittenJSON.Node) throws(ProfileEntryError) -> ProfileAddress {
        guard let header = command["hdr"]?.text else { throw .wrongHeader("") }
        let (response, tester) = (command["rax"]?.text, command["tst"]?.text ?? "F1")
        var address = ProfileAddress()
        if let digits = command["eax"]?.text {
            guard let byte = UInt8(digits, radix: 16) else { throw .wrongHeader(digits) }
            address.extended = byte
        }
        switch header.utf8.count {
        case 3:
            address.header = header.uppercased() == "7DF" ? nil : CustomPID.RequestHeader(header)
            if address.header == nil, header.uppercased() != "7DF" { throw .wrongHeader(header) }
            address.response = response.flatMap { $0.utf8.count == 3 ? CustomPID.RequestHeader($0) : nil }
        case 4 where command["proto"]?.text == "9141-2":
            address.header = CustomPID.RequestHeader(header + tester)
        case 4:
            let priority = command["pri"]?.text ?? "18"
            address.header = CustomPID.RequestHeader(priority + header + tester)
            if header.uppercased() == "DB33" { address.header = nil }
            address.response = response.flatMap { digits in
                let whole =
                    switch digits.utf8.count {
                    case 2: priority + "DA" + tester + digits
                    case 4: priority + "DA" + tester + digits.suffix(2)
                    case 6: priority + digits
                    default: digits
                    }
                return CustomPID.RequestHeader(whole)
            }
            if address.header == nil, header.uppercased() != "DB33" { throw .wrongHeader(header) }
        default: throw .wrongHeader(header)
        }
        return address
    }

    private static func years(_ filter: HandwrittenJSON.Node?) -> ModelYears? {
        guard let filter else { return nil }
        let years = ModelYears(
            first: filter["from"]?.whole, last: filter["to"]?.whole,
            single: filter["years"]?.elements.compactMap(\.whole) ?? [])
        return years.first == nil && years.last == nil && years.single.isEmpty ? nil : years
    }

    // MARK: Signals

    private static func value(
        _ signal: HandwrittenJSON.Node, _ request: [UInt8], _ address: ProfileAddress
    ) throws(ProfileEntryError) -> ImportedValue {
        guard !signal.isDamaged, let format = signal["fmt"], !format.isDamaged else { throw .damaged }
        let id = signal["id"]?.text ?? ""
        let unit = format["unit"]?.text ?? ""
        if ["ascii", "hex"].contains(unit) { throw .text }
        guard let count = format["len"]?.whole, let first = format["bix"].map(\.whole) ?? 0, count > 0,
            (0...BitField.maxFirst).contains(first)
        else { throw .wrongFormat }
        guard count <= BitField.maxCount else { throw .tooManyBits(count) }
        if format["div"]?.number == 0 { throw .equation("a division by 0") }
        let (isSigned, isSwapped) = (format["sign"]?.isTrue ?? false, format["blsb"]?.isTrue ?? false)
        let bits = (isSigned ? "S" : "") + (isSwapped ? "L" : "") + "BITS(\(first):\(count))"
        var standard =
            signal["suggestedMetric"]?.text.flatMap(StandardValue.ofMetric)
            ?? StandardValue.ofCells(signal["name"]?.text ?? "", unit: symbols[unit] ?? unit)
        // Some sets call the voltage of a traction battery that of the starter battery.
        if standard?.name == "starterBatteryVoltage", (format["max"]?.number ?? 0) > Self.maxStarterBatteryV {
            standard = nil
        }
        // There 0 is yes; a standard flag is 1 then.
        let isInverted = unit == "yesno" && standard != nil
        let shown = (bits: isInverted ? "(1-\(bits))" : bits, states: states[isInverted ? "noyes" : unit])
        let text: String
        if let map = format["map"] {
            let isGear = id.hasSuffix("_GEAR") && isOfGears(map)
            if isGear { standard = StandardValue.named("gear") }
            text = lookup("BITS(\(first):\(count))", map, isGear: isGear)
        } else {
            text = scaled(shown.bits, format, states: shown.states)
        }
        var value = try ImportedValue(
            name: signal["name"]?.text ?? id, shortName: id.isEmpty ? signal["name"]?.text ?? "" : id,
            request: request, address: address, equation: text, unit: symbols[unit] ?? unit, standard: standard,
            range: range(format))
        if format["map"] == nil, value.pid.standard != nil {
            if isInverted { value.originalEquation = try? Equation(scaled(bits, format, states: states[unit])) }
            try omitOutside(&value, shown.bits, shown.states, format)
        }
        if let map = format["map"], value.pid.standard?.name == "gear" {
            value.originalEquation = try? Equation(lookup("BITS(\(first):\(count))", map, isGear: false))
        }
        return value
    }

    /// More than any battery of 12, 24 or 48 V has.
    private static let maxStarterBatteryV = 100.0

    /// Outside of its range a value that others rely on is none: a module that is asleep answers FF, and a charge held at
    /// 100 % would be believed.
    private static func omitOutside(
        _ value: inout ImportedValue, _ bits: String, _ states: String?, _ format: HandwrittenJSON.Node
    ) throws(ProfileEntryError) {
        guard let standard = value.pid.standard else { return }
        let original = value.originalEquation
        let unit = format["unit"]?.text ?? ""
        let omitting = try ImportedValue(
            name: value.pid.name, shortName: value.pid.shortName, request: value.pid.request,
            address: ProfileAddress(
                header: value.pid.header, extended: value.pid.extendedAddress, response: value.pid.response),
            equation: scaled(bits, format, states: states, isHeld: false), unit: symbols[unit] ?? unit,
            standard: standard)
        value = omitting
        value.originalEquation = original
    }

    private static func range(_ format: HandwrittenJSON.Node) -> ClosedRange<Double>? {
        guard let high = format["max"]?.number, case let low = format["min"]?.number ?? 0, low < high else {
            return nil
        }
        return low...high
    }

    /// Raw value x mul / div + add, held in the range from min to max, as OBDb decodes it. Outside of nullmin and nullmax
    /// there is no value.
    /// - Parameter isHeld: whether a value outside of the range becomes its end; otherwise it is none.
    private static func scaled(
        _ bits: String, _ format: HandwrittenJSON.Node, states: String?, isHeld: Bool = true
    ) -> String {
        func number(_ name: String) -> Double? { format[name]?.number }
        var text = bits
        if let mul = number("mul"), mul != 1 { text += "*\(written(mul))" }
        if let div = number("div"), div != 1 { text += "/\(written(div))" }
        if let add = number("add"), add != 0 { text += add < 0 ? "-\(written(-add))" : "+\(written(add))" }
        if number("nullmin") != nil || number("nullmax") != nil {
            let low = number("nullmin").map(written) ?? ""
            let high = number("nullmax").map(written) ?? ""
            text = "BETWEEN(\(text):\(low.isEmpty ? "-1e300" : low):\(high.isEmpty ? "1e300" : high))"
        }
        if let range = range(format) {
            let (low, high) = (written(range.lowerBound), written(range.upperBound))
            let held = "MAX(\(low):MIN(\(high):\(text)))"
            text = isHeld ? held : "WHEN(\(held):\(text):\(text))"
        }
        return states.map { "LOOKUP(\(text)::\($0))" } ?? text
    }

    static func written(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
    }

    private static func lookup(_ bits: String, _ map: HandwrittenJSON.Node, isGear: Bool) -> String {
        var text = "LOOKUP(\(bits):"
        for (key, value) in map.members {
            guard let raw = Int64(key), let shown = Self.shown(value) else { continue }
            if isGear, let gear = gear(shown) {
                text += ":\(raw)=\(gear)"
            } else if !isGear {
                text += ":\(raw)='\(shown.map { $0 == "'" || $0.isNewline ? " " : String($0) }.joined())'"
            }
        }
        return text + ")"
    }

    private static func shown(_ state: HandwrittenJSON.Node) -> String? {
        state.text ?? state["value"]?.text ?? state["description"]?.text
    }

    /// Whether states are gears with numbers. Others are those of the lever: "drive" does not say which gear it is.
    private static func isOfGears(_ map: HandwrittenJSON.Node) -> Bool {
        map.members.contains { shown($0.value).flatMap(gear).map { $0 > 0 } ?? false }
    }

    /// A gear as a number: -1 is reverse, 0 neutral and park.
    private static func gear(_ text: String) -> Int? {
        switch text.uppercased() {
        case "R", "REVERSE": return -1
        case "N", "P", "NEUTRAL", "PARK": return 0
        default: return Int(text.drop { !$0.isNumber }.prefix { $0.isNumber })
        }
    }

    private static let states = [
        "offon": "0='off':1='on'", "noyes": "0='no':1='yes'", "yesno": "0='yes':1='no'",
    ]

    /// The symbols of its units; other units are shown by their names.
    private static let symbols = [
        "ampereHours": "Ah", "amps": "A", "bars": "bar", "celsius": "°C", "centimeters": "cm", "coulombs": "C",
        "degrees": "°", "fahrenheit": "°F", "feet": "ft", "gallons": "gal", "gallonsPerHour": "gal/h",
        "gramsPerSecond": "g/s", "gravity": "g", "hertz": "Hz", "hours": "h", "inches": "in", "joules": "J",
        "kelvin": "K", "kiloamps": "kA", "kilogramsPerHour": "kg/h", "kilohertz": "kHz", "kilojoules": "kJ",
        "kilometers": "km", "kilometersPerHour": "km/h", "kiloohms": "kΩ", "kilopascal": "kPa", "kilovolts": "kV",
        "kilowattHours": "kWh", "kilowattHoursPer100Kilometers": "kWh/100 km", "kilowatts": "kW", "liters": "L",
        "litersPerHour": "L/h", "meters": "m", "metersPerSecond": "m/s", "metersPerSecondSquared": "m/s²",
        "miles": "mi", "milesPerHour": "mph", "milliampereHours": "mAh", "milliamps": "mA",
        "milligramsPerStroke": "mg/stroke", "millimeters": "mm", "milliohms": "mΩ", "milliseconds": "ms",
        "millivolts": "mV", "milliwatts": "mW", "minutes": "min", "newtonMeters": "Nm", "normal": "ratio",
        "ohms": "Ω", "percent": "%", "poundFoot": "lb ft", "radians": "rad", "scalar": "", "seconds": "s",
        "unknown": "", "volts": "V", "watts": "W", "offon": "", "noyes": "", "yesno": "", "kiloampereHours": "kAh",
        "gramsPerLiter": "g/L", "yards": "yd",
    ]
}
