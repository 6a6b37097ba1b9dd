import System

// The JSON output of read, pids, terminal, devices, doctor and config.

extension JSONShape {
    fileprivate static let answer = JSONShape(
        "answer", "response",
        [
            JSONMember("t?", .number("s"), "Time of the response since the first round; only with --watch."),
            JSONMember("time?", .time, "Time of day of the response."),
            JSONMember("origin?", .words(["adapter"]), "Present if the adapter itself measured the value."),
            JSONMember("service?", .hexadecimal, "Service of the request; absent for a request to the adapter."),
            JSONMember("pid?", .hexadecimal, "Rest of the request; empty if there is none."),
            JSONMember("ecu?", .text, "Address of the ECU; absent if none responded."),
            JSONMember("raw?", .hexadecimal, "Bytes that contain the values; absent if no ECU responded."),
            JSONMember("values", .list(.object(value)), "Values of the bytes; empty if they cannot be interpreted."),
            JSONMember("error?", .text, "Reason why there is no value."),
        ])

    private static let value = [
        JSONMember("name", .text, "Name for people."), JSONMember("signal", .text, "Signal name, as read accepts it."),
        JSONMember("value?", .number(""), "Value; for a state, its number."),
        JSONMember("unit", .text, "Unit of the value; empty if it has none."),
        JSONMember("text?", .text, "Name of the state, or a value that is not a number."),
        JSONMember(
            "doubtful?", .yesNo, "True if only one public source documents the value, or its meaning is unknown."),
    ]

    private static let pid = JSONShape(
        "pid", "PID",
        [
            JSONMember("pid", .hexadecimal, "PID in service 01."),
            JSONMember("name?", .text, "Name for people; absent if the PID is unknown."),
            JSONMember(
                "signals?",
                .list(
                    .object([
                        JSONMember("signal", .text, "Signal name, as read accepts it."),
                        JSONMember("name", .text, "Name for people."),
                        JSONMember("unit", .text, "Unit; empty if there is none."),
                        JSONMember("doubtful?", .yesNo, "True if only one public source documents it."),
                    ])), "Signals of the PID; absent if it is unknown."),
        ])

    private static let customPID = [
        JSONMember("name", .text, "Name for people."), JSONMember("signal", .text, "Signal name, as read accepts it."),
        JSONMember("unit", .text, "Unit; empty if there is none."),
        JSONMember("request", .hexadecimal, "Request that is sent."),
        JSONMember("header?", .text, "Header of the request, if it is not sent to all ECUs."),
        JSONMember("extendedAddress?", .hexadecimal, "Address byte of the request, in extended addressing."),
        JSONMember("response?", .text, "CAN identifier of responses, if the file has it."),
    ]

    fileprivate static let allPIDs = JSONShape(
        "pids", "list of PIDs",
        [
            JSONMember("format", .format(PIDReport.format), "Name and version of the document's form."),
            JSONMember("pids", .list(.shape(pid)), "All PIDs that obdmech knows."),
            JSONMember("custom", .list(.object(customPID)), "Custom PIDs of the user."),
        ])

    fileprivate static let supportedPIDs = JSONShape(
        "supportedPids", "list of a vehicle's PIDs",
        [
            JSONMember("format", .format(PIDReport.format), "Name and version of the document's form."),
            JSONMember("time", .time, "Time when the vehicle was asked."),
            JSONMember("device", .text, "Device of the adapter."),
            JSONMember("vin?", .text, "Vehicle identification number."),
            JSONMember(
                "ecus",
                .list(
                    .object([
                        JSONMember("address", .text, "Address of the ECU."),
                        JSONMember("pids", .list(.shape(pid)), "PIDs that the ECU supports."),
                    ])), "ECUs that responded."),
            JSONMember("custom", .list(.object(customPID)), "Custom PIDs of the user, supported or not."),
        ])

    private static let port = JSONShape(
        "port", "serial port",
        [
            JSONMember("path", .text, "Path, such as /dev/ttyUSB0."),
            JSONMember("stablePath?", .text, "Path that stays the same, under /dev/serial."),
            JSONMember("vendor?", .text, "Vendor, from the USB device."),
            JSONMember("product?", .text, "Product, from the USB device."),
            JSONMember("usbID?", .text, "USB vendor and product ID, such as 0403:6015."),
            JSONMember("serialNumber?", .text, "Serial number, from the USB device."),
            JSONMember("driver?", .text, "Kernel driver."),
            JSONMember("likely", .yesNo, "Whether the port is likely an adapter."),
            JSONMember("reason?", .text, "Why it is likely an adapter."),
            JSONMember("permitted", .yesNo, "Whether you have permission to open the port."),
            JSONMember("advice?", .text, "How to get this permission."),
            JSONMember(
                "holders",
                .list(
                    .object([
                        JSONMember("process", .integer, "Process ID."),
                        JSONMember("name", .text, "Name of the program."),
                    ])), "Programs that have the port open."),
        ])

    fileprivate static let devices = JSONShape(
        "devices", "list of devices",
        [
            JSONMember("format", .format(DeviceReport.format), "Name and version of the document's form."),
            JSONMember("serial", .list(.shape(port)), "Serial ports, likely adapters first."),
            JSONMember(
                "network",
                .list(
                    .object([
                        JSONMember("address", .text, "Address, as --adapter accepts it."),
                        JSONMember("listening", .yesNo, "Whether the address accepts connections."),
                        JSONMember("reason?", .text, "Reason why it does not."),
                    ])), "Usual addresses of Wi-Fi adapters."),
            JSONMember(
                "bluetooth?",
                .list(
                    .object([
                        JSONMember("device", .text, "Device, as --adapter accepts it."),
                        JSONMember("name?", .text, "Name that the device sends."),
                        JSONMember("signalDBm?", .integer, "Strength of its signal in dBm."),
                        JSONMember("likely", .yesNo, "Whether it is probably an adapter."),
                        JSONMember("reason?", .text, "Reason why."),
                    ])), "Bluetooth Low Energy devices in reach; absent without Bluetooth."),
            JSONMember("choice?", .text, "Device that is used if none is named."),
        ])

    fileprivate static let change = JSONShape(
        "change", "device change",
        [
            JSONMember("format", .format(DeviceReport.format), "Name and version of the document's form."),
            JSONMember("event", .words(["added", "removed"]), "Kind of change."),
            JSONMember("serial", .shape(port), "Serial port."),
        ])

    private static let finding = [
        JSONMember("name", .text, "Name of the finding."),
        JSONMember("state", .words(DoctorReport.State.self), "State."),
        JSONMember("text", .text, "Text for people."), JSONMember("advice?", .text, "Advice."),
        // The connection.
        JSONMember(
            "step?", .words(["port", "adapter", "power", "bus", "ecu"]), "For a failure: the step that failed."),
        // The adapter.
        JSONMember("identity?", .text, "For adapter: its name for itself (AT I)."),
        JSONMember("description?", .text, "For adapter: the description of its manufacturer (AT @1)."),
        JSONMember("firmware?", .text, "For adapter: firmware of an STN chip."),
        JSONMember("clone?", .yesNo, "For adapter: whether it supports less than its name promises."),
        JSONMember("commandsUpTo?", .text, "For adapter: latest ELM327 version whose commands it supports."),
        JSONMember(
            "unknownCommands?", .list(.text), "For adapter: commands up to this version that it does not support."),
        JSONMember("parameterLines?", .integer, "For adapter: number of programmable parameters that it lists."),
        // A serial line.
        JSONMember("baud?", .integer, "For line: baud rate."),
        JSONMember("latencyMilliseconds?", .integer, "For line: latency of an FTDI chip."),
        JSONMember("raised?", .integer, "For line: highest baud rate that worked, if higher ones were tried."),
        // The voltage.
        JSONMember("least?", .number("V"), "For voltage: lowest reading of the adapter."),
        JSONMember("most?", .number("V"), "For voltage: highest reading of the adapter."),
        JSONMember("ofVehicle?", .number("V"), "For voltage: reading of the engine ECU."),
        // The vehicle.
        JSONMember("number?", .text, "For protocol: its ELM327 number."),
        JSONMember("addresses?", .list(.text), "For ecus: addresses of the ECUs that responded."),
        JSONMember("supportedPIDs?", .integer, "For ecus: number of PIDs that they support."),
        // The adapter's behavior.
        JSONMember(
            "batching?", .words(["none", "oneFrame", "three", "six"]), "For batches: how many PIDs a request can have."),
        JSONMember(
            "counting?", .words(["none", "frames", "messages"]),
            "For count: what the response count of a request counts."),
        JSONMember(
            "effect?", .words(["works", "refused", "pretended"]), "For filter and time-out: effect of the command."),
        JSONMember("echoOff?", .yesNo, "For settings: whether echo can be turned off."),
        JSONMember("spacesOff?", .yesNo, "For settings: whether spaces can be turned off."),
        JSONMember("headers?", .yesNo, "For settings: whether headers can be turned on."),
        // Its speed.
        JSONMember("requestsPerSecond?", .number(""), "For plain and learnt: requests per second."),
        JSONMember("valuesPerSecond?", .number(""), "For plain and learnt: values per second."),
        JSONMember("missed?", .integer, "For plain and learnt: requests without a complete response."),
        JSONMember("roundTripMilliseconds?", .number("ms"), "For plain and learnt: time for a request."),
        JSONMember(
            "adapterRoundTripMilliseconds?", .number("ms"),
            "For plain: time for AT I, which the adapter itself answers."),
        JSONMember("form?", .text, "For learnt: form of the requests, as --verbose shows it too."),
    ]

    fileprivate static let doctor = JSONShape(
        "doctor", "examination",
        [
            JSONMember("format", .format(DoctorReport.format), "Name and version of the document's form."),
            JSONMember("device?", .text, "Device of the adapter; absent if none was found."),
            JSONMember("findings", .list(.object(finding)), "Findings, in the order of the tests."),
            JSONMember(
                "verdict",
                .object([
                    JSONMember("state", .words(["works", "limited", "fails"]), "Result."),
                    JSONMember("text", .text, "Text for people."),
                    JSONMember("limits", .list(.text), "What works less well."),
                    JSONMember("advice?", .text, "Advice if nothing works."),
                ]), "Conclusion from all findings."),
        ])

    fileprivate static let setting = JSONShape(
        "setting", "setting",
        [
            JSONMember("key", .text, "Name of the setting."),
            JSONMember("value", settingValue, "Value, or else the default; null if there is none."),
            JSONMember("default", settingValue, "Default; null if there is none."),
            JSONMember("set", .yesNo, "Whether it is set in the file."),
            JSONMember("unit?", .text, "Unit of value, default, minimum and maximum."),
            JSONMember("minimum?", .number(""), "Lowest allowed number."),
            JSONMember("maximum?", .number(""), "Highest allowed number."),
            JSONMember("choices?", .list(.text), "Allowed words."),
            JSONMember("help", .text, "Purpose of the setting."),
        ])

    private static let settingValue = JSONForm.orNull(.any([.number(""), .yesNo, .text]))
}

extension DocumentForm {
    static let read = DocumentForm(
        "read", of: ["read"], isLines: true, "Output of read --json: one line for each response of an ECU.",
        [.answer, .failure(ReadReport.format)])

    static let pids = DocumentForm(
        "pids", of: ["pids"], "Output of pids --json: the PIDs of a vehicle or, with --all, all that obdmech knows.",
        [.supportedPIDs, .allPIDs])

    static let terminal = DocumentForm(
        "terminal", of: ["terminal"], isLines: true, "Output of terminal --json: one line for each command.",
        [
            JSONShape(
                "exchange", "exchange",
                [
                    JSONMember("request", .text, "Command as it was sent."),
                    JSONMember("answer", .list(.text), "Lines of the response."),
                    JSONMember(
                        "meaning",
                        .list(
                            .object([
                                JSONMember("ecu?", .text, "Address of the ECU."),
                                JSONMember("text", .text, "Text for people."),
                            ])), "Meaning of the lines."),
                    JSONMember("complete", .yesNo, "Whether the response is complete."),
                    JSONMember("remark?", .text, "Reason why it is not."),
                ])
        ])

    static let devices = DocumentForm(
        "devices", of: ["devices"],
        "Output of devices --json. With --watch it is a line, followed by one line for each change.",
        [.devices, .change])

    static let doctor = DocumentForm(
        "doctor", of: ["doctor"],
        "Output of doctor --json. Which members a finding has depends on its name.", [.doctor])

    static let config = DocumentForm(
        "config", of: ["config"], "Output of config list --json and, for one setting, of config get --json.",
        [
            JSONShape(
                "config", "configuration",
                [
                    JSONMember("format", .format(SettingsReport.format), "Name and version of the document's form."),
                    JSONMember("path", .text, "Path of the configuration file."),
                    JSONMember("settings", .list(.shape(.setting)), "All settings."),
                    JSONMember(
                        "problems?",
                        .list(
                            .object([
                                JSONMember("line?", .integer, "Line number in the file."),
                                JSONMember("message", .text, "Text for people."),
                            ])), "Errors in the file."),
                ]), .setting,
        ])
}
