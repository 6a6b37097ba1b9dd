import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct HTTPAddressTests {
    @Test func whatIsUnderstood() throws {
        let plain = try #require(HTTPAddress("http://localhost:5000"))
        #expect(plain.host == "localhost" && plain.port == 5000 && plain.path.isEmpty)
        let path = try #require(HTTPAddress("HTTP://192.168.0.7/maps/osrm//"))
        #expect(path.host == "192.168.0.7" && path.port == 80 && path.path == "/maps/osrm")
        #expect(path.text == "http://192.168.0.7:80/maps/osrm")
        let six = try #require(HTTPAddress("http://[::1]:81/"))
        #expect(six.host == "::1" && six.port == 81 && six.authority == "[::1]:81")
    }

    @Test(arguments: [
        "https://localhost", "localhost:5000", "http://", "http://:5000", "http://a:0", "http://a:99999", "http://a:b",
        "http://me@a", "http://a/b?c=d", "http://a/b c", "http://a\r\nX: y", "http://a/#top", "http://ä",
    ])
    func whatIsNot(_ text: String) { #expect(HTTPAddress(text) == nil) }
}
