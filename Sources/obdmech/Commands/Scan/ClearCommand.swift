import CommandLine
import Documents
import ELM327
import Formats
import Glibc
import OBD
import Reports
import Storage
import System
import Telemetry
import Terminal
import Transports
import VehicleSource

enum ClearCommand: Command {
    /// The time that ECUs need to repeat the tests that run immediately.
    private static let settlingS = 2.0

    static func run(_ call: Call) throws -> ExitStatus {
        let isJSON = call[.json]
        let isYes = call[.yes]
        try Confirmation.check(call.options, ClearError.clearingUnconfirmed)
        func failed(_ problem: SourceError) -> [String] {
            isJSON ? ClearDocuments.json(problem).documentLines : []
        }
        return try VehicleSession.run(call, failed: failed) { session in
            let before = try session.scan(isQuick: false)
            try session.store(before, at: LocalTime.now, isQuick: false)
            session.progress.clear()
            if before.bus == .j1939 { throw ClearError.isTruck }
            try refuseWhileRunning(EngineState(before), call.options)
            if before.isClean {
                Output.note("nothing to clear: no trouble codes, and the check engine light is off")
                let outcome = ClearOutcome(before: before, answers: [], after: nil)
                if isJSON { try Output.write(ClearDocuments.json(outcome, at: LocalTime.now).documentLines) }
                return .fine
            }
            if !isJSON || !isYes {
                Output.talk(ClearReport.losses(before, call.environment.presentation).map { $0 + "\n" }.joined())
            }
            if !isYes {
                let isConfirmed = try Confirmation.ask("Clear now?", .inFull) { prompt in
                    Output.talk(prompt)
                    // Ctrl-C does not interrupt readLine() here, so wait for input or the interrupt first.
                    _ = try ByteChannel.wait(0, for: POLLIN, until: .distantFuture, interrupt: session.interrupt)
                    return readLine()
                }
                guard isConfirmed else {
                    Output.talk("Nothing was cleared.\n")
                    return .fault
                }
            }
            // The engine may have been started meanwhile.
            try refuseWhileRunning(try CodeClearing.engineState(session.session), call.options)
            session.progress.show("clearing")
            let answers = try CodeClearing.run(session.session)
            var outcome = ClearOutcome(before: before, answers: answers, after: nil)
            // Without any response, the codes may still have been cleared.
            if outcome.wasAccepted || answers.isEmpty {
                session.progress.show("checking whether codes come back")
                try session.wait(until: session.session.now.advanced(bySeconds: settlingS))
                outcome.after = try after(session, vin: before.vin)
            }
            session.progress.clear()
            try call.write(
                ClearDocuments.json(outcome, at: LocalTime.now),
                ClearReport.text(outcome, call.environment.presentation))
            guard let after = outcome.after else { return .vehicle }
            return outcome.isComplete && outcome.returned.isEmpty && after.milOn != true ? .fine : .fault
        }
    }

    private static func refuseWhileRunning(_ state: EngineState, _ options: Options) throws {
        guard state.isRunning == true || (state.speedKmh ?? 0) > 0, !options[.engineRunning] else {
            return
        }
        throw ClearError.engineRunning
    }

    /// Reads check engine light and codes again, and stores them.
    private static func after(_ session: VehicleSession, vin: VIN?) throws -> HealthScan {
        let scan = try HealthScanner(
            session: session.session, isQuick: true, vin: vin, progress: session.progress.show
        ).read()
        do throws(StorageError) {
            try session.store(scan, at: LocalTime.now, isQuick: true)
        } catch {
            session.progress.clear()
            Output.warn(DatabaseError.scanNotStored(error.text, advice: error.advice))
        }
        return scan
    }
}

extension ClearCommand {
    static let subcommand = Subcommand(
        name: "clear", chapter: .diagnosis, summary: "clear trouble codes and turn off the check engine light",
        description: [
            "Reads and stores a full scan, shows what will be lost (trouble codes, freeze frames, readiness for an "
                + "emissions test), asks for confirmation, and clears all control modules. Then it reads the codes "
                + "again, and shows which came straight back, and which are permanent and stay. It refuses while the "
                + "engine is running, unless --engine-running is given.",
            "Only clear writes to the car, apart from commands that you type in obdmech terminal.",
        ],
        flags: [.adapter, .yes, .engineRunning, .json, .noSave, .database, .record, .redact, .verbose],
        examples: [
            ("obdmech clear -a sim:faults --engine-running", "clear the codes of a simulated car"),
            ("obdmech clear --yes --json", "clear without asking, and write JSON"),
        ])
}

extension AnyFlag {
    static let engineRunning = Flag("engine-running", .switch, "Clear even if the engine is running.")
}
