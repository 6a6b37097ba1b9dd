/// A line of the list of adapters that `setup` shows.
package struct AdapterOption: Equatable {
    package enum Choice: Equatable {
        case device(String)
        /// Its address is asked for.
        case wiFi, bluetooth
        /// None is set: one is looked for each time.
        case none
    }

    package let choice: Choice
    package let text: String
    /// It was found, and something says that it is an adapter.
    package var isLikely = false

    /// What is there, the likely first, and then the other ways to an adapter.
    /// - Parameters:
    ///   - bluetooth: the Bluetooth Low Energy devices in reach.
    ///   - gateways: the cars with diagnostics over IP that answer.
    package static func list(
        ports: [SerialPort], probes: [WiFiAdapters.Probe], bluetooth: [BluetoothDevices.Device] = [],
        gateways: [DoIPGateway] = []
    ) -> [AdapterOption] {
        let sorted = ports.filter { $0.likeness != nil } + ports.filter { $0.likeness == nil }
        let serial = sorted.map { port in
            // The other path is another device's, one day.
            AdapterOption(
                choice: .device(port.stablePath ?? port.path), text: port.description,
                isLikely: port.likeness != nil)
        }
        let network = probes.filter(\.isListening).map {
            AdapterOption(
                choice: .device("tcp:" + $0.address), text: "Wi-Fi, \($0.address): accepts connections",
                isLikely: true)
        }
        let near = bluetooth.filter { $0.likeness != nil }.map {
            AdapterOption(
                choice: .device("ble:" + $0.address),
                text: "Bluetooth, \($0.address)" + ($0.name.map { " (\($0))" } ?? ""), isLikely: true)
        }
        let cars = gateways.map {
            // Its address is another one the next time.
            AdapterOption(choice: .device("doip:"), text: "Car by Ethernet, \($0.host)", isLikely: true)
        }
        return serial + network + near + cars.prefix(1) + others
    }

    private static let others = [
        AdapterOption(choice: .wiFi, text: "Wi-Fi, at another address"),
        AdapterOption(choice: .bluetooth, text: "Bluetooth, by its address"),
        AdapterOption(choice: .device("sim:city"), text: "Built-in simulator, without a car"),
        AdapterOption(choice: .none, text: "None: look for an adapter each time"),
    ]

    /// The number of the one that is proposed: the first that is likely an adapter, else none.
    package static func proposal(_ options: [AdapterOption]) -> Int {
        (options.firstIndex { $0.isLikely } ?? options.firstIndex { $0.choice == .none } ?? 0) + 1
    }
}
