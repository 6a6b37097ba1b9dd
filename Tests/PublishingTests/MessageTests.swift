import Formats
import Telemetry
import Testing

@testable import Publishing

@Suite(.timeLimit(.minutes(20))) struct MessageTests {
    private let topics = CarTopics(Published.car("Golf"), version: "1.2")

    private func json(_ message: MQTTMessage?) throws -> JSON {
        let message = try #require(message)
        return try #require(JSON(parsing: Array(message.payload.utf8)))
    }

    @Test func device() throws {
        let id = "obdmech-" + Published.car().id
        #expect(topics.device.topic == "homeassistant/device/\(id)/config" && topics.device.isRetained)
        let device = try json(topics.device)
        #expect(device["o"]?["name"]?.text == "obdmech" && device["dev"]?["name"]?.text == "Golf")
        guard case .object(let components)? = device["cmps"] else {
            Issue.record("no components")
            return
        }
        #expect(Set(components.map(\.0)).count == components.count && components.count > 15)
        for (key, component) in components {
            #expect(component?["p"]?.text != nil && component?["unique_id"]?.text == "\(id)-\(key)")
            // Refused since Home Assistant 2026.4, and empty units always were.
            #expect(component?["object_id"] == nil && component?["unit_of_meas"]?.text != "")
            let entity = component?["default_entity_id"]?.text ?? ""
            #expect(entity.hasPrefix("\(component?["p"]?.text ?? "").golf_"))
            #expect(
                entity.utf8.allSatisfy {
                    $0 == 0x2E || $0 == 0x5F || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0)
                })
        }
        let speed = device["cmps"]?["vehicleSpeed"]
        #expect(speed?["stat_t"]?.text == "obdmech/golf/live" && speed?["avty_t"]?.text == "obdmech/golf/online")
        // The last trip stays known while the car is away.
        #expect(device["cmps"]?["tripDistance"]?["avty_t"] == nil)
        #expect(device["cmps"]?["here"]?["json_attr_t"]?.text == "obdmech/golf/position")
    }

    /// Only a car that reports its charge and tires has entities of them.
    @Test func entitiesOfAnElectricCar() throws {
        func keys(_ signals: Set<String>) throws -> Set<String> {
            var car = Published.car("Golf")
            car.signals = signals
            guard case .object(let parts)? = try json(CarTopics(car, version: "1.2").device)["cmps"] else { return [] }
            return Set(parts.map(\.0))
        }
        let usual = try keys([])
        #expect(!usual.contains("stateOfCharge") && !usual.contains("tripChargeUsed"))
        #expect(
            try keys(["stateOfCharge", "customOilTemp"]).subtracting(usual) == [
                "stateOfCharge", "hybridBatteryVoltage", "hybridBatteryCurrent", "tripEnergyConsumption", "tripCharge",
                "tripChargeUsed",
            ])
        #expect(try keys(["tirePressureRearLeft"]).subtracting(usual) == ["tirePressureRearLeft"])
    }

    @Test func nothingIdentifiesTheCar() throws {
        var values = LiveValues()
        values.add(line: "{\"type\":\"start\",\"vin\":\"\(Published.vin)\"}")
        values.add(line: "{\"type\":\"sample\",\"signal\":\"engineSpeed\",\"value\":900}")
        let live = try #require(topics.live(values))
        let messages = [
            topics.device, topics.online(true), topics.trip(Published.trip([])),
            topics.health(Published.scan(["P0420"], mil: true)), live,
        ]
        for message in messages {
            for secret in [Published.vin, "00:11:22", "10.0.0.1", "secret"] {
                #expect(!message.payload.contains(secret) && !message.topic.contains(secret))
            }
        }
    }

    @Test func retained() throws {
        #expect(topics.online(true) == MQTTMessage("obdmech/golf/online", "online", isRetained: true))
        let trip = topics.trip(Published.trip([]))
        #expect(trip.topic == "obdmech/golf/trip" && trip.isRetained)
        #expect(try json(trip)["distanceKm"]?.double == 12.5)
        let health = topics.health(Published.scan(["P0420", "P0301"], mil: true))
        #expect(health.topic == "obdmech/golf/health" && health.isRetained)
        #expect(try json(health)["codeCount"]?.double == 2 && json(health)["mil"]?.yesNo == true)
        #expect(try json(topics.health(Published.scan([], mil: nil)))["mil"] == nil)
    }

    @Test func findings() throws {
        var trip = Published.trip([])
        #expect(topics.findings(trip) == nil)
        trip.findings = []
        #expect(try json(topics.findings(trip))["findingCount"]?.double == 0)
        trip.findings = [.object([("signal", .string("longTermFuelTrimBank1"))])]
        let message = topics.findings(trip)
        #expect(message?.topic == "obdmech/golf/findings" && message?.isRetained == true)
        #expect(try json(message)["findingCount"]?.double == 1)
    }

    /// Users read these topics, and an entity for each.
    @Test func entitiesShowWhatIsPublished() {
        let known: Set = ["live", "trip", "health", "findings", "battery", "vehicle", "online", "position"]
        #expect(Set(CarTopic.allCases.map(\.rawValue)) == known)
        #expect(Set(HomeAssistantEntity.rows.map(\.topic)) == Set(CarTopic.allCases))
    }

    @Test func live() throws {
        var values = LiveValues()
        #expect(topics.live(values) == nil && !values.isInTrip)
        values.add(line: "{\"type\":\"start\",\"trip\":1,\"vin\":\"\(Published.vin)\"}")
        #expect(values.vin == Published.vin && values.isInTrip && !values.hasChanged)
        for (signal, value) in [("vehicleSpeed", 50.0), ("latitude", 48.1), ("longitude", 11.2), ("vehicleSpeed", 51)] {
            values.add(
                line:
                    "{\"type\":\"sample\",\"time\":\"2026-11-27T21:39:50.439Z\",\"signal\":\"\(signal)\",\"value\":\(value)}"
            )
        }
        values.add(line: "no JSON")
        let live = try #require(topics.live(values))
        #expect(live.topic == "obdmech/golf/live" && !live.isRetained)
        #expect(try json(live)["vehicleSpeed"]?.double == 51 && json(live)["latitude"] == nil)
        let position = try json(values.position.flatMap(topics.position))
        #expect(position["latitude"]?.double == 48.1 && position["longitude"]?.double == 11.2)
        #expect(
            topics.plain(values.popChanged()) == [MQTTMessage("obdmech/golf/vehicleSpeed", "51", isRetained: false)])
        #expect(!values.hasChanged && values.popChanged().isEmpty)
        values.add(line: "{\"type\":\"summary\"}")
        #expect(!values.isInTrip)
    }

    /// What gets a trip second by second while it is recorded has every sample of it, with its true time.
    @Test func samplesOfATripThatIsRecorded() {
        var values = LiveValues(keepsSamples: true)
        values.add(line: "{\"type\":\"start\",\"trip\":12,\"time\":\"2026-11-27T21:39:50Z\"}")
        #expect(values.trip == 12 && values.start == WallTime(iso8601: "2026-11-27T21:39:50Z"))
        for t in [0.5, 1.25] {
            values.add(
                line: "{\"type\":\"sample\",\"t\":\(t),\"signal\":\"groundSpeed\",\"value\":50,\"unit\":\"km/h\"}")
        }
        #expect(
            values.popSamples() == [0.5, 1.25].map { Sample(.groundSpeed, 50, at: .zero.advanced(bySeconds: $0)) })
        #expect(values.popSamples().isEmpty)
        values.add(line: "{\"type\":\"start\",\"trip\":13}")
        values.add(line: "{\"type\":\"sample\",\"t\":1,\"signal\":\"course\",\"value\":5,\"unit\":\"°\"}")
        #expect(values.trip == 13 && values.popSamples().count == 1)
    }

    /// A car is removed with everything that is kept of it, under the topics on which it was published.
    @Test func removal() {
        let car = Published.car("Golf")
        let shown = ShownCars.Car(id: car.id, topic: car.topic)
        let messages = CarTopics.removal(of: shown, discovery: nil)
        #expect(messages.allSatisfy { $0.payload.isEmpty && $0.isRetained })
        let published =
            [
                topics.device, topics.online(true), topics.trip(Published.trip([])),
                topics.health(Published.scan([], mil: nil)), topics.vehicle(.object([])),
            ] + topics.unknown
        #expect(Set(published.map(\.topic)).isSubset(of: messages.map(\.topic)))
        #expect(CarTopics.removal(of: shown, discovery: "ha")[0].topic == "ha/device/obdmech-\(car.id)/config")
    }

    /// A broker ends the older of two connections of one client.
    @Test func clients() {
        let one = CarTopics.client(of: "1f3a9c", target: "home", origin: "f0")
        #expect(CarTopics.client(of: "1f3a9c", target: "cloud", origin: "f0") != one)
        #expect(CarTopics.client(of: "1f3a9d", target: "home", origin: "f0") != one)
        #expect(CarTopics.client(of: "1f3a9c", target: "home", origin: "f0") == one && one.utf8.count <= 23)
        #expect(CarTopics.client(of: "1f3a9c", target: "home", origin: "f1") != one)
    }

    /// A custom PID must not write where a document is, nor anywhere else.
    @Test func plainTopics() {
        for name in ["trip", "online", "a/b", "#", "+", "live"] { #expect(topics.plain([(name, 1)]).isEmpty) }
    }

    @Test func points() {
        let trip = Published.trip(
            [
                Sample(.engineSpeed, 900, at: .zero), Sample(.vehicleSpeed, 0, at: .zero),
                Sample(.vehicleSpeed, 1.5, at: Instant(nanoseconds: 400_000)),
                Sample(.vehicleSpeed, .infinity, at: Instant(nanoseconds: 1_000_000)),
                Sample(.vehicleSpeed, 2, at: Instant(nanoseconds: 2_000_000)),
            ], name: "Golf")
        #expect(
            LineProtocol.lines(trip) == [
                "obdmech,car=golf,kind=vehicle engineSpeed=900.0,vehicleSpeed=0.0 1764279590000",
                "obdmech,car=golf,kind=vehicle vehicleSpeed=1.5 1764279590000",
                "obdmech,car=golf,kind=vehicle vehicleSpeed=2.0 1764279590002",
                "obdmech_trip,car=golf,kind=vehicle distanceKm=12.5,uuid=\"f24c5bd1-2633-463d-85a5-eed5d860f853\","
                    + "fuelMethod=\"mass,air \\\"flow\\\"\" 1764279590000",
            ])
        #expect(
            LineProtocol.lines(Published.scan(["P0420"], mil: true)) == [
                "obdmech_scan,car=car-\(Published.car().id),kind=vehicle codeCount=1.0,mil=true,codes=\"P0420\" 1764279590000"
            ])
    }

    /// By whomever it was written last; an older version has left only the number.
    @Test func deletionOfAScan() {
        func parameters(_ uuid: String?) -> [String?] {
            PostgresSchema.steps(.deletedScan(number: 7, uuid: uuid), origin: "f0").flatMap { step -> [String?] in
                if case .run(_, let values) = step { values } else { [] }
            }
        }
        #expect(parameters("00000000-0000-8000-8000-000000000001") == ["00000000-0000-8000-8000-000000000001"])
        #expect(parameters(nil) == ["f0", "7"])
    }

    @Test func rowsOfSamples() throws {
        let trip = Published.trip([
            Sample(.engineSpeed, 900.5, at: .zero),
            Sample(Signal("a\tb\\", .none), 1, at: Instant(nanoseconds: 1_000_001_000)),
        ])
        let steps = PostgresSchema.steps(trip)
        let copies = steps.compactMap { step in
            if case .copy(_, let rows) = step { String(decoding: rows, as: UTF8.self) } else { nil }
        }
        #expect(
            copies == [
                "engineSpeed\t2025-11-27T21:39:50.000000Z\t900.5\na\\tb\\\\\t2025-11-27T21:39:51.000001Z\t1.0\n"
            ])
        let partitions = steps.filter {
            if case .run(let sql, _) = $0 { sql.contains("sample_2025_11") } else { false }
        }
        #expect(partitions.count == 1)
        // Values are parameters, never part of a statement.
        for case .run(let sql, _) in steps { #expect(!sql.contains(Published.vin) && !sql.contains("say")) }
    }
}
