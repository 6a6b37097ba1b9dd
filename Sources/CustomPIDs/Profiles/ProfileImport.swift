import Formats

/// What a file of another program describes, as custom PIDs: signal sets of OBDb, profiles of WiCAN, DBC files, and lists of
/// Torque.
package struct ProfileImport: Sendable {
    /// What was not imported, or an error in the file.
    package struct Refused: Hashable, Sendable {
        /// The name of the value in the file; of an error, the name of the file.
        package var name: String
        package var reason: String
        /// From 1; nil if it has no place.
        package var line: Int?
        /// The path of the file.
        package var file = ""
    }

    /// The values of one car.
    package struct Car: Sendable {
        package var origin: CustomPID.Origin
        package var values: [ImportedValue]

        /// Finds out by their names which values have a standard meaning that no other one has. Of several of one meaning,
        /// what the car shows counts, and otherwise the first.
        mutating func findStandardValues() {
            func isShown(_ index: Int) -> Bool { StandardValue.isShown(values[index].pid.name) }
            let order = values.indices.filter(isShown) + values.indices.filter { !isShown($0) }
            var found = Set(values.compactMap(\.pid.standard?.name))
            var batteries: [(index: Int, standard: StandardValue)] = []
            for index in order where values[index].pid.standard == nil {
                let pid = values[index].pid
                guard let standard = StandardValue.ofWords(pid.name, unit: pid.unit),
                    standard.isOneOfMany || found.insert(standard.name).inserted
                else { continue }
                if standard.name == "hybridBatteryCurrent" {
                    batteries.append((index, standard))
                } else {
                    give(index, standard)
                }
            }
            // The battery of a car with an engine has a current, too, but no charge that is shown.
            for battery in batteries where found.contains("stateOfCharge") { give(battery.index, battery.standard) }
        }

        private mutating func give(_ index: Int, _ standard: StandardValue) {
            let (pid, original) = (values[index].pid, values[index].originalEquation)
            guard
                var value = try? ImportedValue(
                    name: pid.name, shortName: pid.shortName, request: pid.request,
                    address: ProfileAddress(header: pid.header, extended: pid.extendedAddress, response: pid.response),
                    equation: values[index].equation, unit: pid.unit, standard: standard)
            else { return }
            value.originalEquation = original ?? pid.equation
            value.pid.origin = pid.origin
            value.pid.intervalSeconds = pid.intervalSeconds
            value.pid.years = pid.years
            values[index] = value
        }

        /// Puts the charge that the car shows before that of its modules: the first that a car answers is read.
        mutating func putShownChargeFirst() {
            let places = values.indices.filter { values[$0].pid.standard?.name == "stateOfCharge" }
            let charges = places.map { values[$0] }
            func isShown(_ value: ImportedValue) -> Bool {
                StandardValue.isShown(value.pid.name) || StandardValue.isShown(value.pid.shortName)
            }
            for (place, value) in zip(places, charges.filter(isShown) + charges.filter { !isShown($0) }) {
                values[place] = value
            }
        }

        /// Adds the spread of the cell voltages where highest and lowest are in the same response.
        mutating func addSpread() {
            guard !values.contains(where: { $0.pid.standard?.name == "cellVoltageSpread" }),
                let standard = StandardValue.named("cellVoltageSpread")
            else { return }
            let lows = values.filter { $0.pid.standard?.name == "cellVoltageMin" }
            for high in values where high.pid.standard?.name == "cellVoltageMax" {
                guard
                    let low = lows.first(where: { $0.pid.command == high.pid.command && $0.pid.years == high.pid.years }
                    ),
                    case let text = "(\(high.equation))-(\(low.equation))", let equation = try? Equation(text)
                else { continue }
                var spread = high
                spread.pid.name = standard.title
                spread.pid.shortName = standard.name
                spread.pid.signalName = standard.name
                spread.pid.standard = standard
                spread.pid.equation = equation
                spread.equation = text
                spread.originalEquation = nil
                values.append(spread)
            }
        }
    }

    package var cars: [Car] = []
    package var refused: [Refused] = []
    /// Where descriptions of this form are from, and their license if the file does not say more.
    package var source: String
    package var license: String

    package var count: Int { cars.reduce(0) { $0 + $1.values.count } }

    init(source: String, license: String) {
        self.source = source
        self.license = license
    }

    /// Reads a file.
    /// - Parameters:
    ///   - path: The path, used in names and messages.
    ///   - related: Returns the bytes of another file of the same collection; nil if there is none.
    package init(
        _ bytes: [UInt8], path: String, related: (String) -> [UInt8]? = { _ in nil }
    ) throws(ProfileEntryError) {
        let bytes = CustomPIDFile.utf8(bytes)
        guard !bytes.contains(0) else { throw .notAProfile }
        let name = Self.name(path)
        switch bytes.first(where: { $0 > 0x20 && $0 < 0x7F }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let json = HandwrittenJSON(bytes)
            guard let root = json.root else { throw .notAProfile }
            if root["commands"]?.isArray == true {
                // Files of model years are called 2012-2020.json.
                let years = name.contains("-") ? ModelYears(name) : nil
                self = OBDbSignalSet.read(root, json, car: Self.car(path), years: years)
            } else if root["cars"]?.isArray == true || root["pids"] != nil
                || root.elements.contains(where: { $0["pids"] != nil })
            {
                self = WiCANProfile.read(root, json, car: name, related: related)
            } else {
                throw .notAProfile
            }
            refused += json.errors.map { error in
                let (line, column) = json.position(error.offset)
                return Refused(
                    name: path.split(separator: "/").last.map(String.init) ?? path,
                    reason: "line \(line), column \(column): \(error.reason.text)", line: line)
            }
        default:
            let text = CustomPIDFile.text(bytes).map(String.init) ?? ""
            if DBCFile.isMeant(text) {
                self = DBCFile.read(text, car: name)
            } else {
                self = try Self.torque(bytes, path: path, name: name)
            }
        }
        for index in cars.indices {
            cars[index].putShownChargeFirst()
            cars[index].addSpread()
        }
        for index in refused.indices { refused[index].file = path }
        refused.sort { ($0.line ?? .max, $0.name) < ($1.line ?? .max, $1.name) }
    }

    /// Reads a list of Torque, or a file that `pids share` wrote.
    private static func torque(_ bytes: [UInt8], path: String, name: String) throws(ProfileEntryError) -> ProfileImport
    {
        var names: Set<String> = []
        let file = CustomPIDFile(bytes, path: path, taken: &names)
        guard !file.entries.isEmpty || file.problems.contains(where: { $0.reason.isOfARow }) else {
            throw .notAProfile
        }
        let origin =
            file.entries.lazy.compactMap(\.pid.origin).first
            ?? CustomPID.Origin(source: path.split(separator: "/").last.map(String.init) ?? path, license: "unknown")
        var result = ProfileImport(source: origin.source, license: origin.license)
        let lines = CustomPIDFile.lines(bytes)
        let separator = CommaSeparatedCell.separator(lines)
        result.refused = file.problems.map { warning in
            let cells = try? CommaSeparatedCell.cells(of: lines[warning.line - 1], separator: separator)
            return Refused(
                name: cells?.first?.text ?? "line \(warning.line)",
                reason: "line \(warning.line), column \(warning.column): \(warning.reason.text)", line: warning.line)
        }
        // A file that was shared may have parts of several.
        let origins = file.entries.map { $0.pid.origin ?? origin }
        result.source = Self.joined(origins.map(\.source), or: origin.source)
        result.license = Self.joined(origins.map(\.license), or: origin.license)
        var order: [CustomPID.Origin] = []
        var parts: [CustomPID.Origin: [ImportedValue]] = [:]
        for entry in file.entries {
            var own = entry.pid.origin ?? origin
            if own.car == nil { own.car = name }
            if parts[own] == nil { order.append(own) }
            parts[own, default: []].append(ImportedValue(pid: entry.pid, equation: entry.equation.text))
        }
        result.cars = order.map { Car(origin: $0, values: parts[$0] ?? []) }
        // A list that has no column for it may say it in words.
        if !file.entries.contains(where: { $0.pid.standard != nil }) {
            for index in result.cars.indices { result.cars[index].findStandardValues() }
        }
        return result
    }

    /// Texts, each once.
    package static func joined(_ texts: [String], or other: String = "") -> String {
        var seen: Set<String> = []
        let different = texts.filter { seen.insert($0).inserted }
        return different.isEmpty ? other : different.joined(separator: ", ")
    }

    /// The name of a file without its ending, and its folder if that says more.
    private static func name(_ path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }

    /// The name of the car in the path of a signal set: that of its repository, as in `Ford-F-150/signalsets/v3/default.json`.
    private static func car(_ path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        if let place = parts.lastIndex(of: "signalsets"), place > 0 {
            let years = name(path)
            return parts[place - 1] + (years == "default" ? "" : " " + years)
        }
        return name(path)
    }
}

/// A value of a profile: how it is requested and computed.
package struct ImportedValue: Sendable {
    package var pid: CustomPID
    /// The text of the equation of `pid`.
    package var equation: String
    /// The equation in the unit of the file; nil if it is the same.
    package var originalEquation: Equation?

    init(pid: CustomPID, equation: String, originalEquation: Equation? = nil) {
        self.pid = pid
        self.equation = equation
        self.originalEquation = originalEquation
    }

    /// Makes a value of an equation in some unit.
    /// - Parameter standard: What it means; the equation is converted to its unit, and if that is not possible it means
    ///   nothing.
    init(
        name: String, shortName: String, request: [UInt8], address: ProfileAddress, equation text: String,
        unit: String, standard: StandardValue?, range: ClosedRange<Double>? = nil
    ) throws(ProfileEntryError) {
        let own = try Self.equation(text)
        var (standard, written, equation, unit) = (standard, text, own, unit)
        if let wanted = standard {
            if let (factor, offset) = StandardValue.conversion(from: unit, to: wanted.unit) {
                if factor != 1 { written = "(\(written))*\(factor)" }
                if offset != 0 { written += offset < 0 ? "\(offset)" : "+\(offset)" }
                equation = try Self.equation(written)
                unit = wanted.unit
            } else {
                standard = nil
            }
        }
        pid = CustomPID(
            name: name, shortName: shortName, signalName: standard.flatMap { $0.isOneOfMany ? nil : $0.name } ?? "",
            unit: unit, request: request,
            header: address.header, extendedAddress: address.extended, response: address.response,
            equation: equation, range: standard == nil ? range : nil, standard: standard)
        self.equation = written
        originalEquation = own
    }

    private static func equation(_ text: String) throws(ProfileEntryError) -> Equation {
        do throws(Equation.SyntaxError) {
            return try Equation(text)
        } catch {
            throw .equation(error.reason.text)
        }
    }

    /// Returns the value in the unit of the file.
    package func original(_ data: ArraySlice<UInt8>) throws(Equation.EvaluationError) -> Equation.Value {
        try (originalEquation ?? pid.equation).evaluate(data, echoed: pid.echoedByteCount)
    }
}

/// Whom a request of a profile is sent to.
struct ProfileAddress: Hashable {
    var header: CustomPID.RequestHeader?
    var extended: UInt8?
    var response: CustomPID.RequestHeader?
}

extension CustomPID {
    /// Returns the bytes of a request that only reads.
    static func readingRequest(_ digits: String) throws(ProfileEntryError) -> [UInt8] {
        guard digits.utf8.count.isMultiple(of: 2), (4...14).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit)
        else { throw .wrongRequest(digits) }
        var bytes: [UInt8] = []
        var rest = digits[...]
        while !rest.isEmpty {
            bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        guard profileServices.contains(bytes[0]) else {
            let service = String(digits.prefix(2))
            throw bytes[0] == 0x10 ? .needsSession(digits) : .notOnlyReading(service)
        }
        return bytes
    }

    /// The services that profiles may use.
    private static let profileServices: Set<UInt8> = [0x01, 0x09, 0x1A, 0x21, 0x22]
}
