import Devices
import Settings
import Setup
import Testing
import Transports
import Trips

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct SetupSessionTests {
    private static let listening = [WiFiAdapters.Probe(address: "192.168.0.10:35000", failure: nil)]

    private static func session(
        file: String = "", probes: [WiFiAdapters.Probe] = listening, locale: String = "C", variable: String? = nil,
        vehicle: VehicleProfile? = nil
    ) -> SetupSession {
        SetupSession(
            .init(
                file: SettingsFile(bytes: Array(file.utf8)), path: "/h/config",
                adapters: AdapterOption.list(ports: [], probes: probes),
                locale: LocaleDefaults(["LANG": locale]), variable: variable,
                vehicle: vehicle.map { ($0, name: $0.name ?? "VIN \($0.vin ?? "")") }, error: DeviceSchemes.error))
    }

    /// Gives the answers, the last of which is to end it; adapters answer as they are told. Returns all that was shown.
    private static func converse(
        _ session: inout SetupSession, _ answers: [String], failing: Set<String> = []
    ) throws -> (lines: [String], writes: Bool) {
        var rest = answers[...]
        var move = session.begin()
        var lines: [String] = []
        while true {
            lines += move.lines
            switch move.next {
            case .ask(let question):
                let next = rest.popFirst()
                let answer = try #require(next, "asked once more: \(question)")
                lines.append("\(question) \(answer)")
                move = session.take(answer)
            case .tryAdapter(let device):
                lines.append("try \(device)")
                move = session.tried(
                    device,
                    failing.contains(device) ? .fails("cannot open it", advice: "plug it in") : .answers("ELM327 v1.5"))
            case .finish(let writes):
                #expect(rest.isEmpty, "not asked for: \(rest)")
                return (lines, writes)
            }
        }
    }

    @Test func everythingByEnter() throws {
        var session = Self.session(locale: "en_US.UTF-8")
        let (lines, writes) = try Self.converse(&session, ["", "", "", "", "", "", ""])
        #expect(writes)
        #expect(
            session.changes.map(\.line) == [
                "adapter = tcp:192.168.0.10:35000", "units = us", "currency = $", "speed-limit = 80 mph",
            ])
        #expect(
            lines.dropFirst(3) == [
                "  1  Wi-Fi, 192.168.0.10:35000: accepts connections", "  2  Wi-Fi, at another address",
                "  3  Bluetooth, by its address", "  4  Built-in simulator, without a car",
                "  5  None: look for an adapter each time",
                "Which one? A number, or a device as for -a [1] ", "try tcp:192.168.0.10:35000",
                "The adapter responds: ELM327 v1.5.", "", "Units: metric, us or imperial [us] ",
                "Currency, such as EUR or $ (none: numbers only) [$] ",
                "Price of a gallon of fuel (none: no costs) [none] ",
                "Warn above this speed (off: never) [80 mph] ",
                "Warn after this long at the wheel without a break (off: never) [2 h] ", "", "Changes to /h/config:",
                "  adapter = tcp:192.168.0.10:35000", "  units = us", "  currency = $", "  speed-limit = 80 mph",
                "Save? [Y/n] ",
            ])
    }

    /// What is set stays, is not tried again, and no locale goes before it.
    @Test func againByEnter() throws {
        let file = "adapter = /dev/ttyUSB0\nunits = metric\ncurrency = CHF\nfuel-price = 1.79\nspeed-limit = 100\n"
        var session = Self.session(file: file, locale: "en_US.UTF-8")
        let (lines, writes) = try Self.converse(&session, ["", "", "", "", "", ""])
        #expect(!writes && !session.hasChanges)
        #expect(lines.last == "Nothing has changed.")
        #expect(!lines.contains { $0.hasPrefix("try ") })
        #expect(lines.contains("Price of a liter of fuel (none: no costs) [1.79 CHF/L] "))
    }

    /// An answer is understood with white space, in the units that were chosen just before, and the last one counts.
    @Test func changes() throws {
        var session = Self.session(file: "adapter = /dev/ttyUSB0\ncurrency = EUR\n")
        let answers = ["5", " imperial ", "none", "6.50", "70", "off", "yes"]
        #expect(try Self.converse(&session, answers).writes)
        #expect(
            session.changes.map(\.line) == [
                "adapter removed", "units = imperial", "currency removed", "fuel-price = 6.50/impgal",
                "speed-limit = 70 mph", "alert-tired-driving = off",
            ])
    }

    @Test func aNoAtTheEnd() throws {
        var session = Self.session()
        let (lines, writes) = try Self.converse(&session, ["sim:city", "us", "", "", "", "", "perhaps", "n"])
        #expect(!writes)
        #expect(lines.contains("Type yes or no."))
    }

    /// What is expected is told, and the question comes again.
    @Test func unclearAnswers() throws {
        var session = Self.session()
        let answers = ["17", "nonsense", "sim:nope", "4", "miles", "", "", "dear", "", "", "", "no"]
        let (lines, _) = try Self.converse(&session, answers)
        #expect(lines.contains("'17' is not in the list."))
        #expect(lines.contains { $0.hasPrefix("Invalid device 'nonsense': use tcp:HOST") })
        #expect(lines.contains { $0.hasPrefix("No simulated car 'nope': ") })
        #expect(lines.contains("Invalid answer 'miles': expected metric, us or imperial."))
        #expect(lines.contains { $0.hasPrefix("Invalid answer 'dear': expected a price such as 1.79") })
        #expect(session.changes.map(\.line) == ["adapter = sim:city"])
    }

    @Test(
        arguments: [
            (["2", ""], "tcp:192.168.0.10:35000"), (["2", "10.0.0.7"], "tcp:10.0.0.7"),
            (["2", "tcp:10.0.0.7:23"], "tcp:10.0.0.7:23"), (["2", "10.0.0.7:x", "10.0.0.7"], "tcp:10.0.0.7"),
            (["3", "00:1D:A5:68:98:8B/2"], "bluetooth:00:1D:A5:68:98:8B/2"),
            (["3", "00:1D", "bluetooth:00:1D:A5:68:98:8B"], "bluetooth:00:1D:A5:68:98:8B"),
            // Nothing leads back to the list.
            (["3", "", "/dev/ttyUSB3"], "/dev/ttyUSB3"),
        ])
    func addresses(answers: [String], device: String) throws {
        var session = Self.session()
        _ = try Self.converse(&session, answers + ["", "", "", "", "", "no"])
        #expect(session.changes.map(\.line) == ["adapter = \(device)"])
    }

    /// It may be set all the same; without a yes the list comes again.
    @Test func anAdapterThatDoesNotAnswer() throws {
        var session = Self.session()
        let answers = ["1", "", "/dev/ttyUSB0", "eh", "y", "", "", "", "", "", "no"]
        let failing: Set = ["tcp:192.168.0.10:35000", "/dev/ttyUSB0"]
        let (lines, _) = try Self.converse(&session, answers, failing: failing)
        #expect(session.changes.map(\.line) == ["adapter = /dev/ttyUSB0"])
        let first = try #require(lines.firstIndex(of: "Cannot open it."))
        #expect(
            Array(lines[first...].prefix(4)) == [
                "Cannot open it.", "Plug it in.", "Use it anyway? [y/N] ", "Adapters:",
            ])
    }

    @Test func anArrowKey() throws {
        var session = Self.session()
        let move = session.take("\u{1B}[A")
        #expect(move.lines.first?.hasPrefix("Invalid device '?[A'") == true)
    }

    @Test func theVariable() throws {
        var session = Self.session(variable: "sim:city")
        let lines = session.begin().lines
        #expect(lines.last == "OBDMECH_ADAPTER is 'sim:city', and overrides this setting.")
    }

    /// Limits of alerts that are all off are not asked about.
    @Test func withoutAlerts() throws {
        var session = Self.session(file: "alerts = off\nadapter = sim:city\n")
        _ = try Self.converse(&session, ["", "", "", ""])
        #expect(!session.hasChanges)
    }

    @Test(
        arguments: [
            (["diesel"], "diesel"), ([""], nil), (["e10"], nil), (["E27"], "e27"), (["auto"], "auto"),
            (["benzine", "gasoline"], "gasoline"),
        ] as [([String], String?)])
    func fuel(answers: [String], fuel: String?) throws {
        var vehicle = VehicleProfile(vin: "WVWZZZ1JZXW000001", name: "Golf")
        vehicle.specification.fuel = FuelKind("e10")
        var session = Self.session(file: "adapter = sim:city\n", vehicle: vehicle)
        let end = fuel == nil ? [] : [""]
        let (lines, writes) = try Self.converse(&session, ["", "", "", "", "", ""] + answers + end)
        #expect(session.fuel == fuel)
        #expect(writes == (fuel != nil))
        #expect(lines.contains { $0.hasPrefix("Fuel of Golf: gasoline, e5, ") && $0.hasSuffix(" [e10] \(answers[0])") })
        if let fuel { #expect(lines.suffix(3).prefix(2) == ["Changes to Golf:", "  fuel = \(fuel)"]) }
    }
}
