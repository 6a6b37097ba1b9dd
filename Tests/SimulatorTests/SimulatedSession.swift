import OBD
import Simulator
import Telemetry
import Transports

/// A session with a virtual adapter in virtual time: each line is sent when the previous response is complete.
struct SimulatedSession {
    var adapter: VirtualAdapter
    var now = Instant.zero
    /// The baud rate of the client's end of the serial line; nil for the adapter's.
    var clientBaud: Int?

    init(
        _ car: VirtualCar, timing: Timing = .immediate, quirks: Quirks = [], firmware: Firmware = .standard,
        faults: FaultPlan = FaultPlan()
    ) {
        adapter = VirtualAdapter(
            car: car, timing: timing, quirks: quirks, firmware: firmware, faults: faults, driveStart: .zero)
    }

    /// Sends a line and returns the whole response with control characters, or its beginning up to `end`.
    mutating func ask(_ line: String, until end: String? = nil) -> String {
        adapter.receive(Array((line + "\r").utf8), at: now, clientBaud: clientBaud)
        return hear(until: end)
    }

    /// Returns the output that is still to come.
    mutating func rest() -> String { hear(until: nil) }

    /// Returns the output, up to `end` where a piece of output ends with it.
    mutating func hear(until end: String?) -> String {
        var text: [UInt8] = []
        while let next = adapter.nextOutput {
            now = max(now, next)
            while let received = adapter.takeNext(until: now, clientBaud: clientBaud) {
                text += received.bytes
                if let end, text.suffix(end.utf8.count) == ArraySlice(end.utf8) {
                    return String(decoding: text, as: UTF8.self)
                }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Lets this many seconds pass, and returns the output during that time.
    mutating func wait(_ seconds: Double) -> String {
        let end = now.advanced(bySeconds: seconds)
        var text: [UInt8] = []
        while let next = adapter.nextEvent, next <= end {
            now = max(now, next)
            if let received = adapter.takeNext(until: now, clientBaud: clientBaud) { text += received.bytes }
        }
        now = end
        return String(decoding: text, as: UTF8.self)
    }

    mutating func set(_ lines: String...) { for line in lines { _ = ask(line) } }
}

/// Returns a car whose responses are short enough to be read in a test.
func testCar(_ bus: VehicleBus = .can11Bit500) -> VirtualCar {
    var car = VirtualCar.named("faults")!
    car.bus = bus
    car.padding = nil
    return car
}

extension VirtualAdapter {
    /// Removes and returns the output that has arrived by a time.
    mutating func takeOutput(until time: Instant) -> [Received] {
        var received: [Received] = []
        while let next = takeNext(until: time) { received.append(next) }
        return received
    }
}
