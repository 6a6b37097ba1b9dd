import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

/// Lists of trouble codes of which a part is lost: what is complete is read, and the list is called incomplete.
@Suite(.timeLimit(.minutes(20))) struct DamagedListTests {
    private func scan(_ car: VirtualCar, quirks: Quirks = [], _ replies: [String: String]) throws -> HealthScan {
        let transport = AlteredTransport(simulated(car, quirks: quirks)) { command, whole, _ in
            replies[command].map { $0 + "\r\r" } ?? whole
        }
        return try HealthScanner(session: session(transport), isQuick: true).run()
    }

    private func codes(_ scan: HealthScan, _ status: TroubleCode.Status) -> [String] {
        scan.codes(status).map(\.code.description)
    }

    /// On the older buses without headers: lines that are no message, after those that are.
    @Test(
        arguments: [
            "43B634F80000000000", "43010101010101" + "43010101010101", "4301", "43013", "43013300000000 <DATA ERROR",
            "BUFFER FULL", "BUS ERROR",
        ], [VehicleBus.iso9141, .j1850VPW])
    func olderBusesWithoutHeaders(_ line: String, _ bus: VehicleBus) throws {
        var car = try car("healthy", bus)
        car.ecus = [car.ecus[0]]
        let whole = "43010101010101\r43010101010101\r"
        for (service, status) in [("03", TroubleCode.Status.confirmed), ("07", .pending), ("0A", .permanent)] {
            let reply = (whole + line).replacing("43", with: "4" + service.suffix(1))
            let scan = try scan(car, quirks: .headersIgnored, [service: reply, "0101": "41018A076500"])
            #expect(codes(scan, status) == ["P0101"])
            #expect(scan.outcome(of: .unknown, service: status.service) == .incomplete)
            #expect(!scan.isHealthKnown && scan.reportsFault)
        }
    }

    /// With headers, a line with a wrong checksum or length may be one of any ECU.
    @Test(arguments: [VehicleBus.iso9141, .j1850PWM, .kwpFastInit]) func olderBusesWithHeaders(_ bus: VehicleBus) throws
    {
        var car = try car("faults", bus)
        car.ecus = [car.ecus[0]]
        car.ecus[0].codes = [.confirmed: ["P0301", "P0420", "P0171", "P0133", "P0101"].compactMap { TroubleCode($0) }]
        let transport = AlteredTransport(simulated(car)) { command, whole, _ in
            guard command == "03" else { return whole }
            var lines = whole.split(separator: "\r").map(String.init)
            lines[1] = String(lines[1].dropLast(2)) + "00"
            return lines.joined(separator: "\r") + "\r\r"
        }
        let scan = try HealthScanner(session: session(transport), isQuick: true).run()
        #expect(codes(scan, .confirmed) == ["P0301", "P0420", "P0171"])
        #expect(scan.outcome(of: car.ecus[0].address(bus.framing), service: 0x03) == .incomplete)
    }

    /// If as many codes are listed as are counted, nothing is missing.
    @Test func theCountProvesTheList() throws {
        let car = try car("healthy", .iso9141)
        for (count, outcome) in [("81", HealthScan.ServiceOutcome.Outcome.answered), ("82", .incomplete)] {
            let scan = try scan(
                car, quirks: .headersIgnored,
                ["03": "43010100000000\r4301010000000000", "0101": "4101\(count)076500", "07": "47000000000000"])
            #expect(codes(scan, .confirmed) == ["P0101"])
            #expect(scan.outcome(of: .unknown, service: 0x03) == outcome)
        }
    }

    /// Silence when asked again does not make up for a damaged response.
    @Test(arguments: ["486B1043B634F800", "43013300 <DATA ERROR", "BUFFER FULL"])
    func silenceAfterDamage(_ line: String) throws {
        var asked = 0
        var car = try car("healthy", .iso9141)
        car.ecus = [car.ecus[0]]
        let transport = AlteredTransport(simulated(car)) { command, whole, _ in
            guard command == "03" else { return whole }
            asked += 1
            return asked == 1 ? line + "\r\r" : "NO DATA\r\r"
        }
        let scan = try HealthScanner(session: session(transport), isQuick: true).run()
        #expect(scan.outcome(of: ECUAddress(source: 0x10), service: 0x03) == .malformed)
        #expect(!scan.isHealthKnown && !scan.isClean)
    }

    // MARK: OBDonUDS

    /// The list of confirmed and pending codes, in place of the true one: damaged, or of another group. A shorter list of
    /// another request does not make up for it, and only the codes in whole records are read.
    @Test(
        arguments: [
            ("7E8065942FEFFFF04", [], "a list of another group of systems"),
            ("7E8100B5942FEFFFF04\r7E821040420000F", [], "a list of another group of systems"),
            ("7E8065942D0FFFF04", [], "a list of another group of systems"),
            ("7E8065942FF <DATA ERROR", [], "a part of the response could not be read"),
            ("7E810155942 33FFFF04 <DATA ERROR", [], "a part of the response could not be read"),
            ("7E81010594233FFFF04\r7E82102042000080204\r7E8222B BUFFER FULL", ["P0420-00"], "13 of 16 bytes arrived"),
            ("7E81010594233FFFF04\r7E8210204200008BUFFER FULL", [], "6 of 16 bytes arrived"),
            ("7E81010594233FFFF04\rBUFFER FULL", [], "6 of 16 bytes arrived"),
            ("7E8065942", [], "the frame is cut off"),
        ] as [(String, [String], String)], [false, true])
    func udsLists(_ list: (reply: String, codes: [String], reason: String), _ isQuick: Bool) throws {
        let (reply, codes, reason) = list
        let car = try car("uds")
        let transport = AlteredTransport(simulated(car)) { command, whole, _ in
            switch command {
            case "1942330C1E", "1942330CFF": reply.filter { $0 != " " || reply.contains("FULL") } + "\r\r"
            case let list where list.hasPrefix("194233"): "7E8037F1931\r\r"
            case let list where list.hasPrefix("1942FE"): "7E8065942FEFFFF04\r7E9065942FEFFFF04\r\r"
            case let list where list.hasPrefix("1955"): "7E8055955 33FF04\r7E905595533FF04\r\r".filter { $0 != " " }
            case let list where list.hasPrefix("1902"): "NO DATA\r\r"
            case "22F401": "7E80762F40100076500\r7E90762F40100076500\r\r"
            default: whole
            }
        }
        let scan = try HealthScanner(session: session(transport), isQuick: isQuick).run()
        let engine = ECUAddress(can11: 0x7E8)
        #expect(scan.udsCodes.filter { $0.ecu == engine }.map(\.code.description) == codes)
        let outcome = try #require(scan.serviceOutcomes.first { $0.ecu == engine && $0.service == 0x03 })
        #expect(outcome.reason == reason)
        #expect(outcome.outcome.isDamaged && !scan.isHealthKnown && !scan.isClean)
        #expect(
            scan.troubleCodes.filter { $0.ecu == engine }.map(\.code.description) == codes.map { String($0.prefix(5)) })
    }

    /// The permanent codes, and the list of the whole vehicle's diagnostics.
    @Test(arguments: ["195533", "1942FE0CFF"], ["7E8065942FEFF <DATA ERROR", "BUFFER FULL", "7E8100B59"])
    func otherUDSLists(_ request: String, _ reply: String) throws {
        let transport = AlteredTransport(simulated(try car("uds"))) { command, whole, _ in
            command == request ? reply + "\r\r" : whole
        }
        let scan = try HealthScanner(session: session(transport)).run()
        #expect(!scan.isHealthKnown)
        #expect(scan.serviceOutcomes.contains { $0.outcome.isDamaged })
    }

    /// A longer list of another request makes up for a damaged one.
    @Test func aWholeListAfterADamagedOne() throws {
        let transport = AlteredTransport(simulated(try car("uds"))) { command, whole, _ in
            command == "1942330C1E" ? "7E8100B5942 <DATA ERROR\r\r" : whole
        }
        let scan = try HealthScanner(session: session(transport), isQuick: true).run()
        #expect(scan.isHealthKnown && Set(scan.udsCodes.map(\.code.description)).contains("P0420-00"))
    }
}
