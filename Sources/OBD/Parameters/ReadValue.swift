package import Telemetry

/// What one ECU answered to the question for one quantity.
package struct ReadValue: Hashable, Sendable {
    /// Service, then what was asked for.
    package var request: [UInt8]
    package var ecu: ECUAddress
    /// The data behind the echo of the request.
    package var data: [UInt8]
    package var values: [PIDValue]
    package var time: Instant
    /// Why an equation made no value of the data; nil where it did, and where there is no equation.
    package var shortfall: Shortfall?

    /// Why an answer that came holds no value.
    package enum Shortfall: Hashable, Sendable {
        /// The equation reads more data bytes than the answer has.
        case tooFewBytes(needed: Int)
        /// A division by zero, the root of a negative number, or another result that is no finite real number.
        case noRealNumber
    }

    package init(
        request: [UInt8], ecu: ECUAddress, data: [UInt8], values: [PIDValue], time: Instant, shortfall: Shortfall? = nil
    ) {
        self.shortfall = shortfall
        self.request = request
        self.ecu = ecu
        self.data = data
        self.values = values
        self.time = time
    }

    package var service: UInt8 { request.first ?? 0 }
    /// "0C", "F40C".
    package var pid: String { Hexadecimal.text(request.dropFirst()) }

    /// What the data of a PID of service 01 mean; bytes where that is not known.
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

    /// Bytes that nobody here knows the meaning of.
    package static func raw(_ data: some Sequence<UInt8>, signal: String, name: String) -> PIDValue {
        PIDValue(signal: Signal(signal, .none), name: name, value: nil, text: spaced(data), isDoubtful: true)
    }

    private static func spaced(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { Hexadecimal.text([$0]) }.joined(separator: " ")
    }
}
