import PositionSource
import Recording
import Routes
import Synchronization
import System
import Telemetry

/// Where this computer is now, as a receiver tells.
enum HerePosition {
    /// How long a receiver may take, in seconds.
    private static let patienceS = 30.0
    /// A fix with a greater error is not taken, in meters.
    private static let mostErrorM = 50.0

    /// Asks a receiver; nil if it tells no position in time.
    static func ask(_ receiver: GpsdSource) throws -> GeoPoint? {
        let (stop, done) = (try WakeUp(), try WakeUp())
        let found = Mutex<GeoPoint?>(nil)
        let thread = try JoinableThread.start {
            receiver.run(stop: stop.number) { event in
                guard case .batch(let batch) = event else { return true }
                let values = Dictionary(batch.samples.map { ($0.signal, $0.value) }, uniquingKeysWith: { $1 })
                guard let latitude = values[.latitude], let longitude = values[.longitude],
                    values[.positionError] ?? 0 <= mostErrorM,
                    let point = GeoPoint(checked: latitude, longitude)
                else { return true }
                found.withLock { $0 = point }
                done.set()
                return false
            }
        }
        done.wait(seconds: patienceS)
        stop.set()
        thread.join()
        return found.withLock { $0 }
    }
}
