import OBD
import Telemetry

/// What programs call a quantity. To add a name, add it to a row of `LogQuantity+Rows.swift`; the names of the PID
/// table and of signals are known as well.
struct LogQuantity: Sendable {
    /// The signals that it can be, which differ in their units: fuel by volume or by mass. Without a unit it is the
    /// first.
    let signals: [Signal]
    let names: [String]

    init(_ signals: Signal..., names: String) {
        self.signals = signals
        self.names = names.split(separator: ",").map { Self.key(String($0)) }
    }

    private static let byName: [String: [Signal]] = {
        var all: [String: [Signal]] = [:]
        for row in rows { for name in row.names { all[name] = row.signals } }
        for row in PIDTable.rows {
            for field in row.fields {
                for name in [field.name, field.signal.name] where all[key(name)] == nil {
                    all[key(name)] = [field.signal]
                }
            }
            if row.fields.count == 1, all[key(row.name)] == nil { all[key(row.name)] = [row.fields[0].signal] }
        }
        for signal in Signal.ofTrips where all[key(signal.name)] == nil { all[key(signal.name)] = [signal] }
        return all
    }()

    /// Returns the signals that a name can stand for; empty if it is not known. A name may begin with the number of
    /// the PID, as WiCAN writes it: "0C-EngineRPM".
    static func signals(_ name: String) -> [Signal] {
        if let found = byName[key(name)] { return found }
        let parts = name.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, parts[0].utf8.count == 2, let pid = UInt8(parts[0], radix: 16) else { return [] }
        if let found = byName[key(String(parts[1]))] { return found }
        guard let row = PIDTable.row(pid), row.fields.count == 1 else { return [] }
        return [row.fields[0].signal]
    }

    /// A name without what spellings differ in: case, blanks, and signs.
    static func key(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || "0"..."9" ~= $0 }))
    }
}
