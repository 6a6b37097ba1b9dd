import Formats
import OBD
import Telemetry
import Testing
import Transports

@testable import CANLink

/// A car with diagnostics over IP, in virtual time.
final class ScriptedEntity: Transport {
    let device = "doip:car"
    var now = Instant.zero
    /// The messages of the tester, without versions and lengths.
    private(set) var heard: [(kind: UInt16, payload: [UInt8])] = []
    /// The protocol versions of these messages.
    private(set) var versions: Set<UInt8> = []
    private var parser = DoIPParser()
    private var output: [(bytes: [UInt8], time: Instant)] = []
    /// How long a confirmation takes, in seconds, a response after it, and each byte of one.
    var confirmationDelayS = 0.0
    var responseDelayS = 0.0
    var byteDelayS = 0.0
    /// Changes the bytes of each message.
    var alter: ([UInt8]) -> [UInt8] = { $0 }
    /// What answers a message: kinds and payloads.
    var answer: (UInt16, [UInt8]) -> [(DoIPParser.Kind, [UInt8])]

    init(_ answer: @escaping (UInt16, [UInt8]) -> [(DoIPParser.Kind, [UInt8])]) { self.answer = answer }

    func send(_ bytes: [UInt8]) {
        for message in parser.messages(bytes) {
            heard.append((message.number, message.payload))
            versions.insert(message.version)
            var time = now.advanced(bySeconds: 0.001)
            var glued: [UInt8] = []
            for (kind, payload) in answer(message.number, message.payload) {
                let delayS =
                    switch kind {
                    case .diagnosticAcknowledgment: confirmationDelayS
                    case .diagnosticMessage: responseDelayS
                    default: 0.0
                    }
                let bytes = alter(DoIPParser.message(kind, payload))
                if byteDelayS > 0 {
                    for byte in bytes {
                        time = time.advanced(bySeconds: byteDelayS)
                        output.append(([byte], time))
                    }
                } else if delayS > 0 {
                    time = time.advanced(bySeconds: delayS)
                    output.append((bytes, time))
                } else {
                    glued += bytes
                }
            }
            if !glued.isEmpty { output.insert((glued, now.advanced(bySeconds: 0.001)), at: 0) }
        }
    }

    /// Sends a message without being asked.
    func push(_ kind: DoIPParser.Kind, _ payload: [UInt8]) {
        output.append((DoIPParser.message(kind, payload), now))
    }

    func receive(before deadline: Instant) -> Received? {
        guard let next = output.first, next.time <= max(deadline, now) else {
            if deadline != .distantFuture { now = max(now, deadline) }
            return nil
        }
        output.removeFirst()
        now = max(now, next.time)
        return Received(bytes: next.bytes, time: now)
    }

    func close() {}
}

@Suite(.timeLimit(.minutes(20))) struct DoIPInterfaceTests {
    /// A gateway at 1001 that lets the engine at 1010 answer.
    private static func car(_ kind: UInt16, _ payload: [UInt8]) -> [(DoIPParser.Kind, [UInt8])] {
        switch kind {
        case 0x0005: return [(.routingActivationResponse, [0x0E, 0x00, 0x10, 0x01, 0x10, 0, 0, 0, 0])]
        case 0x8001:
            let request = Array(payload[4...])
            let acknowledgment = (DoIPParser.Kind.diagnosticAcknowledgment, [0x10, 0x01, 0x0E, 0x00, 0x00] as [UInt8])
            guard request.first == 0x22 else { return [acknowledgment] }
            let vin: [UInt8] = [0x62, 0xF8, 0x02] + Array("1HGCM82633A004352".utf8)
            return [acknowledgment, (.aliveCheck, []), (.diagnosticMessage, [0x10, 0x10, 0x0E, 0x00] + vin)]
        default: return []
        }
    }

    @Test func activatesRoutingAndAsksAll() throws {
        let car = ScriptedEntity(Self.car)
        let adapter = CANAdapter(try DoIPInterface(car))
        #expect(car.heard.first.map { [$0.kind == 5, $0.payload == [0x0E, 0x00, 0x01, 0, 0, 0, 0]] } == [true, true])
        #expect(try adapter.reply(to: "0100") == ["NO DATA"])
        #expect(try adapter.reply(to: "ATDPN") == ["AD"])
        #expect(
            try adapter.reply(to: "22F802") == ["7E8101462F802314847", "7E821434D3832363333", "7E82241303034333532"])
        #expect(car.heard.contains { $0.kind == 0x8001 && $0.payload == [0x0E, 0x00, 0xE0, 0x00, 0x22, 0xF8, 0x02] })
        #expect(car.heard.contains { $0.kind == 0x0008 && $0.payload == [0x0E, 0x00] })
        // The engine is 7E0 from now on.
        _ = try adapter.reply(to: "ATSH7E0")
        #expect(try adapter.reply(to: "22F8021").count == 1)
        #expect(car.heard.last { $0.kind == 0x8001 }?.payload.prefix(4) == [0x0E, 0x00, 0x10, 0x10])
    }

    /// The ECU with the lowest address is the first one, whoever responds first.
    @Test func numbersECUsByAddress() throws {
        let car = ScriptedEntity { kind, payload in
            guard kind == 0x8001 else { return Self.car(kind, payload) }
            func response(_ address: UInt8) -> (DoIPParser.Kind, [UInt8]) {
                (
                    .diagnosticMessage,
                    [0x10, address, 0x0E, 0x00] + (payload[4] == 0x22 ? [0x62, 0xF8, 0x10, 1] : [0x41])
                )
            }
            return payload[4] == 0x22 ? [response(0x30), response(0x20)] : [response(0x18)]
        }
        let adapter = CANAdapter(try DoIPInterface(car))
        #expect(try adapter.reply(to: "22F810") == ["7EA0462F81001000000", "7E90462F81001000000"])
        #expect(try adapter.reply(to: "0100") == ["7E80141000000000000"])
    }

    /// A car may have more ECUs than CAN has identifiers for; each can be asked, and is named by the notes.
    @Test func readsMoreThanEightECUs() throws {
        let car = ScriptedEntity { kind, payload in
            guard kind == 0x8001 else { return Self.car(kind, payload) }
            func response(_ address: UInt8) -> (DoIPParser.Kind, [UInt8]) {
                (.diagnosticMessage, [0x10, address, 0x0E, 0x00, 0x62, 0xF8, 0x10, address])
            }
            return payload[2] == 0xE0 ? (0x20...0x31).map(response) : [response(payload[3])]
        }
        let interface = try DoIPInterface(car)
        let adapter = CANAdapter(interface)
        #expect(interface.notes.contains { $0.contains("1031") && $0.contains("819") })
        let lines = try adapter.reply(to: "22F810")
        #expect(lines.count == 18 && lines[7].hasPrefix("7EF0462F81027") && lines[8].hasPrefix("8080462F81028"))
        #expect(lines[17].hasPrefix("8190462F81031"))
        for line in lines { #expect(ECUAddress(can11: UInt32(line.prefix(3), radix: 16)!).isStandard) }
        _ = try adapter.reply(to: "ATSH811")
        #expect(try adapter.reply(to: "22F810") == ["8190462F81031000000"])
        #expect(car.heard.last { $0.kind == 0x8001 }?.payload.prefix(4) == [0x0E, 0x00, 0x10, 0x31])
        #expect(try adapter.reply(to: "ATSH812") == ["?"])
    }

    /// A gateway that knows no group is asked itself.
    @Test func asksTheEntityIfItKnowsNoGroup() throws {
        let car = ScriptedEntity { kind, payload in
            kind == 0x8001 && payload[2] >= 0xE0
                ? [(.diagnosticNack, [payload[2], 0x00, 0x0E, 0x00, 0x03])] : Self.car(kind, payload)
        }
        let adapter = CANAdapter(try DoIPInterface(car))
        #expect(try adapter.reply(to: "22F802").count == 3)
        #expect(car.heard.last { $0.kind == 0x8001 }?.payload.prefix(4) == [0x0E, 0x00, 0x10, 0x01])
    }

    private static func refusal(_ payload: [UInt8], _ code: UInt8) -> (DoIPParser.Kind, [UInt8]) {
        (.diagnosticNack, Array(payload[2...3]) + [0x0E, 0x00, code])
    }

    /// A gateway that is no ECU, and refuses the group of the standard or passes it on to nobody: the group of most
    /// manufacturers is next.
    @Test(arguments: [0x03, 0x06, nil] as [UInt8?]) func triesTheGroupOfManufacturers(code: UInt8?) throws {
        let car = ScriptedEntity { kind, payload in
            guard kind == 0x8001, payload[2] != 0xE4 else { return Self.car(kind, payload) }
            return code.map { [Self.refusal(payload, $0)] } ?? []
        }
        let interface = try DoIPInterface(car)
        #expect(interface.silence == nil)
        #expect(try CANAdapter(interface).reply(to: "22F802").count == 3)
        #expect(car.heard.last { $0.kind == 0x8001 }?.payload.prefix(4) == [0x0E, 0x00, 0xE4, 0x00])
    }

    /// Without any group, ECUs whose addresses are known are asked one after the other: those that the user names, or the
    /// other entities of the car.
    @Test(arguments: [
        DoIPInterface.Addresses(ecus: [0x1010, 0x1011, 0x1012]),
        DoIPInterface.Addresses(entities: [0x1001, 0x1010, 0x1011, 0x1012]),
    ])
    func asksKnownAddresses(addresses: DoIPInterface.Addresses) throws {
        let car = ScriptedEntity { kind, payload in
            guard kind == 0x8001 else { return Self.car(kind, payload) }
            guard payload[2] == 0x10, [0x10, 0x12].contains(payload[3]) else { return [Self.refusal(payload, 0x03)] }
            let response = payload[4] == 0x22 ? [0x62] + payload[5...6] + [0x01] : [0x7F, payload[4], 0x11]
            return [(.diagnosticAcknowledgment, []), (.diagnosticMessage, payload[2...3] + [0x0E, 0x00] + response)]
        }
        let adapter = CANAdapter(try DoIPInterface(car, addresses: addresses))
        let before = car.heard.count
        #expect(try adapter.reply(to: "22F810") == ["7E80462F81001000000", "7E90462F81001000000"])
        #expect(car.heard.dropFirst(before).map { Array($0.payload[2...3]) } == [[0x10, 0x10], [0x10, 0x12]])
        // As a group would, they say nothing of what they do not have; one that is asked alone does.
        #expect(try adapter.reply(to: "0100") == ["NO DATA"])
        _ = try adapter.reply(to: "ATSH7E1")
        #expect(try adapter.reply(to: "0100") == ["7E9037F011100000000"])
        let groups = car.heard.filter { $0.kind == 0x8001 && $0.payload[2] >= 0xE0 }
        #expect(groups.isEmpty == !addresses.ecus.isEmpty)
    }

    /// The response of one ECU does not confirm the request to the next.
    @Test func waitsForEachConfirmation() throws {
        var times: [Instant] = []
        let car = ScriptedEntity { _, _ in [] }
        car.answer = { [unowned car] kind, payload in
            guard kind == 0x8001 else { return Self.car(kind, payload) }
            times.append(car.now)
            let response = [0x62, 0xF8, 0x10, 0x01] as [UInt8]
            return [(.diagnosticAcknowledgment, []), (.diagnosticMessage, payload[2...3] + [0x0E, 0x00] + response)]
        }
        let adapter = CANAdapter(try DoIPInterface(car, addresses: .init(ecus: [0x1010, 0x1011, 0x1012])))
        car.confirmationDelayS = 0.05
        car.responseDelayS = 0.02
        times = []
        #expect(try adapter.reply(to: "22F810").count == 3)
        #expect(times.count == 3 && zip(times, times.dropFirst()).allSatisfy { $1.seconds(since: $0) > 0.049 })
    }

    /// A gateway that refuses the services of OBD is no ECU.
    @Test func aGatewayThatRefusesIsNoECU() throws {
        let car = ScriptedEntity { kind, payload in
            guard kind == 0x8001, payload[2] == 0x10 else { return kind == 5 ? Self.car(kind, payload) : [] }
            return [
                (.diagnosticAcknowledgment, []),
                (.diagnosticMessage, [0x10, 0x01, 0x0E, 0x00, 0x7F, payload[4], payload[4] == 0x22 ? 0x31 : 0x11]),
            ]
        }
        #expect(try DoIPInterface(car).silence?.hasSuffix("; 1001: negative response") == true)
    }

    /// What was tried in vain is known, and tried again later: an ECU may have been asleep.
    @Test func saysWhatWasTried() throws {
        var isAwake = false
        let car = ScriptedEntity { _, _ in [] }
        car.answer = { kind, payload in
            guard kind == 0x8001, !isAwake || payload[2] != 0x10 else { return Self.car(kind, payload) }
            return payload[2] == 0xE4 ? [(.diagnosticAcknowledgment, [])] : [Self.refusal(payload, 0x06)]
        }
        let interface = try DoIPInterface(car)
        #expect(interface.silence == "E000: target unreachable; E400: no response; 1001: target unreachable")
        let adapter = CANAdapter(interface)
        #expect(adapter.silence == interface.silence)
        isAwake = true
        car.now = car.now.advanced(bySeconds: 10)
        #expect(try adapter.reply(to: "22F802").count == 3)
        #expect(interface.silence == nil)
    }

    /// Of several entities the first one counts that reaches an ECU; if one cannot be reached, that is no reason to give up.
    @Test func connectsToTheEntityThatReachesECUs() throws {
        func entity(_ address: UInt16) -> DoIPGateway { DoIPGateway(host: "car", vin: nil, logicalAddress: address) }
        func connect(_ entity: DoIPGateway) throws(TransportError) -> DoIPInterface {
            if entity.logicalAddress == 1 { throw .can(.routingRefused("doip:car", code: 1)) }
            return try DoIPInterface(
                ScriptedEntity { entity.logicalAddress == 3 || $0 == 5 ? Self.car($0, $1) : [Self.refusal($1, 3)] })
        }
        let found = try DoIPConnection.firstThatReachesECUs([1, 2, 3].map(entity), connect: connect)
        #expect(found.silence == nil)
        #expect(try DoIPConnection.firstThatReachesECUs([1, 2].map(entity), connect: connect).silence != nil)
        #expect(throws: TransportError.can(.routingRefused("doip:car", code: 1))) {
            try DoIPConnection.firstThatReachesECUs([entity(1)], connect: connect)
        }
    }

    /// A wrong length in the header of a confirmation, too long or too short, costs no response.
    @Test(arguments: [-2, -1, 1, 2, 7, 100_000, 0x7FFF_FFFF]) func readsOnAfterAWrongLength(error: Int) throws {
        let car = ScriptedEntity(Self.car)
        let interface = try DoIPInterface(car)
        let adapter = CANAdapter(interface)
        #expect(try adapter.reply(to: "22F802").count == 3)
        car.alter = { bytes in
            guard bytes[3] == 0x02 else { return bytes }
            let length = UInt32(bytes[7]) &+ UInt32(truncatingIfNeeded: error)
            return bytes[..<4] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + bytes[8...]
        }
        #expect(try adapter.reply(to: "22F802").count == 3)
        #expect(interface.notes.count { $0.contains("length") } == 1)
        car.alter = { $0 }
        #expect(try adapter.reply(to: "22F802").count == 3)
    }

    /// A response that is cut delays one request, and is lost alone.
    @Test func readsOnAfterACutMessage() throws {
        let car = ScriptedEntity(Self.car)
        let interface = try DoIPInterface(car)
        let adapter = CANAdapter(interface)
        car.alter = { $0[2] == 0x80 && $0[3] == 0x01 ? $0.dropLast(5) : $0 }
        #expect(try adapter.reply(to: "22F802") == ["NO DATA"])
        car.alter = { $0 }
        for _ in 0..<3 { #expect(try adapter.reply(to: "22F802").count == 3) }
        #expect(interface.notes.count { $0.contains("length") } == 1)
    }

    /// Messages of kinds that are none of the standard are left out, and each kind is named once.
    @Test func leavesOutUnknownKinds() throws {
        let car = ScriptedEntity(Self.car)
        let interface = try DoIPInterface(car)
        let adapter = CANAdapter(interface)
        car.alter = { [0x02, 0xFD, 0xF1, 0x23, 0, 0, 0, 2, 7, 7] + $0 }
        for _ in 0..<2 { #expect(try adapter.reply(to: "22F802").count == 3) }
        #expect(interface.notes.count { $0.contains("F123") } == 1)
    }

    /// A refused header says why, at once, and a car that had no memory for it is asked again.
    @Test(arguments: [1, 2, 3, 4, 9] as [UInt8]) func namesARefusedHeader(code: UInt8) throws {
        let refusing = ScriptedEntity { _, _ in [(.headerNack, [code])] }
        #expect(throws: TransportError.can(.headerRefused("doip:car", code: code))) { try DoIPInterface(refusing) }
        #expect(refusing.now.seconds(since: .zero) < 0.1)
        let car = ScriptedEntity(Self.car)
        let interface = try DoIPInterface(car)
        var isFirst = true
        car.answer = { kind, payload in
            defer { isFirst = false }
            return isFirst ? [(.headerNack, [code])] : Self.car(kind, payload)
        }
        let adapter = CANAdapter(interface)
        #expect(try adapter.reply(to: "22F802").count == (code == 3 ? 3 : 1))
        #expect(try adapter.reply(to: "22F802").count == 3)
        #expect(interface.notes.count { $0.contains("refuses") } == 1)
    }

    /// An activation response that is shorter than it says.
    @Test func namesACutActivation() {
        let car = ScriptedEntity(Self.car)
        car.alter = { $0.dropLast(3) }
        #expect(throws: TransportError.can(.cutMessage("doip:car", length: 9, arrived: 6))) { try DoIPInterface(car) }
    }

    /// A long request is put together again.
    @Test func sendsLongRequestsWhole() throws {
        let car = ScriptedEntity(Self.car)
        let adapter = CANAdapter(try DoIPInterface(car))
        _ = try adapter.reply(to: "22F400F401F402F403")
        #expect(
            car.heard.last { $0.kind == 0x8001 }?.payload.dropFirst(4)
                == [0x22, 0xF4, 0x00, 0xF4, 0x01, 0xF4, 0x02, 0xF4, 0x03])
    }

    /// An alive check in the same segment as the response to routing activation is answered, too.
    @Test func answersAliveChecksRightAfterActivation() throws {
        let car = ScriptedEntity { kind, payload in
            Self.car(kind, payload) + (kind == 5 ? [(.aliveCheck, [])] : [])
        }
        _ = try DoIPInterface(car)
        #expect(car.heard.map(\.kind).prefix(2) == [5, 8])
    }

    /// So is one while nothing is requested.
    @Test func answersAliveChecksWithoutARequest() throws {
        let car = ScriptedEntity(Self.car)
        let adapter = CANAdapter(try DoIPInterface(car))
        let before = car.heard.count
        car.push(.aliveCheck, [])
        try adapter.attend()
        #expect(car.heard.dropFirst(before).map(\.kind) == [8])
        #expect(try adapter.reply(to: "22F802").count == 3)
    }

    /// A car that does not know the kind of activation closes the connection; the default kind gets another one.
    @Test func connectsAgainForTheDefaultKind() throws {
        var cars: [ScriptedEntity] = []
        let interface = try DoIPConnection.negotiate(version: 2, isSecured: false) { _ in
            cars.append(
                ScriptedEntity { kind, payload in
                    guard kind == 5, payload[2] != 0 else { return Self.car(kind, payload) }
                    return [(.routingActivationResponse, [0x0E, 0x00, 0x10, 0x01, 0x06, 0, 0, 0, 0])]
                })
            return cars[cars.count - 1]
        }
        #expect(cars.map { $0.heard.filter { $0.kind == 5 }.map { $0.payload[2] } } == [[1], [0]])
        #expect(try CANAdapter(interface).reply(to: "22F802").count == 3)
    }

    /// The advice is one for cars, not for adapters.
    @Test func namesACarThatCannotBeReached() {
        let nobody = DoIPConnection(host: "127.0.0.1", port: 1, trust: nil)
        #expect(throws: TransportError.can(.unreachableCar("127.0.0.1:1", reason: "connection refused"))) {
            _ = try nobody.open(device: "doip:127.0.0.1:1", interruptDescriptor: -1)
        }
    }

    private static func activated(_ code: UInt8) -> (DoIPParser.Kind, [UInt8]) {
        (.routingActivationResponse, [0x0E, 0x00, 0x10, 0x01, code, 0, 0, 0, 0])
    }

    /// A car that wants the connection confirmed passes on what comes after that, whether it says so or not.
    @Test(arguments: [true, false]) func waitsUntilTheConnectionIsConfirmed(isReported: Bool) throws {
        let car = ScriptedEntity { _, _ in [] }
        var reported = !isReported
        car.answer = { [unowned car] kind, payload in
            guard kind != 5 else { return [Self.activated(0x11)] }
            let isConfirmed = car.now.seconds(since: .zero) > 4
            guard isConfirmed, reported else {
                reported = isConfirmed
                return [isConfirmed ? Self.activated(0x10) : (.diagnosticNack, [0x10, 0x01, 0x0E, 0x00, 0x06])]
            }
            return Self.car(kind, payload)
        }
        let adapter = CANAdapter(try DoIPInterface(car))
        #expect(try adapter.reply(to: "22F802").count == 3)
    }

    /// Somebody in the car says no, or nobody says anything.
    @Test func isNotConfirmed() {
        let car = ScriptedEntity { kind, _ in kind == 5 ? [Self.activated(0x11)] : [Self.activated(0x05)] }
        #expect(throws: TransportError.can(.routingRefused("doip:car", code: 0x05))) { try DoIPInterface(car) }
        let other = ScriptedEntity { kind, _ in kind == 5 ? [Self.activated(0x11)] : [] }
        #expect(throws: TransportError.can(.awaitsConsent("doip:car"))) { try DoIPInterface(other) }
        #expect(other.now.seconds(since: .zero) < 60)
    }

    /// A gateway has two seconds to confirm a request, and an ECU's time begins then.
    @Test(arguments: [0.05, 0.15, 1.9]) func waitsForTheConfirmation(delayS: Double) throws {
        let car = ScriptedEntity(Self.car)
        let adapter = CANAdapter(try DoIPInterface(car))
        car.confirmationDelayS = delayS
        car.responseDelayS = 0.06
        #expect(try adapter.reply(to: "22F802").count == 3)
        #expect(try adapter.reply(to: "22F802").count == 3)
    }

    /// A response may come in pieces.
    @Test func waitsForTheRestOfAMessage() throws {
        let car = ScriptedEntity(Self.car)
        let adapter = CANAdapter(try DoIPInterface(car))
        car.byteDelayS = 0.005
        #expect(try adapter.reply(to: "22F802").count == 3)
    }

    /// A gateway that has no room for a request gets it again, and so does its group.
    @Test(arguments: [0x05, 0x08] as [UInt8]) func repeatsWhatHadNoRoom(code: UInt8) throws {
        var requests = 0
        let car = ScriptedEntity { kind, payload in
            guard kind == 0x8001 else { return Self.car(kind, payload) }
            requests += 1
            return requests % 3 == 1
                ? [(.diagnosticNack, [0xE0, 0x00, 0x0E, 0x00, code])] : Self.car(kind, payload)
        }
        let adapter = CANAdapter(try DoIPInterface(car))
        for _ in 0..<4 { #expect(try adapter.reply(to: "22F802").count == 3) }
        #expect(Set(car.heard.filter { $0.kind == 0x8001 }.map { $0.payload[2] }) == [0xE0])
    }

    /// A gateway that confirms nothing delays one request.
    @Test func doesNotWaitForWhatNeverComes() throws {
        let car = ScriptedEntity { kind, payload in
            Self.car(kind, payload).filter { $0.0 != .diagnosticAcknowledgment }
        }
        let adapter = CANAdapter(try DoIPInterface(car))
        let start = car.now
        for _ in 0..<10 { #expect(try adapter.reply(to: "0100") == ["NO DATA"]) }
        #expect(car.now.seconds(since: start) < 3)
    }

    /// What has no address over IP is refused like a header that an adapter cannot set, and nothing is sent.
    @Test(arguments: [
        ("ATSH7E0", "OK"), ("ATSH7DF", "OK"), ("ATSH7E4", "?"), ("ATSH745", "?"), ("ATSHDA40F1", "?"),
        ("ATSH18DA10F1", "?"),
    ])
    func refusesOtherHeaders(command: String, reply: String) throws {
        let car = ScriptedEntity(Self.car)
        let adapter = CANAdapter(try DoIPInterface(car))
        let count = car.heard.count
        #expect(try adapter.reply(to: command) == [reply])
        #expect(car.heard.count == count)
    }

    @Test func tellsWhyACarRefuses() {
        let refusing = ScriptedEntity { kind, _ in
            kind == 5 ? [(.routingActivationResponse, [0x0E, 0x00, 0x10, 0x01, 0x04, 0, 0, 0, 0])] : []
        }
        #expect(throws: TransportError.can(.routingRefused("doip:car", code: 4))) { try DoIPInterface(refusing) }
        #expect(throws: TransportError.can(.notDoIP("doip:car"))) { try DoIPInterface(ScriptedEntity { _, _ in [] }) }
    }

    /// The payloads that doipclient 1.2.2 prints, and what is none.
    @Test func messages() {
        #expect(
            DoIPParser.message(.diagnosticMessage, [0x0E, 0x00, 0xE0, 0x00, 0x22, 0xF4, 0x0C])
                == [0x02, 0xFD, 0x80, 0x01, 0, 0, 0, 7, 0x0E, 0x00, 0xE0, 0x00, 0x22, 0xF4, 0x0C])
        var parser = DoIPParser()
        #expect(parser.messages([0x02, 0xFD, 0x00]).isEmpty)
        #expect(parser.messages([0x07, 0, 0, 0, 0]).map(\.kind) == [.aliveCheck])
        #expect(parser.messages(Array("HTTP/1.1 400 Bad Request".utf8)).isEmpty)
        #expect(parser.messages([0x02, 0xFD, 0, 7, 0, 0, 0, 0]).map(\.kind) == [.aliveCheck])
        #expect(parser.messages([0x03, 0xFC, 0x12, 0x34, 0, 0, 0, 1, 9]).map(\.number) == [0x1234])
    }

    private static func refusing(_ code: UInt8) -> ScriptedEntity {
        ScriptedEntity { kind, _ in
            kind == 5 ? [(.routingActivationResponse, [0x0E, 0x00, 0x10, 0x01, code, 0, 0, 0, 0])] : []
        }
    }

    /// Each code of ISO 13400-2 has words of its own, and so have those of manufacturers.
    @Test func namesEachRefusal() {
        let texts = ([0, 1, 2, 4, 5, 6, 7, 8, 0xE1] as [UInt8]).map {
            CANError.routingRefused("doip:car", code: $0).message.text
        }
        #expect(Set(texts).count == texts.count)
        #expect(texts[7].hasSuffix("code 8") && texts[8].contains("code E1"))
        for code in [0, 1, 2, 3, 4, 5, 6, 7, 8, 0xE1] as [UInt8] {
            #expect(throws: TransportError.can(.routingRefused("doip:car", code: code))) {
                try DoIPInterface(Self.refusing(code))
            }
        }
    }

    /// A car that requires TLS gets it, once; one that refuses it even so has said why.
    @Test func connectsAgainWithTLS() throws {
        var connections: [Bool] = []
        _ = try DoIPConnection.negotiate(version: 2, isSecured: false) { isSecured in
            connections.append(isSecured)
            return isSecured ? ScriptedEntity(Self.car) : Self.refusing(7)
        }
        #expect(connections == [false, true])
        connections = []
        #expect(throws: TransportError.can(.routingRefused("doip:car", code: 7))) {
            try DoIPConnection.negotiate(version: 2, isSecured: true) { isSecured in
                connections.append(isSecured)
                return Self.refusing(7)
            }
        }
        #expect(connections == [true])
    }

    /// A car of ISO 13400-2:2019 may refuse the version of 2012.
    @Test func connectsAgainWithAnotherVersion() throws {
        var cars: [ScriptedEntity] = []
        let interface = try DoIPConnection.negotiate(version: 0xFF, isSecured: false) { _ in
            let isFirst = cars.isEmpty
            cars.append(ScriptedEntity { isFirst ? [(.headerNack, [0])] : Self.car($0, $1) })
            return cars[cars.count - 1]
        }
        _ = try CANAdapter(interface).reply(to: "22F802")
        #expect(cars.map(\.versions) == [[2], [3]])
        #expect(throws: TransportError.can(.otherVersion("doip:car"))) {
            try DoIPConnection.negotiate(version: 2, isSecured: false) { _ in
                ScriptedEntity { _, _ in [(.headerNack, [0])] }
            }
        }
    }

    /// A gateway that has a connection of this tester's address asks whether it is still there, before it answers.
    @Test func answersAliveChecksDuringActivation() throws {
        let car = ScriptedEntity { kind, payload in
            kind == 5 ? [(.aliveCheck, [])] : kind == 8 ? Self.car(5, payload) : Self.car(kind, payload)
        }
        _ = try DoIPInterface(car)
        #expect(car.heard.map(\.kind).prefix(2) == [5, 8])
    }

    /// One service that a group refuses does not make the group unknown.
    @Test func keepsTheGroupThatAnswers() throws {
        let car = ScriptedEntity { kind, payload in
            kind == 0x8001 && payload.last == 0x99
                ? [(.diagnosticNack, [0xE0, 0x00, 0x0E, 0x00, 0x08])] : Self.car(kind, payload)
        }
        let adapter = CANAdapter(try DoIPInterface(car))
        #expect(try adapter.reply(to: "22F802").count == 3)
        #expect(try adapter.reply(to: "22F499") == ["NO DATA"])
        #expect(try adapter.reply(to: "22F802").count == 3)
        #expect(Set(car.heard.filter { $0.kind == 0x8001 }.map { $0.payload[2] }) == [0xE0])
    }
}
