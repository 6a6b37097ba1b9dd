import ELM327
package import OBD
package import Telemetry
package import Transports

/// A CAN interface behind the commands of an ELM327: whatever talks to an adapter talks to a bus. Requests become frames
/// (ISO 15765-2), and the frames of the responses lines, as an adapter shows them with headers on.
///
/// It never disturbs a bus: where it chooses the bit rate, it listens first, and sends at no other rate than the one at
/// which it received frames. A bus on which nobody sends (the connector behind a gateway) cannot be disturbed by a request.
package final class CANAdapter: Transport {
    /// How long to listen at each bit rate, in seconds. On a bus that is alive, many modules send each 10 ms.
    private static let surveySeconds = 0.25
    /// How long an ECU may take for its first frame (P2 of ISO 15765-4: 50 ms), and some reserve, in seconds. What is spent
    /// on the line to the adapter, by Wi-Fi for example, comes in addition: requests get the timeout of an ELM327.
    private static let firstSeconds = 0.08
    /// How long an ECU may take for its first frame after it announced its response (P2* of ISO 15765-4), in seconds.
    private static let announcedSeconds = 5.0
    /// A response that came this much sooner than the end of sending, in seconds, did not come with its confirmation.
    private static let sendingSeconds = 0.001
    /// How long the next frame of a message may take, or flow control for it (N_Cr and N_Bs of ISO 15765-2: 1 s), and some
    /// reserve, in seconds.
    private static let frameSeconds = Session.nextFrameSeconds + 0.05
    /// How long a search waits at each bus, in seconds.
    private static let searchSeconds = 0.2
    /// The bit rate of most trucks.
    private static let truckBitRate = 250_000

    private let wire: any CANInterface
    /// The same bus, as the responses that its messages stand for; nil before that is wanted.
    private var truck: J1939Interface?
    private var interface: any CANInterface { bus == .j1939 ? truck ?? wire : wire }
    var settings = CANAdapterSettings()
    /// The protocol in use; nil before one was found.
    var bus: VehicleBus?
    var isAutomatic = true
    /// Whether the bus is connected at the bit rate of `bus`.
    private var isOpen = false
    /// The bit rates at which sending disturbs nobody; nil before the survey.
    private var allowedBitRates: Set<Int>?
    private var connectedBitRate: Int?
    /// What was current that only SAE J1939 has.
    private(set) var isJ1939 = false

    private var line: [UInt8] = []
    private var output: [UInt8] = []
    private var outputTime = Instant.zero
    private var listening: Listening?

    /// A request whose responses are awaited.
    private struct Listening {
        var request: CANRequest
        /// When the request was sent to everyone.
        var begin = Instant.zero
        var end: Instant
        /// The number of frames that are still expected; nil for any number.
        var remaining: Int?
        var hasFrames = false
        /// The end of the wait for each ECU that has begun a message or announced one.
        var promised: [ECUAddress: Instant] = [:]
        /// The number of bytes that a message still lacks.
        var missing: [ECUAddress: Int] = [:]
        /// The rest of a long request, which waits for flow control.
        var unsent: ArraySlice<[UInt8]> = []
        /// Whether all traffic is shown (AT MA).
        var monitors = false
        /// The identifiers of the requests to several modules at once, by where these respond.
        var joint: [ECUAddress: UInt32] = [:]
        /// Those of them that have not responded yet.
        var awaited: Set<ECUAddress> = []
    }

    package init(_ interface: any CANInterface) { wire = interface }

    /// Whether requests with a header can be sent; an adapter refuses one that it cannot set.
    func reaches(_ header: UInt32) -> Bool { interface.reaches(header) }

    /// What AT I answers.
    var identity: String { "\(AdapterGeneration.interfacePrefix) (\(interface.name))" }

    package var device: String { interface.device }
    package var now: Instant { interface.now }
    package var notes: [String] { interface.notes }
    package var silence: String? { interface.silence }
    package func close() { interface.close() }

    // MARK: Bytes

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        for byte in bytes {
            if let stopped = listening {
                // Any byte ends listening, and is lost.
                listening = nil
                finish(stopped.monitors ? [] : ["STOPPED"])
                continue
            }
            switch byte {
            case 0x0D:
                defer { line.removeAll(keepingCapacity: true) }
                try perform(line)
            case 0x21...0x7E where line.count < 4200: line.append(CANRequest.capital(byte))
            default: continue
            }
        }
    }

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        while output.isEmpty {
            guard let end = listening?.end else {
                // Frames between requests are nobody's responses.
                guard try interface.receive(before: deadline) != nil else { return output.isEmpty ? nil : popOutput() }
                continue
            }
            if let (frame, time) = try interface.receive(before: min(end, deadline)) {
                try handle(frame, at: time)
            } else if end <= deadline || end <= now {
                endListening()
            } else {
                return nil
            }
        }
        return popOutput()
    }

    package func attend() throws(TransportError) {
        guard listening == nil else { return }
        while try interface.receive(before: .zero) != nil {}
    }

    private func popOutput() -> Received {
        defer { output.removeAll(keepingCapacity: true) }
        return Received(bytes: output, time: outputTime)
    }

    func finish(_ lines: [String]) {
        for line in lines { output += Array(line.utf8) + [0x0D] }
        output += [0x0D, UInt8(ascii: ">")]
        outputTime = now
    }

    // MARK: Requests

    private func perform(_ line: [UInt8]) throws(TransportError) {
        if line.starts(with: "AT".utf8) {
            return try perform(CANAdapterCommand.find(line.dropFirst(2)))
        }
        if let joint = JointRequest(line) { return try request(joint) }
        guard let request = CANRequest(line) else { return finish(line.isEmpty ? [] : ["?"]) }
        if !isOpen, let failure = try open() { return finish([failure]) }
        try self.request(request)
    }

    private func perform(_ found: (command: CANAdapterCommand, argument: String)?) throws(TransportError) {
        guard let (command, argument) = found else { return finish(["?"]) }
        switch command.effect(self, argument) {
        case .ok: finish(["OK"])
        case .text(let text): finish([text])
        case .unknown: finish(["?"])
        case .reset:
            settings = CANAdapterSettings()
            close(choosing: nil)
            finish(["", "", identity])
        case .monitor:
            if !isOpen, let failure = try open() { return finish([failure]) }
            listening = Listening(request: CANRequest(message: [], count: nil), end: .distantFuture, monitors: true)
        }
    }

    /// Closes the protocol.
    /// - Parameter bus: the protocol that the next request uses; nil to search for it.
    func close(choosing bus: VehicleBus?, isAutomatic: Bool = false) {
        isOpen = false
        self.bus = bus
        self.isAutomatic = isAutomatic || bus == nil
    }

    private func request(_ request: CANRequest) throws(TransportError) {
        guard let bus else { return finish(["?"]) }
        let target = settings.header ?? bus.functionalIdentifier
        let parts = TransportPart.frames(request.message, address: settings.extendedAddress)
        // What arrived before is no response to this.
        while try interface.receive(before: .zero) != nil {}
        guard try interface.send(frame(target, parts[0])) else { return finish(["CAN ERROR"]) }
        listening = Listening(
            request: request, begin: now, end: now.advanced(bySeconds: max(settings.timeoutS, Self.firstSeconds)),
            remaining: request.count)
        if parts.count > 1 {
            listening?.unsent = parts.dropFirst()
            listening?.end = now.advanced(bySeconds: Self.frameSeconds)
        }
        if request.count == 0 { endListening() }
    }

    /// Requests something of several modules, and awaits all their responses.
    private func request(_ joint: JointRequest) throws(TransportError) {
        if !isOpen, let failure = try open() { return finish([failure]) }
        var identifiers: [ECUAddress: UInt32] = [:]
        for part in joint.parts {
            guard let header = UInt32(part.header, radix: 16), reaches(header) else { return finish(["?"]) }
            identifiers[part.response] = header
        }
        while try interface.receive(before: .zero) != nil {}
        let begin = now
        for part in joint.parts {
            let frames = TransportPart.frames(part.message, address: nil)
            guard let header = identifiers[part.response], try interface.send(frame(header, frames[0])) else {
                return finish(["CAN ERROR"])
            }
        }
        listening = Listening(
            request: CANRequest(message: [], count: nil), begin: begin,
            end: now.advanced(bySeconds: max(settings.timeoutS, Self.firstSeconds)), joint: identifiers,
            awaited: Set(identifiers.keys))
    }

    private func frame(_ identifier: UInt32, _ data: [UInt8]) -> CANFrame {
        CANFrame(identifier: identifier, isExtended: bus?.framing == .can29, data: data)
    }

    private func endListening() {
        guard let listening else { return }
        self.listening = nil
        finish(listening.hasFrames || listening.request.count == 0 ? [] : ["NO DATA"])
    }

    // MARK: Responses

    private func handle(_ frame: CANFrame, at time: Instant) throws(TransportError) {
        guard var current = listening else { return }
        if current.monitors { return settings.monitors(frame) ? show(frame, at: time) : () }
        guard frame.isExtended == (bus?.framing == .can29) else { return }
        let isPlain = settings.extendedAddress == nil || !current.joint.isEmpty
        let data = isPlain ? frame.data[...] : frame.data.dropFirst()
        if case .flowControl(let status, let blockSize, let separation) = TransportPart(data) {
            guard !current.unsent.isEmpty else { return }
            current.end = time.advanced(bySeconds: Self.frameSeconds)
            if status == 0 { try sendRest(&current, blockSize, TransportPart.separationS(separation)) }
            listening = current
            if status > 1 { endListening() }
            return
        }
        let sender = frame.sender
        guard current.joint.isEmpty ? settings.shows(frame) : current.joint[sender] != nil else { return }
        current.hasFrames = true
        // What announces a response is none.
        var isResponse = true
        switch TransportPart(data) {
        case .first(let length):
            current.missing[sender] = length - (data.count - 2)
            current.promised[sender] = time.advanced(bySeconds: Self.frameSeconds)
            if settings.sendsFlowControl { try letThrough(frame, to: current.joint[sender]) }
        case .consecutive:
            if let missing = current.missing[sender], missing > data.count - 1 {
                current.missing[sender] = missing - (data.count - 1)
                current.promised[sender] = time.advanced(bySeconds: Self.frameSeconds)
            } else {
                current.missing[sender] = nil
                current.promised[sender] = nil
            }
        case .single where isAnnouncement(data, of: current.request):
            current.promised[sender] = time.advanced(bySeconds: Self.announcedSeconds)
            isResponse = false
        default: current.promised[sender] = nil
        }
        if isResponse, current.promised[sender] == nil { current.awaited.remove(sender) }
        // Other ECUs have had the same request, and answer within the same time.
        current.end = max(current.end, current.promised.values.max() ?? current.end)
        // A module that was asked alone has said all.
        if !current.joint.isEmpty {
            if current.awaited.isEmpty { current.end = time }
        } else if current.promised.isEmpty {
            current.end = settings.isPhysical ? time : time.advanced(bySeconds: settings.waitAfterResponseS)
            // It may have come before the request had reached the last ECU, where each is asked by its address.
            if !settings.isPhysical, current.begin.seconds(since: time) > Self.sendingSeconds {
                current.end = current.begin.advanced(bySeconds: Self.firstSeconds)
            }
        }
        if isResponse { current.remaining = current.remaining.map { $0 - 1 } }
        listening = current
        show(frame, at: time)
        if current.remaining == 0 { endListening() }
    }

    /// Whether a frame is 7F xx 78, by which an ECU announces its response.
    private func isAnnouncement(_ data: ArraySlice<UInt8>, of request: CANRequest) -> Bool {
        let bytes = Array(data.dropFirst().prefix(3))
        guard bytes.count == 3, bytes[0] == 0x7F, bytes[2] == 0x78 else { return false }
        // Of several requests, any.
        return request.message.first.map { $0 == bytes[1] } ?? true
    }

    private func show(_ frame: CANFrame, at time: Instant) {
        output += frame.identifierDigits + frame.dataDigits + [0x0D]
        outputTime = time
    }

    /// Has an ECU send the rest of its message.
    /// - Parameter module: the identifier at which it was asked, among several at once.
    private func letThrough(_ first: CANFrame, to module: UInt32?) throws(TransportError) {
        guard let target = module ?? settings.flowControlTarget(of: first) else { return }
        var data: [UInt8] = [0x30, 0, 0]
        if module == nil, let address = settings.extendedAddress { data.insert(address, at: 0) }
        data += [UInt8](repeating: 0, count: 8 - data.count)
        _ = try interface.send(frame(target, data))
    }

    private func sendRest(_ current: inout Listening, _ blockSize: Int, _ separationS: Double) throws(TransportError) {
        let count = blockSize == 0 ? current.unsent.count : min(blockSize, current.unsent.count)
        guard let target = settings.header ?? bus?.functionalIdentifier else { return }
        for (index, part) in current.unsent.prefix(count).enumerated() {
            let next = now.advanced(bySeconds: index == 0 ? 0 : separationS)
            while now < next, try interface.receive(before: next) != nil {}
            _ = try interface.send(frame(target, part))
        }
        current.unsent = current.unsent.dropFirst(count)
        if current.unsent.isEmpty { current.end = now.advanced(bySeconds: max(settings.timeoutS, Self.firstSeconds)) }
    }

    // MARK: Finding the protocol

    /// Connects the bus, after a search if none was chosen. Returns what to report if that fails.
    private func open() throws(TransportError) -> String? {
        try survey()
        if bus == .j1939 {
            guard isJ1939, try openTruck() else { return "NO DATA" }
            return nil
        }
        if let bus {
            guard try connect(bus) else { return "CAN ERROR" }
            isOpen = true
            return nil
        }
        if let only = interface.buses.first, interface.buses.count == 1 {
            // There is nothing to search for.
            bus = only
            isOpen = true
            return nil
        }
        for candidate in interface.buses where try connect(candidate) {
            guard try responds(on: candidate) else { continue }
            bus = candidate
            isOpen = true
            return nil
        }
        // A truck's bus is alive, and nobody answers there.
        guard isJ1939 else { return "UNABLE TO CONNECT" }
        return try openTruck() ? nil : "NO DATA"
    }

    /// Goes on with what the modules of a truck broadcast. Returns whether they report anything.
    private func openTruck() throws(TransportError) -> Bool {
        let rate = allowedBitRates?.max() ?? Self.truckBitRate
        // Again even at the same rate, so that a log begins again.
        guard try wire.connect(bitRate: rate, listens: false) else { return false }
        connectedBitRate = rate
        let truck = J1939Interface(wire)
        guard try truck.introduce() else { return false }
        self.truck = truck
        bus = .j1939
        isOpen = true
        return true
    }

    /// Whether an ECU answers `01 00` on a bus that is connected.
    private func responds(on bus: VehicleBus) throws(TransportError) -> Bool {
        let isExtended = bus.framing == .can29
        let request = CANFrame(
            identifier: bus.functionalIdentifier, isExtended: isExtended, data: TransportPart.frames([0x01, 0x00])[0])
        guard try interface.send(request) else { return false }
        var end = now.advanced(bySeconds: Self.searchSeconds)
        var isFound = false
        var announcing: Set<ECUAddress> = []
        while let (frame, time) = try interface.receive(before: end) {
            guard frame.isExtended == isExtended, settings.shows(frame) else { continue }
            let wasWaiting = !announcing.isEmpty
            if isAnnouncement(frame.data[...], of: CANRequest(message: [0x01, 0x00], count: nil)) {
                announcing.insert(frame.sender)
                end = time.advanced(bySeconds: Self.announcedSeconds)
            } else {
                announcing.remove(frame.sender)
            }
            // The responses of the others are not those of the next request, nor are those that were announced.
            if announcing.isEmpty, wasWaiting || !isFound { end = time.advanced(bySeconds: Self.firstSeconds) }
            isFound = true
        }
        return isFound
    }

    private func connect(_ bus: VehicleBus) throws(TransportError) -> Bool {
        guard interface.buses.contains(bus) else { return false }
        guard let bitRate = bus.canBitRate else { return true }
        guard allowedBitRates?.contains(bitRate) ?? true else { return false }
        if connectedBitRate == bitRate { return true }
        guard try interface.connect(bitRate: bitRate, listens: false) else { return false }
        connectedBitRate = bitRate
        return true
    }

    /// Listens for the bit rate of the bus. One that the user names is compared with the others if nobody sends at it.
    private func survey() throws(TransportError) {
        guard allowedBitRates == nil, interface.buses.contains(where: { $0.canBitRate != nil }) else { return }
        let rates = [500_000, 250_000]
        if let fixed = interface.fixedBitRate {
            allowedBitRates = [fixed]
        } else if !interface.choosesBitRate {
            allowedBitRates = Set(rates)
        }
        let named = interface.choosesBitRate ? interface.fixedBitRate : nil
        let others = named.map { named in rates.filter { $0 != named } } ?? []
        var silent: Set<Int> = []
        for rate in (allowedBitRates.map { $0.sorted(by: >) } ?? rates) + others {
            guard try interface.connect(bitRate: rate, listens: true) else {
                // It may disturb the bus, unless the user knows the bit rate.
                guard allowedBitRates != nil else { throw .can(.cannotListen(device)) }
                continue
            }
            connectedBitRate = nil
            if try isAlive() {
                if let named, rate != named { throw .can(.otherBitRate(device, named: named, found: rate)) }
                allowedBitRates = [rate]
                return
            }
            silent.insert(rate)
        }
        if allowedBitRates == nil { allowedBitRates = silent }
    }

    private func isAlive() throws(TransportError) -> Bool {
        let end = now.advanced(bySeconds: Self.surveySeconds)
        var count = 0
        while let (frame, _) = try interface.receive(before: end) {
            count += 1
            if frame.isOfTruck { isJ1939 = true }
            if count > 20, isJ1939 || count > 200 { break }
        }
        return count > 0
    }
}

extension CANFrame {
    /// Whether the frame is one of SAE J1939 that modules of trucks send all the time.
    var isOfTruck: Bool {
        isExtended && J1939Group.typical.contains(J1939Message(identifier: identifier, data: data).group)
    }
}

extension VehicleBus {
    /// The identifier of requests to all ECUs (ISO 15765-4).
    fileprivate var functionalIdentifier: UInt32 { framing == .can29 ? 0x18DB_33F1 : 0x7DF }

    /// The bit rate of CAN; nil for other buses.
    package var canBitRate: Int? {
        switch self {
        case .can11Bit500, .can29Bit500: 500_000
        case .can11Bit250, .can29Bit250: 250_000
        default: nil
        }
    }
}
