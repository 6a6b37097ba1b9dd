package import Formats
import System

/// The device of one who named none: the one likely adapter that is there.
package enum DeviceChoice: Equatable {
    case one(device: String, why: String)
    case several([String])
    case none(otherPorts: [SerialPort], tried: [String])

    /// What is there to choose from.
    package struct Surroundings: Sendable {
        package var serialPorts: @Sendable () -> [SerialPort]
        package var probes: @Sendable () -> [WiFiAdapters.Probe]
        /// Asked by `devices` and `setup` only, because listening takes seconds.
        package var bluetooth: @Sendable () -> [BluetoothDevices.Device]?
        /// The cars with diagnostics over IP that answer. Asked by `devices` and `setup` only.
        package var gateways: @Sendable () -> [DoIPGateway]
        /// An adapter serves one client: so long it may take to see that the one that probed has gone.
        package var graceS: Double

        package init(
            serialPorts: @escaping @Sendable () -> [SerialPort] = { SerialPorts.list() },
            probes: @escaping @Sendable () -> [WiFiAdapters.Probe] = { WiFiAdapters.probe() },
            bluetooth: @escaping @Sendable () -> [BluetoothDevices.Device]? = {
                BluetoothDevices.heard(interruptDescriptor: -1)
            },
            gateways: @escaping @Sendable () -> [DoIPGateway] = { (try? DoIPDiscovery.search(seconds: 0.7)) ?? [] },
            graceS: Double = 0.3
        ) {
            self.serialPorts = serialPorts
            self.probes = probes
            self.bluetooth = bluetooth
            self.gateways = gateways
            self.graceS = graceS
        }
    }

    /// Serial ports first; the network is asked only where none of them is likely.
    package init(_ surroundings: Surroundings) {
        let ports = surroundings.serialPorts()
        let probes = ports.contains { $0.likeness != nil } ? [] : surroundings.probes()
        self.init(ports: ports, probes: probes)
        if probes.contains(where: \.isListening) {
            SystemClock.sleep(seconds: surroundings.graceS)
        }
    }

    package init(ports: [SerialPort], probes: [WiFiAdapters.Probe]) {
        let likely = ports.filter { $0.likeness != nil }
        let listening = probes.filter(\.isListening)
        switch (likely.count, listening.count) {
        case (1, _): self = .one(device: likely[0].path, why: likely[0].name ?? likely[0].likeness ?? "")
        case (2..., _): self = .several(likely.map(\.description))
        case (_, 1): self = .one(device: "tcp:" + listening[0].address, why: "accepts connections")
        case (_, 2...): self = .several(listening.map { "tcp:" + $0.address })
        default: self = .none(otherPorts: ports, tried: probes.map(\.address))
        }
    }

    /// Throws where there is not exactly one.
    package func device() throws(AdapterChoiceError) -> String {
        switch self {
        case .one(let device, _): return device
        case .several(let devices):
            throw .several(devices.joined(separator: ", "))
        case .none([], let tried): throw .noPort(tried: tried.joined(separator: ", "))
        case .none(let ports, let tried):
            throw .noLikelyPort(
                tried: tried.joined(separator: ", "), ports: ports.map(\.description).joined(separator: ", "))
        }
    }

    /// What a command does where none is named, as `devices` tells it.
    /// - Parameter others: the Bluetooth Low Energy devices in reach that are likely adapters, and cars with diagnostics
    ///   over IP, which no command uses unless they are named.
    package func sentence(others: [String] = []) -> String {
        switch self {
        case .one(let device, _): "Without -a, obdmech uses \(device)."
        case .several: "Several devices may be adapters: choose one with -a or obdmech setup."
        case .none where others.count == 1:
            "Try obdmech scan -a \(others[0]); obdmech config set adapter \(others[0]) makes it the default."
        case .none where others.count > 1:
            "Several devices may be adapters: choose one with -a or obdmech setup."
        case .none: "No adapter was found: plug one in, connect to its Wi-Fi network, or name one with -a."
        }
    }

    package var chosen: String? {
        guard case .one(let device, _) = self else { return nil }
        return device
    }

    /// "using /dev/ttyUSB0 (ScanTool.net LLC OBDLink SX)"; nil where nothing was chosen.
    package var remark: String? {
        guard case .one(let device, let why) = self else { return nil }
        return "using \(device) (\(why))"
    }
}

/// Why no adapter is chosen.
package enum AdapterChoiceError: UserError {
    case several(String)
    /// The device reports positions, and nothing of a vehicle.
    case receiver(String)
    case noPort(tried: String)
    case noLikelyPort(tried: String, ports: String)

    package var message: UserMessage {
        switch self {
        case .several(let devices):
            UserMessage("several adapters found", advice: "name one with -a or obdmech setup: \(devices)")
        case .receiver(let device):
            UserMessage(
                "'\(device)' is a receiver of positions, not an adapter",
                advice: "trip, log, dash and test acceleration can use it; name an adapter with -a")
        case .noPort(let tried):
            UserMessage(
                "no adapter found: no serial port, and nothing listens at \(tried)",
                advice: "plug one in or join its Wi-Fi network, then run obdmech setup; without a car: -a sim:city",
                status: .adapter)
        case .noLikelyPort(let tried, let ports):
            UserMessage(
                "no adapter found: no serial port looks like one, and nothing listens at \(tried)",
                advice: "if one of these is, name it with -a or obdmech setup: \(ports)", status: .adapter)
        }
    }
}
