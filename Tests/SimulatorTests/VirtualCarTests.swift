import OBD
import Telemetry
import Testing

@testable import Simulator

@Suite(.timeLimit(.minutes(20))) struct VirtualCarTests {
    @Test(arguments: VirtualCar.all.map(\.name)) func namedCarsAreComplete(_ name: String) throws {
        let car = try #require(VirtualCar.named(name))
        #expect(try #require(car.vin).checkDigitIsRight)
        #expect(!car.summary.isEmpty)
        let isOld = name == "old"
        let isElectric = name == "electric"
        let isTruck = name == "truck"
        #expect(
            car.bus
                == (isTruck
                    ? .j1939 : isOld ? .iso9141 : isElectric || name == "uds-29bit" ? .can29Bit500 : .can11Bit500))
        let others = ["city": 1, "modules": 6, "family": 5, "ev": 3]
        var roles: [ECUAddress.Role] = isTruck ? [] : [.engine]
        if !isOld, !isElectric, !isTruck, name != "ev" { roles.append(.transmission) }
        roles += [ECUAddress.Role](repeating: .other, count: others[name] ?? 0)
        #expect(car.ecus.map(\.role) == roles)
        #expect(Set(VirtualCar.all.map { $0.vin?.description }).count == VirtualCar.all.count)
    }

    @Test(arguments: ["city", "highway", "healthy"]) func valuesArePlausible(_ name: String) throws {
        let car = try #require(VirtualCar.named(name))
        var lastRPM: Double?
        for tenth in 0..<13_000 {
            let seconds = Double(tenth) / 10
            let speed = try #require(car.value(of: .vehicleSpeed, at: seconds))
            let rpm = try #require(car.value(of: .engineSpeed, at: seconds))
            let air = try #require(car.value(of: .massAirFlow, at: seconds))
            #expect((750...4000).contains(rpm), "\(rpm) rpm at \(seconds) s")
            if speed == 0 { #expect((750...850).contains(rpm)) }
            if speed == 0 { #expect((2.2...2.8).contains(air)) }
            #expect((0.5...80).contains(air), "\(air) g/s at \(seconds) s")
            if let lastRPM { #expect(abs(rpm - lastRPM) < 180, "engine speed jumps at \(seconds) s") }
            lastRPM = rpm
            #expect((19.9...90).contains(try #require(car.value(of: .coolantTemperature, at: seconds))))
            #expect((13.9...14.3).contains(try #require(car.value(of: .controlModuleVoltage, at: seconds))))
        }
    }

    @Test(arguments: ["city", "highway", "healthy"]) func fuelIsTheIntegralOfAirFlowWithoutOverrun(_ name: String)
        throws
    {
        let car = try #require(VirtualCar.named(name))
        var litres = 0.0
        let step = 0.02
        for index in 0..<Int(1500 / step) {
            let air = try #require(car.value(of: .massAirFlow, at: (Double(index) + 0.5) * step))
            if !car.isFuelCut(at: (Double(index) + 0.5) * step) { litres += air * step / 14.7 / 745 }
        }
        #expect(abs(car.fuelL(at: 1500) - litres) < litres * 1e-3)
        #expect(car.fuelL(at: 0) == 0)
    }

    @Test func consumptionIsThatOfARealCar() throws {
        let city = try #require(VirtualCar.named("city"))
        let highway = try #require(VirtualCar.named("highway"))
        #expect((7...11).contains(city.fuelL(at: 1200) / city.distanceKm(at: 1200) * 100))
        #expect((5...8).contains(highway.fuelL(at: 1200) / highway.distanceKm(at: 1200) * 100))
    }

    @Test func afterTheEngineIsOffNothingMoves() throws {
        var car = try #require(VirtualCar.named("city"))
        car.engineOffAt = 100
        #expect(car.distanceKm(at: 500) == car.distanceKm(at: 100))
        #expect(car.fuelL(at: 500) == car.fuelL(at: 100))
        #expect(car.value(of: .engineSpeed, at: 99.9) != nil)
        #expect(car.value(of: .engineSpeed, at: 100) == nil)
        #expect(car.value(of: .adapterVoltage, at: 100) == 12.1)
    }

    /// Every PID that a car supports reports the model's value, to within half a step of its row.
    @Test func answersAreTheModelsValues() throws {
        let car = try #require(VirtualCar.named("city"))
        var session = SimulatedSession(car)
        session.set("ATE0", "ATS0", "ATSP6", "0100")
        var seconds = 300.0
        var compared: Set<Signal> = []
        for pid in car.ecus[0].supportedPIDs.sorted() {
            guard pid != PIDTable.monitorStatusPID, let row = PIDTable.row(pid) else { continue }
            seconds += 10
            session.now = Instant.zero.advanced(bySeconds: seconds)
            let digits = String(pid, radix: 16, uppercase: true)
            let answer = session.ask("01\(digits.count < 2 ? "0" : "")\(digits)1")
            let bytes = try BusFrame.hexadecimal(Array(answer.prefix { $0 != "\r" }.utf8)[...])
            #expect(bytes[..<2] == [0x41, pid])
            let values = try #require(row.decode(bytes[2...]), "PID \(pid)")
            // The response comes 8 ms after the request.
            for (field, value) in zip(row.fields, values) {
                guard let truth = car.value(of: field.signal, at: seconds + 0.008) else { continue }
                compared.insert(field.signal)
                let difference = abs(try #require(value.value) - truth)
                #expect(difference <= field.step / 2 + 1e-9, "\(field.signal)")
            }
        }
        #expect(
            compared == [.vehicleSpeed, .engineSpeed, .massAirFlow, .coolantTemperature, .controlModuleVoltage])
    }
}
