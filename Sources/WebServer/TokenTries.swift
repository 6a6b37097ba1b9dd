package import Telemetry

/// Counts wrong tokens, so that nobody in the same network can try one after another. Who brings the right one from another
/// address is not held up, nor who has a cookie, which cannot be guessed.
package struct TokenTries: Sendable {
    /// More wrong tokens of an address within `windowS` are not even compared.
    static let most = 30
    /// In seconds.
    static let windowS = 60.0
    /// Addresses that are remembered. One with IPv6 has any number of them, so that all networks beyond count as one.
    private static let maxAddresses = 256
    private static let others = "others"

    private var tries: [String: (since: Instant, count: Int)] = [:]

    package init() {}

    private func key(_ address: String) -> String {
        let network = Self.network(address)
        return tries[network] != nil || tries.count < Self.maxAddresses ? network : Self.others
    }

    /// Of IPv6 the network, in which a computer chooses its address by itself.
    private static func network(_ address: String) -> String {
        let parts = address.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count > 4 ? parts.prefix(4).joined(separator: ":") : address
    }

    private static func isOwn(_ address: String) -> Bool {
        address.isEmpty || address.hasPrefix("127.") || address == "0:0:0:0:0:0:0:1"
    }

    /// Whether a token that comes from an address is to be compared. Programs on this computer are not limited.
    package func mayTry(_ address: String, now: Instant) -> Bool {
        guard !Self.isOwn(address), let found = tries[key(address)] else { return true }
        return found.count < Self.most || now.seconds(since: found.since) >= Self.windowS
    }

    package mutating func failed(_ address: String, now: Instant) {
        guard !Self.isOwn(address) else { return }
        tries = tries.filter { now.seconds(since: $0.value.since) < Self.windowS }
        let key = key(address)
        let old = tries[key] ?? (now, 0)
        tries[key] = (old.since, old.count + 1)
    }
}
