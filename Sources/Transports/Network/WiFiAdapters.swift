import Glibc
import System
import Telemetry

/// The addresses at which Wi-Fi adapters usually are, once their network is joined, and whether something listens there.
package enum WiFiAdapters {
    package struct Probe: Hashable, Sendable {
        /// "192.168.0.10:35000".
        package let address: String
        /// Nil where something listens; else why not.
        package let failure: String?

        package init(address: String, failure: String?) {
            self.address = address
            self.failure = failure
        }

        package var isListening: Bool { failure == nil }
    }

    package static let usual = ["192.168.0.10:35000", "192.168.4.1:35000", "192.168.1.5:35000"]

    /// Where one listens, the others are not far behind.
    private static let grace = 0.2

    /// Connects to all at once and closes the connections at once; nothing is sent.
    /// - Parameters:
    ///   - addresses: IPv4 addresses in digits, with port.
    ///   - seconds: how long a silent address is waited for.
    package static func probe(_ addresses: [String] = usual, seconds: Double = 0.7) -> [Probe] {
        let attempts = addresses.map(Attempt.init)
        var deadline = SystemClock.now.advanced(bySeconds: seconds)
        while attempts.contains(where: { $0.failure == EINPROGRESS }) {
            let left = deadline.seconds(since: SystemClock.now)
            guard left > 0 else { break }
            let ready = Poll.ready(
                attempts.map { $0.failure == EINPROGRESS ? $0.number : -1 }, for: POLLOUT, seconds: left)
            for index in attempts.indices where ready[index] {
                attempts[index].finish()
                if attempts[index].failure == 0 {
                    deadline = min(deadline, SystemClock.now.advanced(bySeconds: grace))
                }
            }
        }
        return zip(addresses, attempts).map { address, attempt in
            switch attempt.failure {
            case 0: Probe(address: address, failure: nil)
            case EINPROGRESS: Probe(address: address, failure: "no answer")
            default: Probe(address: address, failure: SystemError.text(attempt.failure))
            }
        }
    }

    /// An attempt to connect.
    private final class Attempt {
        private var descriptor: FileDescriptor?
        /// The error number so far; 0 if it is connected, `EINPROGRESS` if nothing is known.
        private(set) var failure = EINVAL

        init(_ address: String) {
            let parts = address.split(separator: ":")
            guard parts.count == 2, let port = UInt16(parts[1]),
                let target = ResolvedAddress(ipv4: String(parts[0]), port: port)
            else { return }
            do throws(SystemError) {
                descriptor = try FileDescriptor.socket(.stream, family: target.family)
                try descriptor?.connect(to: target)
                failure = 0
            } catch {
                failure = error.number
            }
        }

        var number: Int32 { descriptor?.number ?? -1 }

        func finish() { failure = descriptor?.pendingError ?? failure }
    }
}
