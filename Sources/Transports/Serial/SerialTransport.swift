import CLinux
import Glibc
import System
package import Telemetry

/// An adapter on a serial port: USB, or Bluetooth bound to /dev/rfcommN.
package final class SerialTransport: Transport {
    /// What a genuine ELM327 talks after power-up.
    package static let defaultBaud = 38400

    /// The rates that adapters are known to use.
    static let speeds: [(baud: Int, speed: speed_t)] = [
        (9600, speed_t(B9600)), (19200, speed_t(B19200)), (38400, speed_t(B38400)), (57600, speed_t(B57600)),
        (115200, speed_t(B115200)), (230400, speed_t(B230400)), (500000, speed_t(B500000)),
        (921600, speed_t(B921600)), (1_000_000, speed_t(B1000000)), (2_000_000, speed_t(B2000000)),
    ]

    package let device: String
    private var channel: ByteChannel?
    private var speed: Int
    private var raised: (from: Int, lower: (SerialTransport) -> Void)?
    private let settingsBefore: termios
    private let latencyBefore: Int32?

    private init(
        device: String, baud: Int, channel: consuming ByteChannel, settingsBefore: termios, latencyBefore: Int32?
    ) {
        self.device = device
        speed = baud
        self.channel = consume channel
        self.settingsBefore = settingsBefore
        self.latencyBefore = latencyBefore
    }

    /// Reads a speed. Throws for one that no port has.
    package static func baud(_ text: String) throws(AddressError) -> Int {
        guard let baud = Int(text), speeds.contains(where: { $0.baud == baud }) else { throw .wrongBaud(text) }
        return baud
    }

    /// Whether a path, or what it links to, is a Bluetooth port, which has no speed.
    package static func isBluetooth(_ path: String) -> Bool {
        (SystemFile.resolved(path) ?? path).hasPrefix(bluetoothPrefix)
    }

    static let bluetoothPrefix = "/dev/rfcomm"

    /// Opens the port raw, 8N1, without flow control, and keeps other programs out.
    /// - Parameters:
    ///   - baud: one of `speeds`.
    ///   - interruptDescriptor: readable when the user wants to stop; -1 for none.
    package static func open(device: String, path: String, baud: Int, interruptDescriptor: Int32)
        throws(TransportError) -> SerialTransport
    {
        let number = unsafe Glibc.open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else { throw .serial(fault(path, errno)) }
        let descriptor = FileDescriptor(owning: number)
        guard isatty(number) == 1 else {
            throw .serial(.notAPort(path, advice: advice(whenMissing: path)))
        }
        guard clinux_lock_exclusively(number) == 0 else { throw .serial(fault(path, EBUSY)) }
        var settings = termios()
        guard unsafe tcgetattr(number, &settings) == 0 else { throw .serial(fault(path, errno)) }
        let settingsBefore = settings
        unsafe cfmakeraw(&settings)
        settings.c_cflag &= ~tcflag_t(CSTOPB | PARENB)
        settings.c_cflag &= ~tcflag_t(CRTSCTS)
        settings.c_cflag |= tcflag_t(CS8 | CLOCAL | CREAD)
        settings.c_iflag &= ~tcflag_t(IXON | IXOFF | IXANY)
        try set(&settings, baud: baud, of: number, device: device)
        var latencyBefore: Int32 = 0
        let hasLatency = unsafe clinux_low_latency(number, &latencyBefore) == 0
        tcflush(number, TCIOFLUSH)
        return SerialTransport(
            device: device, baud: baud,
            channel: ByteChannel(descriptor, device: device, interruptDescriptor: interruptDescriptor),
            settingsBefore: settingsBefore, latencyBefore: hasLatency ? latencyBefore : nil)
    }

    /// Throws `cannotOpen` for a speed that the port does not have.
    private static func set(_ settings: inout termios, baud: Int, of number: Int32, device: String)
        throws(TransportError)
    {
        let failure = TransportError.serial(.noSuchBaud(device, baud))
        guard let speed = speeds.first(where: { $0.baud == baud })?.speed else { throw failure }
        _ = unsafe cfsetspeed(&settings, speed)
        guard unsafe tcsetattr(number, TCSANOW, &settings) == 0 else {
            throw .serial(.cannotConfigure(device, errno))
        }
        // A driver takes the settings that it can, and leaves the others.
        guard unsafe tcgetattr(number, &settings) == 0, unsafe cfgetospeed(&settings) == speed else { throw failure }
    }

    private static func fault(_ path: String, _ failure: Int32) -> SerialError {
        switch failure {
        case EACCES, EPERM: .noPermission(path, advice: PortAccess.advice(path))
        case EBUSY: .inUse(path, advice: adviceWhenHeld(PortHolders.of(path)))
        case ENOENT, ENODEV, ENXIO: .noDevice(path, advice: advice(whenMissing: path))
        default: .cannotOpen(path, failure, advice: advice(whenMissing: path))
        }
    }

    static func adviceWhenHeld(_ holders: [PortHolders.Holder]) -> String {
        guard let holder = holders.first else {
            return "end the other program (ModemManager and brltty also use such ports)"
        }
        return "end '\(holder.name)' (process \(holder.process)) first"
    }

    private static func advice(whenMissing path: String) -> String {
        let ports = SerialPorts.list().filter { $0.path != path }
        guard !ports.isEmpty else { return "plug the adapter in; no serial ports found" }
        return "available serial ports: " + ports.map(\.description).joined(separator: ", ")
    }

    package var now: Instant { SystemClock.now }
    package var baud: Int? { speed }
    package var restingBaud: Int? { raised?.from ?? speed }

    package func setBaud(_ baud: Int) throws(TransportError) {
        guard let number = channel?.number else { throw .connection(.closed(device)) }
        var settings = termios()
        guard unsafe tcgetattr(number, &settings) == 0 else {
            throw .connection(.gone(device))
        }
        var wanted = settings
        do {
            try Self.set(&wanted, baud: baud, of: number, device: device)
        } catch {
            _ = unsafe tcsetattr(number, TCSANOW, &settings)
            throw error
        }
        speed = baud
    }

    /// Says that the adapter was told the present speed for as long as the port is open.
    /// - Parameter lower: brings the adapter back to the speed `resting`; called by `close()`, when no interruption
    ///   counts any more.
    package func setRaised(from resting: Int, lower: @escaping (SerialTransport) -> Void) {
        raised = (resting, lower)
    }

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        guard channel != nil else { throw .connection(.closed(device)) }
        try channel!.send(bytes)
    }

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        guard channel != nil else { throw .connection(.closed(device)) }
        return try channel!.receive(before: deadline)
    }

    package func expect(_ count: Int, by time: Instant) {
        if channel != nil { channel!.expect(count, by: time) }
    }

    package func close() {
        guard let number = channel?.number else { return }
        channel!.ignoreInterruption()
        if isRaised { raised?.lower(self) }
        tcflush(number, TCIFLUSH)
        if let latencyBefore { _ = clinux_restore_latency(number, latencyBefore) }
        var settings = settingsBefore
        _ = unsafe tcsetattr(number, TCSANOW, &settings)
        clinux_unlock(number)
        channel = nil
    }

    deinit { close() }
}
