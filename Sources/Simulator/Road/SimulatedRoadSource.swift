import System
package import Telemetry
import Transports

/// A receiver in a simulated car, alone: `sim:road`. It reports where the car is, and nothing of its engine. Its time is
/// that of this computer when it starts.
package struct SimulatedRoadSource: TelemetrySource {
    private let device: String
    private let receiver: VirtualReceiver
    private let gyro: VirtualGyro?
    private let hertz: Double
    private let car: VirtualCar
    private let pace: VirtualPort.Pace

    /// - Parameters:
    ///   - rate: how many times faster than real time; nil for without waiting.
    ///   - gyro: beside the receiver; nil for none.
    package init(
        device: String, _ options: VirtualReceiver.Options, car: VirtualCar, rate: Double?,
        gyro: VirtualGyro.Options? = nil
    ) {
        self.device = device
        self.gyro = gyro.map { VirtualGyro($0, on: options.road) }
        self.car = car
        hertz = options.hertz
        receiver = VirtualReceiver(options)
        pace = rate.map { .multiple($0) } ?? .maximum
    }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        let port = VirtualPort(car: car, pace: pace)
        guard emit(.connected(SourceDescription(device: device, identity: "simulated receiver"))),
            (try? port.open(device: device, interruptDescriptor: stop)) != nil
        else { return }
        receiver.follow(port)
        gyro?.follow(port)
        let origin = port.now
        let aheadS = SystemClock.now.seconds(since: origin)
        var count = 0.0
        while true {
            let due = origin.advanced(bySeconds: count / hertz)
            if case .multiple(let rate) = pace {
                let seconds = due.seconds(since: port.now) / rate
                guard !Poll.readyExactly([stop], seconds: max(0, seconds))[0] else { return }
            }
            for batch in (gyro?.batches(since: origin, until: due) ?? []) + receiver.batches(since: origin, until: due)
            {
                guard emit(.batch(batch.moved(to: batch.time.advanced(bySeconds: aheadS)))) else { return }
            }
            // In a tunnel, too, the time goes on.
            guard emit(.silence(due.advanced(bySeconds: aheadS))) else { return }
            count += 1
        }
    }
}
