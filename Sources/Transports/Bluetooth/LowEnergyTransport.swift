import Glibc
import System
package import Telemetry

/// An adapter over Bluetooth Low Energy: a GATT serial port of BlueZ.
package final class LowEnergyTransport: Transport {
    package let device: String
    /// What was found when it was opened, for `--verbose`.
    package let notes: [String]
    private let blueZ: BlueZ
    private let peer: BlueZ.Device
    private let port: GATTSerial.Port
    private let interruptDescriptor: Int32
    /// Sockets of BlueZ for the two directions; nil where it has none, and methods and signals are used.
    private var notifySocket: Int32?
    private var writeSocket: Int32?
    /// The greatest number of bytes in a packet.
    private let packetLimit: Int
    private let wasConnected: Bool
    private var isOpen = true
    /// Whether BlueZ has said that the device is disconnected.
    private var isLost = false
    /// Bytes that came with a signal.
    private var arrived: [UInt8] = []
    /// The pause between packets, in seconds: longer each time that BlueZ was still busy with the one before.
    private var pauseSeconds = 0.0

    /// An adapter that must be searched for is heard within some advertising intervals.
    private static let discoverySeconds = 15.0
    private static let resolveSeconds = 12.0
    private static let settleSeconds = 4.0
    /// Without a larger MTU: 23 bytes, of which the ATT header takes three.
    private static let (headerBytes, usualLimit) = (3, 20)
    private static let stallSeconds = 5.0
    private static let (leastPauseSeconds, longestPauseSeconds) = (0.005, 0.1)

    // MARK: Opening

    /// What kind of Bluetooth a device has, as far as BlueZ knows it.
    enum Kind { case classic, lowEnergy, unknown, noBlueZ }

    static func kind(of address: String, interruptDescriptor: Int32) -> Kind {
        do throws(SystemBus.BusError) {
            let objects = try BlueZ(interruptDescriptor: interruptDescriptor).objects()
            guard BlueZ.poweredAdapters(objects)?.isEmpty == false else { return .noBlueZ }
            guard let found = BlueZ.devices(objects).first(where: { $0.address == address.uppercased() }) else {
                return .unknown
            }
            if found.isLowEnergy { return .lowEnergy }
            // Some adapters have both.
            return found.hasSerialPort && found.services.isDisjoint(with: GATTSerial.services) ? .classic : .unknown
        } catch {
            return .noBlueZ
        }
    }

    /// - Parameter interruptDescriptor: readable when the user wants to stop; -1 for none.
    package static func open(device: String, address: String, interruptDescriptor: Int32)
        throws(TransportError) -> LowEnergyTransport
    {
        do throws(SystemBus.BusError) {
            let blueZ = try BlueZ(interruptDescriptor: interruptDescriptor)
            return try open(device, address.uppercased(), blueZ, interruptDescriptor)
        } catch {
            throw transportError(error, device)
        }
    }

    private static func open(_ device: String, _ address: String, _ blueZ: BlueZ, _ interruptDescriptor: Int32)
        throws(SystemBus.BusError) -> LowEnergyTransport
    {
        // Services appear one after the other; the first that suits may not be the best, unless no more come.
        var since: Instant?
        let (peer, services) = try reach(device, address, blueZ) { services in
            guard GATTSerial.port(in: services) != nil else { return false }
            let first = since ?? SystemClock.now
            since = first
            return SystemClock.now.seconds(since: first) >= settleSeconds
        }
        let objects = try blueZ.objects()
        guard let port = GATTSerial.port(in: services) else {
            if !peer.isConnected { blueZ.disconnect(peer.path) }
            throw .bluetooth(
                services.isEmpty
                    ? .noResponse(device) : .noSerialPort(device, services.map(\.uuid).joined(separator: ", ")))
        }
        return try LowEnergyTransport(
            device, blueZ, peer, port, interruptDescriptor, services: services, objects: objects)
    }

    /// Finds a device, connects to it, and waits for its services.
    /// - Parameter isEnough: whether services are those that are needed, so that no others are waited for.
    static func reach(
        _ device: String, _ address: String, _ blueZ: BlueZ, until isEnough: ([GATTSerial.Service]) -> Bool
    ) throws(SystemBus.BusError) -> (BlueZ.Device, [GATTSerial.Service]) {
        var objects = try blueZ.objects()
        guard let adapter = BlueZ.poweredAdapters(objects)?.first else { throw .bluetooth(.isOff(device)) }
        func found(_ objects: BlueZ.Objects) -> BlueZ.Device? {
            BlueZ.devices(objects).first { $0.address == address }
        }
        if found(objects) == nil {
            objects = try blueZ.discover(on: adapter, seconds: discoverySeconds) { found($0) != nil }
        }
        guard let peer = found(objects) else { throw .bluetooth(.notFound(device)) }
        try blueZ.watchProperties(of: peer.path)
        if !peer.isConnected {
            try connect(peer, blueZ, device)
        }
        objects = try blueZ.awaitObjects(seconds: resolveSeconds) { objects in
            found(objects)?.isResolved == true || isEnough(BlueZ.services(objects, of: peer.path))
        }
        return (peer, BlueZ.services(objects, of: peer.path))
    }

    private init(
        _ device: String, _ blueZ: BlueZ, _ peer: BlueZ.Device, _ port: GATTSerial.Port, _ interruptDescriptor: Int32,
        services: [GATTSerial.Service], objects: BlueZ.Objects
    ) throws(SystemBus.BusError) {
        self.device = device
        self.blueZ = blueZ
        self.peer = peer
        self.port = port
        self.interruptDescriptor = interruptDescriptor
        wasConnected = peer.isConnected
        let notify = try Self.acquire("AcquireNotify", port.notify.path, blueZ)
        let write =
            port.write.flags.contains("write-without-response")
            ? try Self.acquire("AcquireWrite", port.write.path, blueZ) : nil
        let known = objects[port.write.path]?.dictionary[BlueZ.characteristicInterface]?.dictionary["MTU"]?.number
        let mtu = write?.mtu ?? notify?.mtu ?? known.map(Int.init) ?? 0
        packetLimit = max(Self.usualLimit, mtu - Self.headerBytes)
        notifySocket = notify?.descriptor
        writeSocket = write?.descriptor
        notes =
            services.map { service in
                "GATT service \(service.uuid): "
                    + service.characteristics.map { "\($0.uuid) (\($0.flags.sorted().joined(separator: ", ")))" }
                    .joined(separator: ", ")
            } + [
                "GATT serial port \(port.service): \(port.notify.uuid) by \(notify == nil ? "signals" : "a socket"), "
                    + "\(port.write.uuid) by \(write == nil ? "calls" : "a socket"), \(packetLimit) bytes in a packet"
            ]
        guard notify == nil else { return }
        try blueZ.watchProperties(of: port.notify.path)
        _ = try blueZ.bus.call(port.notify.path, BlueZ.characteristicInterface, "StartNotify", seconds: 10)
    }

    private static func connect(_ peer: BlueZ.Device, _ blueZ: BlueZ, _ device: String) throws(SystemBus.BusError) {
        do throws(SystemBus.BusError) {
            try blueZ.connect(peer)
        } catch {
            if case .refused("org.bluez.Error.AlreadyConnected", _) = error { return }
            if error == .timeout { throw .bluetooth(.noResponse(device)) }
            if let fault = connectFault(error, device) { throw .bluetooth(fault) }
            throw error
        }
    }

    /// Asks for a socket; nil if BlueZ has none for this characteristic.
    static func acquire(_ method: String, _ characteristic: String, _ blueZ: BlueZ)
        throws(SystemBus.BusError) -> (descriptor: Int32, mtu: Int)?
    {
        do throws(SystemBus.BusError) {
            let reply = try blueZ.bus.call(
                characteristic, BlueZ.characteristicInterface, method, [.options([:])], seconds: 10)
            guard let descriptor = reply.first?.number.flatMap({ Int32(exactly: $0) }), descriptor >= 0 else {
                return nil
            }
            return (descriptor, reply.count > 1 ? Int(reply[1].number ?? 0) : 0)
        } catch {
            guard case .refused = error else { throw error }
            return nil
        }
    }

    /// Returns what a failure to connect means to the user; nil if it is not BlueZ's.
    private static func connectFault(_ fault: SystemBus.BusError, _ device: String) -> BluetoothError? {
        guard case .refused(let name, let message) = fault else { return nil }
        switch name {
        case "org.bluez.Error.AuthenticationFailed", "org.bluez.Error.AuthenticationRejected",
            "org.bluez.Error.AuthenticationCanceled", "org.bluez.Error.AuthenticationTimeout",
            "org.bluez.Error.NotPermitted", "org.bluez.Error.NotAuthorized":
            return .pairingRefused(device)
        case "org.bluez.Error.NotReady": return .isOff(device)
        case "org.bluez.Error.InProgress": return .isConnected(device)
        case "org.bluez.Error.Failed", "org.bluez.Error.ConnectionAttemptFailed": return .noResponse(device)
        default: return .refused(device, message.isEmpty ? name : message)
        }
    }

    static func transportError(_ fault: SystemBus.BusError, _ device: String) -> TransportError {
        switch fault {
        case .interrupted: .interrupted
        case .bluetooth(let fault): .bluetooth(fault)
        case .timeout: .bluetooth(.noReply(device))
        case .unavailable(let number): .bluetooth(number == ELIBACC ? .noLibrary(device) : .noBus(device, number))
        case .refused(let name, let message):
            switch name {
            case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner":
                .bluetooth(.noService(device))
            case "org.freedesktop.DBus.Error.AccessDenied": .bluetooth(.accessDenied(device))
            default: .bluetooth(connectFault(fault, device) ?? .refused(device, message.isEmpty ? name : message))
            }
        }
    }

    // MARK: Bytes

    package var now: Instant { SystemClock.now }

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        guard isOpen else { throw .connection(.closed(device)) }
        for piece in GATTSerial.pieces(bytes, limit: packetLimit) {
            if let writeSocket { try send(piece, by: writeSocket) } else { try sendByCall(Array(piece)) }
        }
    }

    private func send(_ piece: ArraySlice<UInt8>, by number: Int32) throws(TransportError) {
        let deadline = SystemClock.now.advanced(bySeconds: Self.stallSeconds)
        var rest = piece
        while true {
            do throws(SystemError) {
                try IO.send(&rest, to: number)
            } catch {
                throw .connection(lost(error))
            }
            if rest.isEmpty { return }
            guard try ByteChannel.wait(number, for: POLLOUT, until: deadline, interrupt: interruptDescriptor) else {
                throw .connection(.stalled(device))
            }
        }
    }

    private func lost(_ error: SystemError) -> ConnectionError {
        [EPIPE, ECONNRESET, ENOTCONN].contains(error.number) ? .closedByPeer(device) : .broken(device, error.number)
    }

    private func sendByCall(_ piece: [UInt8]) throws(TransportError) {
        let type = port.write.flags.contains("write-without-response") ? "command" : "request"
        let deadline = SystemClock.now.advanced(bySeconds: Self.stallSeconds)
        while true {
            if pauseSeconds > 0 { try ByteChannel.pause(seconds: pauseSeconds, interrupt: interruptDescriptor) }
            do throws(SystemBus.BusError) {
                _ = try blueZ.bus.call(
                    port.write.path, BlueZ.characteristicInterface, "WriteValue",
                    [.bytes(piece), .options(["type": type])], seconds: Self.stallSeconds)
                return
            } catch {
                guard case .refused(let name, _) = error else { throw lost(error) }
                // It is still busy with the packet before.
                guard name == "org.bluez.Error.InProgress", SystemClock.now < deadline else { throw lost(error) }
                pauseSeconds = min(max(2 * pauseSeconds, Self.leastPauseSeconds), Self.longestPauseSeconds)
            }
        }
    }

    /// The error of a connection that was open.
    private func lost(_ fault: SystemBus.BusError) -> TransportError {
        switch fault {
        case .interrupted: .interrupted
        case .timeout: .connection(.stalled(device))
        case .unavailable, .bluetooth: .connection(.gone(device))
        case .refused: .connection(.closedByPeer(device))
        }
    }

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        guard isOpen else { throw .connection(.closed(device)) }
        while true {
            try takeSignals()
            if let received = try takeBytes() { return received }
            if isLost { throw .connection(.closedByPeer(device)) }
            let now = SystemClock.now
            guard now < deadline else {
                guard SystemClock.sleep(until: deadline, interrupt: interruptDescriptor) else { throw .interrupted }
                return nil
            }
            try wait(until: deadline)
        }
    }

    private func takeSignals() throws(TransportError) {
        do throws(SystemBus.BusError) {
            while let signal = try blueZ.bus.next() {
                isLost = isLost || BlueZ.isLoss(signal, of: peer.path)
                let changes = BlueZ.changes(signal, of: port.notify.path, BlueZ.characteristicInterface)
                if notifySocket == nil, let bytes = changes?["Value"]?.bytes { arrived += bytes }
            }
        } catch {
            // What came before is still to be read; the error comes again.
            if arrived.isEmpty { throw lost(error) }
        }
    }

    private func takeBytes() throws(TransportError) -> Received? {
        guard let notifySocket else { return takeArrived() }
        while true {
            let end: ConnectionError
            do throws(SystemError) {
                switch try IO.receive(notifySocket, atMost: 1024) {
                case .bytes(let bytes):
                    arrived += bytes
                    continue
                case .wouldBlock: return takeArrived()
                case .end: end = .closedByPeer(device)
                }
            } catch {
                end = lost(error)
            }
            // What came before the end is still to be read.
            if let received = takeArrived() { return received }
            throw .connection(end)
        }
    }

    private func takeArrived() -> Received? {
        guard !arrived.isEmpty else { return nil }
        defer { arrived = [] }
        return Received(bytes: arrived, time: SystemClock.now)
    }

    /// Waits for the bus and the socket.
    private func wait(until deadline: Instant) throws(TransportError) {
        let ready = Poll.ready(
            [notifySocket ?? -1, blueZ.bus.descriptor, interruptDescriptor],
            seconds: deadline.seconds(since: SystemClock.now))
        if ready[2] { throw .interrupted }
    }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        if notifySocket == nil {
            _ = try? blueZ.bus.call(port.notify.path, BlueZ.characteristicInterface, "StopNotify", seconds: 1)
        }
        for descriptor in [notifySocket, writeSocket].compactMap(\.self) { _ = Glibc.close(descriptor) }
        notifySocket = nil
        writeSocket = nil
        if !wasConnected { blueZ.disconnect(peer.path) }
    }

    deinit { close() }
}
