import Telemetry

/// What the state of charge says about a drive: how much of the charge it used, and, with the capacity of the battery, its
/// energy.
///
/// A charge that rises while the car stands was charged, and what the car uses while it stands counts. Nothing is known
/// across a gap.
struct ChargeMeter: Sendable {
    /// The uncertainty of a stated capacity, in percent: some of it is kept in reserve, and cells age.
    private static let capacityPercent = 5.0
    /// The standard deviation of the difference of two readings that are rounded to a whole step, in steps: 1/√6.
    private static let roundingOfDifference = 0.408
    /// A rise at a standstill up to this is the charge that braking brought before, in percent.
    private static let maxSettlingPercent = 1.0

    private var latest: Double?
    /// The charge when the car last moved.
    private var standing: Double?
    private var usedPercent = 0.0
    private var km = 0.0
    /// The distance since the latest reading.
    private var kmSince = 0.0
    /// The least change between two readings.
    private var stepPercent: Double?

    mutating func drove(_ km: Double) { kmSince += km }

    /// Nothing is known of the time until the next reading.
    mutating func breakOff() {
        usedPercent += usedStanding
        latest = nil
        standing = nil
        kmSince = 0
    }

    mutating func add(percent: Double) {
        defer { latest = percent }
        guard let latest else {
            standing = percent
            kmSince = 0
            return
        }
        let step = abs(percent - latest)
        if step > 0 { stepPercent = min(stepPercent ?? step, step) }
        guard kmSince > 0 else { return }
        usedPercent += usedStanding + latest - percent
        standing = percent
        km += kmSince
        kmSince = 0
    }

    /// What was used while the car stood, up to the latest reading.
    private var usedStanding: Double {
        guard let latest, let standing else { return 0 }
        return latest - standing > Self.maxSettlingPercent ? 0 : standing - latest
    }

    /// What the drive used so far; negative if it charged the battery.
    var driveUsedPercent: Double { usedPercent + usedStanding }

    /// Fills in the energy.
    /// - Parameter capacityKWh: of the battery.
    func fill(_ summary: inout TripSummary, capacityKWh: Double) {
        let used = driveUsedPercent
        // Less than the resolution says nothing.
        guard let stepPercent, abs(used) >= stepPercent, km > 0 else { return }
        summary.batteryChargeKWh = used / 100 * capacityKWh
        let rounding = Self.roundingOfDifference * stepPercent / abs(used) * 100
        summary.batteryUncertaintyPercent =
            (Self.capacityPercent * Self.capacityPercent + rounding * rounding).squareRoot()
        if summary.distanceKm != nil { summary.batteryDistanceKm = km * summary.distanceFactor }
    }
}
