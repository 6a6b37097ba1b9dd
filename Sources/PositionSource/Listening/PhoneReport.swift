import Formats
import Interchange
import Telemetry

/// What an app for sharing positions reports in a request: the name that it gives to its phone, and its fixes.
///
/// - Traccar client: the parameters of the OsmAnd protocol in the address or the body of a request, with the speed in
///   knots; newer versions send an object with `location`.
/// - OwnTracks: an object of type `location`, with the speed in km/h.
/// - Torque: parameters named by PIDs and numbers of its own (`TorqueCode`), with values of the car.
struct PhoneReport: Hashable, Sendable {
    var phone = ""
    var fixes: [Fix] = []
    /// What Torque read from the car at the only fix.
    var values: [Signal: Double] = [:]
    /// What the app reads as the response that all is well.
    var response: String { isTorque ? "OK!" : "[]" }
    private var isTorque = false

    /// Phones report the radius in which they are with 68 %; that with 95 % is larger (Rayleigh distribution).
    private static let toNinetyFive = 1.62
    private static let (kmhPerKnot, kmhPerMps) = (1.852, 3.6)
    /// The positions of one request that are used; an app that had no network sends many.
    private static let maxFixes = 1000

    /// The report of a body, or of the parameters in the address.
    init(parameters: [String: String], body: [UInt8]) {
        let start = body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if start == UInt8(ascii: "{") || start == UInt8(ascii: "["), let json = JSON(parsing: body) {
            add(json)
        } else {
            // As a form has them.
            let form = body.count < 4096 ? URLParameters.read(String(decoding: body, as: UTF8.self)) : [:]
            add(parameters.merging(form) { own, _ in own })
        }
    }

    // MARK: Traccar client, OsmAnd

    private mutating func add(_ values: [String: String]) {
        guard values["session"] == nil || values["v"] == nil else { return addTorque(values) }
        func number(_ names: String...) -> Double? {
            names.lazy.compactMap { values[$0].flatMap { Double($0) } }.first { $0.isFinite }
        }
        var fix = Fix()
        fix.latitude = number("lat")
        fix.longitude = number("lon")
        if !fix.hasPosition, let parts = values["location"]?.split(separator: ","), parts.count == 2 {
            fix.latitude = Double(parts[0])
            fix.longitude = Double(parts[1])
        }
        guard fix.hasPosition else { return }
        phone = values["id"] ?? values["deviceid"] ?? ""
        fix.speedKmh = number("speed").flatMap { $0 >= 0 ? $0 * Self.kmhPerKnot : nil }
        fix.courseDeg = number("bearing", "heading")
        fix.altitudeM = number("altitude")
        fix.errorM = number("accuracy").flatMap(Self.error)
        fix.time = values["timestamp"].flatMap { number("timestamp").flatMap(Self.time) ?? Self.time($0) }
        fixes.append(fix)
    }

    // MARK: Torque

    /// The values whose place is the fix, or which follow from it.
    private static let ofTheFix: Set<Signal> = [
        .latitude, .longitude, .altitude, .groundSpeed, .course, .positionError, .vehicleSpeed,
    ]

    /// An upload, of which some have only names of values, or no position yet.
    private mutating func addTorque(_ parameters: [String: String]) {
        isTorque = true
        var all: [Signal: Double] = [:]
        for (signal, code) in TorqueCode.codes {
            if let value = parameters[code].flatMap({ Double($0) }), value.isFinite { all[signal] = value }
        }
        var fix = Fix()
        fix.latitude = all[.latitude]
        fix.longitude = all[.longitude]
        guard fix.hasPosition else { return }
        phone = parameters["id"] ?? ""
        fix.speedKmh = all[.groundSpeed]
        fix.courseDeg = all[.course]
        fix.altitudeM = all[.altitude]
        fix.errorM = all[.positionError].flatMap(Self.error)
        fix.time = parameters["time"].flatMap { Double($0) }.flatMap(Self.time)
        fixes.append(fix)
        values = all.filter { !Self.ofTheFix.contains($0.key) }
    }

    // MARK: JSON

    private mutating func add(_ json: JSON) {
        if case .array(let parts) = json {
            for part in parts.prefix(Self.maxFixes) { add(part) }
        } else if json["_type"]?.text == "location" {
            phone = json["topic"]?.text ?? json["tid"]?.text ?? phone
            addOwnTracks(json)
        } else if let location = json["location"] {
            phone = json["device_id"]?.text ?? phone
            if case .array(let parts) = location {
                for part in parts.prefix(Self.maxFixes) { addLocation(part) }
            } else {
                addLocation(location)
            }
        }
    }

    private mutating func addOwnTracks(_ json: JSON) {
        var fix = Fix()
        fix.latitude = json["lat"]?.double
        fix.longitude = json["lon"]?.double
        guard fix.hasPosition, fixes.count < Self.maxFixes else { return }
        fix.speedKmh = json["vel"]?.double.flatMap { $0 >= 0 ? $0 : nil }
        fix.courseDeg = json["cog"]?.double
        fix.altitudeM = json["alt"]?.double
        fix.errorM = json["acc"]?.double.flatMap(Self.error)
        fix.time = json["tst"]?.double.flatMap(Self.time)
        fixes.append(fix)
    }

    /// Coordinates as the positioning of a browser names them.
    private mutating func addLocation(_ json: JSON) {
        guard let place = json["coords"], fixes.count < Self.maxFixes else { return }
        var fix = Fix()
        fix.latitude = place["latitude"]?.double
        fix.longitude = place["longitude"]?.double
        guard fix.hasPosition else { return }
        fix.speedKmh = place["speed"]?.double.flatMap { $0 >= 0 ? $0 * Self.kmhPerMps : nil }
        fix.courseDeg = place["heading"]?.double.flatMap { $0 >= 0 ? $0 : nil }
        fix.altitudeM = place["altitude"]?.double
        fix.errorM = place["accuracy"]?.double.flatMap(Self.error)
        fix.time = json["timestamp"].flatMap { $0.text.flatMap(Self.time) ?? $0.double.flatMap(Self.time) }
        fixes.append(fix)
    }

    // MARK: Values

    private static func error(_ meters: Double) -> Double? { meters > 0 ? meters * toNinetyFive : nil }

    /// Seconds or milliseconds since 1970.
    private static func time(_ number: Double) -> WallTime? {
        let seconds = number > 1e11 ? number / 1000 : number
        guard seconds > 0, seconds < 1e11 else { return nil }
        return WallTime(microseconds: Int64((seconds * 1e6).rounded()))
    }

    /// ISO 8601, also with a blank instead of the T and without a zone, which is UTC then.
    private static func time(_ text: String) -> WallTime? {
        let joined = text.replacingFirst(" ", by: "T")
        return WallTime(iso8601: joined) ?? WallTime(iso8601: joined + "Z")
    }
}

/// The parameters of an address or a form: `a=1&b=two%20words`.
enum URLParameters {
    private static let maxParameters = 256

    static func read(_ text: some StringProtocol) -> [String: String] {
        var values: [String: String] = [:]
        for part in text.split(separator: "&").prefix(maxParameters) {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { continue }
            values[decoded(pair[0])] = decoded(pair[1])
        }
        return values
    }

    private static func decoded(_ text: some StringProtocol) -> String {
        let bytes = Array(text.utf8)
        var (decoded, index): ([UInt8], Int) = ([], 0)
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let byte = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
            {
                decoded.append(byte)
                index += 3
            } else {
                decoded.append(bytes[index] == UInt8(ascii: "+") ? 0x20 : bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}

extension String {
    fileprivate func replacingFirst(_ old: Character, by new: String) -> String {
        guard let index = firstIndex(of: old) else { return self }
        return self[..<index] + new + self[self.index(after: index)...]
    }
}
