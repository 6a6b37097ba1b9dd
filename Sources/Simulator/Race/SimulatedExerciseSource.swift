import Glibc
import System
package import Telemetry
package import Transports

/// A drift exercise of a simulated car with a gyro and a receiver, as a source in this program: `sim:exercise`. The car stands,
/// drives straight to the north, turns by an angle while it slides to a stop, and rests.
package struct SimulatedExerciseSource: TelemetrySource {
    private static let name = "sim:exercise"
    private static let (standS, driveS, turnS, restS) = (4.0, 10.0, 4.0, 3.0)
    private static let (gyroHz, receiverHz, topMps) = (50, 5, 14.0)
    /// Where it stands at the beginning, in degrees, and meters per degree.
    private static let (latitude, longitude, metersPerDegree) = (45.1, 7.6, 111_195.0)

    let device: String
    /// How many times faster than real time; nil for without waiting.
    let rate: Double?
    /// Clockwise, in degrees.
    let turnDeg: Double
    /// Of the gyro, in degrees per second.
    let biasDegPerS: Double
    /// The standard deviation of one sample of the gyro, in degrees per second.
    let noiseDegPerS: Double
    /// How late the receiver tells, in seconds.
    let latencyS: Double
    let seed: UInt64

    /// Nil if the device is not the simulated exercise.
    package init?(device: String) throws(AddressError) {
        guard device == Self.name || device.hasPrefix(Self.name + "?") else { return nil }
        self.device = device
        let address = try DeviceAddress(device, schemes: ["sim"])
        try address.allowOptions(["rate", "turn", "bias", "noise", "latency", "seed"])
        rate = try address.options["rate"].map { text throws(AddressError) in try DeviceAddress.rate(text) } ?? 1
        func number(_ name: String, _ range: ClosedRange<Double>, usually: Double) throws(AddressError) -> Double {
            guard let text = address.options[name] else { return usually }
            guard let number = Double(text), range.contains(number) else {
                throw .wrongOption("\(name)=\(text)", device: device)
            }
            return number
        }
        turnDeg = try number("turn", -720...720, usually: 90)
        biasDegPerS = try number("bias", -10...10, usually: 0)
        noiseDegPerS = try number("noise", 0...10, usually: 0.1)
        latencyS = try number("latency", 0...2, usually: 0.1)
        seed = UInt64(try number("seed", 0...1e9, usually: 1))
    }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        let begin = SystemClock.now
        guard emit(.connected(SourceDescription(device: device, identity: "simulated exercise"))) else { return }
        var (meters, step) = (0.0, 0)
        var noise = Noise(state: seed)
        // Where it was at each step.
        var driven: [Double] = []
        let lengthS = Self.standS + Self.driveS + Self.turnS + Self.restS
        while true {
            let seconds = Double(step) / Double(Self.gyroHz)
            guard seconds < lengthS else { break }
            if let rate {
                let due = begin.advanced(bySeconds: seconds / rate)
                guard UDPSocket.wait([], seconds: due.seconds(since: SystemClock.now), stop: stop) else { return }
            }
            let time = begin.advanced(bySeconds: seconds)
            let mps = Self.speed(seconds)
            meters += mps / Double(Self.gyroHz)
            driven.append(meters)
            let share = (seconds - Self.standS - Self.driveS) / Self.turnS
            let rate = 0..<1 ~= share ? turnDeg / Self.turnS * (1 - cos(2 * .pi * share)) : 0
            var values: [(Signal, Double)] = [
                (.yawRate, rate + biasDegPerS + noise.next() * noiseDegPerS), (.vehicleSpeed, (mps * 3.6).rounded()),
            ]
            if step.isMultiple(of: Self.gyroHz / Self.receiverHz) {
                let seen = max(0, step - Int(latencyS * Double(Self.gyroHz)))
                let seenMps = Self.speed(Double(seen) / Double(Self.gyroHz))
                values += [
                    (.latitude, Self.latitude + driven[seen] / Self.metersPerDegree), (.longitude, Self.longitude),
                    (.groundSpeed, max(0, seenMps * 3.6 + noise.next() * 0.2)),
                ]
                let course = noise.next() * 6 / max(1, seenMps)
                if seenMps > 1 { values.append((.course, course < 0 ? 360 + course : course)) }
            }
            guard emit(.batch(Batch(values.map { Sample($0.0, $0.1, at: time) }, at: time))) else { return }
            step += 1
        }
        _ = emit(.segmentEnded(begin.advanced(bySeconds: lengthS)))
    }

    /// Noise with a standard deviation of 1, the same each time.
    private struct Noise {
        var state: UInt64

        mutating func next() -> Double {
            (0..<12).reduce(-6.0) { sum, _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return sum + Double(state >> 40) / Double(1 << 24)
            }
        }
    }

    /// In m/s.
    private static func speed(_ seconds: Double) -> Double {
        let driven = seconds - standS
        let sliding = driven - driveS
        return driven < 0 ? 0 : sliding < 0 ? min(topMps, driven * 4) : max(0, topMps * (1 - sliding / turnS))
    }
}
