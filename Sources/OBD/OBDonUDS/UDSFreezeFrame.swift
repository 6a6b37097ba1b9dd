/// Values that an ECU stored together with a trouble code of three bytes, from service 19 04 (ISO 14229-1, SAE J1979-2):
/// `59 04 code status record count (identifier data)… record count …`.
package enum UDSFreezeFrame {
    /// All records of a code.
    package static let allRecords: UInt8 = 0xFF
    /// The record of the first occurrence and that of the latest one.
    package static let (firstRecord, latestRecord): (UInt8, UInt8) = (0x00, 0xF0)

    /// The list of frames.
    package static let listRequest: [UInt8] = [0x19, 0x03]

    /// Returns the codes and records in a response to `listRequest`: `59 03`, then four bytes for each; empty if it is
    /// none.
    package static func list(_ payload: [UInt8]) -> [(code: [UInt8], record: UInt8)] {
        guard payload.starts(with: [0x59, 0x03]), (payload.count - 2).isMultiple(of: 4) else { return [] }
        return stride(from: 2, to: payload.count, by: 4).map { (Array(payload[$0..<$0 + 3]), payload[$0 + 3]) }
    }

    package static func request(_ code: [UInt8], record: UInt8 = allRecords) -> [UInt8] {
        [0x19, 0x04] + code + [record]
    }

    /// Decodes one ECU's response to a request for the frames of a code. The data of identifiers F400 to F4FF are as long
    /// as those of the PIDs; for a PID with two possible lengths, the one with which everything adds up. Where another
    /// identifier follows, the rest cannot be split, and the frames are not whole.
    ///
    /// - Parameter payload: the message from the service byte on.
    package static func decode(_ payload: [UInt8], ecu: ECUAddress) throws(MessageDecodingError)
        -> (frames: [FreezeFrame], isWhole: Bool)
    {
        guard payload.count >= 6, payload.starts(with: [0x59, 0x04]) else {
            throw MessageDecodingError("not a freeze frame")
        }
        let cause = TroubleCode(raw: UInt16(payload[2]) << 8 | UInt16(payload[3]))
        let failureType = FailureType(byte: payload[4])
        func frame(_ record: Record) -> FreezeFrame {
            FreezeFrame(ecu: ecu, number: record.number, cause: cause, failureType: failureType, data: record.data)
        }
        let rest = payload.dropFirst(6)
        var budget = splitLimit
        if let records = split(rest, records: [], left: 0, &budget) { return (records.map(frame), true) }
        let known = beginning(of: rest)
        guard known.endsInUnknown else { throw MessageDecodingError("part of a freeze frame at the end") }
        return (known.records.map(frame), false)
    }

    private struct Record {
        var number: UInt8
        var data: [UInt8: [UInt8]] = [:]
    }

    /// The number of attempts to split a message, which no valid one needs.
    private static let splitLimit = 20_000

    /// Returns the records in the bytes, such that they add up; nil if they cannot.
    /// - Parameter left: the number of identifiers of the last record that are still to come.
    private static func split(_ bytes: ArraySlice<UInt8>, records: [Record], left: Int, _ budget: inout Int)
        -> [Record]?
    {
        budget -= 1
        guard budget > 0 else { return nil }
        if left == 0 {
            guard !bytes.isEmpty else { return records }
            guard bytes.count >= 2 else { return nil }
            let (number, count) = (bytes[bytes.startIndex], Int(bytes[bytes.startIndex + 1]))
            return split(bytes.dropFirst(2), records: records + [Record(number: number)], left: count, &budget)
        }
        guard bytes.count > 2, bytes.first == 0xF4 else { return nil }
        let pid = bytes[bytes.startIndex + 1]
        let data = bytes.dropFirst(2)
        for length in lengths(pid) where data.count >= length {
            var records = records
            records[records.count - 1].data[pid] = Array(data.prefix(length))
            if let found = split(data.dropFirst(length), records: records, left: left - 1, &budget) { return found }
        }
        return nil
    }

    private static func lengths(_ pid: UInt8) -> [Int] {
        if let length = PIDTable.dataByteCount(pid) { return [length] }
        guard let row = PIDTable.row(pid) else { return [] }
        return [row.byteCount, row.shorterByteCount].compactMap(\.self)
    }

    /// Returns what precedes the first identifier whose length is not certain.
    private static func beginning(of bytes: ArraySlice<UInt8>) -> (records: [Record], endsInUnknown: Bool) {
        var records: [Record] = []
        var rest = bytes
        while rest.count >= 2 {
            records.append(Record(number: rest[rest.startIndex]))
            let count = rest[rest.startIndex + 1]
            rest = rest.dropFirst(2)
            for _ in 0..<count {
                guard rest.count > 2 else { return (records, false) }
                let (group, pid) = (rest[rest.startIndex], rest[rest.startIndex + 1])
                rest = rest.dropFirst(2)
                guard group == 0xF4, let length = PIDTable.dataByteCount(pid) else { return (records, true) }
                guard rest.count >= length else { return (records, false) }
                records[records.count - 1].data[pid] = Array(rest.prefix(length))
                rest = rest.dropFirst(length)
            }
        }
        return (records, false)
    }
}
