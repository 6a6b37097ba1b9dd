package import OBD

/// The form in which current data is asked for: what an adapter and a vehicle were found to allow, by trying. Plain is
/// what every ELM327 and every vehicle allows.
package struct RequestFormat: Hashable, Sendable {
    /// What the digit behind a request counts, so that the adapter need not wait whether more comes.
    package enum Counting: String, Hashable, Sendable, CaseIterable {
        /// The adapter has no such digit, or gains nothing by it.
        case none
        /// The lines of the answer: one a CAN frame.
        case frames
        case messages
    }

    /// How many PIDs a request may have. CAN only.
    package enum Batching: String, Hashable, Sendable, CaseIterable, Comparable {
        case none
        /// As many as one CAN frame holds the answer to (7 bytes): adapter or vehicle are no good at long messages.
        case oneFrame
        /// Six, the limit of SAE J1979.
        case six

        package static func < (left: Batching, right: Batching) -> Bool {
            let order = allCases
            return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
        }
    }

    /// Only what this ECU says is let through (AT CRA); on the older buses, only this ECU is asked (AT SH).
    package var onlyECU: ECUAddress?
    package var showsHeaders = true
    /// AT AT: 1 or, for a shorter wait where the answers are not counted, 2.
    package var adaptiveTiming = 1
    /// AT ST, in units of 4 ms; nil for the adapter's own (200 ms). Longer for slow ECUs.
    package var timeout: UInt8?
    package var batching = Batching.none
    package var counting = Counting.none
    /// A bare carriage return repeats the last request, and saves the time of its bytes on a slow serial line.
    package var repeatsByReturn = false
    /// PIDs that are answered alone, but left out of longer answers.
    package var alone: Set<UInt8> = []

    /// What of a form is a setting of the adapter. All else is in the requests themselves.
    package enum Setting: Sendable, CaseIterable { case onlyECU, headers, adaptiveTiming, timeout }

    /// The settings of the adapter that differ.
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

    // MARK: As text, to be kept

    /// "only=7E8 headers=0 batch=six count=frames".
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

    /// Reads what `text` wrote. What it does not understand is left plain: it may come from another version.
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
