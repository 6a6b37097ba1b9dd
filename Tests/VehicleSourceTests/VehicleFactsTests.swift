import ELM327
import OBD
import Simulator
import Testing
import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct VehicleFactsTests {
    @Test(arguments: VehicleBus.ofELM327) func supportedPIDs(_ bus: VehicleBus) throws {
        let car = try car("city", bus)
        let transport = AlteredTransport(simulated(car)) { _, answer, _ in answer }
        let session = try connected(transport)
        var attempts: [[UInt8]] = []
        let supported = try VehicleFacts.supportedPIDs(session) { attempts += $0.exchanges.map(\.request) }
        #expect(Set(supported.keys.map(\.role)) == [.engine, .transmission])
        for (address, pids) in supported {
            let ecu = try #require(car.ecus.first { $0.role == address.role })
            #expect(pids.filter { !SupportBitmap.isBitmapPID($0) } == ecu.supportedPIDs)
        }
        // The first bitmap was received during the search; those that no ECU lists are not requested.
        #expect(attempts == [[0x01, 0x20], [0x01, 0x40]])
        #expect(transport.count("0100") == 1)
    }

    /// A list that always lists its own continuation ends with E0.
    @Test func listsWithoutEnd() throws {
        let transport = AlteredTransport(simulated(try car("city"))) { command, answer, _ in
            command.hasPrefix("01") ? "7E80641\(command.dropFirst(2))FFFFFFFF\r\r" : answer
        }
        let supported = try VehicleFacts.supportedPIDs(try connected(transport))
        #expect(supported.values.map(\.count) == [255])
        let asked = transport.sent.filter { $0.hasPrefix("01") }
        #expect(asked == ["0100", "0120", "0140", "0160", "0180", "01A0", "01C0", "01E0"])
    }

    @Test(arguments: ["NO DATA", "7E8037F0112", "7E80641208000", "?"]) func listsThatBreakOff(_ answer: String) throws {
        let city = try car("city")
        let transport = AlteredTransport(simulated(city)) { command, whole, _ in
            command == "0120" ? answer + "\r\r" : whole
        }
        let supported = try VehicleFacts.supportedPIDs(try connected(transport))
        let first = city.ecus[0].supportedPIDs.filter { $0 < 0x20 }
        #expect(supported[ECUAddress(can11: 0x7E8)] == first.union([0x20]))
    }

    /// If two ECUs report different VINs, the one with the correct check digit is more reliable.
    @Test(
        arguments: [
            (["1HGCM82633A004352", "1HGCM82603A004352"], "1HGCM82633A004352"),
            (["1HGCM82603A004352", "1HGCM82633A004352"], "1HGCM82633A004352"),
            (["WVWZZZ1JZXW000001", "WVWZZZ1JZXW000002"], "WVWZZZ1JZXW000001"),
            (["WVWZZZ1JZXW000001", nil], "WVWZZZ1JZXW000001"), ([nil, "WVWZZZ1JZXW000001"], "WVWZZZ1JZXW000001"),
            ([nil, nil], nil),
        ] as [([String?], String?)])
    func vins(_ vins: [String?], _ expected: String?) throws {
        for bus in VehicleBus.ofELM327 {
            var car = try car("city", bus)
            for (index, vin) in vins.enumerated() { car.ecus[index].vin = vin.flatMap { VIN($0) } }
            let (vin, result) = try VehicleFacts.vin(try connected(simulated(car)))
            #expect(vin?.description == expected, "\(bus)")
            #expect(result.answers.count == vins.count { $0 != nil })
            #expect(result.answers.allSatisfy { $0.decodingErrors.isEmpty })
        }
    }
}
