import Testing

@testable import Archives

@Suite(.timeLimit(.minutes(20))) struct ZipFileTests {
    private let text = Array(String(repeating: "48.1374 11.5755 ", count: 200).utf8)

    @Test func aFileIsReadBack() throws {
        let entries = [
            ZipFile.Entry(name: "index.html", bytes: text),
            ZipFile.Entry(name: "clip.mp4", bytes: text, isPacked: false),
            ZipFile.Entry(name: "empty", bytes: []),
        ]
        let bytes = try #require(ZipFile(entries).bytes)
        #expect(ZipFile.isZip(bytes) && bytes.count < text.count + 800)
        let read = try #require(ZipFile(reading: bytes, limit: 1 << 20))
        #expect(read.entries.map(\.name) == entries.map(\.name))
        #expect(read.entries.map(\.bytes) == entries.map(\.bytes))
    }

    /// What hides between the entries and behind them is not lost.
    @Test func theRestIsKept() throws {
        let bytes = try #require(ZipFile([ZipFile.Entry(name: "a", bytes: text)]).bytes)
        let read = try #require(ZipFile(reading: bytes + Array("SECRET".utf8), limit: 1 << 20))
        #expect(read.entries.count == 1)
        #expect(String(decoding: read.rest, as: UTF8.self).contains("SECRET"))
    }

    @Test func damageIsNoCrash() throws {
        let bytes = try #require(ZipFile([ZipFile.Entry(name: "a", bytes: text)]).bytes)
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= 0xFF
            _ = ZipFile(reading: damaged, limit: 1 << 16)
            _ = ZipFile(reading: Array(bytes.prefix(place)), limit: 1 << 16)
        }
    }

    @Test func compressedDataHaveALimit() throws {
        let zeros = [UInt8](repeating: 0, count: 1 << 20)
        let packed = try #require(Deflate.packed(zeros, .gzip))
        let part = Deflate.unpacked(packed, .gzip, limit: 1000)
        #expect(part.bytes.count == 1000 && !part.isWhole)
        let whole = Deflate.unpacked(packed, .gzip, limit: 1 << 21)
        #expect(whole.bytes == zeros && whole.isWhole)
        #expect(!Deflate.unpacked(Array(packed.dropLast(4)), .gzip, limit: 1 << 21).isWhole)
    }

    /// The check value that the format's description gives for these digits.
    @Test func theCheckValueIsThatOfTheStandard() {
        #expect(Deflate.checkValue(Array("123456789".utf8)) == 0xCBF4_3926)
    }
}
