/// The least span of a scale by its unit, so that what hardly changes looks so: a voltage from 14.12 to 14.16 V is a level line.
enum MinimumSpan {
    private struct Row {
        /// As they are shown, in all systems of units.
        let units: [String]
        let span: Double
    }

    private static let rows = [
        // A thermostat, and the weather of a day.
        Row(units: ["°C"], span: 10), Row(units: ["°F"], span: 20),
        // The supply between a load and no load.
        Row(units: ["V"], span: 2),
        // A fuel trim that means something.
        Row(units: ["%"], span: 10),
        // What a driver feels of a speed.
        Row(units: ["km/h"], span: 20), Row(units: ["mph"], span: 10),
        // An idle that is unsteady.
        Row(units: ["rpm"], span: 500),
        // The weather in an intake, and a tire that wants air.
        Row(units: ["kPa"], span: 10), Row(units: ["psi"], span: 2), Row(units: ["bar"], span: 0.2),
        // The air and the fuel of an idling engine.
        Row(units: ["g/s"], span: 2), Row(units: ["L/h"], span: 2), Row(units: ["gal/h"], span: 0.5),
        // The differences between drives on the same way.
        Row(units: ["L/100 km"], span: 2), Row(units: ["mpg"], span: 4), Row(units: ["kWh/100 km", "mi/kWh"], span: 2),
        Row(units: ["min"], span: 5),
        // A steering wheel that is held straight, and a car in a straight line.
        Row(units: ["°"], span: 5), Row(units: ["m/s²"], span: 1), Row(units: ["g"], span: 0.2),
        Row(units: ["m"], span: 20), Row(units: ["ft"], span: 60), Row(units: ["kW", "hp"], span: 10),
    ]

    private static let spans = Dictionary(
        rows.flatMap { row in row.units.map { ($0, row.span) } }, uniquingKeysWith: { first, _ in first })

    /// 0 for a unit without one.
    static func of(_ unit: String) -> Double { spans[unit] ?? 0 }
}
