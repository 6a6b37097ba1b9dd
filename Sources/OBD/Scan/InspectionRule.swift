/// What an emissions inspection wants of a vehicle's own diagnostics. A programme is a row of `all`; the setting
/// `inspection` takes its name, and help and completions follow from the row.
package struct InspectionRule: Hashable, Sendable {
    /// How many monitors may be incomplete for some vehicles.
    struct Tolerance: Hashable, Sendable {
        /// Nil for both kinds of engine.
        var ignition: MonitorStatus.Ignition?
        var modelYears: ClosedRange<Int>
        var count: Int
        /// The only monitors that may be incomplete; nil for any of them.
        var kinds: [ReadinessMonitor.Kind]?

        /// "one may be incomplete".
        var text: String {
            let number =
                ["none", "one", "two"].indices.contains(count) ? ["none", "one", "two"][count] : String(count)
            guard count > 0, let kinds else {
                return count == 0 ? "all must be complete" : "\(number) may be incomplete"
            }
            return "only \(kinds.map(\.name).joined(separator: " and ")) may be incomplete"
        }
    }

    /// As the setting takes it and JSON gives it: "us-epa".
    package let name: String
    /// For a sentence: "US EPA model rule".
    package let title: String
    /// A line of help.
    package let summary: String
    /// The first that fits the vehicle counts. Of a vehicle whose model year is not known, the last that fits: rules
    /// became stricter. Empty where the programme does not look at the monitors.
    let tolerances: [Tolerance]
    /// The first model year of which a light that is on fails, by kind of engine; any year where none is given.
    var lightFailsFrom: [MonitorStatus.Ignition: Int] = [:]
    /// Confirmed codes fail, whatever the light says.
    var storedCodesFail = false
    /// The first model year of which permanent codes fail; nil where they do not matter.
    var permanentCodesFailFrom: Int?
    /// Where monitors are incomplete, the exhaust is measured instead of failing the vehicle.
    var exhaustDecides = false
    /// The rule is taken by itself for vehicles made in these countries for the market there.
    var countries: Set<String> = []

    private static let everyYear = 0...9999

    /// What `automatic` falls back on: the numbers of the US EPA, which most programmes with readiness have taken over.
    package static let most = InspectionRule(
        name: "most", title: "most tests", summary: "what most programs that check the monitors require",
        tolerances: epaTolerances)

    /// US EPA, EPA420-R-01-015: two incomplete up to model year 2000, one from 2001 on, gasoline and diesel alike.
    private static let epaTolerances = [
        Tolerance(modelYears: 0...2000, count: 2), Tolerance(modelYears: 2001...9999, count: 1),
    ]

    /// To add a programme, add a row.
    package static let all = [
        most,
        InspectionRule(
            name: "us-epa", title: "US EPA model rule", summary: "used by most US states",
            tolerances: epaTolerances, countries: ["United States"]),
        // Bureau of Automotive Repair, OBD pass and fail standards. Of diesels from 2007 on some sources say any two
        // monitors, others these two; the stricter reading passes either way.
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
        // Section 47a StVZO: since 2018 the exhaust is measured of all cars; codes in service 03 fail.
        InspectionRule(
            name: "de", title: "Germany", summary: "the German Abgasuntersuchung",
            tolerances: [Tolerance(modelYears: everyYear, count: 0)], storedCodesFail: true, exhaustDecides: true),
        // Directive 2014/45/EU, annex I, 8.2: the exhaust is measured, or the OBD is read in its place.
        InspectionRule(
            name: "eu", title: "EU directive 2014/45", summary: "the common rule of the European Union",
            tolerances: [Tolerance(modelYears: everyYear, count: 0)], exhaustDecides: true,
            countries: [
                "Austria", "Belgium", "Czech Republic", "Denmark", "Finland", "France", "Germany", "Hungary", "Ireland",
                "Italy", "Netherlands", "Poland", "Portugal", "Romania", "Slovakia", "Spain", "Sweden",
            ]),
        // MOT inspection manual, section 8: the light alone, of cars first used from July 2003 (diesel July 2008) on.
        InspectionRule(
            name: "gb", title: "MOT test", summary: "the MOT test of Great Britain, which checks only the light",
            tolerances: [], lightFailsFrom: [.spark: 2004, .compression: 2009]),
    ]

    package static let automatic = "auto"
    /// No inspection is judged.
    package static let none = "none"
    /// What the setting may be.
    package static let choices = [automatic] + all.map(\.name) + [none]

    /// The rule that a choice means for a vehicle; nil for none.
    /// - Parameters:
    ///   - choice: one of `choices`; anything else means `automatic`.
    ///   - identity: of the vehicle, where its VIN is known.
    package static func chosen(_ choice: String, for identity: VehicleIdentity?) -> InspectionRule? {
        if choice == none { return nil }
        if let rule = all.first(where: { $0.name == choice }) { return rule }
        // A VIN tells where a vehicle was made, and at times for which market: one for North America has a check digit,
        // and no filler where that market wants the model described.
        guard let identity, let country = identity.country else { return most }
        let isFilled = identity.vin.description.dropFirst(3).hasPrefix("ZZZ")
        guard (identity.region == .northAmerica) == (identity.vin.checkDigitIsRight && !isFilled) else { return most }
        return all.first { $0.countries.contains(country) } ?? most
    }

    /// What the rule allows this vehicle; nil where it does not look at the monitors.
    func tolerance(_ ignition: MonitorStatus.Ignition, modelYear: Int?) -> Tolerance? {
        let fitting = tolerances.filter { $0.ignition ?? ignition == ignition }
        guard let modelYear else { return fitting.last }
        return fitting.first { $0.modelYears.contains(modelYear) }
    }
}
