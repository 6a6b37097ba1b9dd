import CommandLine
import CustomPIDs
import Documents
import ELM327
import Formats
import OBD
import Reports
import Storage
import System
import Telemetry
import Terminal
import VehicleSource

/// `obdmech pids try`: asks the car which custom PIDs it answers.
enum ProfileTrialAction {
    static func run(_ call: Call) throws -> ExitStatus {
        let presentation = try call.presentation
        let custom = try call.environment.customPIDs()
        guard !custom.isEmpty else { throw ProfileError.nothingToTry }
        func nothing(_ error: SourceError) -> [String] { [] }
        return try VehicleSession.run(call, failed: nothing) { session in
            try session.findVehicle()
            let vin = try VehicleFacts.vin(session.session).vin
            // Everything is tried again, except what belongs to other model years.
            let pids = CustomPIDChoice(custom, thisYear: LocalTime.today.year).pids(of: vin)
            let trial = ProfileTrial(attempts: try attempts(pids, session))
            session.progress.clear()
            if let vin {
                try session.database?.keepTrial(trial.responded, vin: vin.description, at: LocalTime.now)
            } else {
                Output.warn(ProfileError.noVIN)
            }
            let shown = presentation.isRedacted ? nil : vin?.description
            try call.show(
                ProfileDocuments.json(trial, vin: shown), ProfileReport.lines(trial, vin: shown, presentation))
            return trial.respondedCount > 0 ? .fine : .vehicle
        }
    }
}

extension ProfileTrialAction {
    /// The pause between two requests, in seconds: a module that is seldom asked may need some.
    private static let pauseSeconds = 0.1

    /// Asks each request once.
    private static func attempts(_ pids: [CustomPID], _ session: VehicleSession) throws -> [ProfileTrial.Attempt] {
        var order: [String] = []
        var groups: [String: [CustomPID]] = [:]
        for pid in pids {
            if groups[pid.command] == nil { order.append(pid.command) }
            groups[pid.command, default: []].append(pid)
        }
        return try order.enumerated().compactMap { index, command in
            guard let pids = groups[command], let first = pids.first else { return nil }
            session.progress.show("\(index + 1) of \(order.count): \(SafeText.line(first.name))")
            try session.session.askAllAgain()
            let result = try CustomValue.read(pids, session.session, isPatient: false)
            try session.wait(until: session.session.now.advanced(bySeconds: pauseSeconds))
            return ProfileTrial.Attempt(
                pids, values: result.values, refused: result.refusal, wasSent: result.wasSent)
        }
    }
}

/// `obdmech pids share`: writes what a car answered as a file that others can import.
enum ProfileShareAction {
    static func run(_ call: Call) throws -> ExitStatus {
        let path = call.operands[0]
        let database = try call.existingDatabase()
        let trials = try database?.trials() ?? [:]
        let last = try database?.lastTriedVehicle()
        let vin = call[.vehicleVIN].flatMap { text in
            trials.keys.sorted().first { $0.contains(text.uppercased()) }
        }
        guard let vin = call[.vehicleVIN] == nil ? last : vin, let tried = trials[vin] else {
            throw ProfileError.nothingTried
        }
        let files = try CustomPIDFiles(folder: call.environment.customPIDFolder())
        let values = files.values.filter { tried[$0.pid.command] == true }
        guard !values.isEmpty else { throw ProfileError.nothingTried }
        let lines = CustomPIDWriter.shared(values, withoutText: vin)
        try FileReplacement.change(path) { _ in Array((lines.joined(separator: "\n") + "\n").utf8) }
        try Output.write([
            "written: \(Format.count(values.count, "value")) that the vehicle answered, without its VIN, to \(path)"
        ])
        return .fine
    }
}
