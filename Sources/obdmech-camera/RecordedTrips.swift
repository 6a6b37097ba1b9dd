import Camera
import Formats
import Reports
import Routes
import System
import Telemetry
import Trips

/// The trips that `obdmech` has stored, asked of the program itself, which has the database.
struct RecordedTrips {
    struct Trip {
        let id: Int64
        let start: WallTime
        let end: WallTime
    }

    /// A sample of a trip.
    struct Sample {
        let time: WallTime
        /// Since the start of the trip, in seconds.
        let tripS: Double
        let signal: String
        let value: Double
    }

    /// What happened on a trip.
    struct Note {
        /// Since the start of the trip, in seconds.
        let tripS: Double
        let text: String
    }

    let variables: [String: String]

    init(_ variables: [String: String]) { self.variables = variables }

    /// What `obdmech` writes, which must end without a fault: what it does not know must not seem to be nothing.
    private func output(_ arguments: [String]) throws(CameraError) -> [UInt8] {
        guard let program = CameraProgram.obdmech(variables) else { throw .noProgram }
        let run: (bytes: [UInt8], errors: String, end: ChildProcess.End)
        do throws(SystemError) {
            run = try ChildProcess.outputAndErrors(of: [program] + arguments)
        } catch {
            throw .cannotStart(program, error)
        }
        guard run.end == .exited(0) else {
            throw .tripsUnknown(Self.reason(run.errors), isUsage: run.end == .exited(2))
        }
        return run.bytes
    }

    /// The first line of a message of `obdmech`, without its name; the others are advice.
    private static func reason(_ errors: String) -> String {
        let line = errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? "obdmech failed"
        return line.hasPrefix("obdmech: ") ? String(line.dropFirst(9)) : line
    }

    private func document(_ arguments: [String]) throws(CameraError) -> JSON {
        let bytes = try output(arguments + ["--json"])
        var cursor = JSONCursor()
        guard let document = cursor.value(bytes.span) else {
            throw .tripsUnknown("obdmech writes no JSON", isUsage: false)
        }
        return document
    }

    /// The trips of some days.
    func trips(from: WallTime, to: WallTime, place: String? = nil) throws(CameraError) -> [Trip] {
        // A trip that began the day before may reach into the first day.
        let days = ["--from", "\(LocalTime.zone.day(from).previous)", "--to", "\(LocalTime.zone.day(to))"]
        return Self.trips(try document(["report"] + days + (place.map { ["--place", $0] } ?? [])))
    }

    /// A trip by its number.
    func trip(_ number: Int64) throws(CameraError) -> Trip {
        let trips = Self.trips(try document(["report", "--trip", String(number)]))
        guard let trip = trips.first(where: { $0.id == number }) else { throw .noTrip(number) }
        return trip
    }

    private static func trips(_ report: JSON) -> [Trip] {
        report["trips"].elements.compactMap { trip in
            guard let id = trip["id"].integer, let start = trip["start"].time, let end = trip["end"].time else {
                return nil
            }
            return Trip(id: id, start: start, end: end)
        }
    }

    /// Clips with the trips in which they were recorded. Those that the index does not have are found by their times.
    func joined(with clips: [Clip]) throws(CameraError) -> [Clip] {
        let open = clips.filter { $0.trip == nil && $0.start != nil }
        guard let from = open.compactMap(\.start).min(), let to = open.compactMap(\.end).max() else { return clips }
        let trips = try trips(from: from, to: to)
        return clips.map { clip in
            var clip = clip
            if clip.trip == nil { clip.trip = trips.last { clip.overlaps($0.start, $0.end) }?.id }
            return clip
        }
    }

    func numbers(ofPlace place: String) throws(CameraError) -> Set<Int64> {
        let now = LocalTime.now
        return Set(try trips(from: now.advanced(bySeconds: -366 * 86400), to: now, place: place).map(\.id))
    }

    /// The samples of a trip in a range of times.
    func samples(of trip: Int64, from: WallTime, to: WallTime) throws(CameraError) -> [Sample] {
        var samples: [Sample] = []
        for line in try output(["database", "export", "--trip", String(trip)]).split(separator: 0x0A) {
            // trip,time,t,signal,value,unit
            let cells = line.split(separator: 0x2C, omittingEmptySubsequences: false)
            guard cells.count >= 5, let time = WallTime(iso8601: Array(cells[1]).span), time >= from, time <= to,
                let tripS = Double(String(decoding: cells[2], as: UTF8.self)),
                let value = Double(String(decoding: cells[4], as: UTF8.self))
            else { continue }
            samples.append(
                Sample(time: time, tripS: tripS, signal: String(decoding: cells[3], as: UTF8.self), value: value))
        }
        return samples
    }

    /// The events and alerts of a trip, in words.
    func notes(of trip: Int64, _ units: UnitSystem) throws(CameraError) -> [Note] {
        try document(["report", "--trip", String(trip)])["trips"].elements.flatMap { trip in
            trip["events"].elements.compactMap { Self.event($0, units) }
                + trip["alerts"].elements.compactMap { Self.alert($0, units) }
        }
    }

    private static func event(_ event: JSON, _ units: UnitSystem) -> Note? {
        guard let tripS = event["t"].real, let kind = event["kind"].text.flatMap(DrivingEvent.Kind.init) else {
            return nil
        }
        let known = DrivingEvent(
            kind, from: .zero, durationS: event["durationS"].real ?? 0, peak: event["peak"].real ?? 0)
        return Note(tripS: tripS, text: DrivingWords.text(known, units))
    }

    private static func alert(_ alert: JSON, _ units: UnitSystem) -> Note? {
        guard let tripS = alert["t"].real, let kind = alert["kind"].text.flatMap(Alert.Kind.init) else { return nil }
        let known = Alert(
            kind, at: .zero, value: alert["value"].real ?? 0, limit: alert["limit"].real ?? 0,
            codes: alert["codes"].elements.compactMap { $0.text ?? $0["code"].text })
        return Note(tripS: tripS, text: DrivingWords.text(known, units))
    }

    /// The places that the user has named.
    func places() throws(CameraError) -> [Place] {
        try document(["place", "list"])["places"].elements.compactMap { place in
            guard let name = place["name"].text, let latitude = place["latitude"].real,
                let longitude = place["longitude"].real, let radiusM = place["radiusM"].real
            else { return nil }
            return Place(
                name: name, center: GeoPoint(latitude: latitude, longitude: longitude), radiusM: radiusM,
                isHidden: place["hidden"].isTrue)
        }
    }
}

/// Parts of a document of another program, which may be missing.
extension JSON {
    subscript(name: String) -> JSON {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.0 == name }.flatMap(\.1) ?? .null
    }

    var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
    var text: String? { if case .string(let text) = self { text } else { nil } }
    var isTrue: Bool { if case .bool(true) = self { true } else { false } }
    var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
    var time: WallTime? { text.flatMap { WallTime(iso8601: $0) } }
    var real: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}
