import Formats
import Telemetry

/// The lines of `trip --json` and `log --json`, as one or several trips.
enum TripLines {
    static func trips(of text: String) throws(TripLog.Fault) -> [TripLog] {
        var trips: [TripLog] = []
        var isOpen = false
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.allSatisfy(\.isWhitespace) { continue }
            guard let object = JSON(parsing: line.utf8), let type = object["type"]?.text else {
                // The last line of a log that was cut off.
                if index > 0, text.last?.isNewline == false, line.endIndex == text.endIndex { break }
                throw .invalid(line: index + 1)
            }
            switch type {
            case "start":
                guard let start = object["time"]?.text.flatMap(WallTime.init(iso8601:)) else {
                    throw .invalid(line: index + 1)
                }
                var trip = TripLog(start: start, device: object["device"]?.text ?? "trip --json")
                trip.vin = object["vin"]?.text
                trips.append(trip)
                isOpen = true
            case "sample":
                guard let sample = sample(object) else { throw .invalid(line: index + 1) }
                if !isOpen {
                    // The lines of a trip whose beginning is missing.
                    guard let time = object["time"]?.text.flatMap(WallTime.init(iso8601:)) else {
                        throw .invalid(line: index + 1)
                    }
                    let start = time.advanced(bySeconds: -sample.time.seconds(since: .zero))
                    trips.append(TripLog(start: start, device: "trip --json"))
                    isOpen = true
                }
                trips[trips.count - 1].samples.append(sample)
            case "summary" where isOpen:
                finish(&trips[trips.count - 1], object)
                isOpen = false
            default: break
            }
        }
        guard !trips.isEmpty else { throw .notALog }
        for index in trips.indices { trips[index].samples.sort { $0.time < $1.time } }
        return trips.filter { !$0.samples.isEmpty }
    }

    private static func sample(_ object: JSON) -> Sample? {
        guard let seconds = object["t"]?.double, let name = object["signal"]?.text, let value = object["value"]?.double,
            !name.isEmpty, abs(seconds) < 1e9
        else { return nil }
        return Sample(
            Signal(name, Unit(object["unit"]?.text ?? "")), value, at: Instant.zero.advanced(bySeconds: seconds))
    }

    private static func finish(_ trip: inout TripLog, _ summary: JSON) {
        if let vin = summary["vin"]?.text { trip.vin = vin }
        trip.driver = summary["driver"]?.text
        trip.note = summary["note"]?.text
        trip.fuelPrice = summary["fuelPrice"]?.double
        trip.electricityPrice = summary["electricityPrice"]?.double
        trip.currency = summary["currency"]?.text
        if case .array(let tags)? = summary["tags"] { trip.tags = tags.compactMap(\.text) }
    }
}
