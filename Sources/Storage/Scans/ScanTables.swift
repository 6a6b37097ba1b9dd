import Formats
package import OBD
package import System
package import Telemetry
import Trips

/// What a list of all scans needs of one.
package struct ScanIndexEntry: Hashable, Sendable {
    package let id: Int64
    package let time: WallTime
    package let change: Int64
}

package struct ScanTables {
    let database: Database

    /// Stores a health scan with its raw responses, and returns its number.
    /// - Parameter bootTime: The same moment on the clock that is never set, so that the time can be corrected when the
    ///   wall clock is.
    @discardableResult
    package func store(
        _ scan: HealthScan, at time: WallTime, bootTime: BootTime? = nil,
        isClockSynchronized: Bool? = WallClock.isSynchronized
    ) throws(StorageError) -> Int64 {
        try database.connection.transaction { () throws(StorageError) in
            let synchronized = bootTime == nil ? nil : isClockSynchronized
            try database.connection.insert(
                into: "scan",
                [
                    "time_us": time.microseconds, "vin": scan.vin?.description, "mil": scan.milOn,
                    "device": scan.adapter.device, "adapter_identity": scan.adapter.identity,
                    "adapter_description": scan.adapter.description, "adapter_voltage": scan.adapter.voltage,
                    "protocol": scan.bus?.column, "protocol_name": scan.bus?.name,
                    "framing": scan.framing?.rawValue, "is_quick": scan.isQuick, "interruption": scan.interruption,
                    "boot": bootTime?.boot, "boot_us": bootTime?.microseconds, "clock_synchronized": synchronized,
                    "change": try database.nextChange(),
                ])
            let id = database.connection.lastInsertedRow
            try storeDetails(scan, id: id)
            return id
        }
    }

    private func storeDetails(_ scan: HealthScan, id: Int64) throws(StorageError) {
        func insert<Row>(
            into table: String, _ rows: [Row], _ columns: (Row) -> NamedValues
        ) throws(StorageError) {
            try database.connection.insert(
                into: table,
                rows: rows.enumerated().map { sequence, row in ["scan_id": id, "sequence": sequence] + columns(row) })
        }
        try insert(into: "scan_ecu", scan.ecus) { row in
            ["ecu": row.address.description, "confirmed_count": row.confirmedCount, "mil": row.milOn]
        }
        try insert(into: "scan_code", scan.troubleCodes) { row in
            ["ecu": row.ecu.description, "code": row.code.description, "status": row.status.rawValue]
        }
        try insert(into: "scan_coverage", scan.serviceOutcomes) { row in
            [
                "ecu": row.ecu.description, "service": Int(row.service), "outcome": row.outcome.rawValue,
                "reason": row.reason,
            ]
        }
        try insert(into: "scan_payload", scan.payloads) { row in
            [
                "ecu": row.ecu.description, "request": Hexadecimal.text(row.request),
                "payload": Hexadecimal.text(row.bytes),
            ]
        }
        try insert(into: "scan_answer", scan.answers) { row in ["request": row.request, "answer": row.answer] }
    }

    /// Returns the scans made in [from, to), in the order of their times.
    package func all(from: WallTime, to: WallTime) throws(StorageError) -> [ScanRecord] {
        try records(
            "WHERE time_us >= :from AND time_us < :to ORDER BY time_us, id",
            ["from": from.microseconds, "to": to.microseconds])
    }

    /// Returns the latest scans of a vehicle before a time, at most so many, in the order of their times.
    /// - Parameter vin: Nil for the vehicle without a VIN.
    package func all(of vin: String?, before end: WallTime, atMost count: Int) throws(StorageError) -> [ScanRecord] {
        let ids = try database.connection.integers(
            "SELECT id FROM scan WHERE vin IS :vin AND time_us < :end ORDER BY time_us DESC, id DESC LIMIT :count",
            ["vin": vin, "end": end.microseconds, "count": count])
        // SQLite looks for none of them in the whole table.
        if ids.isEmpty { return [] }
        return try records("WHERE id IN (\(ids.map(String.init).joined(separator: ", "))) ORDER BY time_us, id")
    }

    /// Returns the scan with this number, or nil if there is none.
    package func record(_ id: Int64) throws(StorageError) -> ScanRecord? {
        try records("WHERE id = :id", ["id": id]).first
    }

    /// Returns the latest scan of any vehicle that was neither simulated nor replayed, or nil if there is none among the
    /// latest twenty.
    package func latestRecord() throws(StorageError) -> ScanRecord? {
        try records(
            """
            WHERE id = (
                SELECT id FROM (
                    SELECT id, time_us, device FROM scan WHERE \(WallTime.isPlausibleSQL("time_us"))
                    ORDER BY time_us DESC, id DESC LIMIT 20)
                WHERE (\(Database.isMadeUp)) IS NOT TRUE ORDER BY time_us DESC, id DESC LIMIT 1)
            """
        ).first
    }

    /// Returns the latest of the scans that `isWanted` accepts, or nil if there is none. Only later ones are read.
    package func latestRecord(where isWanted: (ScanRecord) throws -> Bool) throws -> ScanRecord? {
        try database.latest(in: "scan", "time_us") { from, to in try all(from: from, to: to).last(where: isWanted) }
    }

    /// Returns the scans that meet a condition.
    /// - Parameter condition: A clause on table `scan`, optionally with an order and a limit.
    func records(_ condition: String, _ parameters: NamedValues = [:]) throws(StorageError) -> [ScanRecord] {
        try database.connection.snapshot { () throws(StorageError) in
            let rows = try database.connection.prepare(
                "SELECT id, time_us, vin, mil, device, interruption FROM scan \(condition)", parameters)
            let codeRows = try database.connection.prepare(
                """
                SELECT scan_id, code, sequence FROM scan_code WHERE scan_id IN (SELECT id FROM scan \(condition))
                ORDER BY scan_id, sequence
                """, parameters)
            var codes: [Int64: [TroubleCode]] = [:]
            while try codeRows.step() {
                let id = codeRows.integer("scan_id")
                let code = understood(
                    TroubleCode(codeRows.text("code")), "code", "scan_code", id, codeRows.integer("sequence"))
                if let code, !codes[id, default: []].contains(code) { codes[id, default: []].append(code) }
            }
            var scans: [ScanRecord] = []
            while try rows.step() {
                let id = rows.integer("id")
                guard let time = scanTime(rows.integer("time_us"), scan: id) else { continue }
                scans.append(
                    ScanRecord(
                        id: id, time: time, vin: rows.optionalText("vin"), milOn: rows.optionalBool("mil"),
                        codes: codes[id] ?? [], device: rows.text("device"),
                        interruption: rows.optionalText("interruption")))
            }
            return scans
        }
    }

    /// Returns the time of a scan, or nil if it is invalid.
    private func scanTime(_ microseconds: Int64, scan id: Int64) -> WallTime? {
        let time = WallTime(microseconds: microseconds)
        return database.expect(
            time.isPlausible, "the time of scan \(id) is invalid", repair: "DELETE FROM scan WHERE id = \(id)")
            ? time : nil
    }

    /// Returns the latest scan of the vehicle with a number below `id`, or simply the latest if `id` is nil. Returns
    /// nil if there is none.
    package func latest(vin: VIN, before id: Int64? = nil) throws(StorageError) -> (
        scan: HealthScan, time: WallTime
    )? {
        let row = try database.connection.prepare(
            """
            SELECT id, time_us FROM scan WHERE vin = :vin AND (:before IS NULL OR id < :before)
            ORDER BY time_us DESC, id DESC
            """, ["vin": vin.description, "before": id])
        while try row.step() {
            let id = row.integer("id")
            guard let time = scanTime(row.integer("time_us"), scan: id), let scan = try scan(id: id)
            else { continue }
            return (scan, time)
        }
        return nil
    }

    /// Returns the whole scan with that number, or nil if there is none.
    package func scan(id: Int64) throws(StorageError) -> HealthScan? {
        let row = try database.connection.prepare(
            """
            SELECT vin, device, adapter_identity, adapter_description, adapter_voltage, protocol, framing, is_quick,
                interruption
            FROM scan WHERE id = :id
            """, ["id": id])
        guard try row.step() else { return nil }
        var scan = HealthScan(
            adapter: HealthScan.Adapter(
                device: row.text("device"), identity: row.optionalText("adapter_identity"),
                description: row.optionalText("adapter_description"),
                voltage: row.arePlausible("adapter_voltage") ? row.optionalReal("adapter_voltage") : nil))
        if let vin = row.optionalText("vin") {
            scan.vin = VIN(vin)
            _ = database.expect(
                scan.vin != nil, "the VIN of scan \(id) is none", repair: "UPDATE scan SET vin = NULL WHERE id = \(id)")
        }
        if let bus = row.optionalText("protocol") {
            scan.bus = VehicleBus(column: bus)
            scan.framing = scan.bus?.framing
            _ = database.expect(
                scan.bus != nil, "the protocol of scan \(id) is invalid",
                repair: "UPDATE scan SET protocol = NULL WHERE id = \(id)")
        }
        if let name = row.optionalText("framing") {
            scan.framing = VehicleBus.Framing(rawValue: name)
        }
        scan.isQuick = row.bool("is_quick")
        scan.interruption = row.optionalText("interruption")
        try readDetails(&scan, id: id)
        return scan
    }

    /// Deletes scans with everything that belongs to them, or none of them if one does not exist. They are in the trash,
    /// under the number that is returned.
    @discardableResult
    package func delete(_ ids: [Int64]) throws(StorageError) -> Int64 {
        try database.connection.transaction { () throws(StorageError) in
            let entry = try database.trash.add(.scan, ids, as: .delete)
            for id in ids {
                guard try database.remove(.scan, id) else {
                    throw StorageError.noScan(id, in: database.connection.path)
                }
            }
            return entry
        }
    }

    /// Returns an entry for each scan, in the order of their times.
    package func index() throws(StorageError) -> [ScanIndexEntry] {
        let rows = try database.connection.prepare(
            """
            SELECT id, time_us, change FROM scan WHERE \(WallTime.isPlausibleSQL("time_us")) ORDER BY time_us, id
            """, [:])
        var entries: [ScanIndexEntry] = []
        while try rows.step() {
            entries.append(
                ScanIndexEntry(
                    id: rows.integer("id"), time: WallTime(microseconds: rows.integer("time_us")),
                    change: rows.integer("change")))
        }
        return entries
    }

    /// Returns what stays the same of a scan when the clock is corrected later, in one line of text, to identify it in
    /// other databases; nil if there is no such scan.
    package func identity(_ id: Int64) throws(StorageError) -> String? {
        try database.connection.text(
            """
            SELECT ifnull(boot || ' ' || boot_us, time_us) || ' ' || ifnull(vin, '') || ' ' || device
            FROM scan WHERE id = :id
            """, ["id": id])
    }

    /// Returns the identifier of a scan in all databases that have it (RFC 9562, version 8), which does not reveal its VIN;
    /// nil if there is no such scan.
    package func uuid(_ id: Int64) throws(StorageError) -> String? {
        guard let identity = try identity(id) else { return nil }
        var bytes = Array(SHA256.hash("obdmech scan " + identity).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array(Hexadecimal.text(bytes).lowercased())
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }

    private func readDetails(_ scan: inout HealthScan, id: Int64) throws(StorageError) {
        let ecu = try details("ecu, confirmed_count, mil", "scan_ecu", id)
        while try ecu.step() {
            let key = ecu.integer("sequence")
            guard let address = understood(ECUAddress(ecu.text("ecu")), "ECU", "scan_ecu", id, key),
                let count = understood(
                    UInt8(exactly: ecu.optionalInteger("confirmed_count") ?? 0), "number of codes", "scan_ecu", id, key)
            else { continue }
            scan.ecus.append(
                HealthScan.ECU(
                    address: address, confirmedCount: ecu.optionalInteger("confirmed_count").map { _ in Int(count) },
                    milOn: ecu.optionalBool("mil")))
        }
        let code = try details("ecu, code, status", "scan_code", id)
        while try code.step() {
            let key = code.integer("sequence")
            guard let found = understood(TroubleCode(code.text("code")), "code", "scan_code", id, key),
                let status = understood(
                    TroubleCode.Status(rawValue: code.text("status")), "status", "scan_code", id, key),
                let address = understood(ECUAddress(code.text("ecu")), "ECU", "scan_code", id, key)
            else { continue }
            scan.troubleCodes.append(HealthScan.FoundCode(code: found, status: status, ecu: address))
        }
        let serviceOutcomes = try details("ecu, service, outcome, reason", "scan_coverage", id)
        while try serviceOutcomes.step() {
            let key = serviceOutcomes.integer("sequence")
            guard let address = understood(ECUAddress(serviceOutcomes.text("ecu")), "ECU", "scan_coverage", id, key),
                let service = understood(
                    UInt8(exactly: serviceOutcomes.integer("service")), "service", "scan_coverage", id, key),
                let outcome = understood(
                    HealthScan.ServiceOutcome.Outcome(rawValue: serviceOutcomes.text("outcome")), "outcome",
                    "scan_coverage",
                    id, key)
            else { continue }
            scan.serviceOutcomes.append(
                HealthScan.ServiceOutcome(
                    ecu: address, service: service, outcome: outcome, reason: serviceOutcomes.optionalText("reason")))
        }
        let payload = try details("ecu, request, payload", "scan_payload", id)
        while try payload.step() {
            let key = payload.integer("sequence")
            guard let address = understood(ECUAddress(payload.text("ecu")), "ECU", "scan_payload", id, key),
                let request = understood(
                    Hexadecimal.bytes(payload.text("request")), "request", "scan_payload", id, key),
                let bytes = understood(Hexadecimal.bytes(payload.text("payload")), "answer", "scan_payload", id, key)
            else { continue }
            scan.payloads.append(HealthScan.Payload(ecu: address, request: request, bytes: bytes))
        }
        let answer = try details("request, answer", "scan_answer", id)
        while try answer.step() {
            scan.answers.append(HealthScan.RawAnswer(request: answer.text("request"), answer: answer.text("answer")))
        }
    }

    /// Returns columns of a scan's rows in a table, followed by their sequence numbers.
    private func details(_ columns: String, _ table: String, _ id: Int64) throws(StorageError) -> Statement {
        try database.connection.prepare(
            "SELECT \(columns), sequence FROM \(table) WHERE scan_id = :scan ORDER BY sequence", ["scan": id])
    }

    /// Returns the parsed value of a column. If it is nil the row is recorded as an issue: only a manual change can write
    /// it.
    private func understood<Value>(
        _ value: Value?, _ what: String, _ table: String, _ id: Int64, _ sequence: Int64
    ) -> Value? {
        _ = database.expect(
            value != nil, "scan \(id) contains an invalid \(what)",
            repair: "DELETE FROM \(table) WHERE scan_id = \(id) AND sequence = \(sequence)")
        return value
    }
}
