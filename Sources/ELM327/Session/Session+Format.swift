package import OBD
package import Transports

/// Changing the request form. The parts that are settings of the adapter are sent to it at once.
extension Session {
    /// Sets the only ECU that is to respond (nil for all). On CAN only its responses are let through; on the older
    /// buses only this ECU is asked. Returns whether the adapter replies OK.
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

    /// Sets the level of adaptive timing (AT AT): 1, or 2 for a shorter wait.
    package func setAdaptiveTiming(_ level: Int) throws(TransportError) -> Bool {
        write([.adaptiveTiming]) { $0.adaptiveTiming = level }
        return try tell("ATAT\(level)")
    }

    /// Sets the timeout (AT ST) in units of 4 ms; nil for the default. Returns whether the adapter replies OK.
    @discardableResult
    package func setTimeout(_ timeout: UInt8?) throws(TransportError) -> Bool {
        write([.timeout]) { $0.timeout = timeout }
        return try tellTimeout()
    }

    /// Sets the longest timeout temporarily, which is not a part of the form.
    package func waitLongest(_ isOn: Bool) throws(TransportError) {
        guard isOn != waitsLongest else { return }
        waitsLongest = isOn
        if format.timeout != .max { _ = try tellTimeout() }
    }

    private func tellTimeout() throws(TransportError) -> Bool {
        try tell("ATST" + Self.hexadecimal([waitsLongest ? .max : format.timeout ?? 0]))
    }

    /// Changes parts of the form that are not settings of the adapter.
    package func changeRequests(_ change: (inout RequestFormat) -> Void) { write([], change) }

    /// Changes to another request form.
    ///
    /// Returns false if the adapter refuses, or if responses could not be attributed to ECUs. The form may then be
    /// partly changed.
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

    /// Returns whether the selected ECU responds and no other.
    package func isFiltered() throws(TransportError) -> Bool {
        let answers = try request([0x01, 0x00]).answers
        guard answers.count == 1, let only = answers.first, only.payloads.count == 1 else { return false }
        return only.ecu == (headersShown ? format.onlyECU : .unknown)
    }

    /// Restores the selection of a single ECU. If that fails, turns headers on, since only they then tell which ECU a
    /// response comes from.
    func restoreFilter() throws(TransportError) {
        guard format.onlyECU != nil else { return }
        for _ in 0..<2 where try tellOnlyECU() { return }
        _ = try setOnlyECU(nil)
        if !format.showsHeaders { _ = try setHeaders(true) }
    }
}
