package import Telemetry

/// An ECU's response to a request for one quantity.
package struct ReadValue: Hashable, Sendable {
    /// The service, then its parameters.
    package var request: [UInt8]
    package var ecu: ECUAddress
    /// The data bytes after the echoed request.
    package var data: [UInt8]
    package var values: [PIDValue]
    package var time: Instant
    /// Why an equation did not yield a value from the data; nil if it did, and if there is no equation.
    package var issue: Issue?

    /// Why a response that arrived does not yield a value.
    package enum Issue: Hashable, Sendable {
        /// The equation uses more data bytes than the response has.
        case tooFewBytes(needed: Int)
        /// A division by zero, the square root of a negative number, or another result that is not a finite real
        /// number.
        case noRealNumber
    }

    package init(
        request: [UInt8], ecu: ECUAddress, data: [UInt8], values: [PIDValue], time: Instant, issue: Issue? = nil
    ) {
        self.issue = issue
        self.request = request
        self.ecu = ecu
        self.data = data
        self.values = values
        self.time = time
    }

    package var service: UInt8 { request.first ?? 0 }
    /// The request's parameters in hexadecimal, such as "0C" or "F40C".
    package var pid: String { Hexadecimal.text(request.dropFirst()) }

    /// Returns the values in the data of a PID of service 01; raw bytes if their meaning is unknown.
    package static func values(pid: UInt8, _ data: ArraySlice<UInt8>, scaling: PIDScaling) -> [PIDValue] {
        if SupportBitmap.isBitmapPID(pid), let listed = SupportBitmap.decode(data, base: pid) {
            let last = UInt8(clamping: Int(pid) + 0x20)
            let name = "PIDs supported \(Hexadecimal.text([pid + 1])) to \(Hexadecimal.text([last]))"
            return [
                PIDValue(
                    signal: Signal("supportedPIDs" + Hexadecimal.text([pid]), .none), name: name, value: nil,
                    text: spaced(listed.sorted()))
            ]
        }
        if let values = PIDTable.row(pid)?.decode(data, scaling: scaling) { return values }
        let name = PIDTable.row(pid)?.name ?? "PID \(Hexadecimal.text([pid]))"
        return [raw(data, signal: "pid" + Hexadecimal.text([pid]), name: name)]
    }

    /// Returns bytes of unknown meaning as a value.
    package static func raw(_ data: some Sequence<UInt8>, signal: String, name: String) -> PIDValue {
        PIDValue(signal: Signal(signal, .none), name: name, value: nil, text: spaced(data), isDoubtful: true)
    }

    private static func spaced(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { Hexadecimal.text([$0]) }.joined(separator: " ")
    }
}
