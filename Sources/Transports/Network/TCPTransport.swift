import Glibc
import System
import Telemetry

/// Adapters behind a TCP port, as the Wi-Fi ones are.
package enum TCPTransport {
    package static let defaultPort: UInt16 = 35000
    /// For finding the host, and again for connecting.
    private static let openSeconds = 3.0

    /// `interruptDescriptor`: readable when the user wants to stop; -1 for none.
    package static func open(device: String, host: String, port: UInt16, interruptDescriptor: Int32)
        throws(TransportError) -> SocketTransport
    {
        let descriptor = try connected(to: host, port: port, interruptDescriptor: interruptDescriptor)
        descriptor.set(Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        // A peer that is gone is to be found within 5 s. In silence probes go out after 2 s, a second apart. Data that
        // is not acknowledged fails at the first retransmission after the time-out, half a second later (measured).
        descriptor.set(SOL_SOCKET, SO_KEEPALIVE, 1)
        descriptor.set(Int32(IPPROTO_TCP), TCP_KEEPIDLE, 2)
        descriptor.set(Int32(IPPROTO_TCP), TCP_KEEPINTVL, 1)
        descriptor.set(Int32(IPPROTO_TCP), TCP_KEEPCNT, 3)
        descriptor.set(Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, 4000)
        return SocketTransport(device: device, descriptor, interruptDescriptor: interruptDescriptor)
    }

    private static func connected(to host: String, port: UInt16, interruptDescriptor: Int32)
        throws(TransportError) -> FileDescriptor
    {
        let addresses: [ResolvedAddress]
        do throws(ResolvedAddress.LookupError) {
            addresses = try ResolvedAddress.lookup(
                host, port: port, seconds: openSeconds, interrupt: interruptDescriptor)
        } catch {
            switch error {
            case .interrupted: throw .interrupted
            case .noHost(let reason): throw .network(.noHost(host, reason: reason))
            }
        }
        let end = SystemClock.now.advanced(bySeconds: openSeconds)
        var lastFailure = ETIMEDOUT
        for (index, address) in addresses.enumerated() {
            let descriptor: FileDescriptor
            do throws(SystemError) {
                descriptor = try FileDescriptor.socket(.stream, family: address.family)
            } catch {
                lastFailure = error.number
                continue
            }
            do throws(SystemError) {
                try descriptor.connect(to: address)
                return descriptor
            } catch {
                lastFailure = error.number
            }
            guard lastFailure == EINPROGRESS else { continue }
            // An address that leads nowhere leaves half of the time to those after it.
            let isLast = index == addresses.count - 1
            let left = end.seconds(since: SystemClock.now)
            let deadline = isLast ? end : SystemClock.now.advanced(bySeconds: left / 2)
            lastFailure = try SocketTransport.outcome(of: descriptor, until: deadline, interrupt: interruptDescriptor)
            if lastFailure == 0 { return descriptor }
        }
        throw .network(fault(DeviceAddress.text(host, port), lastFailure))
    }

    private static func fault(_ address: String, _ failure: Int32) -> NetworkError {
        switch failure {
        case ECONNREFUSED: .refused(address)
        case ETIMEDOUT: .timedOut(address)
        case EHOSTUNREACH: .noRoute(address)
        case ENETUNREACH: .unreachable(address)
        default: .cannotConnect(address, failure)
        }
    }
}
