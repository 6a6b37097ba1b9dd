import Diagnosis
package import Formats
package import Reports

/// The result of an adapter examination as JSON.
package enum DoctorDocuments {
    private static let finding: [JSONMember<DoctorFinding>] = [
        JSONMember("name", .text, "Name of the finding.") { $0.name },
        JSONMember("state", .word, "State.") { $0.state },
        JSONMember("text", .text, "Text for people.") { $0.text },
        JSONMember("advice", .text, "Advice.") { $0.advice.nonEmpty },
    ]

    private static let connection: [JSONMember<DoctorFinding.Facts>] = [
        // The computer.
        JSONMember("usbID", .text, "For usb: USB vendor and product ID of a chip without a port.") { $0.usbID },
        JSONMember("brltty", .yesNo, "For usb and programs: whether brltty takes the chip.") { $0.isTakenByBrltty },
        JSONMember("process", .integer, "For programs: process ID of one that has the port open.") { $0.process },
        JSONMember("modemManager", .yesNo, "For programs: true if ModemManager is running.") {
            $0.hasModemManager
        },
        // The connection.
        JSONMember(
            "step", .words(["port", "adapter", "power", "bus", "ecu"]), "For a failure: the step that failed."
        ) { $0.step },
        // The adapter.
        JSONMember("identity", .text, "For adapter: its name for itself (AT I).") { $0.identity },
        JSONMember("description", .text, "For adapter: the description of its manufacturer (AT @1).") {
            $0.description
        },
        JSONMember("firmware", .text, "For adapter: firmware of an STN chip.") { $0.firmware },
        JSONMember("clone", .yesNo, "For adapter: whether it supports less than its name promises.") { $0.isClone },
        JSONMember(
            "commandsUpTo", .text, "For adapter: latest ELM327 version whose commands it supports."
        ) { $0.commandsUpTo },
        JSONMember(
            "unknownCommands", .list(.text), "For adapter: commands up to this version that it does not support."
        ) { $0.unknownCommands },
        JSONMember("parameterLines", .integer, "For adapter: number of programmable parameters that it lists.") {
            $0.parameterLines
        },
        // A serial line.
        JSONMember("baud", .integer, "For line: baud rate.") { $0.baud },
        JSONMember("latencyMilliseconds", .integer, "For line: latency of an FTDI chip.") { $0.latencyMilliseconds },
        JSONMember(
            "raised", .integer, "For line: highest baud rate that worked, if higher ones were tried."
        ) { $0.raisedBaud },
        // The voltage.
        JSONMember("least", .number("V", 2), "For voltage: lowest reading of the adapter.") { $0.leastVolts },
        JSONMember("most", .number("V", 2), "For voltage: highest reading of the adapter.") { $0.mostVolts },
        JSONMember("ofVehicle", .number("V", 2), "For voltage: reading of the engine ECU.") { $0.vehicleVolts },
        // The vehicle.
        JSONMember("number", .text, "For protocol: its ELM327 number.") { $0.busNumber },
        JSONMember("addresses", .list(.text), "For ecus: addresses of the ECUs that responded.") { $0.addresses },
        JSONMember("supportedPIDs", .integer, "For ecus: number of PIDs that they support.") { $0.supportedPIDs },
    ]

    private static let behavior: [JSONMember<DoctorFinding.Facts>] = [
        JSONMember(
            "batching", .words(["none", "oneFrame", "three", "six"]), "For batches: how many PIDs a request can have."
        ) { $0.batching },
        JSONMember(
            "counting", .words(["none", "frames", "messages"]),
            "For count: what the response count of a request counts."
        ) { $0.counting },
        JSONMember(
            "effect", .words(["works", "refused", "pretended"]), "For filter and time-out: effect of the command."
        ) { $0.effect },
        JSONMember("echoOff", .yesNo, "For settings: whether echo can be turned off.") { $0.echoOff },
        JSONMember("spacesOff", .yesNo, "For settings: whether spaces can be turned off.") { $0.spacesOff },
        JSONMember("headers", .yesNo, "For settings: whether headers can be turned on.") { $0.headers },
        // Its speed.
        JSONMember("requestsPerSecond", .number("", 1), "For plain and learnt: requests per second.") {
            $0.requestsPerSecond
        },
        JSONMember("valuesPerSecond", .number("", 1), "For plain and learnt: values per second.") {
            $0.valuesPerSecond
        },
        JSONMember("missed", .integer, "For plain and learnt: requests without a complete response.") { $0.missed },
        JSONMember("roundTripMilliseconds", .number("ms", 1), "For plain and learnt: time for a request.") {
            $0.roundTripMilliseconds
        },
        JSONMember(
            "adapterRoundTripMilliseconds", .number("ms", 1),
            "For plain: time for AT I, which the adapter itself answers."
        ) { $0.adapterRoundTripMilliseconds },
        JSONMember("form", .text, "For learnt: form of the requests, as --verbose shows it too.") { $0.form },
    ]

    private static let facts: @Sendable (DoctorFinding) -> DoctorFinding.Facts = { $0.facts }

    private static let verdict: [JSONMember<DoctorReport>] = [
        JSONMember("state", .words(["works", "limited", "fails"]), "Result.") {
            $0.fault != nil ? "fails" : $0.limits.isEmpty ? "works" : "limited"
        },
        JSONMember("text", .text, "Text for people.") { $0.verdict },
        JSONMember("limits", .list(.text), "What works less well.") { $0.limits },
        JSONMember("advice", .text, "Advice if nothing works.") { $0.fault?.advice.nonEmpty },
    ]

    static let doctor = JSONShape<DoctorReport>(
        "doctor", "examination",
        [
            .format("obdmech.doctor/1"),
            JSONMember("device", .text, "Device of the adapter; absent if none was found.") { $0.device },
            JSONMember(
                "findings", .list(.object(finding, connection.of(facts), behavior.of(facts))),
                "Findings, in the order of the tests."
            ) { $0.findings },
            JSONMember("verdict", .object(verdict), "Conclusion from all findings.") { $0 },
        ])

    package static func json(_ report: DoctorReport) -> JSON { doctor.json(report) }
}

extension DocumentForm {
    static let doctor = DocumentForm(
        "doctor", of: ["doctor"],
        "Output of doctor --json. Which members a finding has depends on its name.", [DoctorDocuments.doctor.form])
}
