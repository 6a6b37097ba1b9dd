import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct Base64Tests {
    /// The examples of RFC 4648.
    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
    func text(text: String, coded: String) { #expect(Base64.text(Array(text.utf8)) == coded) }
}
