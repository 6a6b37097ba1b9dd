// What read, pids, terminal, devices, doctor and config write.

extension JSONShape {
    fileprivate static let answer = JSONShape(
        "answer", "answer",
        [
            JSONMember("t?", .number("s"), "When it came, since the first round; with --watch only."),
            JSONMember("time?", .time, "The same as a time of day."),
            JSONMember("origin?", .words(["adapter"]), "Of what the adapter itself measures."),
            JSONMember("service?", .hexadecimal, "The service that was asked for; absent where the adapter was asked."),
            JSONMember("pid?", .hexadecimal, "The rest of the request; empty where there is none."),
            JSONMember("ecu?", .text, "The address of the ECU; absent where none answered."),
            JSONMember("raw?", .hexadecimal, "The bytes that the values are in; absent where none answered."),
            JSONMember("values", .list(.object(value)), "What they mean; empty where nothing can be said."),
            JSONMember("error?", .text, "Why there is no value."),
        ])

    private static let value = [
        JSONMember("name", .text, "For people."), JSONMember("signal", .text, "The name that read takes."),
        JSONMember("value?", .number(""), "The value, of a state its number."),
        JSONMember("unit", .text, "Of the value; empty where it has none."),
        JSONMember("text?", .text, "What a state is called, or what is no number."),
        JSONMember("doubtful?", .yesNo, "True where only one public source says so, or nobody knows what it means."),
    ]

    private static let pid = JSONShape(
        "pid", "PID",
        [
            JSONMember("pid", .hexadecimal, "Its number in service 01."),
            JSONMember("name?", .text, "For people; absent of one that is not known."),
            JSONMember(
                "signals?",
                .list(
                    .object([
                        JSONMember("signal", .text, "The name that read takes."),
                        JSONMember("name", .text, "For people."),
                        JSONMember("unit", .text, "Empty where it has none."),
                        JSONMember("doubtful?", .yesNo, "True where only one public source says so."),
                    ])), "What it measures; absent of one that is not known."),
        ])

    private static let customPID = [
        JSONMember("name", .text, "For people."), JSONMember("signal", .text, "The name that read takes."),
        JSONMember("unit", .text, "Empty where it has none."), JSONMember("request", .hexadecimal, "What is sent."),
        JSONMember("header?", .text, "To whom, where not to all."),
    ]

    fileprivate static let allPIDs = JSONShape(
        "pids", "list of PIDs",
        [
            JSONMember("format", .format(PIDReport.format), "The form of the document."),
            JSONMember("pids", .list(.shape(pid)), "All that obdmech knows."),
            JSONMember("custom", .list(.object(customPID)), "Those that the user describes."),
        ])

    fileprivate static let supportedPIDs = JSONShape(
        "supportedPids", "list of a vehicle's PIDs",
        [
            JSONMember("format", .format(PIDReport.format), "The form of the document."),
            JSONMember("time", .time, "When the vehicle was asked."),
            JSONMember("device", .text, "The adapter, as it was opened."),
            JSONMember("vin?", .text, "The vehicle identification number."),
            JSONMember(
                "ecus",
                .list(
                    .object([
                        JSONMember("address", .text, "The address of the ECU."),
                        JSONMember("pids", .list(.shape(pid)), "What it lists as supported."),
                    ])), "The controllers that answered."),
            JSONMember("custom", .list(.object(customPID)), "Those that the user describes, supported or not."),
        ])

    private static let port = JSONShape(
        "port", "serial port",
        [
            JSONMember("path", .text, "/dev/ttyUSB0."),
            JSONMember("stablePath?", .text, "A path that stays the same, below /dev/serial."),
            JSONMember("vendor?", .text, "By the USB device."), JSONMember("product?", .text, "By the USB device."),
            JSONMember("usbID?", .text, "Vendor and product in hexadecimal digits: 0403:6015."),
            JSONMember("serialNumber?", .text, "By the USB device."), JSONMember("driver?", .text, "Of the kernel."),
            JSONMember("likely", .yesNo, "Whether an adapter is likely there."),
            JSONMember("reason?", .text, "Why."), JSONMember("permitted", .yesNo, "Whether it may be opened."),
            JSONMember("advice?", .text, "How to get that permission."),
            JSONMember(
                "holders",
                .list(
                    .object([
                        JSONMember("process", .integer, "Its number."), JSONMember("name", .text, "The program."),
                    ])), "What has it open."),
        ])

    fileprivate static let devices = JSONShape(
        "devices", "list of devices",
        [
            JSONMember("format", .format(DeviceReport.format), "The form of the document."),
            JSONMember("serial", .list(.shape(port)), "Serial ports, those with a likely adapter first."),
            JSONMember(
                "network",
                .list(
                    .object([
                        JSONMember("address", .text, "As --adapter takes it."),
                        JSONMember("listening", .yesNo, "Whether something listens there."),
                        JSONMember("reason?", .text, "Why nothing does."),
                    ])), "The usual addresses of Wi-Fi adapters."),
            JSONMember("choice?", .text, "The device that is used where none is named."),
        ])

    fileprivate static let change = JSONShape(
        "change", "change of devices",
        [
            JSONMember("format", .format(DeviceReport.format), "The form of the document."),
            JSONMember("event", .words(["added", "removed"]), "What happened."),
            JSONMember("serial", .shape(port), "The port."),
        ])

    private static let finding = [
        JSONMember("name", .text, "What was looked at."),
        JSONMember("state", .words(DoctorReport.State.self), "How it is."),
        JSONMember("text", .text, "In words."), JSONMember("advice?", .text, "What to do."),
        // Of the connection.
        JSONMember("step?", .words(["port", "adapter", "power", "bus", "ecu"]), "Of a failure: at what it failed."),
        // Of the adapter.
        JSONMember("identity?", .text, "Of adapter: what it calls itself (AT I)."),
        JSONMember("description?", .text, "Of adapter: what its maker calls it (AT @1)."),
        JSONMember("firmware?", .text, "Of adapter: the firmware of an STN chip."),
        JSONMember("clone?", .yesNo, "Of adapter: whether it knows less than its name says."),
        JSONMember("commandsUpTo?", .text, "Of adapter: the version of the ELM327 whose commands it knows."),
        JSONMember("unknownCommands?", .list(.text), "Of adapter: those that it lacks up to that version."),
        JSONMember("parameterLines?", .integer, "Of adapter: how many programmable parameters it lists."),
        // Of a serial line.
        JSONMember("baud?", .integer, "Of line: its speed in bits a second."),
        JSONMember("latencyMilliseconds?", .integer, "Of line: how long an FTDI chip keeps what it received."),
        JSONMember("raised?", .integer, "Of line: the highest speed that worked, where higher ones were tried."),
        // Of the voltage.
        JSONMember("least?", .number("V"), "Of voltage: the lowest reading of the adapter."),
        JSONMember("most?", .number("V"), "Of voltage: the highest reading of the adapter."),
        JSONMember("ofVehicle?", .number("V"), "Of voltage: what the engine's ECU measures."),
        // Of the vehicle.
        JSONMember("number?", .text, "Of protocol: as the ELM327 numbers it."),
        JSONMember("addresses?", .list(.text), "Of ecus: those that answered."),
        JSONMember("supportedPIDs?", .integer, "Of ecus: how many PIDs they list."),
        // Of the adapter's behaviour.
        JSONMember("batching?", .words(["none", "oneFrame", "six"]), "Of batches: how many PIDs a request takes."),
        JSONMember(
            "counting?", .words(["none", "frames", "messages"]), "Of count: what the number behind a request counts."),
        JSONMember(
            "effect?", .words(["works", "refused", "pretended"]), "Of filter and time-out: what the command does."),
        JSONMember("echoOff?", .yesNo, "Of settings: whether echo can be turned off."),
        JSONMember("spacesOff?", .yesNo, "Of settings: whether spaces can be turned off."),
        JSONMember("headers?", .yesNo, "Of settings: whether headers can be turned on."),
        // Of its speed.
        JSONMember("requestsPerSecond?", .number(""), "Of plain and learnt."),
        JSONMember("valuesPerSecond?", .number(""), "Of plain and learnt."),
        JSONMember("missed?", .integer, "Of plain and learnt: requests that were not answered in full."),
        JSONMember("roundTripMilliseconds?", .number("ms"), "Of plain and learnt: for a request."),
        JSONMember("adapterRoundTripMilliseconds?", .number("ms"), "Of plain: for AT I, which the adapter answers."),
        JSONMember("form?", .text, "Of learnt: how requests are made, in a line that --verbose shows too."),
    ]

    fileprivate static let doctor = JSONShape(
        "doctor", "examination",
        [
            JSONMember("format", .format(DoctorReport.format), "The form of the document."),
            JSONMember("device?", .text, "The adapter, as it was opened; absent where none was found."),
            JSONMember("findings", .list(.object(finding)), "What was looked at, in that order."),
            JSONMember(
                "verdict",
                .object([
                    JSONMember("state", .words(["works", "limited", "fails"]), "What came of it."),
                    JSONMember("text", .text, "In words."), JSONMember("limits", .list(.text), "What works less well."),
                    JSONMember("advice?", .text, "What to do where nothing works."),
                ]), "What it comes to."),
        ])

    fileprivate static let setting = JSONShape(
        "setting", "setting",
        [
            JSONMember("key", .text, "Its name."),
            JSONMember("value", settingValue, "What is set, or else the default; null where there is none."),
            JSONMember("default", settingValue, "What is without the file."),
            JSONMember("set", .yesNo, "Whether the file has it."),
            JSONMember("unit?", .text, "Of value, default, minimum and maximum."),
            JSONMember("minimum?", .number(""), "Of a number."), JSONMember("maximum?", .number(""), "Of a number."),
            JSONMember("choices?", .list(.text), "The words that it may be."),
            JSONMember("help", .text, "What it is for."),
        ])

    private static let settingValue = JSONForm.orNull(.any([.number(""), .yesNo, .text]))
}

extension DocumentForm {
    static let read = DocumentForm(
        "read", of: ["read"], isLines: true, "What read --json writes: a line for each answer of an ECU.",
        [.answer, .failure(ReadReport.format)])

    static let pids = DocumentForm(
        "pids", of: ["pids"], "What pids --json writes: of a vehicle, or with --all of obdmech's own table.",
        [.supportedPIDs, .allPIDs])

    static let terminal = DocumentForm(
        "terminal", of: ["terminal"], isLines: true, "What terminal --json writes: a line for each command.",
        [
            JSONShape(
                "exchange", "exchange",
                [
                    JSONMember("request", .text, "The command as it was sent."),
                    JSONMember("answer", .list(.text), "The lines that came."),
                    JSONMember(
                        "meaning",
                        .list(
                            .object([
                                JSONMember("ecu?", .text, "The address of the ECU."),
                                JSONMember("text", .text, "In words."),
                            ])), "What they say."),
                    JSONMember("complete", .yesNo, "Whether all of the answer came."),
                    JSONMember("remark?", .text, "Why not."),
                ])
        ])

    static let devices = DocumentForm(
        "devices", of: ["devices"],
        "What devices --json writes; with --watch each is a line, and one more comes with each change.",
        [.devices, .change])

    static let doctor = DocumentForm(
        "doctor", of: ["doctor"],
        "What doctor --json writes. A finding has some more members, according to its name.", [.doctor])

    static let config = DocumentForm(
        "config", of: ["config"], "What config list --json writes, and config get --json of one setting.",
        [
            JSONShape(
                "config", "configuration",
                [
                    JSONMember("format", .format(SettingsReport.format), "The form of the document."),
                    JSONMember("path", .text, "The file."),
                    JSONMember("settings", .list(.shape(.setting)), "All that can be set."),
                    JSONMember(
                        "problems?",
                        .list(
                            .object([
                                JSONMember("line?", .integer, "Of the file."),
                                JSONMember("message", .text, "In words."),
                            ])), "What is wrong in the file."),
                ]), .setting,
        ])
}
