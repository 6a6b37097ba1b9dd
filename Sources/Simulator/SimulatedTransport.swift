import CLinux
import Glibc
import OBD
package import Telemetry
package import Transports

/// A virtual adapter in this process: `sim:city`. The car's engine starts when the transport is opened.
package final class SimulatedTransport: Transport {
    /// How the transport's clock runs.
    package enum Pace: Hashable, Sendable {
        /// So many times faster than the real one.
        case multiple(Double)
        /// From event to event, without waiting.
        case maximum
    }

    package let device: String
    package private(set) var adapter: VirtualAdapter
    private let pace: Pace
    private let interruptDescriptor: Int32
    /// Of the real clock and of this one, when the transport was opened.
    private let openedAt: Int64
    private let startOfTime: Instant
    /// Under `Pace.maximum`.
    private var virtualNow: Instant
    private var receives = 0
    private var isClosed = false

    /// - Parameter interruptDescriptor: readable when the user wants to stop; -1 for none.
    package init(
        device: String, car: VirtualCar, pace: Pace, timing: Timing = Timing(), quirks: Quirks = [],
        firmware: Firmware = .standard, interruptDescriptor: Int32
    ) {
        self.device = device
        self.pace = pace
        self.interruptDescriptor = interruptDescriptor
        openedAt = clinux_boottime_ns()
        // Virtual time has no business with the real one, so that every run is the same.
        startOfTime = pace == .maximum ? .zero : Instant(nanoseconds: openedAt)
        virtualNow = startOfTime
        adapter = VirtualAdapter(
            car: car, timing: timing, quirks: quirks, firmware: firmware, driveStart: startOfTime)
    }

    /// What a `sim:` address asks for.
    package struct Options: Sendable {
        package static let names = ["rate", "protocol", "quirk", "latency", "baud", "identity"]

        package let car: VirtualCar
        package let pace: Pace
        package let quirks: Quirks
        package let timing: Timing
        package let firmware: Firmware

        /// Reads `NAME` and `rate=N|max`, `protocol=1-9`, `quirk=NAME[,NAME…]`, `identity=NAME`, `latency=MS` and
        /// `baud=N` (a cable, on which nothing but its bytes takes time, unless a latency is given too); throws
        /// `badAddress`.
        package init(car name: String, _ options: [String: String]) throws(TransportError) {
            guard var car = VirtualCar.named(name) else {
                let names = VirtualCar.all.map(\.name).joined(separator: ", ")
                throw TransportError(
                    .badAddress, "there is no simulated car '\(name)'", advice: "the cars are \(names)")
            }
            if let text = options["protocol"] {
                guard text.count == 1, let digit = text.first, let bus = VehicleBus(rawValue: digit) else {
                    throw TransportError(
                        .badAddress, "there is no protocol '\(text)'",
                        advice: "it is a number from 1 to 9, as in AT SP")
                }
                car.bus = bus
            }
            self.car = car
            pace = try DeviceAddress.rate(options["rate"] ?? "1").map { .multiple($0) } ?? .maximum
            var timing = Timing()
            if let text = options["baud"] {
                try timing.setBaud(text)
                timing.latency = 0
            }
            if let text = options["latency"] { try timing.setLatency(text) }
            self.timing = timing
            firmware =
                try options["identity"].map { text throws(TransportError) in try Firmware.named(text) } ?? .standard
            do {
                quirks = try Quirks.parse(options["quirk"] ?? "")
            } catch {
                throw TransportError(.badAddress, "there is no quirk '\(error.name)'", advice: error.advice)
            }
        }

    }

    package convenience init(device: String, options: Options, interruptDescriptor: Int32) {
        self.init(
            device: device, car: options.car, pace: options.pace, timing: options.timing, quirks: options.quirks,
            firmware: options.firmware, interruptDescriptor: interruptDescriptor)
    }

    package var now: Instant {
        switch pace {
        case .maximum: virtualNow
        case .multiple(let rate):
            startOfTime.advanced(bySeconds: Double(clinux_boottime_ns() - openedAt) / 1e9 * rate)
        }
    }

    /// What the drive has come to at `time`.
    package func truth(at time: Instant) -> (distanceKm: Double, fuelL: Double) {
        let seconds = time.seconds(since: adapter.driveStart)
        return (adapter.car.distanceKm(at: seconds), adapter.car.fuelL(at: seconds))
    }

    package var truth: (distanceKm: Double, fuelL: Double) { truth(at: now) }

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        guard !isClosed else { throw TransportError(.lost, "'\(device)' is closed") }
        adapter.receive(bytes, at: now)
    }

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        guard !isClosed else { throw TransportError(.lost, "'\(device)' is closed") }
        return pace == .maximum ? try jump(to: deadline) : try wait(until: deadline)
    }

    package func close() { isClosed = true }

    private func jump(to deadline: Instant) throws(TransportError) -> Received? {
        // A drive without waiting is over in a moment; it need not look for an interruption each time.
        receives += 1
        if receives % 256 == 1 { try wait(realSeconds: 0) }
        let next = adapter.nextOutput
        if let next, next <= max(deadline, virtualNow) {
            virtualNow = max(virtualNow, next)
            return adapter.takeNext(until: virtualNow)
        }
        if deadline == .distantFuture {
            // Nothing will ever come: only the user can end this.
            guard interruptDescriptor >= 0 else { return nil }
            while true { try wait(realSeconds: 3600) }
        }
        virtualNow = max(virtualNow, deadline)
        return nil
    }

    private func wait(until deadline: Instant) throws(TransportError) -> Received? {
        guard case .multiple(let rate) = pace else { return nil }
        try wait(realSeconds: 0)
        while true {
            let now = now
            if let received = adapter.takeNext(until: now) { return received }
            if now >= deadline { return nil }
            let seconds = min(deadline, adapter.nextOutput ?? deadline).seconds(since: now) / rate
            try wait(realSeconds: seconds)
        }
    }

    /// Waits, unless the user interrupts.
    private func wait(realSeconds: Double) throws(TransportError) {
        guard realSeconds > 0 || interruptDescriptor >= 0 else { return }
        var watched = [DescriptorWait.watch(interruptDescriptor)]
        DescriptorWait.wait(&watched, seconds: realSeconds)
        if watched[0].revents & Int16(POLLIN) != 0 { throw TransportError.interrupted }
    }
}
