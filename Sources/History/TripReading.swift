package import Drift
package import Heart
import Reports
package import Routes
package import Storage
package import Telemetry
package import Trips

/// What a report takes from the samples of a trip.
package struct TripReading {
    package private(set) var curves: TripCurves
    private let laps: LapTraces
    private let stints: [Stint]
    /// Those of the track, after `findCorners`.
    private var corners: TrackCorners?
    /// Where the trip went, without hidden places; empty without positions.
    package private(set) var way: Way
    /// After `finishDrifts`.
    package private(set) var drifts: DriftSession

    /// - Parameter samples: those of the trip that can be.
    package init(_ trip: TripRecord, _ units: UnitSystem, _ samples: SampleColumns) {
        curves = TripCurves(samples, parameters: trip.parameters, units: units)
        var (laps, stints) = (LapTraces(trip.laps), StintMeter(trip.laps))
        if !trip.laps.isEmpty {
            samples.inOrder { laps.take($0) }
            samples.inOrder(only: StintMeter.signals) { stints.add($0) }
        }
        self.laps = laps
        self.stints = stints.stints
        var builder = WayBuilder(distanceFactor: trip.summary.distanceFactor)
        if samples[.latitude] != nil { samples.inOrder(only: WayBuilder.used) { builder.take($0) } }
        builder.finishMoment()
        way = builder.way
        var fold = DriftFold()
        if samples.has(anyOf: SlipCourse.used.subtracting([.vehicleSpeed])) {
            samples.inOrder(only: SlipCourse.used) { fold.take($0) }
        }
        drifts = fold.session
    }

    /// Takes the drifts into account, with what is stored about them.
    package mutating func finishDrifts(of trip: Int64, _ database: Database) throws(StorageError) {
        drifts = try drifts.refined(trip: trip, database)
    }

    /// Adds the curve of the slip angle to a trip with drifts, and beside it that of the variation of the heart rate.
    package mutating func addStress(of trip: Int64, _ beats: [HeartBeat], _ database: Database) throws(StorageError) {
        let curve = HeartVariation.curve(beats)
        guard !curve.isEmpty || !drifts.runs.isEmpty else { return }
        var (variations, angles) = (SampleColumn(.heartVariation), SampleColumn(.slipAngle))
        for (time, variation) in curve { variations.append(variation.rmssdMs, at: time) }
        for angle in try DriftSession.angles(trip: trip, database) { angles.append(angle.degrees, at: angle.time) }
        curves.add(variations)
        curves.add(angles)
    }

    /// Finds the corners of the track in the first session on it, so that they keep their numbers.
    package mutating func findCorners(of trip: TripRecord, _ database: Database) throws(StorageError) {
        corners = try TrackCorners.stored(for: trip, database)
    }

    /// The laps of the trip that was read.
    package func laps(of trip: TripRecord) -> LapSession {
        var laps = laps
        let traces = laps.all().map { way.hidesPlaces ? $0?.leavingOut(Signal.tellingPlaces) : $0 }
        return LapSession(trip, traces: traces, corners: corners, stints: stints)
    }

    /// Leaves out what lies in places: the way there, and curves and positions of laps that tell where the car was.
    package mutating func hide(_ zones: [Place]) {
        way = way.hiding(zones)
        if way.hidesPlaces { curves.leaveOut(Signal.tellingPlaces) }
    }
}

extension Signal {
    /// The RMSSD of the minute around, for graphs only.
    fileprivate static let heartVariation = Signal("heartRateVariability", Unit("ms"))
}
