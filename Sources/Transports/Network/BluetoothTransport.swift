import CLinux
import Glibc
import Telemetry

/// Adapters over Bluetooth's serial port profile: an RFCOMM socket, which needs no bound /dev/rfcommN.
package enum BluetoothTransport {
    package struct Address: Hashable, Sendable {
        /// In the order in which they are written.
        package let bytes: [UInt8]
        package let channel: UInt8

        /// Reads `AA:BB:CC:DD:EE:FF[/channel]`; the channel is 1 unless named. Throws `badAddress`.
        package init(_ text: String) throws(TransportError) {
            let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            let octets = parts[0].split(separator: ":", omittingEmptySubsequences: false)
            bytes = octets.compactMap { octet in
                octet.count == 2 && octet.allSatisfy(\.isHexDigit) ? UInt8(octet, radix: 16) : nil
            }
            guard octets.count == 6, bytes.count == 6 else {
                throw TransportError(
                    .badAddress, "'\(parts[0])' is no Bluetooth address",
                    advice: "it is six pairs of digits, as bluetoothctl devices shows: bluetooth:00:1D:A5:68:98:8B")
            }
            let number = parts.count > 1 ? String(parts[1]) : "1"
            guard let channel = UInt8(number), (1...30).contains(channel), number.allSatisfy(\.isNumber) else {
                throw TransportError(
                    .badAddress, "'\(number)' is no Bluetooth channel", advice: "it is a number from 1 to 30, mostly 1")
            }
            self.channel = channel
        }
    }

    /// An adapter that must be looked for and paired takes some seconds.
    private static let openSeconds = 12.0

    /// `interruptDescriptor`: readable when the user wants to stop; -1 for none.
    package static func open(device: String, address: Address, interruptDescriptor: Int32)
        throws(TransportError) -> SocketTransport
    {
        let number = clinux_rfcomm_socket()
        guard number >= 0 else { throw cannotOpen(device, errno) }
        let descriptor = FileDescriptor(owning: number)
        var failure = unsafe clinux_rfcomm_connect(number, address.bytes, address.channel) == 0 ? 0 : errno
        if failure == EINPROGRESS || failure == EAGAIN {
            let deadline = SystemClock.now.advanced(bySeconds: openSeconds)
            failure = try SocketTransport.outcome(of: number, until: deadline, interrupt: interruptDescriptor)
        }
        guard failure == 0 else { throw cannotOpen(device, failure) }
        return SocketTransport(device: device, descriptor, interruptDescriptor: interruptDescriptor)
    }

    static func cannotOpen(_ device: String, _ failure: Int32) -> TransportError {
        let (reason, advice) =
            switch failure {
            case EAFNOSUPPORT, EPROTONOSUPPORT, ESOCKTNOSUPPORT:
                ("this system's kernel has no Bluetooth", "try modprobe rfcomm, or use a USB or Wi-Fi adapter")
            case ENODEV, ENETDOWN, EHOSTUNREACH:
                ("this computer's Bluetooth is off or missing", "switch it on: bluetoothctl power on")
            case EHOSTDOWN, ETIMEDOUT:
                (
                    "the adapter does not answer",
                    "check that it has power and is near, and that no phone is connected to it"
                )
            case ECONNREFUSED:
                ("it refuses the channel", "try another, /2 say; sdptool records tells which its serial port has")
            case EACCES, EPERM, EBADE:
                ("it refuses the pairing", "pair it with bluetoothctl; the PIN is mostly 1234 or 0000")
            case EBUSY, EISCONN: ("it is connected already", "end the other program, or rfcomm release all")
            default: (SystemError.text(failure), "pair it first with bluetoothctl; the PIN is mostly 1234 or 0000")
            }
        return TransportError(.cannotOpen, "cannot open '\(device)': \(reason)", advice: advice)
    }
}
