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
    package static func data(_ payload: [UInt8], pid: UInt8, frame: UInt8 = first) throws(Malformation) -> [UInt8] {
        guard payload.starts(with: [0x42, pid]) else { throw Malformation("the message is no answer with this PID") }
        let rest = payload.dropFirst(2)
        let withoutFrame = rest.first == frame ? rest.dropFirst() : nil
        guard let lengths = lengths(pid) else {
            guard let data = withoutFrame ?? (rest.isEmpty ? nil : rest), !data.isEmpty else {
                throw Malformation("the message is too short")
            }
            return Array(data)
        }
        if let withoutFrame, lengths.contains(withoutFrame.count) { return Array(withoutFrame) }
        if lengths.contains(rest.count) { return Array(rest) }
        throw Malformation("\(rest.count) bytes where \(lengths.upperBound + 1) should be")
    }

    /// The PIDs that the bitmap of `base` (00, 20, … E0) lists in an answer to it.
    package static func supportedPIDs(_ payload: [UInt8], base: UInt8, frame: UInt8 = first) throws(Malformation)
        -> Set<UInt8>
    {
        SupportBitmap.decode(try data(payload, pid: base, frame: frame)[...], base: base) ?? []
    }

    /// The code that caused the frame; nil where there is no frame, which is what code 0000 means.
    package static func cause(_ payload: [UInt8], frame: UInt8 = first) throws(Malformation) -> TroubleCode? {
        let data = try data(payload, pid: causePID, frame: frame)
        let raw = UInt16(data[0]) << 8 | UInt16(data[1])
        return raw == 0 ? nil : TroubleCode(raw: raw)
    }

    /// How many data bytes a PID may have; nil where that is not known. The fuel trims of one bank or two (06 to 09,
    /// 55 to 58) have one byte or two.
    private static func lengths(_ pid: UInt8) -> ClosedRange<Int>? {
        if pid == causePID { return 2...2 }
        if SupportBitmap.isBitmapPID(pid) { return 4...4 }
        if (0x06...0x09).contains(pid) || (0x55...0x58).contains(pid) { return 1...2 }
        return PIDTable.row(pid).map { $0.byteCount...$0.byteCount }
    }
}
