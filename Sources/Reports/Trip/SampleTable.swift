import Formats
package import Telemetry

/// The samples of trips as CSV (RFC 4180), for other programs: one row per sample.
package enum SampleTable {
    package static let header = "trip,time,t,signal,value,unit"

    /// - Parameter sample: with its time since the start of the trip.
    package static func row(_ sample: Sample, trip: Int64, start: WallTime) -> String {
        // Stored with millisecond resolution or better.
        let seconds = (Double(sample.time.nanoseconds) / 1e6).rounded() / 1000
        let time = CalendarTime.iso8601Milliseconds(start.advanced(bySeconds: seconds))
        let (signal, unit) = (CSVCell.text(sample.signal.name), CSVCell.text(sample.signal.unit.symbol))
        return "\(trip),\(time),\(seconds),\(signal),\(sample.value),\(unit)"
    }
}
