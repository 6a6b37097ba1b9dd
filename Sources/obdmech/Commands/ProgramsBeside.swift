import Camera
import Clips
import CommandLine
import Formats
import Publishing
import Serving
import Simulator
import Syncing
import Telemetry
import Terminal

// The subcommands that are programs of their own, beside this one.

extension Call {
    /// The environment of a program that uses the same database.
    var variables: [String: String] {
        var variables = environment.variables
        variables["OBDMECH_DATABASE"] = self[.database] ?? variables["OBDMECH_DATABASE"]
        return variables
    }

    /// Continues as a program beside this one, with what was typed.
    /// - Parameters:
    ///   - words: those before the flags.
    ///   - flags: those that are passed on, if they were given.
    func become(_ program: String, _ words: [String], _ flags: [AnyFlag]) throws -> Never {
        let given = flags.flatMap { flag in
            options.texts(of: flag).map { flag.argument == nil ? "--" + flag.name : "--\(flag.name)=\($0)" }
        }
        try ProgramBeside.become(program, words + given + ["--"] + operands, variables)
    }

    /// With the units as the configuration or the locale has them.
    func with(_ units: AnyFlag) throws -> Call {
        var options = options
        options.set(units, options.units(try settings).rawValue)
        return Call(options, environment)
    }

    /// The words that name the action.
    var action: [String] { options.action.split(separator: " ").map(String.init) }
}

enum ServeCommand: Command {
    static let subcommand = ServeCommandLine.subcommand([.database])

    static func run(_ call: Call) throws -> ExitStatus {
        if let address = call.environment.fleetAddress(call.options) {
            if call[ServeCommandLine.edit] { throw FleetError.notChanged(address) }
            do {
                try FleetFetch(FleetQuestion(address: address), call.environment.variables).check()
            } catch FleetError.reported(let message, isAway: true) {
                Output.warn(message.text, advice: "the pages are there as soon as it answers")
            }
        }
        try call.with(ServeCommandLine.units).become("obdmech-serve", [], ServeCommandLine.flags)
    }
}

enum CameraCommand: Command {
    static let subcommand = CameraCommandLine.subcommand([.database])

    static func run(_ call: Call) throws -> ExitStatus {
        let call = call.action == ["export"] ? try call.with(CameraCommandLine.units) : call
        try call.become("obdmech-camera", call.action, subcommand.allFlags.filter { $0 != .database })
    }
}

enum PublishCommand: Command {
    static let subcommand = PublishCommandLine.subcommand([.database])

    static func run(_ call: Call) throws -> ExitStatus {
        var call = call
        if let address = call.environment.fleetAddress(call.options) {
            // The server of a fleet's pages has a copy of the database.
            guard call.action == ["metrics"],
                let copy = try FleetFetch(FleetQuestion(address: address), call.environment.variables).keptFile()
            else { throw FleetError.notRead(address) }
            var options = call.options
            options.set(.database, copy)
            call = Call(options, call.environment)
        }
        try call.become("obdmech-publish", call.action, PublishCommandLine.flags)
    }
}

enum AccountCommand: Command {
    static let subcommand = AccountCommandLine.subcommand()

    static func run(_ call: Call) throws -> ExitStatus {
        try call.become("obdmech-publish", ["account", call.options.action], AccountCommandLine.flags)
    }
}

/// `obdmech sync`: folders here; databases by the program `obdmech-publish`.
enum SyncCommand: Command {
    static let subcommand = SyncCommandLine.subcommand([.database])

    static func run(_ call: Call) throws -> ExitStatus {
        let isJSON = call[PublishCommandLine.json]
        guard let place = call.operands.first else {
            try SyncRun.showConflicts(try call.existingDatabase(), isJSON: isJSON)
            return .fine
        }
        if let address = call.environment.fleetAddress(call.options) { throw FleetError.notChanged(address) }
        if SyncCommandLine.isAddress(place) {
            try call.become("obdmech-publish", ["sync"], [PublishCommandLine.json, PublishCommandLine.passwordFile])
        }
        let folder = try SyncFolder(place)
        let configuration = try call.environment.configurationPath()
        try SyncRun.run(try call.newDatabase(), folder, configuration: configuration, isJSON: isJSON)
        return .fine
    }
}

// MARK: Beside a trip

extension Call {
    /// The camera beside a trip; nil without --camera.
    func camera(_ more: [String] = []) throws -> CameraSupervisor? {
        guard isGiven(.camera) else { return nil }
        let texts = self[.camera].filter { !$0.isEmpty }
        for case .simulated(let name) in NamedSource.all(texts).map(\.source) where !name.isEmpty {
            guard (try? DriveCycle.named(name)) != nil else { throw CameraBesideError.noCycle(name) }
        }
        let limit = options.typed(.cameraLimit).map { ["--limit=\($0)"] } ?? []
        return try CameraSupervisor(texts, limit + more, variables)
    }
}

extension AnyFlag {
    static let camera = Flag(
        "camera",
        .texts("[SOURCE]", .file, expected: CameraCommandLine.expectedSource) { $0.isEmpty || NamedSource($0) != nil },
        isRare: true,
        "Record what the camera sees, too. SOURCE is that of obdmech camera record, and may be given several "
            + "times. Default: /dev/video0. The events of the trip and the key p protect clips.")
    static let cameraLimit = Flag(
        "camera-limit", .of("SIZE", expected: SizeText.expectedLimit) { SizeText.limitBytes($0) }, isRare: true,
        requires: [.camera], advice: "it applies to --camera",
        "Use at most this much space for clips. Then the oldest that are not protected are deleted. It applies to --camera."
    )
}
