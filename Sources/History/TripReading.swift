package import Drift
package import Heart
import Reports
package import Routes
package import Storage
package import Telemetry
package import Trips

/// What a report takes from the samples of a trip, in one pass over them.
package struct TripReading {
    package private(set) var curves: TripCurves
    private var traces: LapTraces
    private var stints: StintMeter
    /// Those of the track, after `findCorners`.
    private var corners: TrackCorners?
    private var builder: WayBuilder
    private var driftFold = DriftFold()
    /// The way without hidden places; nil to show all of it.
    private var shownTrack: Way?
    /// After `finishDrifts`.
    package private(set) var drifts: DriftSession

    /// What samples of a signal are needed for, by its number, beside the curves; nil until there is one.
    private var uses: [Use?] = []
    private let hasLaps: Bool

    private struct Use {
        let isOfStints: Bool
        let isOfTrack: Bool
        let isOfDrifts: Bool
    }

    package init(_ trip: TripRecord, _ units: UnitSystem) {
        hasLaps = !trip.laps.isEmpty
        curves = TripCurves(parameters: trip.parameters, units: units)
        traces = LapTraces(trip.laps)
        stints = StintMeter(trip.laps)
        builder = WayBuilder(distanceFactor: trip.summary.distanceFactor)
        drifts = DriftSession()
    }

    package mutating func take(_ sample: Sample) {
        curves.take(sample)
        let use = use(of: sample.signal)
        if hasLaps { traces.take(sample) }
        if use.isOfStints { stints.add(sample) }
        if use.isOfTrack { builder.take(sample) }
        if use.isOfDrifts { driftFold.take(sample) }
    }

    private mutating func use(of signal: Signal) -> Use {
        let number = signal.number
        if number < uses.count, let known = uses[number] { return known }
        if number >= uses.count { uses += repeatElement(nil, count: number + 1 - uses.count) }
        let use = Use(
            isOfStints: hasLaps && StintMeter.signals.contains(signal), isOfTrack: WayBuilder.used.contains(signal),
            isOfDrifts: SlipCourse.used.contains(signal))
        uses[number] = use
        return use
    }

    /// Takes the drifts into account, with what is stored about them.
    package mutating func finishDrifts(of trip: Int64, _ database: Database) throws(StorageError) {
        drifts = try driftFold.session.refined(trip: trip, database)
    }

    /// Adds the curve of the slip angle to a trip with drifts, and beside it that of the variation of the heart rate.
    package mutating func addStress(of trip: Int64, _ beats: [HeartBeat], _ database: Database) throws(StorageError) {
        let curve = HeartVariation.curve(beats)
        guard !curve.isEmpty || !drifts.runs.isEmpty else { return }
        for (time, variation) in curve { curves.take(Sample(.heartVariation, variation.rmssdMs, at: time)) }
        for angle in try DriftSession.angles(trip: trip, database) {
            curves.take(Sample(.slipAngle, angle.degrees, at: angle.time))
        }
    }

    /// Finds the corners of the track in the first session on it, so that they keep their numbers.
    package mutating func findCorners(of trip: TripRecord, _ database: Database) throws(StorageError) {
        corners = try TrackCorners.stored(for: trip, database)
    }

    /// The laps of the trip that was read.
    package func laps(of trip: TripRecord) -> LapSession {
        LapSession(trip, traces: lapTraces, corners: corners, stints: stints.stints)
    }

    private var lapTraces: [LapTrace?] {
        var traces = traces
        let all = traces.all()
        return shownTrack?.hidesPlaces == true ? all.map { $0?.leavingOut(Signal.tellingPlaces) } : all
    }

    /// Where the trip went; empty without positions.
    package var way: Way {
        if let shownTrack { return shownTrack }
        var builder = builder
        builder.finishMoment()
        return builder.way
    }

    /// Leaves out what lies in places: the way there, and curves and positions of laps that tell where the car was.
    package mutating func hide(_ zones: [Place]) {
        let way = way.hiding(zones)
        shownTrack = way
        if way.hidesPlaces { curves.leaveOut(Signal.tellingPlaces) }
    }
}

extension Signal {
    /// The RMSSD of the minute around, for graphs only.
    fileprivate static let heartVariation = Signal("heartRateVariability", Unit("ms"))
}
