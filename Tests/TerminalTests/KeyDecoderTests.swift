import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(20))) struct KeyDecoderTests {
    @Test(
        arguments: [
            ("q", [.quit]), ("\u{1B}[A\u{1B}[B", [.up, .down]), ("\u{1B}OA\u{1B}OB", [.up, .down]),
            ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("xyz\u{1B}[Cj", [.down]), ("\u{1B}q", [.quit]),
            ("\u{1A}", [.pause]), ("\u{1B}[1;5Aq", [.quit]), ("é", []),
        ] as [(String, [KeyDecoder.Key])])
    func whatIsTyped(text: String, expected: [KeyDecoder.Key]) {
        var whole = KeyDecoder()
        #expect(whole.keys(Array(text.utf8)) == expected)
        // A slow line delivers one byte at a time.
        var slow = KeyDecoder()
        #expect(text.utf8.flatMap { slow.keys([$0]) } == expected)
    }
}
