import TestSupport
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct SupportBitmapTests {
    private static let example: Set<UInt8> = [
        0x01, 0x03, 0x04, 0x05, 0x06, 0x07, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x13, 0x15, 0x1C, 0x1F, 0x20,
    ]

    @Test func theExampleOfTheStandard() {
        #expect(SupportBitmap.decode(bytes("BE 1F A8 13")[...], base: 0) == Self.example)
        #expect(SupportBitmap.encode(Self.example, base: 0) == bytes("BE 1F A8 13"))
        #expect(SupportBitmap.decode(bytes("41 00 BE 1F A8 13").dropFirst(2), base: 0) == Self.example)
    }

    @Test(arguments: [
        ("80 00 00 00", UInt8(0x00), [UInt8(0x01)]), ("00 00 00 01", 0x00, [0x20]),
        ("80 00 00 01", 0x20, [0x21, 0x40]),
        ("40 00 00 00", 0x40, [0x42]), ("00 01 80 00", 0x60, [0x70, 0x71]), ("00 00 00 02", 0xE0, [0xFF]),
        // There is no PID 100.
        ("00 00 00 01", 0xE0, []), ("00 00 00 00", 0x80, []),
    ])
    func places(data: String, base: UInt8, numbers: [UInt8]) {
        #expect(SupportBitmap.decode(bytes(data)[...], base: base) == Set(numbers))
    }

    @Test(arguments: ["", "BE", "BE 1F A8", "BE 1F A8 13 00"])
    func needsFourBytes(data: String) {
        #expect(SupportBitmap.decode(bytes(data)[...], base: 0) == nil)
    }

    @Test(arguments: seeds)
    func anyBitmapComesBack(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for base in stride(from: UInt8(0x00), through: 0xC0, by: 0x20) {
            let bitmap = generator.bytes(4)
            let numbers = SupportBitmap.decode(bitmap[...], base: base) ?? []
            #expect(SupportBitmap.encode(numbers, base: base) == bitmap, "seed \(seed), base \(base)")
            #expect(numbers.count == bitmap.reduce(0) { $0 + $1.nonzeroBitCount }, "seed \(seed), base \(base)")
        }
    }

    /// A bitmap contains only its own 32 numbers.
    @Test func encodesItsOwnNumbersOnly() {
        let all = Set(UInt8.min...UInt8.max)
        for base in stride(from: UInt8(0x00), through: 0xC0, by: 0x20) {
            #expect(SupportBitmap.encode(all, base: base) == [0xFF, 0xFF, 0xFF, 0xFF])
            #expect(SupportBitmap.encode(all.subtracting((base + 1)...(base + 0x20)), base: base) == [0, 0, 0, 0])
        }
        #expect(SupportBitmap.encode(all, base: 0xE0) == [0xFF, 0xFF, 0xFF, 0xFE])
        #expect(SupportBitmap.encode([], base: 0) == [0, 0, 0, 0])
    }

    @Test func theNextOneIsAskedOnlyWhereListed() {
        #expect(SupportBitmap.next(after: 0x00, in: Self.example) == 0x20)
        #expect(SupportBitmap.next(after: 0x20, in: Self.example) == nil)
        #expect(SupportBitmap.next(after: 0xC0, in: [0xE0]) == 0xE0)
        #expect(SupportBitmap.next(after: 0xE0, in: Set(UInt8.min...UInt8.max)) == nil)
        #expect(SupportBitmap.next(after: 0x00, in: []) == nil)
    }

    @Test func eightPIDsAreBitmaps() {
        #expect(
            (UInt8.min...UInt8.max).filter { SupportBitmap.isBitmapPID($0) }
                == [0x00, 0x20, 0x40, 0x60, 0x80, 0xA0, 0xC0, 0xE0])
    }
}
