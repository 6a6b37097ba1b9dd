import CLinux
import Glibc
package import OBD
package import System
package import Telemetry
package import Transports

/// A CAN interface of the kernel (SocketCAN), whose bit rate whoever brought it up has chosen.
package final class SocketCANInterface: CANInterface {
    package let device: String
    package let fixedBitRate: Int?
    private var descriptor: FileDescriptor?
    private let interruptDescriptor: Int32

    /// Takes over a socket from which each read returns a `struct can_frame`.
    /// - Parameters:
    ///   - bitRate: nil where the driver does not say.
    ///   - interruptDescriptor: readable when the user wants to stop; -1 for none.
    package init(
        _ descriptor: consuming FileDescriptor, device: String, bitRate: Int?, interruptDescriptor: Int32
    ) {
        self.descriptor = consume descriptor
        self.device = device
        fixedBitRate = bitRate
        self.interruptDescriptor = interruptDescriptor
    }

    /// - Parameter name: of the interface, such as "can0".
    package static func open(device: String, name: String, interruptDescriptor: Int32)
        throws(TransportError) -> SocketCANInterface
    {
        let number = unsafe clinux_can_open(name)
        guard number >= 0 else { throw .can(fault(name, errno)) }
        let bitRate = unsafe Int(clinux_can_bit_rate(name))
        return SocketCANInterface(
            FileDescriptor(owning: number), device: device, bitRate: bitRate > 0 ? bitRate : nil,
            interruptDescriptor: interruptDescriptor)
    }

    private static func fault(_ name: String, _ failure: Int32) -> CANError {
        switch failure {
        case EAFNOSUPPORT, EPROTONOSUPPORT: .noSupport
        case ENODEV: .noInterface(name, known: interfaces())
        case ENETDOWN: .isDown(name)
        case EPERM, EACCES: .noPermission(name)
        default: .cannotOpen(name, failure)
        }
    }

    /// The names of the CAN interfaces that there are.
    package static func interfaces() -> [String] {
        let folder = "/sys/class/net"
        let canType = "280"
        return SystemFile.entries(folder).filter { SystemFile.line("\(folder)/\($0)/type") == canType }.sorted()
    }

    package var name: String { "SocketCAN" }
    package var now: Instant { SystemClock.now }
    package var choosesBitRate: Bool { false }
    package var notes: [String] { fixedBitRate.map { ["can: \($0) bit/s"] } ?? [] }

    package func connect(bitRate: Int, listens: Bool) -> Bool { fixedBitRate.map { $0 == bitRate } ?? true }

    package func send(_ frame: CANFrame) throws(TransportError) -> Bool {
        guard let number = descriptor?.number else { throw .connection(.closed(device)) }
        var rest = SocketCANFrame.bytes(frame)[...]
        do throws(SystemError) {
            try IO.write(&rest, to: number)
        } catch {
            // The queue is full, as no one acknowledges what is in it.
            if error.number == ENOBUFS { return false }
            throw error.number == ENETDOWN ? .can(.isDown(device)) : .connection(.broken(device, error.number))
        }
        return rest.isEmpty
    }

    package func receive(before deadline: Instant) throws(TransportError) -> (frame: CANFrame, time: Instant)? {
        guard let number = descriptor?.number else { throw .connection(.closed(device)) }
        while true {
            let result: ReadResult
            do throws(SystemError) {
                result = try IO.read(number, atMost: SocketCANFrame.size)
            } catch {
                throw error.number == ENETDOWN ? .can(.isDown(device)) : .connection(.broken(device, error.number))
            }
            switch result {
            case .bytes(let bytes): if let frame = SocketCANFrame.frame(bytes) { return (frame, now) }
            case .end: throw .connection(.gone(device))
            case .wouldBlock:
                guard
                    try ByteChannel.wait(number, for: Int32(POLLIN), until: deadline, interrupt: interruptDescriptor)
                else { return nil }
            }
        }
    }

    package func close() { descriptor = nil }
}

/// A frame as the kernel writes it (`struct can_frame`): identifier and flags, the low byte first, the length, three bytes
/// of padding, and eight bytes of data.
enum SocketCANFrame {
    static let size = 16
    private static let extended: UInt32 = 0x8000_0000
    private static let remote: UInt32 = 0x4000_0000
    private static let error: UInt32 = 0x2000_0000

    static func bytes(_ frame: CANFrame) -> [UInt8] {
        let identifier = frame.identifier | (frame.isExtended ? extended : 0)
        var bytes = (0..<4).map { UInt8(truncatingIfNeeded: identifier >> UInt32(8 * $0)) }
        bytes += [UInt8(frame.data.count), 0, 0, 0] + frame.data
        return bytes + [UInt8](repeating: 0, count: size - bytes.count)
    }

    /// Nil for what is not a frame of data.
    static func frame(_ bytes: [UInt8]) -> CANFrame? {
        guard bytes.count == size, bytes[4] <= 8 else { return nil }
        let flags = bytes[..<4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard flags & (remote | error) == 0 else { return nil }
        let isExtended = flags & extended != 0
        return CANFrame(
            identifier: flags & (isExtended ? 0x1FFF_FFFF : 0x7FF), isExtended: isExtended,
            data: Array(bytes[8..<(8 + Int(bytes[4]))]))
    }
}
