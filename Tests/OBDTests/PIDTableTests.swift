import Telemetry
import Testing

@testable import OBD

@Suite struct PIDTableTests {
    @Test(arguments: [
        (UInt8(0x05), "7B", Signal.coolantTemperature, 83.0), (0x05, "00", .coolantTemperature, -40),
        (0x05, "FF", .coolantTemperature, 215), (0x0C, "1A F8", .engineSpeed, 1726),
        (0x0C, "00 00", .engineSpeed, 0), (0x0C, "00 01", .engineSpeed, 0.25),
        (0x0C, "FF FF", .engineSpeed, 16383.75), (0x0D, "3C", .vehicleSpeed, 60), (0x0D, "FF", .vehicleSpeed, 255),
        (0x10, "05 DC", .massAirFlow, 15), (0x10, "FF FF", .massAirFlow, 655.35),
        (0x42, "36 B0", .controlModuleVoltage, 14), (0x42, "FF FF", .controlModuleVoltage, 65.535),
    ])
    func workedExamples(pid: UInt8, data: String, signal: Signal, value: Double) throws {
        let row = try #require(PIDTable.row(pid))
        let decoded = try #require(row.decode(bytes(data)[...]))
        let found = try #require(decoded.first { $0.signal == signal })
        #expect(abs(found.value - value) < 1e-9)
        #expect(row.encode { $0 == signal ? value : nil } == bytes(data))
    }

    /// Every row, every field, over the range and past its ends.
    @Test func whatIsEncodedIsDecoded() throws {
        for row in PIDTable.rows {
            for field in row.fields {
                let range = field.range
                let width = range.upperBound - range.lowerBound
                for part in 0...1000 {
                    let value = range.lowerBound + width * Double(part) / 1000
                    let data = row.encode { $0 == field.signal ? value : nil }
                    #expect(data.count == row.byteCount)
                    let decoded = try #require(row.decode(data[...])?.first { $0.signal == field.signal })
                    if abs(decoded.value - value) > field.step / 2 + 1e-9 * width {
                        Issue.record("\(row.name): \(value) came back as \(decoded.value)")
                    }
                }
                for (value, end) in [
                    (range.lowerBound - 1000, range.lowerBound), (range.upperBound + 1e6, range.upperBound),
                ] {
                    let data = row.encode { $0 == field.signal ? value : nil }
                    let decoded = try #require(row.decode(data[...])?.first { $0.signal == field.signal })
                    #expect(abs(decoded.value - end) < 1e-9, "\(row.name)")
                }
            }
        }
    }

    /// And the other way round: raw data comes back bit for bit.
    @Test func whatIsDecodedIsEncoded() throws {
        for row in PIDTable.rows {
            try #require(row.byteCount <= 4)
            let count = min(UInt32(65536), UInt32(1) << UInt32(8 * row.byteCount))
            for raw in 0..<count {
                let data = (0..<row.byteCount).map { UInt8(raw >> UInt32(8 * (row.byteCount - 1 - $0)) & 0xFF) }
                guard let values = row.decode(data[...]) else {
                    Issue.record("\(row.name) does not decode \(data)")
                    return
                }
                let again = row.encode { signal in values.first { $0.signal == signal }?.value }
                if again != data { Issue.record("\(row.name): \(data) came back as \(again)") }
            }
        }
    }

    @Test func anotherLengthIsNoValue() {
        for row in PIDTable.rows {
            for count in 0...8 where count != row.byteCount {
                #expect(row.decode([UInt8](repeating: 0, count: count)[...]) == nil, "\(row.name), \(count) bytes")
            }
            #expect(row.decode([UInt8](repeating: 0, count: row.byteCount)[...])?.count == row.fields.count)
        }
    }

    @Test func readsASliceFromItsStart() throws {
        let row = try #require(PIDTable.row(0x0C))
        #expect(row.decode(bytes("41 0C 1A F8").dropFirst(2))?.first?.value == 1726)
    }

    @Test func rowsAreOneAPIDAndInOrder() {
        let pids = PIDTable.rows.map(\.pid)
        #expect(Set(pids).count == pids.count)
        #expect(pids == pids.sorted())
        for row in PIDTable.rows {
            #expect(PIDTable.row(row.pid)?.name == row.name)
            #expect(!row.name.isEmpty && !row.source.isEmpty && !row.fields.isEmpty)
            #expect(!SupportBitmap.isBitmapPID(row.pid) && row.pid != PIDTable.monitorStatusPID)
        }
        #expect(Set(PIDTable.rows.map(\.name)).count == pids.count)
    }

    /// A signal has one place, or two PIDs would contradict each other.
    @Test func everySignalHasOneField() {
        let signals = PIDTable.rows.flatMap { $0.fields.map(\.signal) }
        #expect(Set(signals).count == signals.count)
    }

    @Test func fieldsLieInsideTheirRow() {
        for row in PIDTable.rows {
            for field in row.fields {
                #expect(field.firstByte >= 0 && field.byteCount >= 1, "\(row.name)")
                #expect(field.firstByte + field.byteCount <= row.byteCount, "\(row.name)")
                #expect(field.step > 0, "\(row.name)")
            }
        }
    }

    @Test func lengths() {
        #expect(PIDTable.dataByteCount(0x00) == 4)
        #expect(PIDTable.dataByteCount(0x01) == 4)
        #expect(PIDTable.dataByteCount(0x0C) == 2)
        #expect(PIDTable.dataByteCount(0x0D) == 1)
        #expect(PIDTable.dataByteCount(0xE0) == 4)
        #expect(PIDTable.dataByteCount(0xF1) == nil)
        #expect(PIDTable.row(0xF1) == nil)
    }

    /// A field need not be the first, nor alone.
    @Test func severalFieldsKeepTheirPlaces() {
        let row = PIDDefinition(
            pid: 0xF0, name: "Two fields", byteCount: 4,
            fields: [
                PIDField(.vehicleSpeed, firstByte: 1, byteCount: 1),
                PIDField(.engineSpeed, firstByte: 2, byteCount: 2, numerator: 3, denominator: 2, offset: -10),
            ], source: "test")
        #expect(row.encode { $0 == .vehicleSpeed ? 60 : 290 } == bytes("00 3C 00 C8"))
        #expect(row.encode { _ in nil } == bytes("00 00 00 00"))
        let values = row.decode(bytes("FF 3C 00 C8")[...]) ?? []
        #expect(values.map(\.signal) == [.vehicleSpeed, .engineSpeed] && values.map(\.value) == [60, 290])
    }
}
