import Reports
package import Storage
package import Telemetry

extension Database {
    /// Passes on the samples of trips as CSV, in pieces of some kilobytes. Returns the trips whose samples are damaged; the
    /// others may still be readable.
    /// - Parameter progress: called before each trip with the number of trips done and the number of all.
    package func export(
        _ trips: [(id: Int64, start: WallTime)], withHeart: Bool,
        progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }, _ write: (String) throws -> Void
    ) throws -> [Int64] {
        let pieceBytes = 1 << 16
        var text = SampleTable.header + "\n"
        var failure: (any Error)?
        var unreadable: [Int64] = []
        for (index, trip) in trips.enumerated() where failure == nil {
            progress(index, trips.count)
            func pass(_ sample: Sample) {
                guard failure == nil else { return }
                text += SampleTable.row(sample, trip: trip.id, start: trip.start) + "\n"
                guard text.utf8.count >= pieceBytes else { return }
                do { try write(text) } catch { failure = error }
                text = ""
            }
            do throws(StorageError) {
                try storedSamples(trip: trip.id) { pass($0) }
                for beat in withHeart ? try heart.beats(trip: trip.id) : [] {
                    pass(Sample(.heartInterval, beat.rrMs, at: beat.time))
                }
            } catch {
                guard error.kind == .damaged else { throw error }
                unreadable.append(trip.id)
            }
        }
        if let failure { throw failure }
        try write(text)
        return unreadable
    }
}
