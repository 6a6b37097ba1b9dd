import TestSupport
import Testing

@testable import OBD
@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct SampleBlockTests {
    typealias Point = SampleBlock.Point

    private func points(_ values: [Double], every milliseconds: Int64 = 100) -> [Point] {
        values.enumerated().map { Point(milliseconds: Int64($0.offset) * milliseconds, value: $0.element) }
    }

    private func unpacked(_ blocks: [SampleBlock]) throws -> [Point] {
        try blocks.flatMap { try #require($0.unpack()) }
    }

    /// Compares every bit: -0 is not 0.
    private func same(_ left: [Point], _ right: [Point]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy {
                $0.milliseconds == $1.milliseconds && $0.value.bitPattern == $1.value.bitPattern
            }
    }

    private func bytes(_ blocks: [SampleBlock]) -> Int { blocks.reduce(0) { $0 + $1.times.count + $1.codes.count } }

    @Test func nothingIsNoBlock() { #expect(SampleBlock.pack([]).isEmpty) }

    private static let oddValues: [[Double]] = [
        [0], [-0.0], [0, -0.0, 0], [.infinity, -.infinity, 1], [0.1, 0.2, 0.30000000000000004],
        [.leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .ulpOfOne, .pi],
        [1, 1e15, -1e15, 9e15, 9_007_199_254_740_992], [255.0 * 100 / 255, 100.0 / 255, 1.0 / 3, 79.0 / 1000],
        [-40, 215, -40], [14.1 - 0.007, 14.1], [1e22, 1e-7, 123_456_789.123_456_789],
    ]

    @Test(arguments: oddValues)
    func everyValueComesBackExactly(values: [Double]) throws {
        let points = points(values)
        #expect(same(try unpacked(SampleBlock.pack(points[...])), points))
    }

    /// Resolutions, as in `raw * numerator / denominator + offset`.
    private static let resolutions: [(Double, Double, Double)] = [
        (1, 1, 0), (1, 4, 0), (1, 100, 0), (100, 255, 0), (1, 1, -40), (1, 20, 0), (2, 65536, 0), (8, 65536, 0),
        (1, 1000, 0), (79, 1000, 0), (100, 128, -100), (1, 2, -64), (1, 10, 0), (1, 32, 0), (3, 1, 0), (1, 256, -128),
    ]

    @Test(arguments: resolutions)
    func theResolutionsOfPIDsAreFound(numerator: Double, denominator: Double, offset: Double) throws {
        let values = (0..<256).map { Double($0 * 7 % 256) * numerator / denominator + offset }
        let points = points(values)
        let blocks = SampleBlock.pack(points[...])
        #expect(same(try unpacked(blocks), points))
        #expect(blocks.allSatisfy { $0.list == nil })
        #expect(bytes(blocks) <= 256)
    }

    /// No value of a PID takes more bits than on the bus, because all values are multiples of its step. Only numbers
    /// with more than `widest` bits that jump about, unlike those of any car, are stored in a list.
    @Test(arguments: PIDTable.rows.map(\.pid)) func theStepsOfAllPIDsAreFound(pid: UInt8) throws {
        let row = try #require(PIDTable.row(pid))
        var random = SeededGenerator(seed: UInt64(pid))
        let usual = row.fields.map { (PIDScaling(), $0) }
        let rescaled = PIDScaling(
            maxima: Dictionary(uniqueKeysWithValues: PIDScaling.Parameter.allCases.map { ($0, 20) }))
        for (scaling, field) in usual + row.fields.map({ (rescaled, $0) }) {
            let values = (0..<400).compactMap { _ in
                field.decode(random.bytes(row.byteCount)[...], scaling: scaling)?.value
            }
            if values.isEmpty { continue }
            let points = points(values)
            let blocks = SampleBlock.pack(points[...])
            #expect(same(try unpacked(blocks), points), "\(field.name)")
            if field.bits.count > SampleBlock.widest { continue }
            #expect(blocks.allSatisfy { $0.list == nil && $0.bits <= field.bits.count }, "\(field.name)")
        }
    }

    @Test func whatDoesNotChangeTakesNothing() {
        let blocks = SampleBlock.pack(points([Double](repeating: 90, count: 1000))[...])
        #expect(blocks.count == 1)
        #expect(bytes(blocks) == 0)
    }

    /// Times are stored to the millisecond across any gap, and the number of equal times is preserved.
    @Test func anyTimes() throws {
        let times: [Int64] = [
            -5, 0, 0, 0, 1, 2, 1000, 1000, 1 << 30, 1 << 31, (1 << 31) + 1, 1 << 40, 4_000_000_000_000,
        ]
        let points = times.enumerated().map { Point(milliseconds: $0.element, value: Double($0.offset)) }
        #expect(same(try unpacked(SampleBlock.pack(points[...])), points))
    }

    @Test(arguments: 0..<20) func randomDrives(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let scales = [1.0, 4, 100, 255, 3.7]
        let scale = scales[seed % scales.count]
        var (time, raw): (Int64, Int) = (0, 1000)
        let points = (0..<Int.random(in: 1...5000, using: &random)).map { _ in
            time += Int64.random(in: 0...(Int.random(in: 0...99, using: &random) == 0 ? 100_000 : 150), using: &random)
            raw += Int.random(in: -30...30, using: &random)
            return Point(milliseconds: time, value: Double(raw) / scale)
        }
        let blocks = SampleBlock.pack(points[...])
        #expect(same(try unpacked(blocks), points))
        #expect(blocks.allSatisfy { 1...SampleBlock.longest ~= $0.count && $0.bits <= SampleBlock.widest })
    }

    /// A block from a damaged database is rejected or yields some values, but never crashes.
    @Test(arguments: 0..<200) func damage(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let values = (0..<300).map { seed.isMultiple(of: 2) ? Double($0 * $0 % 97) : Double($0) * .pi }
        var block = try #require(SampleBlock.pack(points(values)[...]).first)
        let strange = [0, 1, -1, 7, 26, 64, 1 << 40, Int64.max, .min].randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<12, using: &random) {
        case 0: block.count = Int(strange)
        case 1: block.firstMs = strange
        case 2: block.timeSlope = strange
        case 3: block.timeBits = Int(strange)
        case 4: block.times = Array(block.codes.prefix(Int.random(in: 0...400, using: &random)))
        case 5: block.isSummed.toggle()
        case 6: block.base = strange
        case 7: block.slope = strange
        case 8: block.step = strange
        case 9: block.divisor = strange
        case 10: block.bits = Int(strange)
        default: block.list = ["", "[", "[]", "[a,b]", "[1"].randomElement(using: &random)
        }
        let points = block.unpack()
        #expect(points == nil || points?.count == block.count)
    }
}
