package import OBD
package import Transports

/// Changing the form of requests. What of it is a setting of the adapter, the adapter is told in the same breath.
extension Session {
    /// Has one ECU answer alone (nil: all): on CAN only what it says is let through, on the older buses only it is asked.
    /// Whether the adapter says OK.
    package func setOnlyECU(_ ecu: ECUAddress?) throws(TransportError) -> Bool {
        write([.onlyECU]) { $0.onlyECU = ecu }
        return try tellOnlyECU()
    }

    private func tellOnlyECU() throws(TransportError) -> Bool {
        let ecu = format.onlyECU
        guard framing?.isCAN == false else { return try tell(ecu.map { "ATCRA\($0)" } ?? "ATAR") }
        guard let header = legacyHeader(to: ecu) else { return false }
        return try tell("ATSH\(header)")
    }

    package func setHeaders(_ shown: Bool) throws(TransportError) -> Bool {
        write([.headers]) { $0.showsHeaders = shown }
        return try tell("ATH\(shown ? 1 : 0)")
    }

    /// AT AT: 1, or 2 for a shorter wait.
    package func setAdaptiveTiming(_ level: Int) throws(TransportError) -> Bool {
        write([.adaptiveTiming]) { $0.adaptiveTiming = level }
        return try tell("ATAT\(level)")
    }

    /// AT ST in units of 4 ms; nil for the default. Whether the adapter says OK.
    @discardableResult
    package func setTimeout(_ timeout: UInt8?) throws(TransportError) -> Bool {
        write([.timeout]) { $0.timeout = timeout }
        return try tellTimeout()
    }

    /// The longest wait, for a while: it is no part of the form.
    package func waitLongest(_ isOn: Bool) throws(TransportError) {
        guard isOn != waitsLongest else { return }
        waitsLongest = isOn
        if format.timeout != .max { _ = try tellTimeout() }
    }

    private func tellTimeout() throws(TransportError) -> Bool {
        try tell("ATST" + Self.hexadecimal([waitsLongest ? .max : format.timeout ?? 0]))
    }

    /// Changes what is no setting of the adapter.
    package func changeRequests(_ change: (inout RequestFormat) -> Void) { write([], change) }

    /// Brings the adapter to another form of request.
    ///
    /// False where the adapter refuses, or it would not show whose answers they are; then the form is in between.
    package func adopt(_ wanted: RequestFormat) throws(TransportError) -> Bool {
        let ecus = firstAnswers.reduce(0) { $0 + $1.payloads.count }
        if !wanted.showsHeaders, wanted.onlyECU == nil, ecus > 1 { return false }
        if wanted.onlyECU != format.onlyECU, try !setOnlyECU(wanted.onlyECU), wanted.onlyECU != nil { return false }
        if wanted.showsHeaders != format.showsHeaders { _ = try setHeaders(wanted.showsHeaders) }
        if wanted.adaptiveTiming != format.adaptiveTiming { _ = try setAdaptiveTiming(wanted.adaptiveTiming) }
        if wanted.timeout != format.timeout { try setTimeout(wanted.timeout) }
        write { $0 = wanted }
        return true
    }

    /// Whether the one ECU that is let through answers, and no other.
    package func isFiltered() throws(TransportError) -> Bool {
        let answers = try request([0x01, 0x00]).answers
        guard answers.count == 1, let only = answers.first, only.payloads.count == 1 else { return false }
        return only.ecu == (headersShown ? format.onlyECU : .unknown)
    }

    /// Without the filter, only headers tell whose answer it is.
    func restoreFilter() throws(TransportError) {
        guard format.onlyECU != nil else { return }
        for _ in 0..<2 where try tellOnlyECU() { return }
        _ = try setOnlyECU(nil)
        if !format.showsHeaders { _ = try setHeaders(true) }
    }
}
