import Glibc
import System
import Telemetry

/// The Bluetooth devices that BlueZ knows, and connecting to those of Low Energy.
final class BlueZ {
    /// What BlueZ knows about a device.
    struct Device {
        let path: String
        let adapter: String
        let address: String
        let name: String?
        let services: Set<String>
        let isRandomAddress: Bool
        let isConnected: Bool
        let isPaired: Bool
        /// Whether its services are known; nil if BlueZ does not tell.
        let isResolved: Bool?
        let signalStrength: Int?

        /// Whether it has a serial port of classic Bluetooth.
        var hasSerialPort: Bool { services.contains(GATTSerial.short("1101")) }
        /// Whether it can only be reached by Low Energy, as far as is known.
        var isLowEnergy: Bool {
            !hasSerialPort && (isRandomAddress || !services.isDisjoint(with: GATTSerial.services))
        }
    }

    typealias Objects = [String: BusValue]

    let bus: SystemBus

    private static let properties = "org.freedesktop.DBus.Properties"
    private static let deviceInterface = "org.bluez.Device1"
    private static let adapterInterface = "org.bluez.Adapter1"
    static let characteristicInterface = "org.bluez.GattCharacteristic1"

    init(interruptDescriptor: Int32) throws(SystemBus.BusError) {
        bus = try SystemBus(interruptDescriptor: interruptDescriptor)
    }

    // MARK: Objects

    /// Returns all objects with their interfaces and properties.
    func objects() throws(SystemBus.BusError) -> Objects {
        try bus.call("/", "org.freedesktop.DBus.ObjectManager", "GetManagedObjects").first?.dictionary ?? [:]
    }

    /// Returns the paths of the adapters of this computer that are switched on; nil if there are none at all.
    static func poweredAdapters(_ objects: Objects) -> [String]? {
        let adapters = objects.filter { $0.value.dictionary[adapterInterface] != nil }
        guard !adapters.isEmpty else { return nil }
        return adapters.filter { $0.value.dictionary[adapterInterface]?.dictionary["Powered"]?.isTrue == true }
            .keys.sorted()
    }

    static func devices(_ objects: Objects) -> [Device] {
        objects.compactMap { path, interfaces -> Device? in
            guard let properties = interfaces.dictionary[deviceInterface]?.dictionary,
                let address = properties["Address"]?.text
            else { return nil }
            return Device(
                path: path, adapter: properties["Adapter"]?.text ?? "", address: address.uppercased(),
                name: properties["Name"]?.text ?? properties["Alias"]?.text,
                services: Set((properties["UUIDs"]?.texts ?? []).map { $0.lowercased() }),
                isRandomAddress: properties["AddressType"]?.text == "random",
                isConnected: properties["Connected"]?.isTrue ?? false, isPaired: properties["Paired"]?.isTrue ?? false,
                isResolved: properties["ServicesResolved"]?.isTrue,
                signalStrength: properties["RSSI"]?.number.map(Int.init))
        }.sorted { $0.address < $1.address }
    }

    /// Returns the GATT services of a device.
    static func services(_ objects: Objects, of device: String) -> [GATTSerial.Service] {
        let prefix = device + "/"
        let own = objects.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
        return own.compactMap { path, interfaces -> GATTSerial.Service? in
            guard let uuid = interfaces.dictionary["org.bluez.GattService1"]?.dictionary["UUID"]?.text else {
                return nil
            }
            let characteristics = own.compactMap { member, interfaces -> GATTSerial.Characteristic? in
                guard let properties = interfaces.dictionary[characteristicInterface]?.dictionary,
                    properties["Service"]?.text == path, let uuid = properties["UUID"]?.text
                else { return nil }
                return GATTSerial.Characteristic(path: member, uuid: uuid, flags: Set(properties["Flags"]?.texts ?? []))
            }
            return GATTSerial.Service(uuid: uuid, characteristics: characteristics)
        }
    }

    // MARK: Finding

    /// How often the list of objects is read again while something is awaited, in seconds; signals end the wait sooner.
    private static let pollSeconds = 0.5

    /// Searches for devices until one is as wanted, or the time is over. Returns the objects found last.
    func discover(
        on adapter: String, seconds: Double, until isFound: (Objects) -> Bool
    ) throws(SystemBus.BusError) -> Objects {
        do throws(SystemBus.BusError) {
            _ = try bus.call(adapter, Self.adapterInterface, "SetDiscoveryFilter", [.options(["Transport": "le"])])
        } catch {
            // Without the filter the search takes longer.
            if error == .interrupted { throw error }
        }
        try bus.watch("org.freedesktop.DBus.ObjectManager", "InterfacesAdded")
        do throws(SystemBus.BusError) {
            _ = try bus.call(adapter, Self.adapterInterface, "StartDiscovery")
        } catch {
            // Another program may be searching already.
            guard case .refused(let name, _) = error, name == "org.bluez.Error.InProgress" else { throw error }
        }
        defer { _ = try? bus.call(adapter, Self.adapterInterface, "StopDiscovery", seconds: 1) }
        return try awaitObjects(seconds: seconds, until: isFound)
    }

    /// Reads the objects until they are as wanted, or the time is over; returns those read last.
    func awaitObjects(seconds: Double, until isEnough: (Objects) -> Bool) throws(SystemBus.BusError) -> Objects {
        let deadline = SystemClock.now.advanced(bySeconds: seconds)
        while true {
            let objects = try objects()
            let now = SystemClock.now
            if isEnough(objects) || now >= deadline { return objects }
            try bus.wait(until: min(deadline, now.advanced(bySeconds: Self.pollSeconds)))
            while try bus.next() != nil {}
        }
    }

    // MARK: Connecting

    private static let connectSeconds = 25.0

    func connect(_ device: Device) throws(SystemBus.BusError) {
        _ = try bus.call(device.path, Self.deviceInterface, "Connect", seconds: Self.connectSeconds)
    }

    func disconnect(_ device: String) {
        _ = try? bus.call(device, Self.deviceInterface, "Disconnect", seconds: 2)
    }

    /// Receives changes of properties of an object.
    func watchProperties(of path: String) throws(SystemBus.BusError) {
        try bus.watch(Self.properties, "PropertiesChanged", path: path)
    }

    /// Returns the properties of an interface that a signal says have changed; nil for other signals.
    static func changes(_ signal: SystemBus.Signal, of path: String, _ interface: String) -> [String: BusValue]? {
        guard signal.member == "PropertiesChanged", signal.path == path, signal.arguments.count >= 2,
            signal.arguments[0].text == interface
        else { return nil }
        return signal.arguments[1].dictionary
    }

    /// Whether a signal says that a device is no longer connected.
    static func isLoss(_ signal: SystemBus.Signal, of device: String) -> Bool {
        changes(signal, of: device, deviceInterface)?["Connected"].map { !$0.isTrue } ?? false
    }
}
