/// Builds packets by hand, apart from the rows of the decoder.
struct PacketBuilder {
    var bytes: [UInt8]

    init(_ length: Int) { bytes = [UInt8](repeating: 0, count: length) }

    func f32(_ offset: Int, _ value: Float) -> PacketBuilder { integer(offset, value.bitPattern) }

    func integer<Number: FixedWidthInteger>(_ offset: Int, _ value: Number) -> PacketBuilder {
        var copy = self
        for index in 0..<(Number.bitWidth / 8) {
            copy.bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
        }
        return copy
    }

    func u8(_ offset: Int, _ value: UInt8) -> PacketBuilder { integer(offset, value) }
    func u16(_ offset: Int, _ value: UInt16) -> PacketBuilder { integer(offset, value) }
    func s32(_ offset: Int, _ value: Int32) -> PacketBuilder { integer(offset, value) }
    func u32(_ offset: Int, _ value: UInt32) -> PacketBuilder { integer(offset, value) }

    func text(_ offset: Int, _ text: String) -> PacketBuilder {
        var copy = self
        for (index, unit) in text.utf16.enumerated() { copy = copy.u16(offset + 2 * index, unit) }
        return copy
    }

    // MARK: Whole packets

    /// A car in Forza Horizon at 50 m/s.
    static func horizon(
        ms: UInt32 = 1000, isRaceOn: Int32 = 1, lap: UInt16 = 0, lapS: Float = 10, lastS: Float = 0,
        raceS: Float = 10
    ) -> PacketBuilder {
        PacketBuilder(324).s32(0, isRaceOn).u32(4, ms).f32(8, 8000).f32(12, 900).f32(16, 6543.2).f32(20, 1.5)
            .f32(28, -2.25).f32(56, 1.5).f32(180, 0.5).s32(212, 1234).f32(244, 100).f32(248, 20).f32(252, -300)
            .f32(256, 50).f32(260, 150_000).f32(264, 400).f32(268, 212).f32(284, 14.5).f32(288, 0.75).f32(300, lastS)
            .f32(304, lapS).f32(308, raceS).u16(312, lap).u8(314, 3).u8(315, 255).u8(316, 51).u8(319, 4)
            .u8(320, 0x81)
    }

    static func assettoCorsa(speedKmh: Float = 123.5, lapMs: Int32 = 4000) -> PacketBuilder {
        PacketBuilder(328).u8(0, 97).s32(4, 328).f32(8, speedKmh).f32(28, 1).f32(32, -0.5).f32(36, 0.25).s32(40, lapMs)
            .s32(44, 91_234).s32(48, 90_111).s32(52, 2).f32(56, 0.5).f32(60, 1).f32(68, 5123.4).f32(72, -45.25)
            .s32(76, 4).f32(164, 0.3).f32(316, 11.125).f32(320, 22).f32(324, -33.5)
    }

    static func dirt(timeS: Float = 12.5, speed: Float = 30) -> PacketBuilder {
        PacketBuilder(264).f32(0, timeS).f32(4, timeS).f32(8, 300).f32(16, 1).f32(24, 3).f32(28, speed)
            .f32(44, 1).f32(64, 1).f32(116, 1).f32(120, -0.5).f32(132, -1).f32(136, 1).f32(144, 0).f32(148, 612.5)
            .f32(156, 1).f32(180, 20).f32(184, 40).f32(204, 111).f32(208, 222).f32(212, 333).f32(216, 444)
            .f32(252, 850).f32(256, 100)
    }

    /// The header of F1, and the offset after it.
    static func f1(_ length: Int, format: UInt16, id: UInt8, frame: UInt32 = 100, car: UInt8 = 0) -> PacketBuilder {
        let builder = PacketBuilder(length).u16(0, format)
        return format >= 2023
            ? builder.u8(6, id).u32(7, 77).f32(15, 5).u32(19, frame).u32(23, frame).u8(27, car).u8(28, 255)
            : builder.u8(5, id).u32(6, 77).f32(14, 5).u32(18, frame).u8(22, car).u8(23, 255)
    }
}
