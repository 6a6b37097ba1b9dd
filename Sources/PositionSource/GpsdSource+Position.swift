package import Routes
import Synchronization
package import System
import Telemetry

/// Where this computer is now.
extension GpsdSource {
    /// How long a receiver may take, in seconds.
    private static let patienceS = 30.0
    /// A fix with a greater error is not taken, in meters.
    private static let maxErrorM = 50.0

    /// Asks the receiver; nil if it reports no position in time.
    package func position() throws(SystemResourceError) -> GeoPoint? {
        let stop = try WakeUp()
        let done = try WakeUp()
        let found = Mutex<GeoPoint?>(nil)
        let thread = try JoinableThread.start {
            self.run(stop: stop.number) { event in
                guard case .batch(let batch) = event else { return true }
                let values = Dictionary(batch.samples.map { ($0.signal, $0.value) }, uniquingKeysWith: { $1 })
                guard let latitude = values[.latitude], let longitude = values[.longitude],
                    values[.positionError] ?? 0 <= Self.maxErrorM,
                    let point = GeoPoint(checked: latitude, longitude)
                else { return true }
                found.withLock { $0 = point }
                done.set()
                return false
            }
        }
        done.wait(seconds: Self.patienceS)
        stop.set()
        thread.join()
        return found.withLock { $0 }
    }
}
