package import OBD
package import Telemetry
package import Transports

/// A CAN bus of SAE J1939, that of heavy vehicles. It listens to what modules broadcast, requests what they send only then
/// (PGN 59904), and gives all of it out as the frames of OBDonUDS that would carry it, in the way of `DoIPInterface`.
///
/// Nothing else is ever sent to the bus: no request of OBD-II, and no command of J1939.
package final class J1939Interface: CANInterface {
    /// How long to listen before the first response, in seconds: active codes come each second.
    private static let introductionSeconds = 1.3
    /// The most that transfers of many packets may take longer, in seconds.
    private static let longestIntroductionSeconds = 6.0
    /// How long a module may take for what is requested (SAE J1939-21: 200 ms), in seconds.
    private static let responseSeconds = 0.2
    /// How long to wait for a value that is new, in seconds: less than an ECU may take.
    private static let freshSeconds = 0.06
    /// The least time between two requests for the same group, in seconds.
    private static let repeatSeconds = 10.0
    /// What is requested first; modules that broadcast it as well answer once more.
    private static let firstRequests = [
        J1939Group.activeCodes, J1939Group.previousCodes, J1939Group.vehicleIdentification, J1939Group.addressClaimed,
    ]

    private let interface: any CANInterface
    private var vehicle = J1939Vehicle()
    private var assembler = J1939Assembler()
    private var requested: [Int: Instant] = [:]
    private var wanted: Set<Int> = []
    private var frames: [(frame: CANFrame, time: Instant)] = []
    private var next = 0
    private var waiting: Waiting?
    /// Whether all responses to a request were given out, which the next call says.
    private var hasResponded = false

    /// A request whose responses wait for a new value.
    private struct Waiting {
        var message: [UInt8]
        var ecu: UInt8?
        var end: Instant
    }

    init(_ interface: any CANInterface) { self.interface = interface }

    package var device: String { interface.device }
    package var name: String { interface.name }
    package var now: Instant { interface.now }
    package var fixedBitRate: Int? { interface.fixedBitRate }
    package var choosesBitRate: Bool { interface.choosesBitRate }
    package var buses: [VehicleBus] { [.j1939] }
    /// Requests are translated, to a group or an address; there are no others.
    package func reaches(_ identifier: UInt32) -> Bool { [0x18DA, 0x18DB].contains(identifier >> 16) }
    package func connect(bitRate: Int, listens: Bool) -> Bool { true }
    package func close() { interface.close() }

    /// Listens and requests until every module has had its turn. Returns whether one reports anything.
    func introduce() throws(TransportError) -> Bool {
        let start = now
        let longest = start.advanced(bySeconds: Self.longestIntroductionSeconds)
        for group in Self.firstRequests + J1939Parameter.table.filter(\.isRequested).map(\.group) {
            try request(group)
            // A module sends one long message at a time, and may forget what is requested meanwhile.
            try listen(until: now.advanced(bySeconds: Self.responseSeconds), longest: longest) {
                assembler.isBusy(at: $0, onlyForTester: true)
            }
        }
        try listen(until: start.advanced(bySeconds: Self.introductionSeconds), longest: longest) {
            assembler.isBusy(at: $0)
        }
        return !vehicle.addresses.isEmpty
    }

    /// Listens until `end`, and for the rest of a long message.
    private func listen(until end: Instant, longest: Instant, isBusy: (Instant) -> Bool) throws(TransportError) {
        var end = end
        while now < end {
            if let (frame, time) = try interface.receive(before: end) { try handle(frame, at: time) }
            if now >= end, now < longest, isBusy(now) {
                end = min(longest, now.advanced(bySeconds: J1939Assembler.pauseSeconds))
            }
        }
    }

    package func send(_ frame: CANFrame) throws(TransportError) -> Bool {
        // Responses go out whole, so that flow control means nothing; and no request is longer than a frame.
        guard frame.isExtended, case .single(let length) = TransportPart(frame.data), frame.data.count > length else {
            return true
        }
        let target = UInt8(frame.identifier >> 8 & 0xFF)
        let isForAll = frame.identifier >> 16 & 0xFF == 0xDB
        let message = Array(frame.data[1...length])
        // What was wanted once is kept up to date, so that the next request need not wait for it.
        wanted.formUnion(vehicle.groups(for: message))
        for group in wanted { try request(group) }
        if message.first == 0x19 { try request(J1939Group.previousCodes) }
        hasResponded = false
        waiting = Waiting(
            message: message, ecu: isForAll ? nil : target, end: now.advanced(bySeconds: Self.freshSeconds))
        return true
    }

    package func receive(before deadline: Instant) throws(TransportError) -> (frame: CANFrame, time: Instant)? {
        while next == frames.count {
            if let current = waiting, vehicle.isReady(current.message) || current.end <= now {
                waiting = nil
                respond(current)
                hasResponded = true
                continue
            }
            // No module responds later than the others: to wait for one would be in vain.
            if hasResponded {
                hasResponded = false
                return nil
            }
            let limit = waiting.map { min($0.end, deadline) } ?? deadline
            if let (frame, time) = try interface.receive(before: limit) {
                try handle(frame, at: time)
            } else if waiting.map({ $0.end > now }) ?? true {
                return nil
            }
        }
        defer { next += 1 }
        return frames[next]
    }

    private func handle(_ frame: CANFrame, at time: Instant) throws(TransportError) {
        guard frame.isExtended else { return }
        let (message, replies) = assembler.handle(
            J1939Message(identifier: frame.identifier, data: frame.data), at: time)
        if let message { vehicle.handle(message, at: time) }
        for reply in replies { try transmit(reply) }
    }

    private func respond(_ request: Waiting) {
        frames.removeAll(keepingCapacity: true)
        next = 0
        for address in vehicle.addresses where request.ecu.map({ $0 == address }) ?? true {
            guard
                let response = vehicle.response(
                    request.message, of: address, isForAll: request.ecu == nil, at: now)
            else { continue }
            let ecu = ECUAddress(j1939: address)
            frames += TransportPart.frames(response).map {
                (CANFrame(identifier: ecu.value, isExtended: true, data: $0), now)
            }
        }
    }

    private func request(_ group: Int) throws(TransportError) {
        if let last = requested[group], now.seconds(since: last) < Self.repeatSeconds { return }
        requested[group] = now
        try transmit(J1939Message.request(group))
    }

    private func transmit(_ message: J1939Message) throws(TransportError) {
        _ = try interface.send(CANFrame(identifier: message.identifier(), isExtended: true, data: message.data))
    }
}
