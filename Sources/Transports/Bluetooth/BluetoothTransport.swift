import CLinux
import Glibc
import System
import Telemetry

/// Adapters over Bluetooth's serial port profile: an RFCOMM socket, which needs no bound /dev/rfcommN.
package enum BluetoothTransport {
    package struct Address: Hashable, Sendable {
        /// In the order in which they are written.
        package let bytes: [UInt8]
        package let channel: UInt8

        /// Reads `AA:BB:CC:DD:EE:FF[/channel]`; the channel is 1 unless named.
        package init(_ text: String) throws(AddressError) {
            let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            let octets = parts[0].split(separator: ":", omittingEmptySubsequences: false)
            bytes = octets.compactMap { octet in
                octet.count == 2 && octet.allSatisfy(\.isHexDigit) ? UInt8(octet, radix: 16) : nil
            }
            guard octets.count == 6, bytes.count == 6 else { throw .wrongBluetoothAddress(String(parts[0])) }
            let number = parts.count > 1 ? String(parts[1]) : "1"
            guard let channel = UInt8(number), (1...30).contains(channel), number.allSatisfy(\.isNumber) else {
                throw .wrongBluetoothChannel(number)
            }
            self.channel = channel
        }

        /// `AA:BB:CC:DD:EE:FF`.
        package var text: String {
            bytes.map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined(separator: ":")
        }
    }

    /// Opens an adapter of either kind. Where BlueZ knows the device, it says which kind it is; a device that is not known
    /// is taken for a classic one, and if it does not respond as such, for one of Low Energy.
    /// - Parameter interruptDescriptor: readable when the user wants to stop; -1 for none.
    package static func openAny(device: String, address: Address, interruptDescriptor: Int32)
        throws(TransportError) -> any Transport
    {
        func openLowEnergy() throws(TransportError) -> any Transport {
            try LowEnergyTransport.open(
                device: device, address: address.text, interruptDescriptor: interruptDescriptor)
        }
        let kind = LowEnergyTransport.kind(of: address.text, interruptDescriptor: interruptDescriptor)
        if kind == .lowEnergy { return try openLowEnergy() }
        do throws(TransportError) {
            return try open(device: device, address: address, interruptDescriptor: interruptDescriptor)
        } catch {
            guard kind == .unknown, case .bluetooth = error else { throw error }
            do throws(TransportError) {
                return try openLowEnergy()
            } catch let other {
                // It is as little a device of Low Energy: the first error says more.
                guard case .bluetooth(.notFound) = other else { throw other }
                throw error
            }
        }
    }

    /// An adapter that must be looked for and paired takes some seconds.
    private static let openSeconds = 12.0

    /// `interruptDescriptor`: readable when the user wants to stop; -1 for none.
    package static func open(device: String, address: Address, interruptDescriptor: Int32)
        throws(TransportError) -> SocketTransport
    {
        let number = clinux_rfcomm_socket()
        guard number >= 0 else { throw .bluetooth(fault(device, errno)) }
        let descriptor = FileDescriptor(owning: number)
        var failure = unsafe clinux_rfcomm_connect(number, address.bytes, address.channel) == 0 ? 0 : errno
        if failure == EINPROGRESS || failure == EAGAIN {
            let deadline = SystemClock.now.advanced(bySeconds: openSeconds)
            failure = try SocketTransport.outcome(of: descriptor, until: deadline, interrupt: interruptDescriptor)
        }
        guard failure == 0 else { throw .bluetooth(fault(device, failure)) }
        return SocketTransport(device: device, descriptor, interruptDescriptor: interruptDescriptor)
    }

    static func fault(_ device: String, _ failure: Int32) -> BluetoothError {
        switch failure {
        case EAFNOSUPPORT, EPROTONOSUPPORT, ESOCKTNOSUPPORT: .notInKernel(device)
        case ENODEV, ENETDOWN, EHOSTUNREACH: .isOff(device)
        case EHOSTDOWN, ETIMEDOUT: .noResponse(device)
        case ECONNREFUSED: .channelRefused(device)
        case EACCES, EPERM, EBADE: .pairingRefused(device)
        case EBUSY, EISCONN: .isConnected(device)
        default: .cannotOpen(device, failure)
        }
    }
}
