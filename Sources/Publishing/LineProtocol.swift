import Formats
import OBD
import Telemetry
import Trips

/// Points for InfluxDB, as lines of text with times in milliseconds. All numbers are floats, because the first value of a
/// field decides its type for good, and the tags are always `car` and `kind`, because version 3 cannot change them.
package enum LineProtocol {
    /// The greatest number of lines in one request.
    package static let linesAtOnce = 5000

    package static func lines(_ trip: PublishedTrip) -> [String] {
        let tags = tags(trip.car, trip.trip.kind?.rawValue ?? "vehicle")
        var lines: [String] = []
        var fields: [String] = []
        var names: Set<String> = []
        var time: Int64?
        func finish() {
            if let time, !fields.isEmpty { lines.append("obdmech\(tags) \(fields.joined(separator: ",")) \(time)") }
            fields = []
            names = []
        }
        for sample in trip.samples where sample.value.isFinite {
            let milliseconds = trip.time(of: sample).microseconds / 1000
            // A second value of a field within a millisecond would replace the first anyway.
            if milliseconds != time || names.contains(sample.signal.name) { finish() }
            time = milliseconds
            names.insert(sample.signal.name)
            fields.append("\(escaped(sample.signal.name))=\(sample.value)")
        }
        finish()
        if let fields = self.fields(trip.document) {
            lines.append("obdmech_trip\(tags) \(fields) \(trip.trip.start.microseconds / 1000)")
        }
        return lines
    }

    package static func lines(_ scan: PublishedScan) -> [String] {
        var fields = ["codeCount=\(Double(scan.scan.codes.count))"]
        if let mil = scan.scan.milOn { fields.append("mil=\(mil)") }
        fields.append("codes=" + quoted(scan.scan.codes.map(\.description).joined(separator: " ")))
        return [
            "obdmech_scan\(tags(scan.car, "vehicle")) \(fields.joined(separator: ",")) \(scan.scan.time.microseconds / 1000)"
        ]
    }

    /// The members of a trip that are numbers or short texts, without what identifies the car or the adapter.
    private static func fields(_ document: JSON) -> String? {
        guard case .object(let members) = document else { return nil }
        let left: Set = ["id", "vin", "device", "start", "end", "note", "kind", "origin", "route"]
        let fields = members.compactMap { name, value -> String? in
            guard let value, !left.contains(name) else { return nil }
            if let number = value.double { return number.isFinite ? "\(escaped(name))=\(number)" : nil }
            return value.text.map { "\(escaped(name))=\(quoted($0))" }
        }
        return fields.isEmpty ? nil : fields.joined(separator: ",")
    }

    private static func tags(_ car: PublishedCar, _ kind: String) -> String {
        ",car=\(escaped(car.topic)),kind=\(escaped(kind))"
    }

    /// A name of a field or tag, or the value of a tag.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if ",= \\".contains(character) { escaped += "\\" }
            escaped.append(character.isNewline ? " " : character)
        }
        return escaped
    }

    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ") + "\""
    }
}

/// Positions for Traccar, by the protocol of OsmAnd: a request for each.
package enum OsmAndRequest {
    private static let kmhPerKnot = 1.852

    /// - Parameter id: how Traccar knows the car.
    package static func path(_ position: PublishedPosition, id: String) -> String {
        var values = [
            ("id", id), ("timestamp", String(position.time.microseconds / 1_000_000)),
            ("lat", number(position.latitude ?? 0, 7)), ("lon", number(position.longitude ?? 0, 7)),
        ]
        if let altitude = position.altitudeM { values.append(("altitude", number(altitude, 1))) }
        if let speed = position.speedKmh { values.append(("speed", number(speed / kmhPerKnot, 2))) }
        if let course = position.courseDegrees { values.append(("bearing", number(course, 1))) }
        if let error = position.errorM { values.append(("accuracy", number(error, 1))) }
        return "/?" + values.map { "\($0.0)=\(URLText.encoded($0.1))" }.joined(separator: "&")
    }

    private static func number(_ value: Double, _ decimals: Int) -> String { Format.fixed(value, decimals) }
}
