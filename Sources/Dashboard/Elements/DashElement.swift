import Drift
import Reports
import Telemetry
import Trips

/// What a design can place: its name in designs, and whether a source tells enough for it.
package enum DashElement: String, CaseIterable, Sendable {
    // Instruments.
    case shift, gear, speed, rpm, dial
    case pedals, throttle, brake, clutch, steering, trace
    case tires, fuel, boost, power, gg
    // The race.
    case position, lap, current, last, best, delta, predicted, sector, track
    // Drifting.
    case angle, drift, drifts
    // An exercise.
    case turned, target, reference
    // The way to a destination: what is next, what is left, and a map.
    case way
    // What a car's ECUs tell, and the trip.
    case coolant, voltage, consumption, average, distance, time, cost, heart, also

    init?(named name: String) { self.init(rawValue: name) }

    /// Whether the source has ever told what the element shows.
    func isPresent(_ moment: DashMoment) -> Bool {
        let values = moment.values
        switch self {
        case .shift: return moment.shiftRpm != nil && values.has(.engineSpeed)
        case .gear: return values.has(.gear)
        case .speed: return values.has(.vehicleSpeed)
        case .rpm, .dial: return values.has(.engineSpeed)
        case .pedals, .trace: return values.has(DashValues.pedalSignals + [.brake])
        case .throttle: return values.has(DashValues.pedalSignals)
        case .brake: return values.has(.brake)
        case .clutch: return values.has(.clutch)
        case .steering: return values.has(.steering, .steeringAngle)
        case .tires: return values.has(Signal.tireTemperatures + Signal.tirePressures + Signal.tireWears)
        case .fuel: return values.has(DashValues.fuelSignals)
        case .boost: return values.hasBoost
        case .power: return values.has(.enginePower)
        case .gg: return values.has(.lateralAcceleration) && values.has(.longitudinalAcceleration)
        case .position: return values.has(.racePosition)
        case .lap: return values.has(.lapNumber)
        case .current: return values.has(.currentLapTime)
        case .last: return moment.lastLapS != nil
        case .best: return moment.bestLapS != nil
        case .delta: return moment.deltaS != nil
        case .predicted: return moment.predictedLapS != nil
        case .sector: return values.has(.lapSector)
        case .track: return values.track.points.count > 1
        // It says what is missing.
        case .angle: return true
        case .drift, .drifts: return moment.drifts.hasMotion
        case .turned, .target: return moment.exercise != nil
        case .reference: return moment.exercise.map { !($0.reference ?? $0.track).points.isEmpty } ?? false
        case .way: return moment.trip?.way != nil
        case .coolant: return moment.trip?.coolantC != nil || values.has(.coolantTemperature)
        case .voltage: return moment.trip?.voltage != nil
        case .consumption: return moment.trip?.fuelLPerHour != nil
        case .average: return moment.trip?.summary.averageLPer100Km != nil
        case .distance: return moment.trip?.summary.distanceKm != nil
        case .time: return moment.trip != nil
        case .cost: return moment.trip?.fuelCost != nil
        case .heart: return moment.trip?.heartRatePerMin != nil
        case .also: return moment.trip?.also.isEmpty == false
        }
    }
}
