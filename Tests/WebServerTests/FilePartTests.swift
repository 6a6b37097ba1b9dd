import Testing

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct FilePartTests {
    @Test(arguments: [
        ("bytes=0-", 0..<1000), ("bytes=100-199", 100..<200), ("bytes=900-5000", 900..<1000), ("bytes=-10", 990..<1000),
        ("bytes=-5000", 0..<1000),
    ])
    func partsOfAFile(_ text: String, _ range: Range<Int>) { #expect(Response.range(text, of: 1000) == range) }

    @Test func nothingIsThere() { #expect(Response.range("bytes=1000-", of: 1000)?.isEmpty == true) }

    /// What is not understood is ignored, and the whole file is sent (RFC 9110, 14.2).
    @Test(arguments: ["", "bytes=", "bytes=-", "bytes=5-2", "bytes=0-1,5-6", "lines=0-1", "bytes=a-b", "bytes=+1-2"])
    func otherRanges(_ text: String) { #expect(Response.range(text, of: 1000) == nil) }
}
