/// When cameras record: always, only while a trip is recorded, or while the car is parked and something happens.
package struct RecordingSchedule: Sendable {
    /// Whether nothing is recorded without a trip, but for what parking wants.
    package let isWithTrips: Bool
    /// Nil if nothing is recorded because the car is parked.
    package private(set) var parking: ParkingGuard?
    /// The trips that other programs of this computer record now.
    private var trips: Set<String> = []

    /// - Parameters:
    ///   - parking: the lowest voltage, and the longest time in seconds; nil without parking.
    ///   - startS: the present, on a clock that is never set.
    package init(isWithTrips: Bool, parking: (lowV: Double, maxS: Double)? = nil, startS: Double) {
        self.isWithTrips = isWithTrips
        self.parking = parking.map { ParkingGuard(startS: startS, lowV: $0.lowV, maxS: $0.maxS) }
    }

    package var isTripRunning: Bool { !trips.isEmpty }

    /// Whether cameras are to record now.
    package var isWanted: Bool {
        if isWithTrips, isTripRunning { return true }
        if let parking { return parking.state == .recording }
        return !isWithTrips
    }

    /// Whether nothing will be recorded any more. What waits for trips waits for the next one.
    package var isOver: Bool { parking?.state == .over && !isWithTrips }

    // MARK: What happens

    /// - Parameter recorder: the program that records the trip.
    package mutating func tripBegan(of recorder: String) { trips.insert(recorder) }

    /// The car is parked from now on.
    package mutating func tripEnded(of recorder: String, atS nowS: Double) {
        guard trips.remove(recorder) != nil, trips.isEmpty, isWithTrips, let parking else { return }
        self.parking = ParkingGuard(startS: nowS, lowV: parking.lowV, maxS: parking.maxS)
    }

    package mutating func wake(atS nowS: Double) { parking?.wake(atS: nowS) }
    package mutating func add(voltageV: Double, atS nowS: Double) { parking?.add(voltageV: voltageV, atS: nowS) }
    package mutating func tick(atS nowS: Double) {
        // While a trip is recorded the car is not parked, and the battery is charged.
        if !(isWithTrips && isTripRunning) { parking?.tick(atS: nowS) }
    }
}

/// What a motion sensor reports that is worth a clip.
package enum ShockLimit {
    /// While the car is parked: beyond gravity and noise, in m/s².
    package static let parkedMps2 = ParkingGuard.shockMps2
    /// While it is driven: no brakes reach it, in m/s².
    package static let drivingMps2 = 12.0
    /// Shocks within this time are one, in seconds.
    package static let sameS = 5.0
}
