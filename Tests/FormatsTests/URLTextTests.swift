import Formats
import Testing

@Suite(.timeLimit(.minutes(20))) struct URLTextTests {
    @Test func escapes() {
        #expect(URLText.encoded("a b&c=ä\n~") == "a%20b%26c%3D%C3%A4%0A~")
        #expect(URLText.decoded("a%20b%C3%A4") == "a bä")
    }

    @Test(arguments: ["%", "%2", "%zz", "%+5", "%-1", "%FF", "% 5"]) func wrongEscapes(_ text: String) {
        #expect(URLText.decoded(text) == nil)
    }

    @Test func everyByteComesBack() {
        for byte in UInt8(0)..<128 {
            let text = String(Unicode.Scalar(byte))
            #expect(URLText.decoded(URLText.encoded(text)) == text)
        }
    }
}
