/// The serial port of a Bluetooth Low Energy adapter: a GATT characteristic that notifies, and one that is written to.
/// No standard defines such a port; the rows are those of adapters that are sold.
package enum GATTSerial {
    package struct Characteristic: Hashable, Sendable {
        /// The object of BlueZ.
        package var path: String
        package var uuid: String
        /// As BlueZ names them: "notify", "indicate", "write", "write-without-response".
        package var flags: Set<String>

        package init(path: String, uuid: String, flags: Set<String>) {
            self.path = path
            self.uuid = uuid
            self.flags = flags
        }

        var notifies: Bool { !flags.isDisjoint(with: ["notify", "indicate"]) }
        package var isWritable: Bool { !flags.isDisjoint(with: ["write", "write-without-response"]) }
    }

    package struct Service: Hashable, Sendable {
        package var uuid: String
        package var characteristics: [Characteristic]

        package init(uuid: String, characteristics: [Characteristic]) {
            self.uuid = uuid
            self.characteristics = characteristics
        }
    }

    /// The two characteristics of a port, which may be the same one.
    package struct Port: Hashable, Sendable {
        package var service: String
        package var notify: Characteristic
        package var write: Characteristic
    }

    /// Known ports: service, characteristic that notifies, characteristic that is written to.
    private static let rows: [(service: String, notify: String, write: String)] = [
        (short("FFF0"), short("FFF1"), short("FFF2")),
        (short("FFE0"), short("FFE1"), short("FFE1")),
        (short("18F0"), short("2AF0"), short("2AF1")),
        (
            "e7810a71-73ae-499d-8c15-faa9aef0c3f2", "bef8d6c9-9c21-4c9e-b632-bd58c1009f9f",
            "bef8d6c9-9c21-4c9e-b632-bd58c1009f9f"
        ),
        // Nordic's UART service: the adapter transmits by 0003 and receives by 0002.
        (
            "6e400001-b5a3-f393-e0a9-e50e24dcca9e", "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
            "6e400002-b5a3-f393-e0a9-e50e24dcca9e"
        ),
        // Microchip's transparent UART.
        (
            "49535343-fe7d-4ae5-8fa9-9fafd205e455", "49535343-1e4d-4bd9-ba61-23c647249616",
            "49535343-8841-43f4-a8d4-ecbe34729bb3"
        ),
    ]

    /// The services of known ports, by which an adapter is recognized.
    package static var services: Set<String> { Set(rows.map(\.service)) }

    /// Returns a 16-bit UUID written out.
    package static func short(_ digits: String) -> String { "0000\(digits.lowercased())-0000-1000-8000-00805f9b34fb" }

    /// The services that the Bluetooth SIG assigned for something else: generic access and attribute, device information,
    /// battery, and others from 1800 to 18EF.
    private static func isStandard(_ uuid: String) -> Bool {
        uuid.hasPrefix("000018") && uuid.hasSuffix(String(short("0000").dropFirst(8))) && uuid.dropFirst(6).first != "f"
    }

    /// Returns the serial port among the services of an adapter: a known one or, failing that, the only pair of a
    /// characteristic that notifies and one that can be written to in a service of the manufacturer; nil if there is none.
    package static func port(in services: [Service]) -> Port? {
        let services = services.map { service in
            var service = service
            service.uuid = service.uuid.lowercased()
            return service
        }
        for row in rows {
            guard let service = services.first(where: { $0.uuid == row.service }) else { continue }
            func find(_ uuid: String, _ isFit: (Characteristic) -> Bool) -> Characteristic? {
                service.characteristics.first { $0.uuid.lowercased() == uuid && isFit($0) }
            }
            if let notify = find(row.notify, \.notifies), let write = find(row.write, \.isWritable) {
                return Port(service: service.uuid, notify: notify, write: write)
            }
            // Some adapters swap the two, or have both in one.
            if let notify = find(row.write, \.notifies), let write = find(row.notify, \.isWritable) {
                return Port(service: service.uuid, notify: notify, write: write)
            }
        }
        // Known services with other characteristics first.
        let others = services.filter { !isStandard($0.uuid) }
        for service in others.filter({ Self.services.contains($0.uuid) }) + others {
            if let port = port(byProperties: service) { return port }
        }
        return nil
    }

    private static func port(byProperties service: Service) -> Port? {
        guard let notify = service.characteristics.first(where: \.notifies) else { return nil }
        let writable = service.characteristics.filter(\.isWritable)
        guard let write = writable.first(where: { $0 != notify }) ?? writable.first else { return nil }
        return Port(service: service.uuid, notify: notify, write: write)
    }

    /// Returns bytes in the pieces that fit a packet.
    /// - Parameter limit: the greatest number of bytes in a packet, at least 1.
    package static func pieces(_ bytes: [UInt8], limit: Int) -> [ArraySlice<UInt8>] {
        stride(from: 0, to: bytes.count, by: max(1, limit)).map { bytes[$0..<min($0 + max(1, limit), bytes.count)] }
    }
}
