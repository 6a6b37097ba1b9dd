import OBD
import Simulator
import Telemetry
import Transports

/// A dialogue with a virtual adapter under virtual time: each line is sent when the answer before it is over.
struct Dialogue {
    var adapter: VirtualAdapter
    var now = Instant.zero

    init(_ car: VirtualCar, timing: Timing = .immediate, quirks: Quirks = []) {
        adapter = VirtualAdapter(car: car, timing: timing, quirks: quirks, driveStart: .zero)
    }

    /// The whole answer to a line, control characters and all.
    mutating func ask(_ line: String) -> String {
        adapter.receive(Array((line + "\r").utf8), at: now)
        return rest()
    }

    /// What is still to come.
    mutating func rest() -> String {
        var text: [UInt8] = []
        while let next = adapter.nextOutput {
            now = max(now, next)
            for received in adapter.takeOutput(until: now) { text += received.bytes }
        }
        return String(decoding: text, as: UTF8.self)
    }

    mutating func set(_ lines: String...) { for line in lines { _ = ask(line) } }
}

/// A car whose answers are short enough to be read in a test.
func testCar(_ bus: VehicleBus = .can11Bit500) -> VirtualCar {
    var car = VirtualCar.named("faults")!
    car.bus = bus
    car.padding = nil
    return car
}
