import CommandLine
import ELM327
import Formats
import OBD
import Recording
import Reports
import Simulator
import Terminal
import Transports

enum SimulateCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        if options.has(.simulateList) {
            try Screen(environment, options).show(SimulatorList.lines(width: Output.width))
            return .fine
        }
        let car = try car(options)
        let endpoint = try endpoint(options)
        let rate = try options.number(.rate) ?? 1
        guard (0.01...1000).contains(rate) else { throw options.wrong(.rate, "a number from 0.01 to 1000") }
        let timing = try timing(options)
        let quirks: Quirks
        let firmware: Firmware
        let faults: FaultPlan
        do {
            quirks = try Quirks.parse(options.value(.quirk) ?? "")
            firmware = try Firmware.named(options.value(.identity) ?? Firmware.standard.name)
            faults = try FaultPlan(
                options.value(.fault) ?? "", seed: options.value(.seed) ?? "1")
        } catch {
            throw Failure(error)
        }
        let signals = try Signals.open()
        let server: SimulatorServer
        do {
            server = try SimulatorServer.open(
                car: car, endpoint: endpoint, rate: rate, timing: timing, quirks: quirks,
                firmware: firmware, faults: faults, interruptDescriptor: signals.number)
        } catch {
            throw Failure(error)
        }
        Output.talk("\(car.name) on \(server.address): obdmech scan -a \(server.address), Ctrl-C ends it\n")
        do {
            try server.run()
        } catch {
            throw Failure(error)
        }
        if let truth = server.truth {
            try Output.write([
                "\(car.name) drove \(Format.fixed(truth.distanceKm, 4)) km on \(Format.fixed(truth.fuelL, 4)) L in "
                    + "\(Format.fixed(truth.seconds, 1)) s while it was asked for its speed",
                "sharp accelerations: \(truth.sharpAccelerations), sharp brakings: \(truth.sharpBrakings)",
            ])
        }
        return .fine
    }

    private static func car(_ options: Options) throws -> VirtualCar {
        let name = options.value(.car) ?? VirtualCar.all[0].name
        guard var car = VirtualCar.named(name) else {
            throw options.wrong(.car, "one of " + VirtualCar.all.map(\.name).joined(separator: ", "))
        }
        if let text = options.value(.bus) {
            guard text.count == 1, let digit = text.first, let bus = VehicleBus(elmNumber: digit) else {
                throw options.wrong(.bus, "a number from 1 to 9, as in AT SP")
            }
            car.bus = bus
        }
        do {
            if let text = options.value(.cycle) { try car.follow(cycleNamed: text) }
            if let text = options.value(.refresh) { try car.setSpeedRefresh(text) }
        } catch {
            throw Failure(error)
        }
        return car
    }

    private static func timing(_ options: Options) throws -> Timing {
        var timing = SimulatorServer.realTiming
        do {
            if let text = options.value(.latency) { try timing.setLatency(text) }
            if let text = options.value(.baud) { try timing.setBaud(text) }
            if let text = options.value(.timescale) { try timing.setCarRate(text) }
        } catch {
            throw Failure(error)
        }
        guard timing.baud == nil || options.has(.pty) else {
            throw Failure(SimulateMessage.baudWithoutTerminal)
        }
        return timing
    }

    private static func endpoint(_ options: Options) throws -> SimulatorServer.Endpoint {
        switch (options.value(.tcp), options.value(.pty)) {
        case (let text?, nil):
            let port = text.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
            guard let number = UInt16(port), port.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                throw Failure(SimulateMessage.wrongPort(String(port)))
            }
            if port == text { return .tcp(host: nil, port: number) }
            do {
                let address = try DeviceAddress("tcp:" + text, schemes: ["tcp"])
                let (host, port) = try address.hostAndPort(defaultPort: TCPTransport.defaultPort)
                return .tcp(host: host, port: port)
            } catch {
                throw options.wrong(.tcp, "[HOST:]PORT")
            }
        case (nil, let link?): return .pty(link: link)
        default:
            throw Failure(SimulateMessage.noEndpoint)
        }
    }
}

extension SimulateCommand {
    static let subcommand = Subcommand(
        name: "simulate", chapter: .program, summary: "be a car behind an adapter, for trying and testing",
        description: [
            "Serves a simulated car behind a simulated ELM327 until it is interrupted, then writes how far the car "
                + "really went, what it burnt, and how often it was accelerated and braked sharply, between the first "
                + "and the last answer to a request for its speed.",
            "With --list it shows all cars, drive cycles, adapters, quirks and faults, and what each one does. The same "
                + "names go behind sim: in a device, such as sim:city?quirk=clone-v2.1.",
        ],
        flags: [
            .simulateList, .tcp, .pty, .car, .cycle, .bus, .rate, .timescale, .latency, .baud, .refresh, .identity,
            .quirk, .fault,
            .seed,
        ],
        examples: [
            ("obdmech simulate --list", "all simulated cars, quirks and faults"),
            ("obdmech simulate --tcp 35000 --car faults", "a car with faults, for obdmech scan -a localhost:35000"),
            (
                "obdmech simulate --tcp 35000 --fault lv-reset@60,unplugged@90+10,data-error-glued:50",
                "an adapter in a bad mood"
            ),
            ("obdmech simulate --pty /tmp/elm", "a car on a pseudo-terminal, for obdmech scan -a /tmp/elm"),
        ])
}

extension Flag {
    static let simulateList = Flag("list", "List the cars, drive cycles, adapters, quirks and faults, and end.")
    static let tcp = Flag(
        "tcp", argument: "[HOST:]PORT", "Serve on a TCP port, of this machine only unless a host is named.")
    static let pty = Flag(
        "pty", argument: "LINK", values: .file, "Serve on a pseudo-terminal, with LINK pointing to it.")
    static let car = Flag(
        "car", argument: "NAME", values: .words(VirtualCar.all.map(\.name)),
        "The car, by a name of --list (\(VirtualCar.all[0].name)).")
    static let bus = Flag(
        "protocol", argument: "N", values: .words((1...9).map(String.init)),
        "The car's protocol by its ELM327 number, 1 to 9 (6).")
    static let cycle = Flag(
        "cycle", argument: "NAME", values: .words(DriveCycle.named.map(\.name)),
        "What the car drives, by a name of --list; without it, what suits the car.")
    static let rate = Flag("rate", argument: "N", "Run the car N times as fast as real time (1).")
    static let timescale = Flag(
        "timescale", argument: "N",
        "Let N seconds pass in the car while one passes at the adapter: with 1440 a day takes a minute (1).")
    static let refresh = Flag(
        "refresh", argument: "MS", "Have the car measure its speed anew only every so many milliseconds (0).")
    static let latency = Flag(
        "latency", argument: "MS[-MS]",
        "Let bytes take so many milliseconds each way, as Wi-Fi does (0); with 0-80 each time any time up to 80.")
    static let baud = Flag(
        "baud", argument: "N",
        "Let --pty be a serial line of this rate: bytes take their time, and are garbled while the other side's rate is "
            + "another. Without it the rate does not matter.")
    static let identity = Flag(
        "identity", argument: "NAME",
        "What the adapter is: the ELM327 of a version from \(ELMVersion.allCases[0].rawValue) to v2.3, which knows the "
            + "commands of that version, or stn, an STN1110 (\(Firmware.standard.name)).")
    static let quirk = Flag(
        "quirk", argument: "NAME[,NAME]", values: .words(Quirks.named.map(\.name)),
        "What is wrong with the adapter or the car, all the time.")
    static let fault = Flag(
        "fault", argument: "NAME@S|NAME:N|NAME/REQUEST[,…]",
        "What goes wrong during the drive: NAME@60 when the car has run for 60 s, NAME:100 at one in 100 commands, NAME/03 "
            + "each time that 03 is requested. With +5 behind a time or a number, it lasts 5 s.")
    static let seed = Flag("seed", argument: "N", "Let other commands meet the faults that come by chance (1).")
}
