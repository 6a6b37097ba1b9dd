import CommandLine
import ELM327
import Formats
import Glibc
import OBD
import Recording
import Reports
import Storage
import Telemetry
import Terminal
import Transports
import VehicleSource

enum ClearCommand: Command {
    /// ECUs take a moment to test again what they can test at once.
    private static let settlingS = 2.0

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let isJSON = options.has(.json)
        let isYes = options.has(.yes)
        try Confirmation.check(options, VehicleMessage.clearingUnconfirmed)
        func failed(_ problem: ConnectionProblem) -> [String] {
            isJSON ? ScanReport.json(problem, format: ClearReport.format).documentLines : []
        }
        return try VehicleSession.run(options, environment, failed: failed) { session in
            let before = try session.scan(isQuick: false)
            try session.store(before, at: LocalTime.now, isQuick: false)
            session.progress.clear()
            try refuseWhileRunning(EngineState(before), options)
            if before.isClean {
                Output.talk("obdmech: there is nothing to clear: no codes, and the lamp is off\n")
                let outcome = ClearOutcome(before: before, answers: [], after: nil)
                if isJSON { try Output.write(ClearReport.json(outcome, at: LocalTime.now).documentLines) }
                return .fine
            }
            if !isJSON || !isYes {
                Output.talk(ClearReport.losses(before, width: Output.width).map { $0 + "\n" }.joined())
            }
            if !isYes {
                let isConfirmed = try Confirmation.ask("Clear now?", .inFull) { prompt in
                    Output.talk(prompt)
                    // Ctrl-C is no signal to the reading of a line here.
                    _ = try ByteChannel.wait(0, for: POLLIN, until: .distantFuture, interrupt: session.interrupt)
                    return readLine()
                }
                guard isConfirmed else {
                    Output.talk("Nothing was cleared.\n")
                    return .fault
                }
            }
            // It may have been started meanwhile.
            try refuseWhileRunning(try CodeClearing.engineState(session.session), options)
            session.progress.show("clearing")
            let answers = try CodeClearing.run(session.session)
            var outcome = ClearOutcome(before: before, answers: answers, after: nil)
            // Where nobody was heard, it may have been done all the same.
            if outcome.wasAccepted || answers.isEmpty {
                session.progress.show("looking whether codes come back")
                try session.wait(until: session.session.now.advanced(bySeconds: settlingS))
                outcome.after = try after(session, vin: before.vin)
            }
            session.progress.clear()
            try Output.write(
                isJSON
                    ? ClearReport.json(outcome, at: LocalTime.now).documentLines
                    : ClearReport.text(outcome, width: Output.width))
            guard let after = outcome.after else { return .vehicle }
            return outcome.isComplete && outcome.returned.isEmpty && after.milOn != true ? .fine : .fault
        }
    }

    private static func refuseWhileRunning(_ state: EngineState, _ options: Options) throws(Failure) {
        guard state.isRunning == true || (state.speedKmh ?? 0) > 0, !options.has(.engineRunning) else {
            return
        }
        throw Failure(VehicleMessage.engineRunning)
    }

    /// Reads MIL and codes again, and keeps what was read.
    private static func after(_ session: VehicleSession, vin: VIN?) throws -> HealthScan {
        var scan = try HealthScanner(session: session.session, isQuick: true, progress: session.progress.show).read()
        scan.vin = vin
        do throws(StorageError) {
            try session.store(scan, at: LocalTime.now, isQuick: true)
        } catch {
            session.progress.clear()
            Output.warn(DatabaseMessage.scanNotStored(error.message, advice: error.advice))
        }
        return scan
    }
}

extension ClearCommand {
    static let subcommand = Subcommand(
        name: "clear", chapter: .vehicle, summary: "delete the trouble codes and put the lamp out",
        description: [
            "Reads and stores a full scan, shows what will be lost (codes, freeze frames, readiness for an emissions "
                + "test), asks for confirmation, and has all controllers clear. Then it looks which codes came straight "
                + "back, and which are permanent and stay. It refuses while the engine runs, unless --engine-running is given. But for what is typed into "
                + "terminal, this is all that is ever written to a vehicle."
        ],
        flags: [.adapter, .yes, .engineRunning, .json, .noSave, .database, .record, .redact, .verbose],
        examples: [
            ("obdmech clear -a sim:faults --engine-running", "clear the codes of a simulated car"),
            ("obdmech clear --yes --json", "clear without a question, for another program"),
        ])
}

extension Flag {
    static let engineRunning = Flag("engine-running", "Clear although the engine is running.")
}
