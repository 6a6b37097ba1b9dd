/// Service 02 (SAE J1979): what an ECU measured when it stored a code. A request names PID and frame, and so does the
/// answer, `42 pid frame data`; some ECUs leave the frame's number out of it.
package struct FreezeFrame: Hashable, Sendable {
    /// The first frame, and the only one that every ECU has.
    package static let first: UInt8 = 0
    /// The PID that names the code which caused the frame.
    package static let causePID: UInt8 = 0x02

    package var ecu: ECUAddress
    package var number: UInt8
    /// Nil where the ECU did not say.
    package var cause: TroubleCode?
    /// Data bytes by PID, laid out as those of service 01.
    package var data: [UInt8: [UInt8]]

    package init(ecu: ECUAddress, number: UInt8 = first, cause: TroubleCode? = nil, data: [UInt8: [UInt8]] = [:]) {
        self.ecu = ecu
        self.number = number
        self.cause = cause
        self.data = data
    }

    package static func request(pid: UInt8, frame: UInt8 = first) -> [UInt8] { [0x02, pid, frame] }

    /// The data bytes of an answer.
    /// - Parameter payload: from the service byte on.
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

    /// The PIDs that the bitmap of `base` (00, 20, … E0) lists in an answer to it.
    package static func supportedPIDs(_ payload: [UInt8], base: UInt8, frame: UInt8 = first)
        throws(MessageDecodingError)
        -> Set<UInt8>
    {
        SupportBitmap.decode(try data(payload, pid: base, frame: frame)[...], base: base) ?? []
    }

    /// The code that caused the frame; nil where there is no frame, which is what code 0000 means.
    package static func cause(_ payload: [UInt8], frame: UInt8 = first) throws(MessageDecodingError) -> TroubleCode? {
        let data = try data(payload, pid: causePID, frame: frame)
        let raw = UInt16(data[0]) << 8 | UInt16(data[1])
        return raw == 0 ? nil : TroubleCode(raw: raw)
    }

    /// Whether a PID may have so many data bytes; true where that is not known.
    private static func allows(_ byteCount: Int, _ pid: UInt8) -> Bool {
        if SupportBitmap.isBitmapPID(pid) { return byteCount == 4 }
        return PIDTable.row(pid)?.allows(byteCount: byteCount) ?? true
    }
}
