import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct GATTSerialTests {
    private typealias Characteristic = GATTSerial.Characteristic

    private func service(_ uuid: String, _ characteristics: [(uuid: String, flags: Set<String>)]) -> GATTSerial.Service
    {
        func whole(_ uuid: String) -> String { uuid.count == 4 ? GATTSerial.short(uuid) : uuid }
        return GATTSerial.Service(
            uuid: whole(uuid),
            characteristics: characteristics.enumerated().map { index, its in
                Characteristic(path: "/\(uuid)/\(index)", uuid: whole(its.uuid), flags: its.flags)
            })
    }

    private static let write: Set = ["write-without-response", "write"]

    /// The ports of adapters that are sold, among the services that every device has.
    @Test(arguments: [
        ("FFF0", "FFF1", "FFF2"), ("FFE0", "FFE1", "FFE1"), ("18F0", "2AF0", "2AF1"),
        (
            "E7810A71-73AE-499D-8C15-FAA9AEF0C3F2", "BEF8D6C9-9C21-4C9E-B632-BD58C1009F9F",
            "BEF8D6C9-9C21-4C9E-B632-BD58C1009F9F"
        ),
        (
            "6e400001-b5a3-f393-e0a9-e50e24dcca9e", "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
            "6e400002-b5a3-f393-e0a9-e50e24dcca9e"
        ),
    ])
    func knownPorts(_ name: String, _ notify: String, _ write: String) throws {
        var characteristics: [(uuid: String, flags: Set<String>)] = [(notify, ["notify"])]
        if write == notify {
            characteristics = [(notify, Self.write.union(["notify"]))]
        } else {
            characteristics.append((write, Self.write))
        }
        let standard = service("1801", [("2A05", ["indicate"])])
        let control = service("0000ff12-0000-1000-8000-00805f9b34fb", [("FF01", Self.write), ("FF02", ["notify"])])
        let port = try #require(GATTSerial.port(in: [standard, control, service(name, characteristics)]))
        #expect(port.notify.path == "/\(name)/0")
        #expect(port.write.path == (write == notify ? "/\(name)/0" : "/\(name)/1"))
    }

    /// A service of an unknown manufacturer is recognized by its properties; standard services never are.
    @Test func unknownPorts() throws {
        let unknown = service("ABCD", [("ABC0", ["read"]), ("ABC2", ["write"]), ("ABC1", ["indicate"])])
        let port = try #require(
            GATTSerial.port(in: [service("1800", [("2A00", ["read", "write", "notify"])]), unknown]))
        #expect(port.notify.uuid == GATTSerial.short("ABC1") && port.write.uuid == GATTSerial.short("ABC2"))
        #expect(GATTSerial.port(in: [service("1800", [("2A00", ["notify", "write"])])]) == nil)
        #expect(GATTSerial.port(in: [service("ABCD", [("ABC1", ["notify"])])]) == nil)
        #expect(GATTSerial.port(in: []) == nil)
    }

    /// FFF1 and FFF2 the other way round, as in some clones.
    @Test func swappedPorts() throws {
        let port = try #require(GATTSerial.port(in: [service("FFF0", [("FFF1", Self.write), ("FFF2", ["notify"])])]))
        #expect(port.notify.path == "/FFF0/1" && port.write.path == "/FFF0/0")
    }

    @Test func pieces() {
        #expect(GATTSerial.pieces(Array(0..<45), limit: 20).map(\.count) == [20, 20, 5])
        #expect(GATTSerial.pieces([1, 2], limit: 20).map(Array.init) == [[1, 2]])
        #expect(GATTSerial.pieces([], limit: 20).isEmpty)
    }
}
