import Drift
import Reports
import Routes
import Storage
import Telemetry
import Trips

/// What a report takes from the samples of a trip, in one pass over them.
struct TripReading {
    private(set) var curves: TripCurves
    private var traces: LapTraces
    private var builder: WayBuilder
    private var driftFold = DriftFold()
    /// After `finishDrifts`.
    private(set) var drifts: DriftSession

    init(_ trip: TripRecord, _ units: UnitSystem) {
        curves = TripCurves(parameters: trip.parameters, units: units)
        traces = LapTraces(trip.laps)
        builder = WayBuilder(distanceFactor: trip.summary.distanceFactor)
        drifts = DriftSession()
    }

    mutating func take(_ sample: Sample) {
        curves.take(sample)
        traces.take(sample)
        builder.take(sample)
        driftFold.take(sample)
    }

    /// Takes the drifts into account, with what is stored about them.
    mutating func finishDrifts(of trip: Int64, _ database: Database) throws(StorageError) {
        drifts = try driftFold.session.refined(trip: trip, database)
    }

    var lapTraces: [LapTrace?] {
        var traces = traces
        return traces.all()
    }

    /// Where the trip went; empty without positions.
    var way: Way {
        var builder = builder
        builder.finishMoment()
        return builder.way
    }
}
