import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct UnitAndScalingTests {
    @Test(arguments: [
        (0x01, 0xFFFF, 65535, ""), (0x07, 0x1AF8, 1726, "rpm"), (0x09, 100, 100, "km/h"), (0x0A, 0x1000, 0.5, "V"),
        (0x0B, 450, 0.45, "V"), (0x0D, 0x0180, 1.5, "mA"), (0x10, 45, 0.045, "s"), (0x12, 600, 600, "s"),
        (0x16, 0, -40, "°C"), (0x16, 1000, 60, "°C"), (0x1E, 0x8000, 1, "λ"), (0x20, 0x0100, 1, "ratio"),
        (0x24, 12, 12, "count"), (0x2F, 10000, 100, "%"), (0x30, 0x8000, 50, "%"), (0x33, 0x1000, 1, "λ"),
        (0x39, 32768, 0, "%"), (0x3E, 0x4000, 1, "mm²"), (0x81, 0xFFFF, -1, ""), (0x83, 0x8000, -327.68, ""),
        (0x85, 0x8000, -1, ""), (0x8A, 0xF000, -0.5, "V"), (0x96, 0xFF9C, -10, "°C"), (0x96, 100, 10, "°C"),
        (0x9D, 0xFFFE, -1, "°"), (0xB0, 0xC000, -50, "%"), (0xB1, 0xFFFF, -2, "mV/s"), (0xFB, 0xFFFF, -10, "kPa"),
        (0xFD, 0xFC18, -1, "kPa"), (0xFE, 0x7FFF, 8191.75, "Pa"),
    ])
    func scales(identifier: Int, raw: Int, value: Double, unit: String) throws {
        let row = try #require(UnitAndScaling.row(UInt8(identifier)))
        #expect(abs(row.value(UInt16(raw)) - value) < 1e-9 * max(1, abs(value)))
        #expect(row.unit == unit)
    }

    @Test(arguments: unitAndScalingRanges.split(separator: "\n")) func ranges(line: Substring) throws {
        let cells = line.split(separator: " ")
        let identifier = try #require(UInt8(cells[0], radix: 16))
        let row = try #require(UnitAndScaling.row(identifier))
        let raw: (least: UInt16, greatest: UInt16) = identifier < 0x80 ? (0, 0xFFFF) : (0x8000, 0x7FFF)
        for (raw, cell) in [(raw.least, cells[1]), (raw.greatest, cells[2])] {
            let expected = try #require(Double(cell))
            // 0.0000305 is 2/65536, rounded.
            #expect(abs(row.value(raw) - expected) <= 1e-3 * abs(expected))
        }
        #expect(row.unit == (cells[3] == "-" ? "" : cells[3]))
    }

    @Test(arguments: [
        (0x01, 0), (0x02, 1), (0x04, 3), (0x05, 5), (0x06, 4), (0x07, 2), (0x0A, 4), (0x0D, 3), (0x10, 3), (0x18, 4),
        (0x19, 3), (0x1B, 0), (0x1D, 1), (0x1F, 2), (0x26, 4), (0x30, 3), (0x33, 4), (0x3E, 5), (0xB1, 0), (0xFE, 2),
    ])
    func showsAsManyDigitsAsTellValuesApart(identifier: Int, digits: Int) throws {
        #expect(try #require(UnitAndScaling.row(UInt8(identifier))).digits == digits)
    }

    /// The signed form of an identifier (80 more) has the same step if both are known and the table gives the same
    /// unit.
    @Test func rowsAreInOrderAndAgree() {
        let rows = UnitAndScaling.rows
        #expect(rows.map(\.identifier) == rows.map(\.identifier).sorted())
        #expect(Set(rows.map(\.identifier)).count == rows.count)
        #expect(rows.count == unitAndScalingRanges.split(separator: "\n").count)
        // The identifiers 19 and 99 have different steps.
        for row in rows where row.identifier >= 0x80 && row.identifier != 0x99 {
            guard let unsigned = UnitAndScaling.row(row.identifier - 0x80), unsigned.unit == row.unit else { continue }
            // 2F and AF are both 0.01 %; 30 covers 100 % and B0 twice that.
            let ratio = row.identifier == 0xB0 ? 2.0 : 1
            #expect(row.step == unsigned.step * ratio, "\(row.identifier)")
        }
    }

    @Test func signFollowsTheIdentifier() {
        #expect(UnitAndScaling.integer(0xFFFF, identifier: 0x7F) == 65535)
        #expect(UnitAndScaling.integer(0xFFFF, identifier: 0x80) == -1)
        #expect(UnitAndScaling.row(0x44) == nil)
        #expect(UnitAndScaling.rows.filter(\.isLogical).map(\.identifier) == [0x2E])
    }
}
