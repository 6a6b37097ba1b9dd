package import OBD
package import Telemetry
package import Transports

/// Diagnostics over IP (ISO 13400-2): a car's Ethernet, by a cable to its OBD connector. Messages are whole; they are
/// given out as the frames of ISO 15765-2 that would carry them, from 7E8 on in the order of the ECUs' addresses
/// (`ECUAddress.requestIdentifier`).
package final class DoIPInterface: CANInterface {
    /// The address of a tester: one of 0E00 to 0FFF.
    private static let tester: UInt16 = 0x0E00
    /// The address of all ECUs that matter for emissions.
    private static let functional: UInt16 = 0xE000
    /// The first address of groups that manufacturers define, which is the usual one for all their ECUs.
    private static let manufacturerGroup: UInt16 = 0xE400
    /// The identifier of requests to all ECUs.
    private static let everyone: UInt32 = 0x7DF
    private static let responseSeconds = 2.0
    /// How long an ECU may take, and the network, in seconds.
    private static let introductionSeconds = 0.15
    /// How long to wait before ECUs are looked for again, in seconds.
    private static let searchPauseSeconds = 5.0
    /// How long a gateway may take to confirm a request (ISO 13400-2), in seconds.
    private static let confirmationSeconds = 2.0
    /// How long someone in the car may take to confirm a connection, and how often it is tried until then, in seconds.
    private static let consentSeconds = 30.0
    private static let consentPauseSeconds = 1.0
    /// How long the rest of a message may take that has begun to arrive, in seconds.
    private static let restSeconds = 1.0
    /// How often a request is sent for which a gateway had no room, and how long it gets in between, in seconds.
    private static let maxAttempts = 4
    private static let pauseSeconds = 0.1

    private let transport: any Transport
    private let version: UInt8
    private let addresses: Addresses
    private var parser = DoIPParser()
    private var frames: [(frame: CANFrame, time: Instant)] = []
    private var next = 0
    /// The addresses of the ECUs that responded, by the number of their identifier.
    private var ecus: [UInt16] = []
    /// Where requests to all go: a group, or each ECU by its address.
    private var targets = [functional]
    private var entity: UInt16 = 0
    private var nextSearch = Instant.zero
    /// Whether the last request went to ECUs by their addresses, but was meant for all.
    private var isMeantForAll = false
    /// The ECUs that refused such a request.
    private var refusing: Set<UInt16> = []
    package private(set) var silence: String?
    /// Where the last request went.
    private var target = functional
    /// Whether the gateway has confirmed the last request or an ECU answered it, or why it was refused.
    private var confirmation: DoIPConfirmation?
    /// The code of the last response to routing activation.
    private var activationCode: UInt8?
    /// When the last bytes arrived.
    private var partialTime = Instant.zero
    /// Whether the gateway confirms requests, as it should.
    private var confirms = true
    /// A request of which the first frame was sent.
    private var unfinished: (target: UInt32, length: Int, bytes: [UInt8])?
    package private(set) var notes: [String] = []

    /// The addresses that are known before a connection.
    package struct Addresses: Hashable, Sendable {
        /// Those of ECUs, by the user. If there are some, no others are tried.
        var ecus: [UInt16] = []
        /// Those of the car's entities, by their announcements.
        var entities: [UInt16] = []

        /// The targets of requests to all ECUs, those together that are asked together, the first ones first.
        func candidates(_ entity: UInt16) -> [[UInt16]] {
            guard ecus.isEmpty else { return [ecus] }
            let others = entities.filter { $0 != entity }
            return [[functional], [manufacturerGroup], (entity == 0 ? [] : [entity]) + others].filter { !$0.isEmpty }
        }
    }

    /// By which ECUs of OBDonUDS are found.
    private static let protocolRequest: [UInt8] = [0x22, 0xF8, 0x10]

    /// Takes over an open connection, and activates routing.
    /// - Parameters:
    ///   - version: of the protocol.
    ///   - kind: of the activation.
    package init(
        _ transport: any Transport, version: UInt8 = DoIPParser.usualVersion,
        kind: UInt8 = RoutingActivation.regulated, addresses: Addresses = Addresses()
    ) throws(TransportError) {
        self.transport = transport
        self.version = version
        self.addresses = addresses
        try send(.routingActivation, Self.bytes(Self.tester) + [kind, 0, 0, 0, 0])
        let reply = try activation()
        entity = Self.address(reply[2...])
        switch reply[4] {
        case RoutingActivation.accepted: break
        case RoutingActivation.acceptedAfterConfirmation: try awaitConsent()
        case let code: throw routingError(code)
        }
        let remark = reply[4] == RoutingActivation.accepted ? "" : ", confirmed in the car"
        notes = ["doip: entity \(Self.text(entity)), routing activated, kind \(kind)\(remark)"] + transport.notes
        try introduce()
    }

    /// Lets all ECUs respond once, those of OBDonUDS and the classic ones, so that each has the same identifier every time,
    /// whoever responds first. Not every car knows the group of the standard, and a gateway need not be an ECU itself.
    private func introduce() throws(TransportError) {
        var attempts: [(target: UInt16, outcome: DoIPConfirmation?)] = []
        for candidate in addresses.candidates(entity) where ecus.isEmpty {
            var outcomes: [UInt16: DoIPConfirmation] = [:]
            for message in [Self.protocolRequest, [0x01, 0x00]] {
                let rest = candidate.filter { outcomes[$0]?.isFinal != true }
                isMeantForAll = true
                for target in rest { outcomes[target] = try confirmed(message, to: target) }
                if !rest.isEmpty { try awaitResponses() }
            }
            attempts += candidate.map { ($0, outcomes[$0]) }
            // Of several addresses some may be those of no ECU.
            let responding = candidate.filter(ecus.contains)
            targets = candidate.count > 1 && !responding.isEmpty ? responding : candidate
        }
        if ecus.isEmpty {
            let accepted = attempts.first { $0.outcome?.isFinal != true } ?? attempts[0]
            targets = [accepted.target]
            silence = attempts.map { target, outcome in
                let text = refusing.contains(target) ? "negative response" : outcome?.text ?? "no response"
                return "\(Self.text(target)): \(text)"
            }.joined(separator: "; ")
        } else {
            silence = nil
        }
        ecus.sort()
        for (number, ecu) in ecus.enumerated() { note(ecu, number) }
        nextSearch = now.advanced(bySeconds: Self.searchPauseSeconds)
        frames.removeAll()
        next = 0
    }

    /// Waits until no more ECUs respond to a request. Those of a car with many may be later than the others.
    private func awaitResponses() throws(TransportError) {
        let latest = now.advanced(bySeconds: Self.responseSeconds)
        var end = now.advanced(bySeconds: Self.introductionSeconds)
        while try receiveMessages(before: end) {
            end = min(latest, now.advanced(bySeconds: Self.introductionSeconds))
        }
    }

    private func note(_ ecu: UInt16, _ number: Int) {
        guard let identifier = ECUAddress.requestIdentifier(ofECU: number) else { return }
        let address = ECUAddress(can11: identifier + 8)
        note("doip: \(Self.text(ecu)) is ECU \(number + 1), \(address)")
    }

    private func note(_ text: String) {
        if !notes.contains(text) { notes.append(text) }
    }

    /// Waits for the response to routing activation, which has five bytes at least.
    private func activation() throws(TransportError) -> [UInt8] {
        let deadline = now.advanced(bySeconds: Self.responseSeconds)
        var reply: [UInt8]?
        while reply == nil, let received = try transport.receive(before: deadline) {
            // What arrives together with the response, an alive check for example, counts as well.
            for message in parser.messages(received.bytes) {
                switch message.kind {
                case .routingActivationResponse where message.payload.count >= 5: reply = message.payload
                case .aliveCheck: try send(.aliveCheckResponse, Self.bytes(Self.tester))
                // "Incorrect pattern format": the version is none of its own.
                case .headerNack:
                    transport.close()
                    let code = message.payload.first
                    throw .can(
                        code == 0
                            ? .otherVersion(transport.device) : .headerRefused(transport.device, code: code ?? 0xFF))
                default: continue
                }
            }
        }
        if let reply { return reply }
        transport.close()
        guard let partial = parser.partial else { throw .can(.notDoIP(transport.device)) }
        throw .can(.cutMessage(transport.device, length: partial.length, arrived: partial.arrived))
    }

    private func routingError(_ code: UInt8) -> TransportError {
        transport.close()
        return .can(.routingRefused(transport.device, code: code))
    }

    /// Waits until someone in the car has confirmed the connection: the gateway says so, or lets a request pass.
    private func awaitConsent() throws(TransportError) {
        let end = now.advanced(bySeconds: Self.consentSeconds)
        activationCode = nil
        while now < end {
            confirmation = nil
            let request = Self.protocolRequest
            let target = addresses.candidates(entity)[0][0]
            try send(.diagnosticMessage, Self.bytes(Self.tester) + Self.bytes(target) + request)
            let next = now.advanced(bySeconds: Self.consentPauseSeconds)
            while now < next, activationCode == nil, confirmation?.isRouted != true,
                try receiveMessages(before: next)
            {}
            switch activationCode {
            case RoutingActivation.accepted: return
            case RoutingActivation.acceptedAfterConfirmation: activationCode = nil
            case let code?: throw routingError(code)
            case nil: if confirmation?.isRouted == true { return }
            }
        }
        transport.close()
        throw .can(.awaitsConsent(transport.device))
    }

    package var name: String { "DoIP" }
    package var device: String { transport.device }
    package var now: Instant { transport.now }
    package var fixedBitRate: Int? { nil }
    package var choosesBitRate: Bool { false }
    package var buses: [VehicleBus] { [.doip] }

    /// The identifiers stand for the ECUs that responded; those of other modules say nothing about their address here.
    package func reaches(_ identifier: UInt32) -> Bool {
        identifier == Self.everyone || ecu(identifier) != nil
    }

    package func connect(bitRate: Int, listens: Bool) -> Bool { true }

    package func send(_ frame: CANFrame) throws(TransportError) -> Bool {
        switch TransportPart(frame.data) {
        case .single(let length):
            try request(frame.identifier, Array(frame.data.dropFirst().prefix(length)))
        case .first(let length):
            unfinished = (frame.identifier, length, Array(frame.data.dropFirst(2)))
            // Nothing limits the rest.
            let flowControl = CANFrame(identifier: 0x7E8, isExtended: false, data: [0x30, 0, 0])
            frames.append((flowControl, now))
        case .consecutive:
            unfinished?.bytes += frame.data.dropFirst()
            guard let whole = unfinished, whole.bytes.count >= whole.length else { return true }
            unfinished = nil
            try request(whole.target, Array(whole.bytes.prefix(whole.length)))
        // Messages come whole.
        case .flowControl, nil: break
        }
        return true
    }

    package func receive(before deadline: Instant) throws(TransportError) -> (frame: CANFrame, time: Instant)? {
        while next == frames.count {
            guard try receiveMessages(before: deadline) else { return nil }
        }
        defer { next += 1 }
        return frames[next]
    }

    package func close() { transport.close() }

    // MARK: Messages

    /// Sends a request and waits until the gateway has confirmed it: only then does an ECU's time begin.
    private func request(_ identifier: UInt32, _ message: [UInt8]) throws(TransportError) {
        if identifier == Self.everyone {
            try requestOfAll(message)
        } else if let ecu = ecu(identifier) {
            isMeantForAll = false
            _ = try confirmed(message, to: ecu)
        }
    }

    /// The address of the ECU for which an identifier stands; nil if there is none.
    private func ecu(_ identifier: UInt32) -> UInt16? {
        ecus.indices.first { ECUAddress.requestIdentifier(ofECU: $0) == identifier }.map { ecus[$0] }
    }

    private func requestOfAll(_ message: [UInt8]) throws(TransportError) {
        if ecus.isEmpty, now >= nextSearch { try introduce() }
        isMeantForAll = true
        for target in targets { _ = try confirmed(message, to: target) }
    }

    /// What an ECU does not say when a group of them is asked (ISO 14229-1): that it does not have something.
    private static let silentCodes: Set<UInt8> = [0x11, 0x12, 0x31, 0x7E, 0x7F]

    /// Sends a message, again if the gateway has no room for it now. Returns nil if it confirms nothing.
    private func confirmed(_ message: [UInt8], to target: UInt16) throws(TransportError) -> DoIPConfirmation? {
        for attempt in 1...Self.maxAttempts {
            confirmation = nil
            self.target = target
            try send(.diagnosticMessage, Self.bytes(Self.tester) + Self.bytes(target) + message)
            let end = now.advanced(bySeconds: confirms ? Self.confirmationSeconds : 0)
            while confirmation == nil, now < end, try receiveMessages(before: end) {}
            switch confirmation {
            case .refused(let code) where code.isTransient && attempt < Self.maxAttempts:
                let next = now.advanced(bySeconds: Self.pauseSeconds)
                while now < next, try receiveMessages(before: next) {}
            case nil:
                // Against the standard; other requests need not wait for it.
                confirms = false
                return nil
            default: return confirmation
            }
        }
        return confirmation
    }

    /// Handles what arrives next; false if nothing does until the deadline. Of a message that has begun the rest is awaited.
    private func receiveMessages(before deadline: Instant) throws(TransportError) -> Bool {
        var limit = deadline
        if parser.isPartial { limit = max(deadline, partialTime.advanced(bySeconds: Self.restSeconds)) }
        guard let received = try transport.receive(before: limit) else {
            guard parser.isPartial, now >= partialTime.advanced(bySeconds: Self.restSeconds) else { return false }
            try handle(parser.giveUpPartial(), at: now)
            return !parser.isPartial && next < frames.count
        }
        partialTime = received.time
        try handle(received)
        return true
    }

    private func send(_ kind: DoIPParser.Kind, _ payload: [UInt8]) throws(TransportError) {
        try transport.send(DoIPParser.message(kind, payload, version: version))
    }

    private func handle(_ received: Received) throws(TransportError) {
        try handle(parser.messages(received.bytes), at: received.time)
    }

    private func handle(_ messages: [DoIPParser.Message], at time: Instant) throws(TransportError) {
        if next == frames.count {
            frames.removeAll(keepingCapacity: true)
            next = 0
        }
        if parser.faultCount > 0 { note("doip: the length in a message's header is wrong; reading goes on") }
        for message in messages {
            let payload = message.payload
            switch message.kind {
            case .aliveCheck: try send(.aliveCheckResponse, Self.bytes(Self.tester))
            case .diagnosticMessage where payload.count > 4:
                let ecu = Self.address(payload[...])
                // A late response to the request before confirms nothing.
                if target >= Self.functional || target == ecu { confirmation = .accepted }
                addFrames(of: ecu, Array(payload[4...]), at: time)
            case .diagnosticAcknowledgment:
                confirmation = .accepted
                confirms = true
            case .diagnosticNack: confirmation = .refused(.message(payload.count > 4 ? payload[4] : 0))
            case .headerNack:
                let nack = DoIPNack.header(payload.first ?? 0xFF)
                confirmation = .refused(nack)
                note("doip: the car refuses the header of a message: \(nack.text)")
            case .routingActivationResponse where payload.count > 4: activationCode = payload[4]
            case nil:
                let kind = Self.text(message.number)
                note("doip: messages of the unknown kind \(kind) are left out")
            default: continue
            }
        }
    }

    private func addFrames(of ecu: UInt16, _ message: [UInt8], at time: Instant) {
        if isMeantForAll, message.first == 0x7F, message.last.map(Self.silentCodes.contains) == true {
            refusing.insert(ecu)
            return
        }
        let isKnown = ecus.contains(ecu)
        if !isKnown { ecus.append(ecu) }
        // A longer message does not fit the length of ISO 15765-2, and no response of OBD is as long.
        guard let number = ecus.firstIndex(of: ecu), let identifier = ECUAddress.requestIdentifier(ofECU: number),
            message.count <= 0xFFF
        else { return }
        // Before the introduction has ended, its number is not certain.
        if !isKnown, nextSearch > .zero { note(ecu, number) }
        for data in TransportPart.frames(message) {
            frames.append((CANFrame(identifier: identifier + 8, isExtended: false, data: data), time))
        }
    }

    private static func bytes(_ address: UInt16) -> [UInt8] { [UInt8(address >> 8), UInt8(address & 0xFF)] }

    private static func address(_ bytes: ArraySlice<UInt8>) -> UInt16 {
        bytes.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
    }

    private static func text(_ address: UInt16) -> String {
        let digits = String(address, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
