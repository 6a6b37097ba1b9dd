/// The Bluetooth Low Energy devices in reach.
package enum BluetoothDevices {
    package struct Device: Hashable, Sendable {
        /// `AA:BB:CC:DD:EE:FF`.
        package let address: String
        package let name: String?
        /// In dBm.
        package let signalStrength: Int?
        /// Why it is probably an adapter; nil without any indication.
        package let likeness: String?

        package init(address: String, name: String?, signalStrength: Int?, likeness: String?) {
            self.address = address
            self.name = name
            self.signalStrength = signalStrength
            self.likeness = likeness
        }
    }

    /// How long devices are listened for, in seconds. Adapters advertise several times a second.
    private static let seconds = 4.0

    /// Parts of the names of adapters, in lower case.
    private static let names = [
        "obd", "elm", "vlink", "v-link", "vgate", "icar", "veepeak", "carista", "kw903", "viecar",
    ]

    /// Returns what is heard, likely adapters and strong signals first; nil if this computer has no Bluetooth, or it is off,
    /// which takes no time.
    /// - Parameter interruptDescriptor: readable when the user wants to stop; -1 for none.
    package static func heard(interruptDescriptor: Int32) -> [Device]? {
        do throws(SystemBus.BusError) {
            let blueZ = try BlueZ(interruptDescriptor: interruptDescriptor)
            guard let adapter = BlueZ.poweredAdapters(try blueZ.objects())?.first else { return nil }
            let objects = try blueZ.discover(on: adapter, seconds: seconds) { _ in false }
            return BlueZ.devices(objects).filter { !$0.hasSerialPort || $0.isLowEnergy || likeness($0) != nil }
                .map {
                    Device(
                        address: $0.address, name: $0.name, signalStrength: $0.signalStrength, likeness: likeness($0))
                }
                .sorted { left, right in
                    (left.likeness == nil ? 1 : 0, -(left.signalStrength ?? -999), left.address)
                        < (right.likeness == nil ? 1 : 0, -(right.signalStrength ?? -999), right.address)
                }
        } catch {
            return nil
        }
    }

    private static func likeness(_ device: BlueZ.Device) -> String? {
        if !device.services.isDisjoint(with: GATTSerial.services) { return "has a GATT serial port" }
        let name = device.name?.lowercased() ?? ""
        return names.contains { name.contains($0) } ? "has the name of an adapter" : nil
    }
}
