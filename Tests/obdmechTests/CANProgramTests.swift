import Foundation
import TestSupport
import Testing

@testable import obdmech

/// The same car behind an ELM327 and behind a CAN interface.
@Suite(.waits, .timeLimit(.minutes(20))) struct CANProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    /// What the car said about itself, without what changes from moment to moment.
    private func facts(_ car: String, _ identity: String) throws -> (status: Int32, facts: [String: String]) {
        let (status, run) = try program.run([
            "scan", "-a", "sim:\(car)&rate=max&identity=\(identity)", "--json", "--no-save",
        ])
        let document = try run.json()
        let names = ["verdict", "urgency", "codes", "mil", "vin", "ecus", "readiness", "freezeFrames", "protocol"]
        var facts: [String: String] = [:]
        for name in names where document[name] != nil {
            let data = try JSONSerialization.data(withJSONObject: ["value": document[name]!], options: [.sortedKeys])
            facts[name] = String(decoding: data, as: UTF8.self)
        }
        return (status, facts)
    }

    @Test(arguments: [
        "faults?protocol=6", "faults?protocol=7", "faults?protocol=8", "faults?protocol=9", "diesel?seed=1",
        "uds?seed=1", "uds-29bit?seed=1", "uds-mixed?seed=1", "electric?seed=1", "healthy?quirk=pending-twice",
    ])
    func scansAsOverAnELM327(car: String) throws {
        let elm = try facts(car, "v2.1")
        let can = try facts(car, "slcan")
        #expect(can.status == elm.status)
        #expect(can.facts == elm.facts)
        #expect(can.facts.count > 4)
    }

    @Test func recordsTripsAsOverAnELM327() throws {
        func summary(_ identity: String) throws -> [String: Any] {
            let (status, run) = try program.run([
                "trip", "-a", "sim:city?rate=max&identity=\(identity)", "--duration", "10m", "--json", "--no-save",
            ])
            #expect(status == 0)
            let lines = run.lines
            return try #require(
                try JSONSerialization.jsonObject(with: Data(lines[lines.count - 1].utf8)) as? [String: Any])
        }
        let elm = try #require(try summary("v2.1")["distanceKm"] as? Double)
        let can = try #require(try summary("slcan")["distanceKm"] as? Double)
        #expect(elm > 3 && abs(can - elm) < 0.003 * elm)
    }

    /// The same car by Ethernet, whose protocol is another one.
    @Test(arguments: ["uds?seed=1", "uds-mixed?seed=1"]) func scansByDoIP(car: String) throws {
        let elm = try facts(car, "v2.1")
        let doip = try facts(car, "doip")
        #expect(doip.status == elm.status)
        for name in ["verdict", "urgency", "codes", "mil", "vin", "readiness", "freezeFrames"] {
            #expect(doip.facts[name] == elm.facts[name], "\(name)")
        }
        #expect(doip.facts["protocol"]?.contains("ISO 13400") == true)
    }

    /// A gateway on a port of its own, which is found by its announcement, and scanned.
    @Test func findsACarByDoIP() throws {
        let simulator = try program.start([
            "simulate", "--identity", "doip", "--car", "uds", "--tcp", "0",
        ])
        #expect(simulator.wait { $0.warning.contains("scan -a doip:127.0.0.1:") })
        let port = simulator.warning.split(separator: "doip:127.0.0.1:").last?.prefix { $0.isNumber } ?? ""
        let (status, run) = try program.run(["scan", "-a", "doip::\(port)", "--json", "--no-save"])
        #expect(status == 1)
        #expect((try run.json()["vehicle"] as? [String: Any])?["vin"] as? String == "1G1ZD5ST4RF000201")
    }

    /// Why a gateway refuses is one line, and the status is that of an adapter.
    @Test(arguments: ["doip-busy", "doip-tls"]) func refusesByDoIP(quirk: String) throws {
        let (status, run) = try program.run([
            "scan", "-a", "sim:uds?identity=doip&quirk=\(quirk)&rate=max", "--no-save",
        ])
        #expect(status == 3)
        #expect((1...2).contains(run.warning.split(separator: "\n").count))
    }

    /// A log of a scan gives the same scan.
    @Test func replaysALogOfCandump() throws {
        let link = program.directory.file("slcan")
        let log = program.directory.file("scan.log")
        let simulator = try program.start(["simulate", "--identity", "slcan", "--car", "faults", "--pty", link])
        #expect(simulator.wait { $0.warning.contains("scan -a slcan:\(link),") })
        let live = try program.run(["scan", "-a", "slcan:\(link)@500000?record=\(log)", "--json", "--no-save"])
        let replayed = try program.run(["scan", "-a", "candump:\(log)", "--json", "--no-save"])
        #expect(live.0 == 1 && replayed.0 == 1)
        let (first, second) = (try live.1.json(), try replayed.1.json())
        #expect(first["verdict"] as? String == second["verdict"] as? String)
        #expect(first["vin"] as? String == second["vin"] as? String)
    }

    @Test(arguments: [
        ("can:can9", 3), ("slcan:/dev/null", 3), ("slcan:/dev/ttyACM9@500001", 2), ("candump:/no/such", 3),
        ("slcan:/dev/ttyACM9?speed=1", 2), ("doip::99999", 2), ("doip:127.0.0.1:1?tls=1", 2),
        ("doip:127.0.0.1:1?ecu=1010,x", 2), ("doip:127.0.0.1:1?ecu=12345", 2),
        ("doip:127.0.0.1:1?ca=/no/such", 3), ("doip:127.0.0.1:1", 3),
    ])
    func refuses(device: String, status: Int32) throws {
        let (found, run) = try program.run(["scan", "-a", device, "--no-save"])
        #expect(found == status)
        #expect((1...3).contains(run.warning.split(separator: "\n").count))
    }
}
