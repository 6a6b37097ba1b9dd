import Glibc
import System
package import Telemetry

/// The notifications of one characteristic of a Bluetooth Low Energy device, through BlueZ.
package final class LowEnergyNotifications {
    private let device: String
    private let blueZ: BlueZ
    private let peer: BlueZ.Device
    private let path: String
    private let interruptDescriptor: Int32
    /// BlueZ's socket, each packet of which is a notification; nil where there is none, and signals are used.
    private var socket: Int32?
    private var isLost = false
    private var arrived: [[UInt8]] = []

    /// - Parameters:
    ///   - service: the four digits of its number; and those of the characteristic.
    ///   - interruptDescriptor: readable when the user wants to stop; -1 for none.
    package static func open(
        device: String, address: String, service: String, characteristic: String, interruptDescriptor: Int32
    ) throws(TransportError) -> LowEnergyNotifications {
        do throws(SystemBus.BusError) {
            let blueZ = try BlueZ(interruptDescriptor: interruptDescriptor)
            let (peer, services) = try LowEnergyTransport.reach(device, address.uppercased(), blueZ) { services in
                services.contains { $0.uuid.lowercased() == GATTSerial.short(service) }
            }
            let found = services.filter { $0.uuid.lowercased() == GATTSerial.short(service) }
                .flatMap(\.characteristics).first { $0.uuid.lowercased() == GATTSerial.short(characteristic) }
            guard let found else {
                if !peer.isConnected { blueZ.disconnect(peer.path) }
                throw .bluetooth(services.isEmpty ? .noResponse(device) : .missingService(device, service.uppercased()))
            }
            return try LowEnergyNotifications(device, blueZ, peer, found.path, interruptDescriptor)
        } catch {
            throw LowEnergyTransport.transportError(error, device)
        }
    }

    private init(
        _ device: String, _ blueZ: BlueZ, _ peer: BlueZ.Device, _ path: String, _ interruptDescriptor: Int32
    ) throws(SystemBus.BusError) {
        self.device = device
        self.blueZ = blueZ
        self.peer = peer
        self.path = path
        self.interruptDescriptor = interruptDescriptor
        socket = try LowEnergyTransport.acquire("AcquireNotify", path, blueZ)?.descriptor
        guard socket == nil else { return }
        try blueZ.watchProperties(of: path)
        _ = try blueZ.bus.call(path, BlueZ.characteristicInterface, "StartNotify", seconds: 10)
    }

    /// Returns the next notification; nil if none comes before the deadline.
    package func next(before deadline: Instant) throws(TransportError) -> [UInt8]? {
        while true {
            try readSignals()
            try readSocket()
            if !arrived.isEmpty { return arrived.removeFirst() }
            if isLost { throw .connection(.closedByPeer(device)) }
            let now = SystemClock.now
            guard now < deadline else { return nil }
            let ready = Poll.ready(
                [socket ?? -1, blueZ.bus.descriptor, interruptDescriptor], seconds: deadline.seconds(since: now))
            if ready[2] { throw .interrupted }
        }
    }

    private func readSignals() throws(TransportError) {
        do throws(SystemBus.BusError) {
            while let signal = try blueZ.bus.next() {
                isLost = isLost || BlueZ.isLoss(signal, of: peer.path)
                let changes = BlueZ.changes(signal, of: path, BlueZ.characteristicInterface)
                if socket == nil, let bytes = changes?["Value"]?.bytes { arrived.append(bytes) }
            }
        } catch {
            if case .interrupted = error { throw .interrupted }
            throw .connection(.gone(device))
        }
    }

    private func readSocket() throws(TransportError) {
        guard let socket else { return }
        while true {
            do throws(SystemError) {
                switch try IO.receive(socket, atMost: 512) {
                case .bytes(let bytes): arrived.append(bytes)
                case .wouldBlock: return
                case .end:
                    isLost = true
                    return
                }
            } catch {
                isLost = true
                return
            }
        }
    }

    deinit {
        if let socket {
            _ = Glibc.close(socket)
        } else {
            _ = try? blueZ.bus.call(path, BlueZ.characteristicInterface, "StopNotify", seconds: 1)
        }
        if !peer.isConnected { blueZ.disconnect(peer.path) }
    }
}
