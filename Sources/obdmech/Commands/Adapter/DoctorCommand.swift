import CommandLine
import ELM327
import Formats
import OBD
import Recording
import Reports
import Telemetry
import Terminal
import Transports
import VehicleSource

enum DoctorCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        var report = DoctorReport(device: nil, findings: [])
        let status: ExitStatus
        do {
            let device = try environment.device(options)
            report.device = device
            status = try examine(device, options, environment, &report)
        } catch let failure as Failure where failure.status == .adapter && report.device == nil {
            // Without an adapter there is still the computer to look at.
            report.findings =
                ComputerFindings.around(
                    port: nil, isMissing: true, ports: environment.surroundings.serialPorts(), rivals: PortRivals())
                + [DoctorReport.Finding("Port", .fault, failure.message, advice: failure.advice)]
            status = failure.status
        }
        let screen = try Screen(environment, options)
        try screen.show(
            options.has(.json)
                ? report.json.documentLines : report.text(width: Output.width).map { screen.paint.mark($0) })
        return status
    }

    /// Puts into the report what it finds.
    private static func examine(
        _ device: String, _ options: Options, _ environment: Environment, _ report: inout DoctorReport
    ) throws -> ExitStatus {
        let opener = try DeviceSchemes.opener(device)
        let address = try DeviceSchemes.address(device)
        let recording = try SessionRecording(device: device, options)
        let open = recording.opener(opener, known: nil)
        let signals = try Signals.open()
        let isVerbose = options.has(.verbose)
        let progress = ProgressLine(isShown: !isVerbose)
        defer { progress.clear() }
        progress.show("checking the computer")
        let isSerial = address.scheme == "serial"
        let ports = isSerial ? environment.surroundings.serialPorts() : []
        let port = SerialPorts.port(at: address.target, among: ports)
        let rivals = PortRivals()
        if isSerial {
            report.findings += ComputerFindings.around(
                port: port, isMissing: !PortAccess.exists(address.target), ports: ports, rivals: rivals,
                holders: port.map { PortHolders.of($0.path) } ?? [])
        }
        do {
            progress.show("opening \(device)")
            let log = VerboseLog(isOn: isVerbose)
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
                if options.has(.deep), findings.generation != nil {
                    progress.show("testing higher speeds")
                    raised = try tryRaising(address, from: baud, signals.number)
                }
                report.findings += ComputerFindings.line(baud: baud, latencyMS: latencyMS, raised: raised)
            }
            report.findings += DoctorFindings.of(findings)
            return findings.problem.map { Failure($0).status } ?? .fine
        } catch {
            guard let problem = try ConnectionReport.problem(error) else {
                progress.clear()
                Signals.die(by: signals.next())
            }
            report.findings.append(DoctorFindings.of(problem))
            return Failure(problem).status
        }
    }

    /// Opens the port as `raise=max` does, which brings the adapter back when it is closed, and makes sure of that.
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
        name: "doctor", chapter: .adapter, summary: "examine the adapter and say what is wrong",
        description: [
            "Examines step by step the computer (permissions, other programs at the port, brltty, ModemManager), the "
                + "line, the adapter (what it is by what it knows, rather than by its name), its voltage, the "
                + "vehicle's protocol and controllers, whether the adapter does as it is told, and how many values a "
                + "second it brings, plainly asked and in the quickest form. It ends with a verdict: works well, works "
                + "with limits, or the first thing that fails and what to do. Takes some 15 seconds.",
            "A line begins with + for what is good, - for what is worth knowing, ! for a limit and x for what "
                + "nothing works without. Nothing is written to the vehicle or into the adapter's memory, and "
                + "its settings are put back. Neither VIN nor serial number is told. Without an adapter the "
                + "computer alone is examined.",
        ],
        flags: [.adapter, .deep, .json, .record, .redact, .verbose],
        examples: [
            ("obdmech doctor", "examine the one likely adapter"),
            ("obdmech doctor -a 'sim:city?quirk=clone-v1.5'", "examine a simulated clone"),
        ])
}

extension Flag {
    static let deep = Flag(
        "deep",
        "Also try whether the line of a serial adapter can be faster. It is brought back to its speed afterwards, by a "
            + "reset.")
}
