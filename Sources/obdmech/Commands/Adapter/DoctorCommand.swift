import CommandLine
import Devices
import Diagnosis
import Documents
import ELM327
import Formats
import OBD
import Reports
import System
import Telemetry
import Terminal
import Transports
import VehicleSource

enum DoctorCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        var report = DoctorReport(device: nil, findings: [])
        let status: ExitStatus
        do {
            let device = try call.device()
            report.device = device
            status = try examine(device, call, &report)
        } catch let failure as any UserError where failure.message.status == .adapter && report.device == nil {
            // Without an adapter, test the computer anyway.
            report.findings =
                ComputerFindings.around(
                    port: nil, isMissing: true, ports: call.environment.surroundings.serialPorts(), rivals: PortRivals()
                )
                + [DoctorFinding("Port", .fault, failure.text, advice: failure.advice)]
            status = failure.message.status
        }
        try call.show(DoctorDocuments.json(report), report.text(call.environment.presentation))
        return status
    }

    /// Adds what it finds to the report.
    private static func examine(_ device: String, _ call: Call, _ report: inout DoctorReport) throws -> ExitStatus {
        let opener = try DeviceSchemes.opener(device)
        let address = try DeviceSchemes.address(device)
        let recording = try SessionRecording(device: device, call.options)
        let open = recording.opener(opener, known: nil)
        let signals = try Signals.open()
        let progress = ProgressLine(isShown: !call[.verbose])
        defer { progress.clear() }
        progress.show("checking the computer")
        let isSerial = address.scheme == "serial"
        let ports = isSerial ? call.environment.surroundings.serialPorts() : []
        let port = SerialPorts.port(at: address.target, among: ports)
        let rivals = PortRivals()
        if isSerial {
            report.findings += ComputerFindings.around(
                port: port, isMissing: !PortAccess.exists(address.target), ports: ports, rivals: rivals,
                holders: port.map { PortHolders.of($0.path) } ?? [])
        }
        do {
            progress.show("opening \(device)")
            let log = SessionLog(call.options.verboseLog)
            let link = Link(log: log.write)
            let begin = SystemClock.now
            let transport = try open(signals.number)
            defer { transport.close() }
            report.findings.append(
                ComputerFindings.port(port, scheme: address.scheme, seconds: SystemClock.now.seconds(since: begin)))
            log.follow(transport)
            let session = Session(adapter: Adapter(transport: transport, link: link, log: log.write))
            let hasLine = isSerial && !SerialTransport.isBluetooth(address.target)
            let line = hasLine ? transport.baud.map { ($0, rivals.latencyMS(port?.path ?? address.target)) } : nil
            let findings = try AdapterExamination(session: session, progress: progress.show).run()
            transport.close()
            if let (baud, latencyMS) = line {
                var raised: ComputerFindings.Raised?
                if call[.deep], findings.generation != nil {
                    progress.show("testing higher speeds")
                    raised = try tryRaising(address, from: baud, signals.number)
                }
                report.findings += ComputerFindings.line(baud: baud, latencyMS: latencyMS, raised: raised)
            }
            report.findings += DoctorFindings.of(findings)
            return findings.problem.map { CommandError($0).status } ?? .fine
        } catch {
            guard let problem = try ConnectionReport.problem(error) else {
                progress.clear()
                Signals.endProcess(by: signals.next())
            }
            report.findings.append(DoctorFindings.of(problem))
            return CommandError(problem).status
        }
    }

    /// Opens the port with `raise=max`, which restores the speed when the port is closed, and checks that it did.
    private static func tryRaising(_ address: DeviceAddress, from baud: Int, _ interruptDescriptor: Int32) throws
        -> ComputerFindings.Raised?
    {
        guard address.options["raise"] == nil else { return nil }
        let raising = try DeviceSchemes.opener("serial:\(address.target)?raise=max", knownBaud: baud)
        let transport = try raising(interruptDescriptor)
        let raised = transport.isRaised ? transport.baud : nil
        transport.close()
        let plain = try DeviceSchemes.opener("serial:\(address.target)", knownBaud: baud)
        try plain(interruptDescriptor).close()
        return raised.map { .to($0) } ?? .refused
    }
}

extension DoctorCommand {
    static let subcommand = Subcommand(
        name: "doctor", chapter: .setup, summary: "test the adapter and show what is wrong",
        description: [
            "Tests the following, step by step: the computer (permissions, other programs at the port, brltty, "
                + "ModemManager), the serial line, the adapter (judged by the commands that it supports, not by its "
                + "name), its voltage, the vehicle's protocol and ECUs, whether the adapter obeys its settings, and "
                + "how many values per second it delivers, with plain requests and with the fastest method. It ends "
                + "with a verdict: works well, works with limits, or the first thing that fails and what to do about "
                + "it. It takes about 15 seconds.",
            "The first character of a line is + if all is well, - for something worth knowing, ! for a limit, and x "
                + "for a fault with which nothing works. Nothing is written to the vehicle or to the adapter's "
                + "memory, and the adapter's settings are restored. The report contains neither VIN nor serial "
                + "numbers. Without an adapter, only the computer is tested.",
        ],
        flags: [.adapter, .deep, .json, .record, .redact, .verbose],
        examples: [
            ("obdmech doctor", "test the adapter"),
            ("obdmech doctor -a 'sim:city?quirk=clone-v1.5'", "test a simulated clone"),
        ])
}

extension AnyFlag {
    static let deep = Flag(
        "deep", .switch,
        "Also test whether the serial line can be faster. A reset then restores the adapter's usual speed.")
}
