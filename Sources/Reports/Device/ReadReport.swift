import Diagnosis
package import Formats
package import OBD
package import Telemetry

/// Values that were read, as text and CSV.
package enum ReadReport {
    /// The responses to one request, or why there are none.
    package struct Answer: Sendable {
        package var request: [UInt8]
        /// Whether the request was to the adapter instead of the vehicle.
        package var isOfAdapter: Bool { request.isEmpty }
        /// Its name if no ECU responded.
        package var name: String
        package var values: [ReadValue]
        package var refusal: NegativeResponse?
        /// False if the car lists the PIDs that it supports, and this one is not among them.
        package var isListed = true
        /// The signals that a response may have, for columns; empty if unknown.
        package var signals: [Signal]

        package init(
            request: [UInt8], name: String, values: [ReadValue], refusal: NegativeResponse?, isListed: Bool = true,
            signals: [Signal] = []
        ) {
            self.isListed = isListed
            self.request = request
            self.name = name
            self.values = values
            self.refusal = refusal
            self.signals = signals
        }

        package var problem: String {
            guard let refusal else { return isListed ? "no response" : "not supported by this car" }
            return refusal == .responsePending ? "no response in time (78)" : "refused: \(refusal.reason)"
        }
    }

    /// Why a response has no value; nil if it has one, or if the reason is unknown.
    package static func problem(_ read: ReadValue) -> String? {
        switch read.issue {
        case .tooFewBytes(let needed):
            "the equation needs \(Format.count(needed, "byte")), the response has \(read.data.count)"
        case .noRealNumber:
            "the equation gives no real number for \(read.data.map { Hexadecimal.text([$0]) }.joined(separator: " "))"
        case nil: nil
        }
    }

    // MARK: Text

    package static func text(_ answers: [Answer], _ presentation: Presentation) -> [String] {
        var rows: [(name: String, text: String)] = []
        for answer in answers {
            if answer.values.isEmpty { rows.append((answer.name, answer.problem)) }
            for read in answer.values {
                let ecu = answer.values.count > 1 ? "  \(read.ecu.shortName)" : ""
                if read.values.isEmpty {
                    rows.append((answer.name, (problem(read) ?? "the ECU gave no value") + ecu))
                }
                for (index, value) in read.values.enumerated() {
                    // Several facts of one response show its name once.
                    let isNamed = index == 0 || read.values[index - 1].name != value.name
                    rows.append((isNamed ? value.name : "", value.shown(in: presentation.units) + ecu))
                }
            }
        }
        return presentation.columns(rows)
    }

    // MARK: CSV

    /// One column per value, identified by ECU and signal.
    package struct Column: Hashable, Sendable {
        /// Nil for any ECU.
        let ecu: ECUAddress?
        let signal: Signal
        let isNamedByECU: Bool

        var title: String {
            let unit = signal.unit.symbol.isEmpty ? "" : " [\(signal.unit.symbol)]"
            return signal.name + (isNamedByECU ? ecu.map { " \($0)" } ?? "" : "") + unit
        }
    }

    /// The columns of the first responses; if one is missing, those that it may have.
    package static func columns(_ answers: [Answer]) -> [Column] {
        var seen: Set<Column> = []
        return answers.flatMap { answer -> [Column] in
            if answer.values.allSatisfy(\.values.isEmpty) {
                return answer.signals.map { Column(ecu: nil, signal: $0, isNamedByECU: false) }
            }
            return answer.values.flatMap { read in
                read.values.map { Column(ecu: read.ecu, signal: $0.signal, isNamedByECU: answer.values.count > 1) }
            }
        }.filter { seen.insert($0).inserted }
    }

    package static func csvHeader(_ columns: [Column]) -> String {
        // Last, so that existing columns keep their places.
        (["time [s]"] + columns.map(\.title) + ["time"]).map(CSVCell.text).joined(separator: ",")
    }

    /// Unknown values are empty cells; states are text, and several facts of one response share a cell.
    /// - Parameters:
    ///   - seconds: since the start.
    ///   - time: the time of day.
    package static func csvRow(_ answers: [Answer], _ columns: [Column], seconds: Double, time: String) -> String {
        let cells = columns.map { column -> String in
            let values = answers.flatMap(\.values).filter { column.ecu == nil || $0.ecu == column.ecu }
                .first { $0.values.contains { $0.signal == column.signal } }?.values
                .filter { $0.signal == column.signal }
            return (values ?? []).map { $0.text ?? JSON.rounded($0.value, 9)?.line ?? "" }.joined(separator: "; ")
        }
        return ([Decimals.text(seconds, 3)] + cells + [time]).map(CSVCell.text).joined(separator: ",")
    }
}
