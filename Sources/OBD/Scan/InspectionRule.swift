/// The requirements of an emissions inspection on a vehicle's on-board diagnostics. Each inspection program is a row of
/// `all`; the setting `inspection` takes its name, and help and completions are derived from the row.
package struct InspectionRule: Hashable, Sendable {
    /// How many monitors may be incomplete on certain vehicles.
    struct Tolerance: Hashable, Sendable {
        /// Nil for both types of ignition.
        var ignition: MonitorStatus.Ignition?
        var modelYears: ClosedRange<Int>
        var count: Int
        /// The only monitors that may be incomplete; nil for any of them.
        var kinds: [ReadinessMonitor.Kind]?
        /// How many must be complete.
        var minimumComplete = 0

        /// "one may be incomplete".
        var text: String {
            if minimumComplete > 0 { return "at least one must be complete" }
            let number =
                ["none", "one", "two"].indices.contains(count) ? ["none", "one", "two"][count] : String(count)
            guard count > 0, let kinds else {
                return count == 0 ? "all must be complete" : "\(number) may be incomplete"
            }
            return "only \(kinds.map(\.name).joined(separator: " and ")) may be incomplete"
        }
    }

    /// The name in the setting and in JSON: "us-epa".
    package let name: String
    /// The name within a sentence: "US EPA model rule".
    package let title: String
    /// A one-line description for the help text.
    package let summary: String
    /// The first tolerance that matches the vehicle applies. If the model year is unknown, the last matching one
    /// applies, because rules became stricter. Empty if the program does not consider the monitors.
    let tolerances: [Tolerance]
    /// The first model year for which the check engine light means a failure, by type of ignition; if missing, any
    /// year.
    var lightFailsFrom: [MonitorStatus.Ignition: Int] = [:]
    /// The first model year for which confirmed codes mean a failure, whatever the check engine light shows; nil if they do
    /// not matter.
    var storedCodesFailFrom: Int?
    /// The first model year for which permanent codes mean a failure; nil if they do not matter.
    var permanentCodesFailFrom: Int?
    /// Whether incomplete monitors lead to an exhaust measurement and not to a failure.
    var exhaustDecides = false
    /// The countries for which the rule is chosen automatically: for vehicles made there for the local market.
    var countries: Set<String> = []

    private static let everyYear = 0...9999

    /// The fallback of `automatic`: the numbers of the US EPA, which most programs that check readiness have adopted.
    package static let most = InspectionRule(
        name: "most", title: "most tests", summary: "what most programs that check the monitors require",
        tolerances: epaTolerances)

    /// US EPA, EPA420-R-01-015: two incomplete up to model year 2000, one from 2001 on, for gasoline and diesel alike.
    private static let epaTolerances = [
        Tolerance(modelYears: 0...2000, count: 2), Tolerance(modelYears: 2001...9999, count: 1),
    ]

    /// The inspection programs. To add one, add a row.
    package static let all = [
        most,
        InspectionRule(
            name: "us-epa", title: "US EPA model rule", summary: "used by most US states",
            tolerances: epaTolerances, countries: ["United States"]),
        // Bureau of Automotive Repair, OBD pass and fail standards. For diesels from 2007 on some sources allow any two
        // monitors, others these two; a vehicle that passes the stricter reading passes both.
        InspectionRule(
            name: "us-ca", title: "California", summary: "California's Smog Check",
            tolerances: [
                Tolerance(ignition: .spark, modelYears: 0...1999, count: 1),
                Tolerance(ignition: .spark, modelYears: 2000...9999, count: 1, kinds: [.evaporativeSystem]),
                Tolerance(ignition: .compression, modelYears: 0...2006, count: 0),
                Tolerance(
                    ignition: .compression, modelYears: 2007...9999, count: 2,
                    kinds: [.nmhcCatalyst, .particulateFilter]),
            ], permanentCodesFailFrom: 2010),
        // Section 47a StVZO: since 2018 the exhaust of every car is measured; codes in service 03 mean a failure.
        InspectionRule(
            name: "de", title: "Germany", summary: "the German Abgasuntersuchung",
            tolerances: [Tolerance(modelYears: everyYear, count: 0)], storedCodesFailFrom: 0, exhaustDecides: true),
        // Directive 2014/45/EU, annex I, 8.2: either the exhaust is measured, or the OBD is read instead.
        InspectionRule(
            name: "eu", title: "EU directive 2014/45", summary: "the common rule of the European Union",
            tolerances: [Tolerance(modelYears: everyYear, count: 0)], exhaustDecides: true,
            countries: [
                "Austria", "Belgium", "Czech Republic", "Denmark", "Finland", "France", "Germany", "Hungary", "Ireland",
                "Italy", "Netherlands", "Poland", "Portugal", "Romania", "Slovakia", "Spain", "Sweden",
            ]),
        // Since October 2024, for cars that came out in 2021 or later (imported: 2022): a specified code fails, and so does
        // a car of which no monitor is complete. Which codes are specified, only the manufacturers' list says.
        InspectionRule(
            name: "jp", title: "Japan's OBD inspection",
            summary: "Japan's OBD inspection of cars from 2021 on, which fails specified codes",
            tolerances: [
                Tolerance(modelYears: 0...2020, count: .max),
                Tolerance(modelYears: 2021...9999, count: .max, minimumComplete: 1),
            ], storedCodesFailFrom: 2021, countries: ["Japan"]),
        // MOT inspection manual, section 8: only the light, for cars first used from July 2003 on (diesels: July 2008).
        InspectionRule(
            name: "gb", title: "MOT test", summary: "the MOT test of Great Britain, which checks only the light",
            tolerances: [], lightFailsFrom: [.spark: 2004, .compression: 2009]),
    ]

    package static let automatic = "auto"
    /// Skips the judgment.
    package static let none = "none"
    /// The values that the setting accepts.
    package static let choices = [automatic] + all.map(\.name) + [none]

    /// Returns the rule for a vehicle; nil for `none`.
    ///
    /// - Parameters:
    ///   - choice: one of `choices`; anything else means `automatic`.
    ///   - identity: the vehicle's identity, if its VIN is known.
    package static func chosen(_ choice: String, for identity: VehicleIdentity?) -> InspectionRule? {
        if choice == none { return nil }
        if let rule = all.first(where: { $0.name == choice }) { return rule }
        // A VIN identifies the country of manufacture, and sometimes the market: a VIN for North America has a check
        // digit, and no filler characters where that market requires a description of the model.
        guard let identity, let country = identity.country else { return most }
        let isFilled = identity.vin.description.dropFirst(3).hasPrefix("ZZZ")
        guard (identity.region == .northAmerica) == (identity.vin.checkDigitIsRight && !isFilled) else { return most }
        return all.first { $0.countries.contains(country) } ?? most
    }

    /// Returns what the rule allows for this vehicle; nil if it does not consider the monitors.
    func tolerance(_ ignition: MonitorStatus.Ignition, modelYear: Int?) -> Tolerance? {
        let fitting = tolerances.filter { $0.ignition ?? ignition == ignition }
        guard let modelYear else { return fitting.last }
        return fitting.first { $0.modelYears.contains(modelYear) }
    }
}
