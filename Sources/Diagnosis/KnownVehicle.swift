package import Formats
package import OBD
package import Telemetry

/// What is known of a vehicle besides its scan: what its users say it is, and what happened to it before.
package struct KnownVehicle: Sendable {
    /// As in `VehicleIdentity`; nil if the VIN tells.
    package var make: String?
    package var model: String?
    package var modelYear: Int?
    /// The scans before this one, in the order of their times.
    package var scans: [ScanRecord] = []
    /// When it is looked at; nil for now.
    package var time: WallTime?
    /// Repairs that were noted, in the order of their times.
    package var services: [(time: WallTime, text: String)] = []
    /// What was noted with its trips, in the order of their times.
    package var notes: [(time: WallTime, text: String)] = []

    package init(make: String? = nil, model: String? = nil, modelYear: Int? = nil) {
        self.make = make
        self.model = model
        self.modelYear = modelYear
    }

    /// "2001 Honda Civic"; nil if nothing is known.
    package var name: String? {
        let parts = [modelYear.map(String.init), make, model.map { SafeText.line($0) }].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// "here before, on 2 Mar 2026; gone after 'new rear sensor'", and the last note that names the code; nil for a code of
    /// which neither a scan nor a note reports.
    /// - Parameters:
    ///   - isListed: the car lists it now, so that no repair before has cured it.
    ///   - day: the day of a time in the user's zone.
    ///   - shown: the text of a day.
    package func history(
        _ code: TroubleCode, isListed: Bool = false, day: (WallTime) -> CalendarDay, shown: (CalendarDay) -> String
    ) -> String? {
        // An interrupted scan does not prove that a code is gone.
        let read = scans.filter { $0.interruption == nil || $0.codes.contains(code) }
        /// The times at which the code was listed without a break, the last ones before an index.
        func occurrence(before end: Int) -> Range<Int>? {
            guard let last = read[..<end].lastIndex(where: { $0.codes.contains(code) }) else { return nil }
            return (read[..<last].lastIndex { !$0.codes.contains(code) }.map { $0 + 1 } ?? 0)..<(last + 1)
        }
        /// "2 Mar 2026; gone after 'new rear sensor'"
        func gone(_ listed: Range<Int>) -> String {
            let (last, first) = (read[listed.upperBound - 1].time, read[listed.upperBound].time)
            // The day of a repair is known, and not its hour.
            let repair = services.last { day(last) <= day($0.time) && day($0.time) <= day(first) }
            let how = repair.map { "after '\(SafeText.line($0.text))'" } ?? "on \(shown(day(first)))"
            return "\(shown(day(last))); gone \(how)"
        }
        var parts: [String] = []
        if let listed = occurrence(before: read.count) {
            if listed.upperBound < read.count {
                parts.append("here before, on " + gone(listed))
            } else {
                let (first, last) = (day(read[listed.lowerBound].time), day(read[listed.upperBound - 1].time))
                parts.append("here since at least \(shown(first))")
                let repair = services.last { service in
                    let end = isListed ? time.map(day) : last
                    return first < day(service.time) && end.map { day(service.time) < $0 } != false
                }
                parts += repair.map { ["not cured by '\(SafeText.line($0.text))'"] } ?? []
                parts += occurrence(before: listed.lowerBound).map { ["before that on " + gone($0)] } ?? []
            }
        }
        let known = parts.joined(separator: "; ")
        let note = (services + notes).sorted { $0.time < $1.time }.last { note in
            note.text.uppercased().split { !$0.isLetter && !$0.isNumber }.contains { $0 == code.description }
                && !known.contains(SafeText.line(note.text))
        }
        parts += note.map { ["noted on \(shown(day($0.time))): '\(SafeText.line($0.text))'"] } ?? []
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
