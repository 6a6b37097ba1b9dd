import Formats
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
    /// Repairs that were noted, in the order of their times.
    package var services: [(time: WallTime, text: String)] = []

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

    /// "here before, on 2 Mar 2026; gone after 'new rear sensor'"; nil for a code that no earlier scan lists, or that has been
    /// there all the time.
    /// - Parameter day: the text of a day.
    package func history(_ code: TroubleCode, day: (WallTime) -> String) -> String? {
        guard let last = scans.last(where: { $0.codes.contains(code) }) else { return nil }
        // It went in between: a scan after it does not list it.
        guard
            let gone = scans.first(where: { $0.time > last.time && !$0.codes.contains(code) && $0.interruption == nil })
        else {
            let first = scans.first { $0.codes.contains(code) }
            return first.map { "here since at least \(day($0.time))" }
        }
        let repair = services.last { $0.time > last.time && $0.time <= gone.time }
        let how = repair.map { "gone after '\(SafeText.line($0.text))'" } ?? "gone on \(day(gone.time))"
        return "here before, on \(day(last.time)); \(how)"
    }
}
