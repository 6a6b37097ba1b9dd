import Formats
import Publishing
import Telemetry
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct PublishTargetTests {
    private func target(_ url: String) -> PublishTarget? { try? PublishTarget(name: "home", url: url) }

    @Test(
        arguments: [
            ("mqtt://broker.local", TargetKind.mqtt, "broker.local", UInt16(1883)),
            ("mqtt://broker.local:1234", .mqtt, "broker.local", 1234), ("mqtts://b", .mqtt, "b", 8883),
            ("mqtt://[::1]:99", .mqtt, "::1", 99), ("postgresql://db/cars", .postgresql, "db", 5432),
            ("postgres://me@db:5433/cars", .postgresql, "db", 5433),
            ("influx://10.0.0.2/cars", .influx, "10.0.0.2", 8086),
            ("traccar://t", .traccar, "t", 5055), ("file:/srv/x", .folder, "", 0), ("file:///srv/x", .folder, "", 0),
        ])
    func addresses(url: String, kind: TargetKind, host: String, port: UInt16) throws {
        let target = try #require(self.target(url))
        #expect(target.kind == kind && target.host == host && target.port == port)
    }

    @Test func parts() throws {
        let postgres = try #require(self.target("postgresql://me@db/cars?sslmode=require"))
        #expect(postgres.user == "me" && postgres.path == "cars" && postgres.options == ["sslmode": "require"])
        #expect(target("file:///srv/x")?.path == "/srv/x" && target("file:here")?.path == "here")
        #expect(target("influx://h/?org=my%20org&bucket=b")?.options["org"] == "my org")
        #expect(target("mqtts://h")?.isEncrypted == true && target("mqtt://h")?.isEncrypted == false)
        #expect(target("traccar+https://h?ca=/c.pem")?.options["ca"] == "/c.pem")
        for row in TargetKind.rows {
            guard let scheme = row.encrypted else { continue }
            let encrypted = target("\(scheme)://me@h")
            #expect(encrypted?.isEncrypted == true && encrypted?.kind == row.kind, "\(scheme)")
            #expect(row.schemes.allSatisfy { target("\($0)://me@h")?.isEncrypted == false })
        }
    }

    @Test(
        arguments: [
            "", "mqtt", "mqtt:", "mqtt:broker", "mqtt://", "mqtt://:1883", "mqtt://h:0", "mqtt://h:65536", "mqtt://h:x",
            "mqtt://a:b:c", "http://h", "file:", "file://host/x", "mqtt://h?x", "mqtt://h?x=1", "mqtt://h\u{7}",
            "mqtt://[::1", "influx://h/?bucket=%zz", "abrp://api.iternio.com", "abrp+https://k@h", "file+https:/x",
        ])
    func nothing(url: String) { #expect(target(url) == nil) }

    /// A password on a command line can be read by every user of the computer.
    @Test(arguments: ["mqtt://me:secret@h", "postgresql://me:secret@h/d", "influx://h/?token=x", "mqtt://h?password=x"])
    func passwords(url: String) {
        #expect(throws: PublishError.passwordInAddress) { try PublishTarget(name: "x", url: url) }
    }

    @Test(arguments: ["", "a b", "../x", "-x", "a/b", "ä", String(repeating: "a", count: 65)])
    func wrongNames(name: String) { #expect((try? PublishTarget(name: name, url: "file:/x")) == nil) }

    @Test func listSurvivesItsFile() throws {
        var list = TargetList()
        try list.add(try PublishTarget(name: "a", url: "mqtt://h", passwordFile: "/etc/secret"))
        try list.add(try PublishTarget(name: "b", url: "file:/x"))
        #expect(throws: PublishError.exists("a")) { try list.add(try PublishTarget(name: "a", url: "file:/y")) }
        #expect(TargetList(text: list.document.utf8) == list)
        try list.remove("a")
        #expect(list.targets.map(\.name) == ["b"])
        #expect(throws: PublishError.unknownTarget("a", known: ["b"])) { try list.remove("a") }
        #expect(TargetList(text: "{}".utf8) == nil && TargetList(text: "".utf8) == nil)
    }
}

/// What phones send, and metrics.
@Suite(.timeLimit(.minutes(20))) struct PhoneRequestTests {
    @Test(
        arguments: [
            ("owntracks://ann@t/pub", TargetKind.ownTracks, "t", UInt16(8083), "pub"),
            ("torque://h:8123/api/torque?eml=a%40b", .torque, "h", 8123, "api/torque"),
            ("lubelogger://g/7", .lubeLogger, "g", 8080, "7"),
            ("openmetrics:/var/x.prom", .openMetrics, "", 0, "/var/x.prom"),
            ("exec:/bin/true", .command, "", 0, "/bin/true"),
            ("abrp://key@api.iternio.com", .routePlanner, "api.iternio.com", 443, ""),
            ("influx+https://cloud/cars", .influx, "cloud", 443, "cars"),
            ("owntracks+https://ann@t:8443/pub?ca=/etc/own.pem", .ownTracks, "t", 8443, "pub"),
        ])
    func addresses(url: String, kind: TargetKind, host: String, port: UInt16, path: String) throws {
        let target = try PublishTarget(name: "x", url: url)
        #expect(target.kind == kind && target.host == host && target.port == port && target.path == path)
    }

    /// As Home Assistant does, which makes a sensor of a name, and knows no value before that.
    @Test func torqueNamesItsValues() throws {
        let trip = Published.trip(
            [
                Sample(.vehicleSpeed, 50, at: .zero), Sample(.engineSpeed, 900, at: .zero),
                Sample(.groundSpeed, 49, at: Instant(nanoseconds: 1_000_000_000)),
                Sample(.commandedLambda, 1, at: Instant(nanoseconds: 1_000_000_000)),
            ], name: "Golf")
        let paths = TorqueRequest.seconds(trip, path: "api/torque", email: "a@b", id: "x").flatMap(\.paths)
        #expect(paths.count == 3)
        var sensors: [Int: (name: String, unit: String)] = [:]
        var values: [Int: String] = [:]
        for path in paths {
            #expect(path.hasPrefix("/api/torque?eml=a%40b&v=9&session=1764279590000&id=x&time=17642795"))
            let query = path.split(separator: "?")[1].split(separator: "&").map { $0.split(separator: "=") }
            let texts = Dictionary(uniqueKeysWithValues: query.map { (String($0[0]), URLText.decoded($0[1]) ?? "") })
            for (name, text) in texts {
                if name.hasPrefix("userFullName"), let pid = Int(name.dropFirst(12), radix: 16) {
                    sensors[pid] = (text, texts["userUnit" + name.dropFirst(12)] ?? "")
                } else if name.hasPrefix("k"), let pid = Int(name.dropFirst(), radix: 16) {
                    #expect(sensors[pid] != nil && path != paths[0])
                    values[pid] = text
                }
            }
        }
        #expect(sensors[0x0D]?.name == "Speed (OBD)" && sensors[0x0D]?.unit == "km/h" && sensors.count == 3)
        #expect(values == [0x0D: "50.00", 0x0C: "900.00", 0xFF1001: "49.00"])
        #expect(paths[0].contains("&profileName=Golf&userFullName0d=") && !paths.joined().contains(Published.vin))
        let seconds = TorqueRequest.seconds(trip, path: "t", email: nil, id: "x", isNamed: false)
        #expect(seconds.map(\.second) == [1_764_279_590, 1_764_279_591] && seconds.allSatisfy { $0.paths.count == 1 })
        #expect(TorqueRequest.seconds(Published.trip([]), path: "t", email: nil, id: "x").isEmpty)
    }

    @Test func recordsOfLubeLogger() {
        var trip = Published.trip([])
        #expect(LubeLoggerRecord.odometer(trip) == nil)
        trip.odometerKm = 123_456.9
        #expect(
            LubeLoggerRecord.odometer(trip)?.line
                == "{\"date\":\"2025-11-27\",\"odometer\":\"123456\",\"notes\":\"obdmech \(trip.uuid)\"}")
        var fillUp = LubeLoggerRecord.FillUp(time: trip.trip.start, amount: 39.8, odometerKm: 123_456.9, price: 1.5)
        #expect(fillUp.note == "obdmech fill-up " + CalendarTime.iso8601(trip.trip.start))
        let document = fillUp.document
        #expect(document["fuelConsumed"]?.double == 39.8 && document["cost"]?.double == 59.7)
        #expect(document["odometer"]?.double == 123_456 && document["isFillToFull"]?.yesNo == true)
        #expect(document["missedFuelUp"]?.yesNo == false && document["date"]?.text == "2025-11-27")
        // The server refuses a record without a cost.
        fillUp.price = nil
        #expect(fillUp.document["cost"]?.double == 0)
    }

    /// A target of one car gets that car, and no simulated one that nobody named.
    @Test func oneCar() throws {
        let car = Published.car("My Golf")
        for row in TargetKind.rows where row.kind.isOfOneCar {
            let scheme = row.schemes.first ?? row.encrypted ?? ""
            func wants(_ options: String, isReal: Bool) throws -> Bool {
                try PublishTarget(name: "x", url: "\(scheme)://k@h/1\(options)").wants(car, isReal: isReal)
            }
            #expect(try wants("", isReal: true) && !wants("", isReal: false), "\(scheme)")
            for name in ["My%20Golf", "my-golf", Published.vin] {
                #expect(try wants("?vehicle=" + name, isReal: true) && wants("?vehicle=" + name, isReal: false))
            }
            #expect(try !wants("?vehicle=Polo", isReal: true))
        }
        #expect(try PublishTarget(name: "x", url: "mqtt://h").wants(car, isReal: false))
        #expect(try !PublishTarget(name: "x", url: "traccar://h?vehicle=Polo").wants(car, isReal: true))
    }

    @Test func metrics() {
        var golf = OpenMetrics.Car(name: "golf \"1\"")
        golf.trips = 3
        golf.distanceKm = 1.5
        golf.checkEngineLight = true
        let cars = [golf, OpenMetrics.Car(name: "b")]
        let lines = OpenMetrics.text(cars, .openMetrics).split(separator: "\n")
        #expect(lines.contains("obdmech_trips_total{car=\"golf \\\"1\\\"\"} 3.0"))
        #expect(lines.contains("obdmech_distance_meters_total{car=\"golf \\\"1\\\"\"} 1500.0"))
        #expect(lines.contains("obdmech_check_engine_light{car=\"golf \\\"1\\\"\"} 1.0"))
        // What is not known has no line.
        #expect(!lines.contains { $0.contains("odometer") } && lines.count { $0.contains("check_engine_light{") } == 1)
        #expect(lines.last == "# EOF")
        #expect(OpenMetrics.text([], .openMetrics) == "# EOF\n")
        // A line says what a name is; in the text format, that is the name of the samples.
        for (form, name) in [(OpenMetrics.Form.openMetrics, "obdmech_trips"), (.text, "obdmech_trips_total")] {
            let lines = OpenMetrics.text(cars, form).split(separator: "\n")
            #expect(lines.contains("# TYPE \(name) counter") && lines.contains("# HELP \(name) Trips."))
            #expect(lines.contains { $0.hasPrefix("# UNIT") } == (form == .openMetrics))
            #expect(lines.contains { $0.hasPrefix("obdmech_trips_total{") })
        }
    }
}
