package import CustomPIDs
package import Formats
package import OBD
package import Reports
package import Telemetry

/// Values that were read, PIDs, and the session of terminal, as JSON.
package enum ValueDocuments {
    private static let value: [JSONMember<PIDValue>] = [
        JSONMember("name", .text, "Name for people.") { $0.name },
        JSONMember("signal", .text, "Signal name, as read accepts it.") { $0.signal.name },
        JSONMember("value", .number("", 9), "Value; for a state, its number.") { $0.value },
        JSONMember("unit", .text, "Unit of the value; empty if it has none.") { $0.signal.unit.symbol },
        JSONMember("text", .text, "Name of the state, or a value that is not a number.") { $0.text },
        JSONMember(
            "doubtful", .yesNo, "True if only one public source documents the value, or its meaning is unknown."
        ) { $0.isDoubtful ? true : nil },
    ]

    // MARK: Responses

    /// A response of an ECU to a request; nil if none responded.
    private struct Response {
        let answer: ReadReport.Answer
        let read: ReadValue?
        /// In seconds since the first round.
        let t: Double?
        let time: WallTime?

        /// The service and the rest of the request; nil for a request to the adapter.
        var request: [UInt8]? { answer.isOfAdapter ? nil : answer.request }
        /// The response of an ECU; nil for one of the adapter.
        var ofECU: ReadValue? { answer.isOfAdapter ? nil : read }
    }

    private static let response = JSONShape<Response>(
        "answer", "response",
        [
            JSONMember("t", .number("s", 3), "Time of the response since the first round; only with --watch.") {
                $0.t
            },
            JSONMember("time", .preciseTime, "Time of day of the response.") { $0.time },
            JSONMember("origin", .words(["adapter"]), "Present if the adapter itself measured the value.") {
                $0.answer.isOfAdapter ? "adapter" : nil
            },
            JSONMember("service", .hexadecimal, "Service of the request; absent for a request to the adapter.") {
                $0.request.map { Array($0.prefix(1)) }
            },
            JSONMember("pid", .hexadecimal, "Rest of the request; empty if there is none.") {
                $0.request.map { Array($0.dropFirst()) }
            },
            JSONMember("ecu", .text, "Address of the ECU; absent if none responded.") { $0.ofECU?.ecu.description },
            JSONMember("raw", .hexadecimal, "Bytes that contain the values; absent if no ECU responded.") {
                $0.ofECU?.data
            },
            JSONMember(
                "values", .list(.object(value)), "Values of the bytes; empty if they cannot be interpreted."
            ) { $0.read?.values ?? [] },
            JSONMember("error", .text, "Reason why there is no value.") { response in
                response.read.map(ReadReport.problem) ?? response.answer.problem
            },
        ])

    private static let failure = ScanDocuments.failure("obdmech.read/1")

    static let readForms = [response.form, failure.form]

    /// One object per ECU, or a single one without an ECU if none responded.
    /// - Parameters:
    ///   - origin: the zero point of the member `t`; nil to leave it out.
    ///   - wallTime: the time of day of the member `time`.
    package static func json(
        _ answer: ReadReport.Answer, origin: Instant? = nil, time wallTime: (Instant) -> WallTime? = { _ in nil }
    ) -> [JSON] {
        if answer.values.isEmpty { return [response.json(Response(answer: answer, read: nil, t: nil, time: nil))] }
        return answer.values.map { read in
            response.json(
                Response(
                    answer: answer, read: read, t: origin.map { read.time.seconds(since: $0) },
                    time: wallTime(read.time)))
        }
    }

    package static func json(_ problem: SourceError) -> JSON { failure.json(problem) }

    // MARK: PIDs

    private static let field: [JSONMember<PIDField>] = [
        JSONMember("signal", .text, "Signal name, as read accepts it.") { $0.signal.name },
        JSONMember("name", .text, "Name for people.") { $0.name },
        JSONMember("unit", .text, "Unit; empty if there is none.") { $0.signal.unit.symbol },
        JSONMember("doubtful", .yesNo, "True if only one public source documents it.") {
            $0.isDoubtful ? true : nil
        },
    ]

    private static let pid = JSONShape<UInt8>(
        "pid", "PID",
        [
            JSONMember("pid", .hexadecimal, "PID in service 01.") { [$0] },
            JSONMember("name", .text, "Name for people; absent if the PID is unknown.") { PIDTable.row($0)?.name },
            JSONMember("signals", .list(.object(field)), "Signals of the PID; absent if it is unknown.") {
                PIDTable.row($0)?.fields
            },
        ])

    private static let customPID: [JSONMember<CustomPID>] = [
        JSONMember("name", .text, "Name for people.") { $0.name },
        JSONMember("signal", .text, "Signal name, as read accepts it.") { $0.signalName },
        JSONMember("unit", .text, "Unit; empty if there is none.") { $0.unit },
        JSONMember("request", .hexadecimal, "Request that is sent.") { $0.request },
        JSONMember("header", .text, "Header of the request, if it is not sent to all ECUs.") {
            $0.header?.description
        },
        JSONMember("extendedAddress", .hexadecimal, "Address byte of the request, in extended addressing.") {
            $0.extendedAddress.map { [$0] }
        },
        JSONMember("response", .text, "CAN identifier of responses, if the file has it.") {
            $0.response?.description
        },
        JSONMember("standard", .yesNo, "True if it means the same in every car.") {
            $0.standard == nil ? nil : true
        },
        JSONMember("broadcast", .yesNo, "True if it is listened to, not requested.") { $0.isBroadcast ? true : nil },
        JSONMember("years", .text, "Model years that have it, if the file says.") { $0.years?.description },
        JSONMember("source", .text, "Where the description is from.") { $0.origin?.source },
        JSONMember("licence", .text, "License of the description.") { $0.origin?.license },
        JSONMember("car", .text, "Car that the description is of.") { $0.origin?.car },
    ]

    private static let pidsFormat = "obdmech.pids/1"

    private static let allPIDs = JSONShape<(pids: [UInt8], custom: [CustomPID])>(
        "pids", "list of PIDs",
        [
            .format(pidsFormat),
            JSONMember("pids", .list(.shape(pid)), "All PIDs that obdmech knows.") { $0.pids },
            JSONMember("custom", .list(.object(customPID)), "Custom PIDs of the user.") { $0.custom },
        ])

    private static let ecu: [JSONMember<(ecu: ECUAddress, pids: Set<UInt8>)>] = [
        JSONMember("address", .text, "Address of the ECU.") { $0.ecu.description },
        JSONMember("pids", .list(.shape(pid)), "PIDs that the ECU supports.") { $0.pids.sorted() },
    ]

    private static let supportedPIDs = JSONShape<(supported: SupportedPIDs, custom: [CustomPID])>(
        "supportedPids", "list of a vehicle's PIDs",
        [
            .format(pidsFormat),
            JSONMember("time", .time, "Time when the vehicle was asked.") { $0.supported.time },
            JSONMember("device", .text, "Device of the adapter.") { $0.supported.device },
            JSONMember("vin", .text, "Vehicle identification number.") { $0.supported.vin },
            JSONMember("ecus", .list(.object(ecu)), "ECUs that responded.") { vehicle in
                vehicle.supported.pids.sorted { $0.key < $1.key }.map { (ecu: $0.key, pids: $0.value) }
            },
            JSONMember("custom", .list(.object(customPID)), "Custom PIDs of the user, supported or not.") {
                $0.custom
            },
        ])

    static let pidForms = [
        supportedPIDs.form, allPIDs.form, ProfileDocuments.imported.form, ProfileDocuments.tried.form,
    ]

    /// - Parameter pids: of the table.
    package static func json(_ pids: [UInt8] = PIDTable.rows.map(\.pid), custom: [CustomPID]) -> JSON {
        allPIDs.json((pids, custom))
    }

    package static func json(_ supported: SupportedPIDs, custom: [CustomPID]) -> JSON {
        supportedPIDs.json((supported, custom))
    }

    // MARK: The terminal

    /// A command of terminal and what came back.
    package struct Exchange {
        let request: String
        let lines: [String]
        let meaning: [AnswerMeaning.Fact]
        let remark: String?

        /// - Parameter remark: why the response is missing or incomplete; nil if it is complete.
        package init(request: String, lines: [String], meaning: [AnswerMeaning.Fact], remark: String?) {
            self.request = request
            self.lines = lines
            self.meaning = meaning
            self.remark = remark
        }
    }

    private static let fact: [JSONMember<AnswerMeaning.Fact>] = [
        JSONMember("ecu", .text, "Address of the ECU.") { fact in
            fact.ecu.flatMap { $0.form == .unknown ? nil : $0.description }
        },
        JSONMember("text", .text, "Text for people.") { $0.text },
    ]

    static let exchange = JSONShape<Exchange>(
        "exchange", "exchange",
        [
            JSONMember("request", .text, "Command as it was sent.") { $0.request },
            JSONMember("answer", .list(.text), "Lines of the response.") { $0.lines },
            JSONMember("meaning", .list(.object(fact)), "Meaning of the lines.") { $0.meaning },
            JSONMember("complete", .yesNo, "Whether the response is complete.") { $0.remark == nil },
            JSONMember("remark", .text, "Reason why it is not.") { $0.remark },
        ])

    package static func json(_ exchange: Exchange) -> JSON { self.exchange.json(exchange) }
}

extension DocumentForm {
    static let read = DocumentForm(
        "read", of: ["read"], isLines: true, "Output of read --json: one line for each response of an ECU.",
        ValueDocuments.readForms)

    static let pids = DocumentForm(
        "pids", of: ["pids"],
        "Output of pids --json: the PIDs of a vehicle or, with --all, all that obdmech knows; the result of pids import "
            + "and pids try.",
        ValueDocuments.pidForms)

    static let terminal = DocumentForm(
        "terminal", of: ["terminal"], isLines: true, "Output of terminal --json: one line for each command.",
        [ValueDocuments.exchange.form])
}
