import Glibc
import System
import Telemetry
import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct WiFiAdaptersTests {
    @Test func theUsualAddressesCanBeRead() {
        #expect(WiFiAdapters.usual.allSatisfy { $0.hasPrefix("192.168.") && $0.hasSuffix(":35000") })
        // Without time to wait in, nothing is known, but for what cannot be.
        for probe in WiFiAdapters.probe(seconds: 0) { #expect(probe.failure != SystemError.text(EINVAL)) }
    }

    /// All at once, in order: what listens is connected to and left again without a byte.
    @Test func probing() throws {
        let (first, second) = (try Listener(), try Listener())
        let refusing = try Listener()
        refusing.stopListening()
        let addresses = [first, refusing, second].map { "127.0.0.1:\($0.port)" }
        let probes = WiFiAdapters.probe(addresses, seconds: 5)
        #expect(probes.map(\.address) == addresses)
        #expect(probes.map(\.failure) == [nil, "connection refused", nil])
        #expect(probes.map(\.isListening) == [true, false, true])
        for listener in [first, second] {
            try listener.accept()
            var byte: UInt8 = 0
            #expect(unsafe Glibc.read(listener.client, &byte, 1) == 0)
        }
    }

    /// An address where nobody is does not keep those that answer, and is given up in time.
    @Test func silence() throws {
        let listener = try Listener()
        // TEST-NET-1.
        let silent = "192.0.2.1:35000"
        #expect(WiFiAdapters.probe([silent], seconds: 0.2).map(\.isListening) == [false])
        // Where one listens, the others are not waited for to the end.
        let probes = WiFiAdapters.probe([silent, "127.0.0.1:\(listener.port)"], seconds: 60)
        #expect(probes.map(\.isListening) == [false, true])
        #expect(WiFiAdapters.probe([]).isEmpty)
    }

    @Test(arguments: ["", "192.168.0.10", "adapter:35000", "192.168.0.10:x", "1.2.3:4", "1.2.3.4:70000"])
    func noAddresses(_ text: String) {
        #expect(WiFiAdapters.probe([text]) == [.init(address: text, failure: "invalid argument")])
    }
}
