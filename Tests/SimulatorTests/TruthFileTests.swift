import Foundation
import Simulator
import Telemetry
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct TruthFileTests {
    /// The truth about the time in which the speed was requested is written when the adapter is closed, and overwrites
    /// the file.
    @Test func aDrive() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try String(repeating: "an older one ", count: 100).write(toFile: path, atomically: true, encoding: .utf8)
        let port = try VirtualPort(car: "city", options: ["rate": "max", "truth": path])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "")
        let transport = try port.open(device: "sim:city", interruptDescriptor: -1)
        for _ in 0..<30 {
            try transport.send(Array("010D\r".utf8))
            let deadline = transport.now.advanced(bySeconds: 5)
            while transport.now < deadline { _ = try transport.receive(before: deadline) }
        }
        transport.close()
        let data = try Data(contentsOf: URL(filePath: path))
        let truth = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let seconds = try #require(truth["seconds"] as? Double)
        let km = try #require(truth["distanceKm"] as? Double)
        #expect((140...150).contains(seconds) && (0.2...3).contains(km), "\(truth)")
    }

    @Test func aFolderThatIsNotThere() {
        #expect(throws: SimulatorOptionError.truthFile("/no/such/x")) {
            try VirtualPort(car: "city", options: ["truth": "/no/such/x"])
        }
    }
}
