package import Formats
package import OBD
import Telemetry
package import Trips

/// A stored trip or scan on one line, and the changes of a trip, for commands that delete and edit.
package struct StoredText {
    private let presentation: Presentation

    package init(_ presentation: Presentation) { self.presentation = presentation }

    private func time(_ time: WallTime) -> String {
        "\(presentation.day(time)) \(presentation.zone.local(time).clock)"
    }

    /// "trip 12, 21 Nov 2026 10:18, 8.32 km in 20 min 3 s, 3201 samples (Anna, rain)".
    package func line(_ trip: TripRecord) -> String {
        let distance = trip.summary.distanceKm.map { presentation.units.distance($0) + " in " } ?? ""
        let parts = [
            "trip \(trip.id ?? 0)", time(trip.start), distance + Format.duration(trip.summary.durationS),
            Format.count(trip.summary.samples, "sample"),
        ]
        let words = ([trip.driver] + trip.tags).compactMap(\.self)
        return SafeText.line(
            parts.joined(separator: ", ") + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"))
    }

    /// "scan 3, 21 Nov 2026 10:18, 1HGCM82633A004352, P0301 P0420".
    package func line(_ scan: ScanRecord) -> String {
        let codes = scan.codes.isEmpty ? "no codes" : scan.codes.map(\.description).joined(separator: " ")
        return SafeText.line(
            ["scan \(scan.id ?? 0)", time(scan.time), scan.vin ?? "VIN unknown", codes].joined(separator: ", "))
    }

    /// The differences, each with its text: "driver: Anna, was Bert".
    package func changes(from before: TripRecord, to after: TripRecord) -> [(member: EditedMember, text: String)] {
        func words(_ tags: [String]) -> String? { tags.isEmpty ? nil : tags.joined(separator: ", ") }
        func fuel(_ trip: TripRecord) -> String? {
            trip.fuelPrice.map { presentation.units.price(perLitre: $0, currency: trip.currency) }
        }
        func electricity(_ trip: TripRecord) -> String? {
            trip.electricityPrice.map { Format.money($0, currency: trip.currency) + "/kWh" }
        }
        func clock(_ time: WallTime) -> String {
            let local = presentation.zone.local(time)
            return "\(presentation.day(time)) \(local.clock) and \(Format.count(local.secondOfDay % 60, "second"))"
        }
        func end(_ trip: TripRecord) -> String { clock(trip.start.advanced(bySeconds: trip.summary.durationS)) }
        let isCut = after.start != before.start || after.summary.durationS != before.summary.durationS
        let rows: [(EditedMember, String, String?, String?)] = [
            (.driver, "driver", before.driver, after.driver), (.tags, "tags", words(before.tags), words(after.tags)),
            (.note, "note", before.note, after.note), (.vin, "vehicle", before.vin, after.vin),
            (.fuelPrice, "fuel price", fuel(before), fuel(after)),
            (.electricityPrice, "electricity price", electricity(before), electricity(after)),
            (.start, "start", clock(before.start), clock(after.start)),
            (.end, "end", isCut ? end(before) : nil, isCut ? end(after) : nil),
        ]
        return rows.filter { $0.2 != $0.3 }.map { member, name, old, new in
            (member, SafeText.line("\(name): \(new ?? "none"), was \(old ?? "none")"))
        }
    }
}

/// What an edit can change of a trip, as it is named in JSON.
package enum EditedMember: String, CaseIterable, Sendable {
    case driver, tags, note, vin, fuelPrice, electricityPrice, start, end
    /// Trips were joined or split.
    case trips

    /// Whether it is a cut, which is stored apart from the values.
    package var isCut: Bool { self == .start || self == .end }
    /// Whether all that is computed from the samples must be computed again.
    package var isReshaping: Bool { isCut || self == .vin || self == .trips }
}
