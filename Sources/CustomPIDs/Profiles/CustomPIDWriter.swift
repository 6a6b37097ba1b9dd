/// Writes custom PIDs as a file that `CustomPIDFile` reads.
package enum CustomPIDWriter {
    /// The first line of a file that was imported, and may therefore be replaced by the next import.
    package static let mark = "# Imported by obdmech pids import"

    private static let columns =
        "Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header,Response,Extended,Standard,Years,Seconds"

    /// - Parameter remarks: lines that begin with `#`, at the top.
    package static func lines(_ values: [ImportedValue], origin: CustomPID.Origin, remarks: [String] = []) -> [String] {
        remarks + ProfileHeader.lines(origin) + [columns] + values.map(row)
    }

    private static func row(_ value: ImportedValue) -> String {
        let pid = value.pid
        let range = pid.range.map { (OBDbSignalSet.written($0.lowerBound), OBDbSignalSet.written($0.upperBound)) }
        return [
            pid.name, pid.shortName, pid.isBroadcast ? CustomPIDFile.broadcast : digits(pid.request), value.equation,
            range?.0 ?? "", range?.1 ?? "", pid.unit, pid.header?.description ?? "", pid.response?.description ?? "",
            pid.extendedAddress.map { digits([$0]) } ?? "", pid.standard?.name ?? "", pid.years?.description ?? "",
            pid.intervalSeconds.map(OBDbSignalSet.written) ?? "",
        ].map(cell).joined(separator: ",")
    }

    private static func digits(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// A cell ends on its line, and one that begins like a remark is quoted.
    private static func cell(_ text: String) -> String {
        let line = String(text.map { $0.isNewline ? " " : $0 })
        guard line.contains(where: { $0 == "," || $0 == "\"" || $0 == "#" }) else { return line }
        return "\"" + line.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}

extension CustomPIDWriter {
    /// Returns a file for others: what a car answered, with the source and license of each part.
    /// - Parameter secret: what must not be in it: the VIN, which somebody may have written into a name.
    package static func shared(_ values: [ImportedValue], withoutText secret: String) -> [String] {
        var order: [CustomPID.Origin] = []
        var parts: [CustomPID.Origin: [ImportedValue]] = [:]
        for value in values {
            var origin = value.pid.origin ?? CustomPID.Origin(source: "own measurements", license: "unknown")
            origin.car = origin.car.map { hidden($0, secret) }
            if parts[origin] == nil { order.append(origin) }
            var value = value
            value.pid.name = hidden(value.pid.name, secret)
            value.pid.shortName = hidden(value.pid.shortName, secret)
            parts[origin, default: []].append(value)
        }
        let title = ["# What a car answered, by obdmech pids share. Import it with obdmech pids import FILE."]
        return title + order.flatMap { lines(parts[$0] ?? [], origin: $0) }
    }

    private static func hidden(_ text: String, _ secret: String) -> String {
        guard !secret.isEmpty, text.uppercased().contains(secret.uppercased()) else { return text }
        return "(a name with the VIN)"
    }
}
