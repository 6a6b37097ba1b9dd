package import OBD
package import System
package import Telemetry

extension Database {
    /// Stores a health scan with its raw responses, and returns its number.
    /// - Parameter bootTime: The same moment on the clock that is never set, so that the time can be corrected when the
    ///   wall clock is.
    @discardableResult
    package func store(
        _ scan: HealthScan, at time: WallTime, bootTime: BootTime? = nil,
        isClockSynchronized: Bool? = WallClock.isSynchronized
    ) throws(StorageError) -> Int64 {
        try connection.transaction { () throws(StorageError) in
            let insert = try connection.prepare(
                """
                INSERT INTO scan (time_us, vin, mil, device, adapter_identity, adapter_description, adapter_voltage,
                    protocol, protocol_name, framing, is_quick, interruption, boot, boot_us,
                    clock_synchronized, change)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
            try insert.bind(1, time.microseconds)
            try insert.bind(2, scan.vin?.description)
            try insert.bind(3, scan.milOn)
            try insert.bind(4, scan.adapter.device)
            try insert.bind(5, scan.adapter.identity)
            try insert.bind(6, scan.adapter.description)
            try insert.bind(7, scan.adapter.voltage)
            try insert.bind(8, scan.bus?.column)
            try insert.bind(9, scan.bus?.name)
            try insert.bind(10, scan.framing?.rawValue)
            try insert.bind(11, scan.isQuick)
            try insert.bind(12, scan.interruption)
            try insert.bind(13, bootTime?.boot)
            try insert.bind(14, bootTime?.microseconds)
            try insert.bind(15, bootTime == nil ? nil : isClockSynchronized)
            try insert.bind(16, try nextChange())
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
        let serviceOutcomes = try connection.prepare("INSERT INTO scan_coverage VALUES (?, ?, ?, ?, ?, ?)")
        for (sequence, row) in scan.serviceOutcomes.enumerated() {
            try serviceOutcomes.bind(1, id)
            try serviceOutcomes.bind(2, sequence)
            try serviceOutcomes.bind(3, row.ecu.description)
            try serviceOutcomes.bind(4, Int(row.service))
            try serviceOutcomes.bind(5, row.outcome.rawValue)
            try serviceOutcomes.bind(6, row.reason)
            try serviceOutcomes.run()
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

    /// Returns the scans made in [from, to), in the order of their times.
    package func scans(from: WallTime, to: WallTime) throws(StorageError) -> [ScanRecord] {
        try scanRecords("WHERE time_us >= ? AND time_us < ? ORDER BY time_us, id", from.microseconds, to.microseconds)
    }

    /// Returns the latest scans of a vehicle before a time, at most so many, in the order of their times.
    package func scans(of vin: String, before end: WallTime, atMost count: Int) throws(StorageError) -> [ScanRecord] {
        let rows = try connection.prepare(
            "SELECT id FROM scan WHERE vin = ? AND time_us < ? ORDER BY time_us DESC, id DESC LIMIT ?")
        try rows.bind(1, vin)
        try rows.bind(2, end.microseconds)
        try rows.bind(3, count)
        var ids: [String] = []
        while try rows.step() { ids.append("\(rows.integer(0))") }
        // SQLite looks for none of them in the whole table.
        if ids.isEmpty { return [] }
        return try scanRecords("WHERE id IN (\(ids.joined(separator: ", "))) ORDER BY time_us, id")
    }

    /// Returns the scan with this number, or nil if there is none.
    package func scanRecord(_ id: Int64) throws(StorageError) -> ScanRecord? {
        try scanRecords("WHERE id = ?", id).first
    }

    /// Returns the latest scan of any vehicle that was neither simulated nor replayed, or nil if there is none among the
    /// latest twenty.
    package func latestScanRecord() throws(StorageError) -> ScanRecord? {
        try scanRecords(
            """
            WHERE id = (
                SELECT id FROM (
                    SELECT id, time_us, device FROM scan WHERE \(WallTime.isPlausibleSQL("time_us"))
                    ORDER BY time_us DESC, id DESC LIMIT 20)
                WHERE (\(Self.isMadeUp)) IS NOT TRUE ORDER BY time_us DESC, id DESC LIMIT 1)
            """
        ).first
    }

    /// Returns the latest of the scans that `isWanted` accepts, or nil if there is none. Only later ones are read.
    package func latestScanRecord(where isWanted: (ScanRecord) throws -> Bool) throws -> ScanRecord? {
        try latest(in: "scan", "time_us") { from, to in try scans(from: from, to: to).last(where: isWanted) }
    }

    /// Returns the scans that meet a condition.
    /// - Parameter condition: A clause on table `scan`, optionally with an order and a limit.
    func scanRecords(_ condition: String, _ parameters: Int64...) throws(StorageError) -> [ScanRecord] {
        try connection.snapshot { () throws(StorageError) in
            let rows = try connection.prepare(
                "SELECT id, time_us, vin, mil, device, interruption FROM scan \(condition)")
            let codeRows = try connection.prepare(
                """
                SELECT scan_id, code, sequence FROM scan_code WHERE scan_id IN (SELECT id FROM scan \(condition))
                ORDER BY scan_id, sequence
                """)
            for (index, parameter) in parameters.enumerated() {
                try rows.bind(index + 1, parameter)
                try codeRows.bind(index + 1, parameter)
            }
            let codeColumns = Columns(codeRows)
            let (scanID, codeText, sequence) = (codeColumns["scan_id"], codeColumns["code"], codeColumns["sequence"])
            var codes: [Int64: [TroubleCode]] = [:]
            while try codeRows.step() {
                let id = codeRows.integer(scanID)
                let code = understood(
                    TroubleCode(codeRows.text(codeText)), "code", "scan_code", id, codeRows.integer(sequence))
                if let code, !codes[id, default: []].contains(code) { codes[id, default: []].append(code) }
            }
            let columns = Columns(rows)
            let (number, time, vin) = (columns["id"], columns["time_us"], columns["vin"])
            let (mil, device, interruption) = (columns["mil"], columns["device"], columns["interruption"])
            var scans: [ScanRecord] = []
            while try rows.step() {
                let id = rows.integer(number)
                guard let time = scanTime(rows.integer(time), scan: id) else { continue }
                scans.append(
                    ScanRecord(
                        id: id, time: time, vin: rows.optionalText(vin), milOn: rows.optionalBool(mil),
                        codes: codes[id] ?? [], device: rows.text(device),
                        interruption: rows.optionalText(interruption)))
            }
            return scans
        }
    }

    /// Returns the time of a scan, or nil if it is invalid.
    private func scanTime(_ microseconds: Int64, scan id: Int64) -> WallTime? {
        let time = WallTime(microseconds: microseconds)
        return expect(
            time.isPlausible, "the time of scan \(id) is invalid", repair: "DELETE FROM scan WHERE id = \(id)")
            ? time : nil
    }

    /// Returns the latest scan of the vehicle with a number below `id`, or simply the latest if `id` is nil. Returns
    /// nil if there is none.
    package func latestScan(vin: VIN, before id: Int64? = nil) throws(StorageError) -> (
        scan: HealthScan, time: WallTime
    )? {
        let row = try connection.prepare(
            """
            SELECT id, time_us FROM scan WHERE vin = ?1 AND (?2 IS NULL OR id < ?2) ORDER BY time_us DESC, id DESC
            """)
        try row.bind(1, vin.description)
        try row.bind(2, id)
        defer { row.reset() }
        while try row.step() {
            guard let time = scanTime(row.integer(1), scan: row.integer(0)),
                let scan = try scan(id: row.integer(0))
            else { continue }
            return (scan, time)
        }
        return nil
    }

    /// Returns the whole scan with that number, or nil if there is none.
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
                voltage: row.arePlausible([4]) ? row.optionalReal(4) : nil))
        if let vin = row.optionalText(0) {
            scan.vin = VIN(vin)
            _ = expect(
                scan.vin != nil, "the VIN of scan \(id) is none", repair: "UPDATE scan SET vin = NULL WHERE id = \(id)")
        }
        if let bus = row.optionalText(5) {
            scan.bus = VehicleBus(column: bus)
            scan.framing = scan.bus?.framing
            _ = expect(
                scan.bus != nil, "the protocol of scan \(id) is invalid",
                repair: "UPDATE scan SET protocol = NULL WHERE id = \(id)")
        }
        if let name = row.optionalText(6) {
            scan.framing = VehicleBus.Framing(rawValue: name)
        }
        (scan.isQuick, scan.interruption) = (row.optionalBool(7) ?? false, row.optionalText(8))
        try readDetails(&scan, id: id)
        return scan
    }

    /// Deletes scans with everything that belongs to them, or none of them if one does not exist.
    package func deleteScans(_ ids: [Int64]) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            for id in ids {
                guard try remove(.scan, id) else {
                    throw StorageError.noScan(id, in: connection.path)
                }
            }
        }
    }

    private func readDetails(_ scan: inout HealthScan, id: Int64) throws(StorageError) {
        let ecu = try details("ecu, confirmed_count, mil", "scan_ecu", id)
        while try ecu.step() {
            let key = ecu.integer(3)
            guard let address = understood(ECUAddress(ecu.text(0)), "ECU", "scan_ecu", id, key),
                let count = understood(
                    UInt8(exactly: ecu.optionalInteger(1) ?? 0), "number of codes", "scan_ecu", id, key)
            else { continue }
            scan.ecus.append(
                HealthScan.ECU(
                    address: address, confirmedCount: ecu.optionalInteger(1).map { _ in Int(count) },
                    milOn: ecu.optionalBool(2)))
        }
        let code = try details("ecu, code, status", "scan_code", id)
        while try code.step() {
            let key = code.integer(3)
            guard let found = understood(TroubleCode(code.text(1)), "code", "scan_code", id, key),
                let status = understood(TroubleCode.Status(rawValue: code.text(2)), "status", "scan_code", id, key),
                let address = understood(ECUAddress(code.text(0)), "ECU", "scan_code", id, key)
            else { continue }
            scan.troubleCodes.append(HealthScan.FoundCode(code: found, status: status, ecu: address))
        }
        let serviceOutcomes = try details("ecu, service, outcome, reason", "scan_coverage", id)
        while try serviceOutcomes.step() {
            let key = serviceOutcomes.integer(4)
            guard let address = understood(ECUAddress(serviceOutcomes.text(0)), "ECU", "scan_coverage", id, key),
                let service = understood(
                    UInt8(exactly: serviceOutcomes.integer(1)), "service", "scan_coverage", id, key),
                let outcome = understood(
                    HealthScan.ServiceOutcome.Outcome(rawValue: serviceOutcomes.text(2)), "outcome", "scan_coverage",
                    id, key)
            else { continue }
            scan.serviceOutcomes.append(
                HealthScan.ServiceOutcome(
                    ecu: address, service: service, outcome: outcome, reason: serviceOutcomes.optionalText(3)))
        }
        let payload = try details("ecu, request, payload", "scan_payload", id)
        while try payload.step() {
            let key = payload.integer(3)
            guard let address = understood(ECUAddress(payload.text(0)), "ECU", "scan_payload", id, key),
                let request = understood(Hexadecimal.bytes(payload.text(1)), "request", "scan_payload", id, key),
                let bytes = understood(Hexadecimal.bytes(payload.text(2)), "answer", "scan_payload", id, key)
            else { continue }
            scan.payloads.append(HealthScan.Payload(ecu: address, request: request, bytes: bytes))
        }
        let answer = try details("request, answer", "scan_answer", id)
        while try answer.step() {
            scan.answers.append(HealthScan.RawAnswer(request: answer.text(0), answer: answer.text(1)))
        }
    }

    /// Returns columns of a scan's rows in a table, followed by their sequence numbers.
    private func details(_ columns: String, _ table: String, _ id: Int64) throws(StorageError) -> Statement {
        let rows = try connection.prepare(
            "SELECT \(columns), sequence FROM \(table) WHERE scan_id = ? ORDER BY sequence")
        try rows.bind(1, id)
        return rows
    }

    /// Returns the parsed value of a column. If it is nil the row is recorded as a flaw: only a manual change can write
    /// it.
    private func understood<Value>(
        _ value: Value?, _ what: String, _ table: String, _ id: Int64, _ sequence: Int64
    ) -> Value? {
        _ = expect(
            value != nil, "scan \(id) contains an invalid \(what)",
            repair: "DELETE FROM \(table) WHERE scan_id = \(id) AND sequence = \(sequence)")
        return value
    }
}
