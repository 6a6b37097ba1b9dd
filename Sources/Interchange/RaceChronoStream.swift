import Formats
package import Telemetry

/// The sentences `$RC3` by which the lap timer RaceChrono takes the values of a device. It wants them at a steady rate,
/// each with a number, also those that are not sent. The order of the fields, their units and the checksum are those of
/// RaceChrono's description of devices that people build themselves; which signal is in which analog field is ours.
package struct RaceChronoStream: Sendable {
    /// Sentences per second, one of the rates that RaceChrono recommends.
    package static let hertz = 20.0

    /// A field of a sentence. The first of its signals that has a value is shown.
    package struct Field: Sendable {
        /// The name of the field in RaceChrono's description: "a1".
        package let name: String
        /// What it has, for the manual; nil for a field that stays empty.
        package let meaning: String?
        package let signals: [Signal]
        /// What a value is multiplied by.
        let scale: Double
        let decimals: Int

        init(_ name: String, _ meaning: String?, _ signals: [Signal], scale: Double = 1, _ decimals: Int = 2) {
            self.name = name
            self.meaning = meaning
            self.signals = signals
            self.scale = scale
            self.decimals = decimals
        }
    }

    private static let gravity = 9.80665
    /// The greatest value that RaceChrono takes.
    private static let greatest = 2_000_000.0

    /// The fields after the time and the number.
    package static let fields: [Field] = [
        Field("xacc", "lateral acceleration in g", [.lateralAcceleration], scale: 1 / gravity, 3),
        Field("yacc", "longitudinal acceleration in g", [.longitudinalAcceleration], scale: 1 / gravity, 3),
        Field("zacc", "vertical acceleration in g", [.verticalAcceleration], scale: 1 / gravity, 3),
        Field("gyrox", nil, []), Field("gyroy", nil, []), Field("gyroz", nil, []),
        Field("rpm", "engine speed in rpm", [.engineSpeed], 0),
        Field("d2", "gear", [.gear], 0),
        Field("a1", "speed in km/h", [.vehicleSpeed]),
        Field("a2", "throttle in %", [.throttle, .throttlePosition], 1),
        Field("a3", "brake in %", [.brake], 1),
        Field("a4", "steering in % or degrees", [.steeringAngle, .steering], 1),
        Field("a5", "clutch in %", [.clutch], 1),
        Field("a6", "engine load in %", [.engineLoad], 1),
        Field("a7", "coolant temperature in degrees Celsius", [.coolantTemperature], 1),
        Field("a8", "intake air temperature in degrees Celsius", [.intakeAirTemperature], 1),
        Field("a9", "boost, or intake manifold pressure, in kPa", [.boostPressure, .intakeManifoldPressure], 1),
        Field("a10", "mass air flow in g/s", [.massAirFlow]),
        Field("a11", "fuel in %", [.fuelShare, Signal("fuelLevel", .percent)], 1),
        Field("a12", "voltage in V", [.controlModuleVoltage, .adapterVoltage]),
        Field("a13", "engine power in kW", [.enginePower], 1),
        Field("a14", "lap number", [.lapNumber], 0),
        Field("a15", "time of the lap in s", [.currentLapTime], 3),
    ]

    private static let shown = Set(fields.flatMap(\.signals))

    private struct Latest {
        var value: Double
        var time: Instant
        /// For how many seconds the value stands without another one.
        var standsS: Double
    }

    /// How long a value stands, in seconds: three times as long as the source needed for it, but at least and at most:
    private static let standing = 2.0...60

    private var latest: [Signal: Latest] = [:]
    private var count: UInt16 = 0

    package init() {}

    /// Takes a value.
    /// - Parameter now: When it came, on the clock of `sentence`.
    package mutating func take(_ sample: Sample, at now: Instant) {
        guard Self.shown.contains(sample.signal), sample.value.isFinite else { return }
        let sinceS = latest[sample.signal].map { now.seconds(since: $0.time) } ?? Self.standing.upperBound / 3
        let standsS = min(Self.standing.upperBound, max(Self.standing.lowerBound, 3 * sinceS))
        latest[sample.signal] = Latest(value: sample.value, time: now, standsS: standsS)
    }

    /// Forgets all values: the source is not there any more.
    package mutating func clear() { latest = [:] }

    /// Returns the next sentence, with its end of line. It is numbered even if it is nil because there is no value.
    package mutating func sentence(at now: Instant) -> String? {
        let number = count
        count &+= 1
        latest = latest.filter { now.seconds(since: $0.value.time) <= $0.value.standsS }
        guard !latest.isEmpty else { return nil }
        let values = Self.fields.map { field -> String in
            guard let signal = field.signals.first(where: { latest[$0] != nil }), let value = latest[signal]?.value,
                abs(value * field.scale) <= Self.greatest
            else { return "" }
            return Decimals.text(value * field.scale, field.decimals)
        }
        // The time would have to be that of a GPS receiver.
        let text = "RC3,,\(number)," + values.joined(separator: ",")
        return "$\(text)*\(Self.checksum(text))\r\n"
    }

    /// The checksum of NMEA 0183: all characters between `$` and `*`, exclusive or.
    static func checksum(_ text: String) -> String {
        let sum = text.utf8.reduce(0) { $0 ^ $1 }
        let digits = String(sum, radix: 16, uppercase: true)
        return sum < 16 ? "0" + digits : digits
    }
}
