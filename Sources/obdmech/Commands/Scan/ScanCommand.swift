import CommandLine
import Diagnosis
import Documents
import ELM327
import Formats
import History
import OBD
import Pages
import Reports
import Settings
import Site
import Storage
import System
import Telemetry
import Terminal
import Transports
import Trends
import Trips
import VehicleSource

enum ScanCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        let isJSON = call[.json]
        if isJSON, call[.html] == "-" { throw CommandLineError.contradiction("html=-", "json") }
        let settings = try call.settings
        let presentation = call.presentation(settings)
        let inspection = call.options.inspection(settings)
        let screen = call.screen
        func failed(_ problem: SourceError) -> [String] {
            isJSON
                ? ScanDocuments.json(problem).documentLines
                : presentation.wrapped(ConnectionReport.steps(problem.step), indent: 2)
        }
        let file = try OutputFile.page(call.options)
        return try VehicleSession.run(call, failed: failed) { session in
            let isQuick = call[.quick]
            var scan = try session.scan(isQuick: isQuick)
            let hasModules = try call[.allModules] ? addModules(to: &scan, session) : false
            session.close()
            let time = LocalTime.now
            // Stored before it is shown, so that a closed pipe loses nothing; and shown even if storing fails.
            var failure: (any Error)?
            var earlier: (scan: HealthScan, time: WallTime)?
            var id: Int64?
            do throws(StorageError) {
                id = try session.store(scan, at: time, isQuick: isQuick)
            } catch {
                failure = CommandError(DatabaseError.scanNotStored(error.text, advice: error.advice), status: .database)
            }
            do throws(StorageError) {
                if let vin = scan.vin { earlier = try session.database?.scans.latest(vin: vin, before: id) }
            } catch {
                failure = failure ?? error
            }
            session.progress.clear()
            // The window may have become another during the scan.
            var presentation = presentation
            presentation.width = Output.width
            let findings = findings(scan, session.database)
            let vehicle = KnownVehicle.stored(scan.vin?.description, before: time, session.database).with(call.options)
            if let file {
                let page = ScanPage(
                    scan, presentation, at: time, since: earlier, id: id, findings: findings, vehicle: vehicle,
                    inspection: inspection, program: ProgramVersion.program)
                try file.write(page.page)
            }
            if file?.isStandardOutput == true {
                // Nothing else may stand beside the page.
            } else if isJSON {
                try screen.show(
                    ScanDocuments.json(
                        scan, presentation, at: time, since: earlier, id: id, inspection: inspection, vehicle: vehicle
                    ).documentLines)
            } else {
                let text = ScanText(
                    scan, presentation, at: time, since: earlier, drift: findings.mention(in: presentation.units),
                    isFull: call[.full], inspection: inspection, vehicle: vehicle)
                try screen.show(text)
                if hasModules { try showModules(scan, presentation, screen) }
                if id == 1, Output.isTerminal(1), let remark = call.environment.unitsOfLocale {
                    try screen.show([""] + presentation.wrapped(remark))
                }
            }
            if let failure { throw failure }
            if scan.reportsFault || ScannedModule.of(scan).contains(where: { !$0.faults.isEmpty }) { return .fault }
            // What could not be read may be the fault.
            if scan.interruption != nil { return .adapter }
            return scan.isHealthKnown ? .fine : .vehicle
        }
    }
}

extension ScanCommand {
    /// What is changing on the vehicle. It is no part of the scan, whose result must not depend on it.
    fileprivate static func findings(_ scan: HealthScan, _ database: Database?) -> VehicleFindings {
        guard let database, let vin = scan.vin?.description,
            let findings = try? VehicleTrends(of: vin, database).mentioned()
        else { return VehicleFindings() }
        return findings
    }

    private static func showModules(_ scan: HealthScan, _ presentation: Presentation, _ screen: Screen) throws {
        let make = scan.vin.flatMap { VehicleIdentity($0, thisYear: LocalTime.today.year).manufacturer }
        try screen.show(ModuleReport.lines(ScannedModule.of(scan), presentation, make: make))
    }

    /// Looks for modules beyond the standard ECUs, and adds their responses to a scan. What was read before is not lost if
    /// the connection breaks. Returns false if none could be asked.
    fileprivate static func addModules(to scan: inout HealthScan, _ session: VehicleSession) throws -> Bool {
        guard scan.interruption == nil else { return false }
        let scanner = ModuleScanner(
            session.session, progress: session.progress.show,
            pause: { seconds throws(TransportError) in
                try session.wait(until: session.session.now.advanced(bySeconds: seconds))
            })
        do throws(TransportError) {
            guard let responses = try scanner.run() else {
                Output.warn(VehicleWarning.noOtherAddresses)
                return false
            }
            scan.payloads += responses.map {
                ScannedModule.payload(header: $0.header, ecu: $0.ecu, request: $0.request, bytes: $0.bytes)
            }
        } catch {
            guard error.kind == .lost else { throw error }
            scan.interruption = error.text
        }
        return true
    }
}

extension Screen {
    func show(_ scan: ScanText) throws {
        // On a terminal without a pager, the beginning scrolls away and is repeated at the end.
        try show(scan.lines(height: Output.isTerminal(1) && !isPaged ? Output.height : .max))
    }
}

extension ScanCommand {
    static let subcommand = Subcommand(
        name: "scan", chapter: .diagnosis, summary: "read and explain trouble codes, and check the car's health",
        description: [
            "Reads the trouble codes of all control modules and explains them. The first line says what to do: stop "
                + "the car, have it repaired soon, wait for the next service, or drive on. Below it are the check "
                + "engine light, the confirmed, pending and permanent trouble codes with their usual causes and first "
                + "checks, freeze frames, readiness for an emissions test, live values and on-board test results that "
                + "are out of range, and what has changed since the last scan of this vehicle. Where codes or "
                + "values explain others, a line names the likely root. For each ECU that was "
                + "found, the report says what it answered, refused, or did not answer.",
            "The scan is stored, and obdmech report --scan shows it again. --full shows everything that was read: "
                + "complete freeze frames, every monitor and test result, how often the monitors ran, and all live "
                + "values with their usual ranges. --json always includes all of this.",
            "--all-modules also looks for the other control modules of a car with CAN, such as brakes, airbags and body, and "
                + "reads their trouble codes and part numbers. It asks about 230 addresses one after the other, which takes "
                + "half a minute, and sends nothing but requests to read (services 19 02 and 22 F1xx). Few codes of such "
                + "modules are standardized; what is known of the make's own codes is shown.",
            "If the connection fails, scan names the first step that failed: port, adapter, power, bus or ECU.",
        ],
        flags: [
            .adapter, .quick, .full, .allModules, .scanMake, .units, .inspection, .json, .html, .open, .noSave,
            .database, .record, .redactOutput, .verbose,
        ],
        examples: [
            ("obdmech scan -a tcp:192.168.0.10", "scan with a Wi-Fi adapter"),
            ("obdmech scan -a sim:faults", "scan a simulated car with faults"),
            ("obdmech scan -a sim:faults --full", "show everything that was read"),
            ("obdmech scan -a sim:faults --html scan.html --redact", "write a page for a garage, without the VIN"),
        ])
}

extension Options {
    /// The emissions inspection rule, from the command line or else from the settings.
    func inspection(_ settings: UserSettings) -> String { self[.inspection] ?? settings.inspection }
}

extension KnownVehicle {
    /// With the make of `--make`, which goes before what the VIN says.
    func with(_ options: Options) -> KnownVehicle {
        var known = self
        known.make = options[.scanMake] ?? make
        return known
    }
}

extension AnyFlag {
    static let full = Flag(
        "full", .switch, excludes: [.quick],
        "Show everything that was read. Without it, only what needs attention is shown.")
    static let allModules = Flag(
        "all-modules", .switch, excludes: [.quick],
        "Read the codes of all modules, which takes longer. Their part numbers are read, too. This needs CAN.")
    static let quick = Flag("quick", .switch, short: "q", "Read only the light, the codes, and on CAN the VIN.")
    static let inspection = Flag(
        "inspection",
        .of(
            "RULE", .words(InspectionRule.choices),
            expected: InspectionRule.choices.dropLast().joined(separator: ", ") + " or " + InspectionRule.none
        ) { InspectionRule.choices.contains($0) ? $0 : nil }, heading: .output, isRare: true,
        "Judge the car by this emissions inspection rule. The rules are "
            + InspectionRule.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
            + ". auto chooses the rule of the market that the VIN shows, or most if it shows none; none turns this "
            + "off. Default: the inspection setting.")
    static let scanMake = Flag(
        "make", .of("MAKE", .makes, expected: NamedMake.expected) { NamedMake(named: $0)?.make },
        isRare: true,
        "Explain codes as this make uses them. For cars whose VIN does not show it; obdmech vehicle --make stores it.")
}
