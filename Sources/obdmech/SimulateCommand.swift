import OBD
import Reports
import Simulator
import Transports

enum SimulateCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let car = try car(options)
        let endpoint = try endpoint(options)
        let rate = try options.number(CommandTable.rate) ?? 1
        guard (0.01...1000).contains(rate) else { throw options.wrong(CommandTable.rate, "a number from 0.01 to 1000") }
        let quirks: Quirks
        do {
            quirks = try Quirks.parse(options.value(CommandTable.quirk) ?? "")
        } catch {
            throw Failure(status: .usage, message: "there is no quirk '\(error.name)'", advice: error.advice)
        }
        let timing = try timing(options)
        let firmware: Firmware
        let faults: FaultPlan
        do {
            firmware = try Firmware.named(options.value(CommandTable.identity) ?? Firmware.standard.name)
            faults = try FaultPlan(
                options.value(CommandTable.fault) ?? "", seed: options.value(CommandTable.seed) ?? "1")
        } catch {
            throw Failure(status: .usage, message: error.message, advice: error.advice)
        }
        let signals = try Signals.open()
        let server: SimulatorServer
        do {
            server = try SimulatorServer.open(
                car: car, endpoint: endpoint, rate: rate, timing: timing, quirks: quirks,
                firmware: firmware, faults: faults, interruptDescriptor: signals.number)
        } catch {
            throw Failure(status: .adapter, message: error.message, advice: error.advice)
        }
        Output.talk("\(car.name) on \(server.address): obdmech scan -a \(server.address), Ctrl-C ends it\n")
        do {
            try server.run()
        } catch  where error.kind == .interrupted {
        } catch {
            throw Failure(status: .adapter, message: error.message, advice: error.advice)
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
        let name = options.value(CommandTable.car) ?? VirtualCar.all[0].name
        guard var car = VirtualCar.named(name) else {
            throw options.wrong(CommandTable.car, "one of " + VirtualCar.all.map(\.name).joined(separator: ", "))
        }
        if let text = options.value(CommandTable.bus) {
            guard text.count == 1, let digit = text.first, let bus = VehicleBus(rawValue: digit) else {
                throw options.wrong(CommandTable.bus, "a number from 1 to 9, as in AT SP")
            }
            car.bus = bus
        }
        do {
            if let text = options.value(CommandTable.cycle) { try car.follow(cycleNamed: text) }
            if let text = options.value(CommandTable.refresh) { try car.setSpeedRefresh(text) }
        } catch {
            throw Failure(status: .usage, message: error.message, advice: error.advice)
        }
        return car
    }

    private static func timing(_ options: Options) throws -> Timing {
        var timing = SimulatorServer.realTiming
        do {
            if let text = options.value(CommandTable.latency) { try timing.setLatency(text) }
            if let text = options.value(CommandTable.baud) { try timing.setBaud(text) }
            if let text = options.value(CommandTable.timescale) { try timing.setCarRate(text) }
        } catch {
            throw Failure(status: .usage, message: error.message, advice: error.advice)
        }
        guard timing.baud == nil || options.has(CommandTable.pty) else {
            throw Failure(
                status: .usage, message: "--baud is for --pty", advice: "a TCP connection has no baud rate")
        }
        return timing
    }

    private static func endpoint(_ options: Options) throws -> SimulatorServer.Endpoint {
        switch (options.value(CommandTable.tcp), options.value(CommandTable.pty)) {
        case (let text?, nil):
            if text.allSatisfy(\.isNumber) {
                guard let port = UInt16(text) else { throw options.wrong(CommandTable.tcp, "a port up to 65535") }
                return .tcp(host: nil, port: port)
            }
            do {
                let address = try DeviceAddress("tcp:" + text, schemes: ["tcp"])
                let (host, port) = try address.hostAndPort(defaultPort: TCPTransport.defaultPort)
                return .tcp(host: host, port: port)
            } catch {
                throw options.wrong(CommandTable.tcp, "[HOST:]PORT")
            }
        case (nil, let link?): return .pty(link: link)
        default:
            throw Failure(
                status: .usage, message: "simulate needs --tcp or --pty, one of them",
                advice: "such as obdmech simulate --tcp 35000")
        }
    }
}
