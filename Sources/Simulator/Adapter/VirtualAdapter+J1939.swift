import CANLink
import OBD
import Telemetry

/// The bus of a truck behind an slcan adapter.
extension VirtualAdapter {
    private static let truckBitRate = 250_000
    /// How long a module takes to answer a request, in seconds.
    private static let responseSeconds = 0.02

    private var seesTruck: Bool { car.truck != nil && slcan.isOpen && slcan.bitRate == Self.truckBitRate }

    /// When a module of the truck sends something next.
    var nextBroadcast: Instant? { seesTruck ? slcan.broadcasts.min() : nil }

    /// Begins to listen to the modules, which do not all send at once.
    mutating func startTruck(from time: Instant) {
        slcan.broadcasts = car.truck?.broadcasts.indices.map { time.advanced(bySeconds: 0.001 * Double($0 + 1)) } ?? []
    }

    /// Puts on the bus what the modules send by themselves up to a time.
    mutating func broadcast(until time: Instant) {
        guard seesTruck, let truck = car.truck else { return }
        for (index, row) in truck.broadcasts.enumerated() {
            while slcan.broadcasts[index] <= time {
                let due = slcan.broadcasts[index]
                slcan.broadcasts[index] = due.advanced(bySeconds: row.periodS)
                guard isIgnitionOn(at: due), let now = car.moment(at: carSeconds(due)),
                    let message = truck.message(row.group, of: row.source, at: now)
                else { continue }
                put(message, at: due)
            }
        }
    }

    /// Takes a frame that the tester sends: only requests for groups mean something.
    mutating func requestTruck(_ frame: CANFrame, at time: Instant) {
        let request = J1939Message(identifier: frame.identifier, data: frame.data)
        guard seesTruck, frame.isExtended, request.group == J1939Group.request, frame.data.count >= 3,
            isIgnitionOn(at: time), let now = car.moment(at: carSeconds(time)), let truck = car.truck
        else { return }
        let group = Int(frame.data[0]) | Int(frame.data[1]) << 8 | Int(frame.data[2]) << 16
        for message in truck.responses(group, to: request.destination, at: now) {
            put(message, at: time.advanced(bySeconds: Self.responseSeconds))
        }
    }

    /// Messages of several packets wait for those that the same module is sending.
    private mutating func put(_ message: J1939Message, at time: Instant) {
        let frames = VirtualTruck.frames(message)
        var start = time
        if frames.count > 1 {
            start = max(start, slcan.busyUntil[message.source] ?? start)
            slcan.busyUntil[message.source] = start.advanced(bySeconds: (frames.last?.seconds ?? 0) + 0.05)
        }
        for frame in frames {
            let at = start.advanced(bySeconds: frame.seconds)
            emit(BusTraffic(time: at, sender: ECUAddress(can29: frame.identifier), data: frame.data), at: at)
        }
    }
}
