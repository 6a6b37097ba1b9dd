import Acquisition
import CustomPIDs
import OBD
import Telemetry

/// What an operand of `read` names: a PID, or one signal of it.
struct ReadTarget {
    let question: ValueReader.Question
    let name: String
    /// Nil for all the values of the PID.
    let signal: Signal?

    /// "0C", "010C" and "0x0C" are PIDs of service 01, longer ones any other request; all else names a signal, in part
    /// if that is enough to know which.
    init(_ operand: String, custom: [CustomPID] = []) throws(Failure) {
        if let pid = custom.first(where: { Self.isNamed($0, operand) }) {
            self.init(question: .custom(pid), name: pid.name, signal: nil)
            return
        }
        var digits = operand[...]
        if digits.lowercased().hasPrefix("0x") { digits = digits.dropFirst(2) }
        if let bytes = Hexadecimal.bytes(digits), !bytes.isEmpty {
            self = try ReadTarget(bytes, operand)
            return
        }
        let found = Self.signals(like: operand)
        guard let (row, field) = found.first else {
            throw Failure(
                status: .usage, message: "no signal or PID is called '\(operand)'",
                advice: "obdmech pids --all lists what there is")
        }
        guard found.count == 1 else {
            let names = found.prefix(6).map(\.1.signal.name).joined(separator: ", ")
            throw Failure(
                status: .usage, message: "'\(operand)' may be any of \(found.count) signals",
                advice: names + (found.count > 6 ? ", …" : ""))
        }
        self.init(question: .pid(row.pid), name: field.name, signal: field.signal)
    }

    private init(question: ValueReader.Question, name: String, signal: Signal?) {
        (self.question, self.name, self.signal) = (question, name, signal)
    }

    private init(_ bytes: [UInt8], _ operand: String) throws(Failure) {
        if bytes.count == 1 || (bytes.count == 2 && bytes[0] == 0x01) {
            let pid = bytes[bytes.count - 1]
            let name = PIDTable.row(pid)?.name ?? "PID \(Hexadecimal.text([pid]))"
            self.init(question: .pid(pid), name: name, signal: nil)
            return
        }
        guard Self.readingServices.contains(bytes[0]), bytes[0] != 0x01, bytes.count <= 7 else {
            throw Failure(
                status: .usage, message: "'\(operand)' is no request that only reads",
                advice: "give a PID such as 0C, or a request of service 21 or 22; obdmech terminal sends anything")
        }
        self.init(question: .raw(bytes), name: "Answer to \(Hexadecimal.text(bytes))", signal: nil)
    }

    private static let readingServices: Set<UInt8> = [0x01, 0x02, 0x05, 0x06, 0x09, 0x21, 0x22]

    private static func isNamed(_ pid: CustomPID, _ operand: String) -> Bool {
        [pid.signalName, pid.shortName, pid.name].contains { $0.lowercased() == operand.lowercased() }
    }

    /// The one signal of that name, or those with the text in their name.
    private static func signals(like operand: String) -> [(PIDDefinition, PIDField)] {
        let wanted = operand.lowercased()
        var seen: Set<Signal> = []
        let all = PIDTable.rows.flatMap { row in
            (row.fields + (row.fieldsOfFourBanks ?? [])).filter { seen.insert($0.signal).inserted }.map { (row, $0) }
        }
        let exact = all.filter { $0.1.signal.name.lowercased() == wanted }
        guard exact.isEmpty else { return exact }
        let like = all.filter { $0.1.signal.name.lowercased().contains(wanted) }
        // "coolant" is coolantTemperature, though there are coolantTemperatureSensor1 and 2.
        let stem = like.first { short in like.allSatisfy { $0.1.signal.name.hasPrefix(short.1.signal.name) } }
        return stem.map { [$0] } ?? like
    }
}
