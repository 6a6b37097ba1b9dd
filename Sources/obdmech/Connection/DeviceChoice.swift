import CommandLine
import System
import Transports

/// The device of one who named none: the one likely adapter that is there.
enum DeviceChoice: Equatable {
    case one(device: String, why: String)
    case several([String])
    case none(otherPorts: [SerialPort], tried: [String])

    /// What is there to choose from.
    struct Surroundings: Sendable {
        var serialPorts: @Sendable () -> [SerialPort] = { SerialPorts.list() }
        var probes: @Sendable () -> [WiFiAdapters.Probe] = { WiFiAdapters.probe() }
        /// Asked by `devices` and `setup` only, because listening takes seconds.
        var bluetooth: @Sendable () -> [BluetoothDevices.Device]? = { BluetoothDevices.heard(interruptDescriptor: -1) }
        /// An adapter serves one client: so long it may take to see that the one that probed has gone.
        var graceS = 0.3
    }

    /// Serial ports first; the network is asked only where none of them is likely.
    init(_ surroundings: Surroundings) {
        let ports = surroundings.serialPorts()
        let probes = ports.contains { $0.likeness != nil } ? [] : surroundings.probes()
        self.init(ports: ports, probes: probes)
        if probes.contains(where: \.isListening) {
            SystemClock.sleep(seconds: surroundings.graceS)
        }
    }

    init(ports: [SerialPort], probes: [WiFiAdapters.Probe]) {
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
    func device() throws(CommandError) -> String {
        switch self {
        case .one(let device, _): return device
        case .several(let devices):
            throw CommandError(AdapterChoiceError.several(devices.joined(separator: ", ")))
        case .none([], let tried): throw CommandError(AdapterChoiceError.noPort(tried: tried.joined(separator: ", ")))
        case .none(let ports, let tried):
            throw CommandError(
                AdapterChoiceError.noLikelyPort(
                    tried: tried.joined(separator: ", "), ports: ports.map(\.description).joined(separator: ", ")))
        }
    }

    /// What a command does where none is named, as `devices` tells it.
    /// - Parameter bluetooth: the Bluetooth Low Energy devices in reach that are likely adapters, which no command uses
    ///   unless they are named.
    func sentence(bluetooth: [String] = []) -> String {
        switch self {
        case .one(let device, _): "Without -a, obdmech uses \(device)."
        case .several: "Several devices may be adapters: choose one with -a or obdmech setup."
        case .none where bluetooth.count == 1:
            "Try obdmech scan -a \(bluetooth[0]); obdmech config set adapter \(bluetooth[0]) makes it the default."
        case .none where bluetooth.count > 1:
            "Several Bluetooth devices may be adapters: choose one with -a or obdmech setup."
        case .none: "No adapter was found: plug one in, connect to its Wi-Fi network, or name one with -a."
        }
    }

    var chosen: String? {
        guard case .one(let device, _) = self else { return nil }
        return device
    }

    /// "using /dev/ttyUSB0 (ScanTool.net LLC OBDLink SX)"; nil where nothing was chosen.
    var remark: String? {
        guard case .one(let device, let why) = self else { return nil }
        return "using \(device) (\(why))"
    }
}
