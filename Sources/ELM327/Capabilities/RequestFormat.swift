package import OBD

/// The form in which current data is requested, limited to what trials showed an adapter and a vehicle to support.
/// Every ELM327 and every vehicle supports the plain form.
package struct RequestFormat: Hashable, Sendable {
    /// What the digit after a request (the response count) counts. With it, the adapter need not wait for more
    /// responses.
    package enum Counting: String, Hashable, Sendable, CaseIterable {
        /// The adapter does not support the digit or is not faster with it.
        case none
        /// The lines of the response; on CAN, one per frame.
        case frames
        case messages
    }

    /// The number of PIDs in a request. CAN only.
    package enum Batching: String, Hashable, Sendable, CaseIterable, Comparable {
        case none
        /// As many as can be answered in one CAN frame (7 bytes), because the adapter or the vehicle fails with long
        /// messages.
        case oneFrame
        /// Three, as many identifiers of OBDonUDS as fit a request of one CAN frame.
        case three
        /// Six, the limit of SAE J1979. On OBDonUDS only with an adapter that segments requests.
        case six

        /// The maximum number of PIDs in a request.
        package var limit: Int { self == .three ? OBDonUDS.identifiersPerFrame : 6 }

        package static func < (left: Batching, right: Batching) -> Bool {
            let order = allCases
            return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
        }
    }

    /// The only ECU whose responses are let through (AT CRA) or, on the older buses, the only one that is asked (AT
    /// SH); nil for all ECUs.
    package var onlyECU: ECUAddress?
    package var showsHeaders = true
    /// The level of adaptive timing (AT AT): 1, or 2 for a shorter wait if the responses are not counted.
    package var adaptiveTiming = 1
    /// The timeout (AT ST) in units of 4 ms; nil for the adapter's default (200 ms). Slow ECUs need a longer one.
    package var timeout: UInt8?
    package var batching = Batching.none
    package var counting = Counting.none
    /// Whether a bare carriage return is sent to repeat the last request, which saves time on a slow serial line.
    package var repeatsByReturn = false
    /// PIDs that are answered when requested alone but missing from longer responses.
    package var alone: Set<UInt8> = []

    /// The parts of a form that are settings of the adapter. The others only change the requests.
    package enum Setting: Sendable, CaseIterable { case onlyECU, headers, adaptiveTiming, timeout }

    /// Returns the adapter settings that differ from those of another form.
    func settings(otherThan other: RequestFormat) -> Set<Setting> {
        var settings: Set<Setting> = []
        if onlyECU != other.onlyECU { settings.insert(.onlyECU) }
        if showsHeaders != other.showsHeaders { settings.insert(.headers) }
        if adaptiveTiming != other.adaptiveTiming { settings.insert(.adaptiveTiming) }
        if timeout != other.timeout { settings.insert(.timeout) }
        return settings
    }

    package static let plain = RequestFormat()

    package init() {}

    // MARK: Stored text

    /// The form as text for storage, such as "only=7E8 headers=0 batch=six count=frames".
    package var text: String {
        var words: [String] = []
        if let onlyECU { words.append("only=\(onlyECU)") }
        if !showsHeaders { words.append("headers=0") }
        if adaptiveTiming != 1 { words.append("adaptive=\(adaptiveTiming)") }
        if let timeout { words.append("timeout=\(timeout)") }
        if batching != .none { words.append("batch=\(batching.rawValue)") }
        if counting != .none { words.append("count=\(counting.rawValue)") }
        if repeatsByReturn { words.append("return=1") }
        if !alone.isEmpty { words.append("alone=" + alone.sorted().map(String.init).joined(separator: ",")) }
        return words.joined(separator: " ")
    }

    /// Reads the format written by `text`. Parts that are not understood keep their plain value, since another version
    /// may have written them.
    package init(text: some StringProtocol) {
        for word in text.split(separator: " ") {
            let pair = word.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { continue }
            let value = String(pair[1])
            switch pair[0] {
            case "only": onlyECU = ECUAddress(value).flatMap { $0.form == .unknown ? nil : $0 }
            case "headers": showsHeaders = value != "0"
            case "adaptive": adaptiveTiming = value == "2" ? 2 : 1
            case "timeout": timeout = UInt8(value)
            case "batch": batching = Batching(rawValue: value) ?? .none
            case "count": counting = Counting(rawValue: value) ?? .none
            case "return": repeatsByReturn = value == "1"
            case "alone": alone = Set(value.split(separator: ",").compactMap { UInt8($0) })
            default: continue
            }
        }
    }
}
