/// The values that an ECU stored together with a trouble code, from service 02 (SAE J1979). A request contains PID and
/// frame number, and so does the response, `42 pid frame data`; some ECUs leave the frame number out of it.
package struct FreezeFrame: Hashable, Sendable {
    /// The number of the first frame, the only one that every ECU has.
    package static let first: UInt8 = 0
    /// The PID of the trouble code that caused the frame.
    package static let causePID: UInt8 = 0x02

    package var ecu: ECUAddress
    package var number: UInt8
    /// The code that caused the frame; nil if the ECU did not report it.
    package var cause: TroubleCode?
    /// The failure type of the code; nil for a code of two bytes.
    package var failureType: FailureType?
    /// Data bytes by PID, in the layout of service 01.
    package var data: [UInt8: [UInt8]]

    package init(
        ecu: ECUAddress, number: UInt8 = first, cause: TroubleCode? = nil, failureType: FailureType? = nil,
        data: [UInt8: [UInt8]] = [:]
    ) {
        self.ecu = ecu
        self.number = number
        self.cause = cause
        self.failureType = failureType
        self.data = data
    }

    package static func request(pid: UInt8, frame: UInt8 = first) -> [UInt8] { [0x02, pid, frame] }

    /// Returns the data bytes of a response.
    ///
    /// - Parameter payload: the message from the service byte on.
    package static func data(_ payload: [UInt8], pid: UInt8, frame: UInt8 = first) throws(MessageDecodingError)
        -> [UInt8]
    {
        guard payload.starts(with: [0x42, pid]) else {
            throw MessageDecodingError("not a response to this PID")
        }
        let rest = payload.dropFirst(2)
        let withoutFrame = rest.first == frame ? rest.dropFirst() : nil
        for data in [withoutFrame, rest] {
            if let data, !data.isEmpty, allows(data.count, pid) { return Array(data) }
        }
        if let withoutFrame, let length = PIDTable.dataByteCount(pid), withoutFrame.count > length,
            CurrentData.isPadding(withoutFrame.dropFirst(length), of: payload)
        {
            return Array(withoutFrame.prefix(length))
        }
        throw MessageDecodingError("\(rest.count) bytes do not fit the PID")
    }

    /// Returns the PIDs listed in a response to the bitmap request for `base` (00, 20, … E0).
    package static func supportedPIDs(_ payload: [UInt8], base: UInt8, frame: UInt8 = first)
        throws(MessageDecodingError)
        -> Set<UInt8>
    {
        SupportBitmap.decode(try data(payload, pid: base, frame: frame)[...], base: base) ?? []
    }

    /// Returns the code that caused the frame; nil if there is no frame, which the ECU reports as code 0000.
    package static func cause(_ payload: [UInt8], frame: UInt8 = first) throws(MessageDecodingError) -> TroubleCode? {
        let data = try data(payload, pid: causePID, frame: frame)
        let raw = UInt16(data[0]) << 8 | UInt16(data[1])
        return raw == 0 ? nil : TroubleCode(raw: raw)
    }

    /// Whether a PID may have this many data bytes; true if its length is unknown.
    private static func allows(_ byteCount: Int, _ pid: UInt8) -> Bool {
        if SupportBitmap.isBitmapPID(pid) { return byteCount == 4 }
        return PIDTable.row(pid)?.allows(byteCount: byteCount) ?? true
    }
}
