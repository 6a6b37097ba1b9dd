package import OBD
package import Telemetry

extension Database {
    /// Stores a health scan with the raw answers behind it, and returns its number.
    /// - Parameter bootTime: the same moment on the machine's own clock, so that the time can be put right when the wall
    ///   clock is.
    @discardableResult
    package func store(
        _ scan: HealthScan, at time: WallTime, bootTime: BootTime? = nil
    ) throws(StorageError) -> Int64 {
        try connection.transaction { () throws(StorageError) in
            let insert = try connection.prepare(
                """
                INSERT INTO scan (time_us, vin, mil, device, adapter_identity, adapter_description, adapter_voltage,
                    protocol, protocol_name, framing, is_quick, interruption, boot, boot_us)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
            try insert.bind(1, time.microseconds)
            try insert.bind(2, scan.vin?.description)
            try insert.bind(3, scan.milOn)
            try insert.bind(4, scan.adapter.device)
            try insert.bind(5, scan.adapter.identity)
            try insert.bind(6, scan.adapter.description)
            try insert.bind(7, scan.adapter.voltage)
            try insert.bind(8, scan.bus.map { String($0.rawValue) })
            try insert.bind(9, scan.bus?.name)
            try insert.bind(10, scan.framing?.rawValue)
            try insert.bind(11, scan.isQuick)
            try insert.bind(12, scan.interruption)
            try insert.bind(13, bootTime?.boot)
            try insert.bind(14, bootTime?.microseconds)
            try insert.run()
            let id = connection.lastInsertedRow
            try storeDetails(scan, id: id)
            return id
        }
    }

    private func storeDetails(_ scan: HealthScan, id: Int64) throws(StorageError) {
        let ecu = try connection.prepare("INSERT INTO scan_ecu VALUES (?, ?, ?, ?, ?)")
        for (sequence, row) in scan.ecus.enumerated() {
            try ecu.bind(1, id)
            try ecu.bind(2, sequence)
            try ecu.bind(3, row.address.description)
            try ecu.bind(4, row.confirmedCount)
            try ecu.bind(5, row.milOn)
            try ecu.run()
        }
        let code = try connection.prepare("INSERT INTO scan_code VALUES (?, ?, ?, ?, ?)")
        for (sequence, row) in scan.troubleCodes.enumerated() {
            try code.bind(1, id)
            try code.bind(2, sequence)
            try code.bind(3, row.ecu.description)
            try code.bind(4, row.code.description)
            try code.bind(5, row.status.rawValue)
            try code.run()
        }
        let coverage = try connection.prepare("INSERT INTO scan_coverage VALUES (?, ?, ?, ?, ?, ?)")
        for (sequence, row) in scan.coverage.enumerated() {
            try coverage.bind(1, id)
            try coverage.bind(2, sequence)
            try coverage.bind(3, row.ecu.description)
            try coverage.bind(4, Int(row.service))
            try coverage.bind(5, row.outcome.rawValue)
            try coverage.bind(6, row.reason)
            try coverage.run()
        }
        let payload = try connection.prepare("INSERT INTO scan_payload VALUES (?, ?, ?, ?, ?)")
        for (sequence, row) in scan.payloads.enumerated() {
            try payload.bind(1, id)
            try payload.bind(2, sequence)
            try payload.bind(3, row.ecu.description)
            try payload.bind(4, Hexadecimal.text(row.request))
            try payload.bind(5, Hexadecimal.text(row.bytes))
            try payload.run()
        }
        let answer = try connection.prepare("INSERT INTO scan_answer VALUES (?, ?, ?, ?)")
        for (sequence, row) in scan.answers.enumerated() {
            try answer.bind(1, id)
            try answer.bind(2, sequence)
            try answer.bind(3, row.request)
            try answer.bind(4, row.answer)
            try answer.run()
        }
    }

    /// The scans made in [from, to), in the order of time.
    package func scans(from: WallTime, to: WallTime) throws(StorageError) -> [ScanRecord] {
        try scanRecords("WHERE time_us >= ? AND time_us < ? ORDER BY time_us, id", from.microseconds, to.microseconds)
    }

    /// The scan of this number; nil where there is none.
    package func scanRecord(_ id: Int64) throws(StorageError) -> ScanRecord? {
        try scanRecords("WHERE id = ?", id).first
    }

    /// The scan that was made last, of any vehicle; nil where there is none.
    package func latestScanRecord() throws(StorageError) -> ScanRecord? {
        try scanRecords("ORDER BY time_us DESC, id DESC LIMIT 1").first
    }

    private func scanRecords(_ condition: String, _ parameters: Int64...) throws(StorageError) -> [ScanRecord] {
        let rows = try connection.prepare(
            "SELECT id, time_us, vin, mil, device, interruption FROM scan \(condition)")
        for (index, parameter) in parameters.enumerated() { try rows.bind(index + 1, parameter) }
        let codeRows = try connection.prepare("SELECT code FROM scan_code WHERE scan_id = ? ORDER BY sequence")
        var scans: [ScanRecord] = []
        while try rows.step() {
            var codes: [TroubleCode] = []
            try codeRows.bind(1, rows.integer(0))
            while try codeRows.step() {
                let code = try understood(TroubleCode(codeRows.text(0)), "code")
                if !codes.contains(code) { codes.append(code) }
            }
            let time = WallTime(microseconds: rows.integer(1))
            guard time.isPlausible else { throw damaged("the time of scan \(rows.integer(0)) makes no sense") }
            scans.append(
                ScanRecord(
                    id: rows.integer(0), time: time, vin: rows.optionalText(2), milOn: rows.optionalBool(3),
                    codes: codes, device: rows.text(4), interruption: rows.optionalText(5)))
        }
        return scans
    }

    /// The latest scan of the vehicle, stored before the one with the given number (nil: the very latest); nil when
    /// there was none.
    package func latestScan(vin: VIN, before id: Int64? = nil) throws(StorageError) -> (
        scan: HealthScan, time: WallTime
    )? {
        let row = try connection.prepare(
            """
            SELECT id, time_us FROM scan WHERE vin = ?1 AND (?2 IS NULL OR id < ?2) ORDER BY time_us DESC, id DESC LIMIT 1
            """)
        try row.bind(1, vin.description)
        try row.bind(2, id)
        guard try row.step(), let scan = try scan(id: row.integer(0)) else { return nil }
        let time = WallTime(microseconds: row.integer(1))
        guard time.isPlausible else { throw damaged("the time of scan \(row.integer(0)) makes no sense") }
        return (scan, time)
    }

    /// The whole scan with that number; nil when there is none.
    package func scan(id: Int64) throws(StorageError) -> HealthScan? {
        let row = try connection.prepare(
            """
            SELECT vin, device, adapter_identity, adapter_description, adapter_voltage, protocol, framing, is_quick,
                interruption
            FROM scan WHERE id = ?
            """)
        try row.bind(1, id)
        guard try row.step() else { return nil }
        var scan = HealthScan(
            adapter: HealthScan.Adapter(
                device: row.text(1), identity: row.optionalText(2), description: row.optionalText(3),
                voltage: row.optionalReal(4)))
        if let vin = row.optionalText(0) { scan.vin = try understood(VIN(vin), "VIN") }
        if let bus = row.optionalText(5) {
            scan.bus = try understood(bus.count == 1 ? bus.first.flatMap(VehicleBus.init) : nil, "protocol")
            scan.framing = scan.bus?.framing
        }
        if let name = row.optionalText(6) {
            scan.framing = try understood(VehicleBus.Framing(rawValue: name), "framing")
        }
        (scan.isQuick, scan.interruption) = (row.optionalBool(7) ?? false, row.optionalText(8))
        try readDetails(&scan, id: id)
        return scan
    }

    /// Removes scans with all that belongs to them, or none of them where one is not there.
    package func deleteScans(_ ids: [Int64]) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            let delete = try connection.prepare("DELETE FROM scan WHERE id = ?")
            for id in ids {
                try delete.bind(1, id)
                try delete.run()
                guard connection.changes > 0 else {
                    throw StorageError(.failed, "there is no scan \(id) in database '\(connection.path)'")
                }
            }
        }
    }

    private func readDetails(_ scan: inout HealthScan, id: Int64) throws(StorageError) {
        let ecu = try details("SELECT ecu, confirmed_count, mil FROM scan_ecu", id)
        while try ecu.step() {
            scan.ecus.append(
                HealthScan.ECU(
                    address: try understood(ECUAddress(ecu.text(0)), "ECU"),
                    confirmedCount: ecu.optionalInteger(1).map { Int($0) }, milOn: ecu.optionalBool(2)))
        }
        let code = try details("SELECT ecu, code, status FROM scan_code", id)
        while try code.step() {
            scan.troubleCodes.append(
                HealthScan.FoundCode(
                    code: try understood(TroubleCode(code.text(1)), "code"),
                    status: try understood(TroubleCode.Status(rawValue: code.text(2)), "status"),
                    ecu: try understood(ECUAddress(code.text(0)), "ECU")))
        }
        let coverage = try details("SELECT ecu, service, outcome, reason FROM scan_coverage", id)
        while try coverage.step() {
            scan.coverage.append(
                HealthScan.Coverage(
                    ecu: try understood(ECUAddress(coverage.text(0)), "ECU"),
                    service: try understood(UInt8(exactly: coverage.integer(1)), "service"),
                    outcome: try understood(HealthScan.Coverage.Outcome(rawValue: coverage.text(2)), "outcome"),
                    reason: coverage.optionalText(3)))
        }
        let payload = try details("SELECT ecu, request, payload FROM scan_payload", id)
        while try payload.step() {
            scan.payloads.append(
                HealthScan.Payload(
                    ecu: try understood(ECUAddress(payload.text(0)), "ECU"),
                    request: try understood(Hexadecimal.bytes(payload.text(1)), "request"),
                    bytes: try understood(Hexadecimal.bytes(payload.text(2)), "payload")))
        }
        let answer = try details("SELECT request, answer FROM scan_answer", id)
        while try answer.step() {
            scan.answers.append(HealthScan.RawAnswer(request: answer.text(0), answer: answer.text(1)))
        }
    }

    private func details(_ selection: String, _ id: Int64) throws(StorageError) -> Statement {
        let rows = try connection.prepare(selection + " WHERE scan_id = ? ORDER BY sequence")
        try rows.bind(1, id)
        return rows
    }

    /// What a column says, or an error that calls it damaged: only a hand-made change writes what cannot be read back.
    private func understood<Value>(_ value: Value?, _ what: String) throws(StorageError) -> Value {
        guard let value else { throw damaged("it holds a \(what) that is none") }
        return value
    }
}
