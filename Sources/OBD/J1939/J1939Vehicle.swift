package import Telemetry

/// What the modules of a vehicle said by SAE J1939, and their responses to requests of OBDonUDS (SAE J1979-2) with the same
/// facts. A code of J1939 is one of the formats of UDS, so that nothing above needs to know the bus.
package struct J1939Vehicle: Sendable {
    /// How long a value counts that is broadcast, in seconds: the slowest of them come each second.
    private static let broadcastSeconds = 3.0
    /// How long one counts that has to be requested, in seconds.
    private static let requestedSeconds = 15.0

    private struct Value {
        var data: [UInt8]
        var time: Instant
        var row: J1939Parameter
        /// Whether no response has contained it.
        var isNew = true

        func isValid(at now: Instant) -> Bool {
            now.seconds(since: time) <= (row.isRequested ? requestedSeconds : broadcastSeconds)
        }
    }

    private struct Module {
        var values: [UInt8: Value] = [:]
        var active: J1939Codes?
        var previous: J1939Codes?
        var vin: VIN?
        /// By the group.
        var extra: [Int: (byte: UInt8, time: Instant)] = [:]
        var function: UInt8?
    }

    private var modules: [UInt8: Module] = [:]

    package init() {}

    /// The addresses of the modules that report anything that is read.
    package var addresses: [UInt8] {
        modules.keys.filter { address in
            modules[address]?.active != nil || modules[address]?.previous != nil
                || modules[address]?.values.keys.contains { owner(of: $0) == address } == true
                || modules[address]?.extra.isEmpty == false
        }.sorted()
    }

    package mutating func handle(_ message: J1939Message, at time: Instant) {
        // Requests and other testers' messages are no facts.
        guard message.source != J1939Message.tester, message.source < 0xFE else { return }
        switch message.group {
        case J1939Group.activeCodes:
            if let codes = J1939Codes(message.data) { modules[message.source, default: Module()].active = codes }
        case J1939Group.previousCodes:
            if let codes = J1939Codes(message.data) { modules[message.source, default: Module()].previous = codes }
        case J1939Group.vehicleIdentification:
            let text = String(decoding: message.data.prefix { $0 != UInt8(ascii: "*") && $0 != 0xFF }, as: UTF8.self)
            if let vin = VIN(text) { modules[message.source, default: Module()].vin = vin }
        case J1939Group.addressClaimed:
            if let name = J1939Name(message.data) {
                modules[message.source, default: Module()].function = name.function
            }
        default: read(message, at: time)
        }
    }

    private mutating func read(_ message: J1939Message, at time: Instant) {
        for row in J1939ExtraValue.table where row.group == message.group {
            guard let byte = row.raw(message.data) else { continue }
            modules[message.source, default: Module()].extra[row.group] = (byte, time)
        }
        for row in J1939Parameter.rows(message.group) {
            guard let value = row.value(message.data) else { continue }
            let known = modules[message.source]?.values[row.pid]
            // The finer of two parameters counts.
            if let known, known.row.number != row.number, known.row.scale < row.scale, known.isValid(at: time) {
                continue
            }
            modules[message.source, default: Module()].values[row.pid] = Value(
                data: row.encode(value), time: time, row: row)
        }
    }

    /// The module whose value of a PID counts: the one with the lowest address, which is the engine's.
    private func owner(of pid: UInt8) -> UInt8? { modules.filter { $0.value.values[pid] != nil }.keys.min() }

    // MARK: Responses

    /// Whether a response to a request would contain a value that is new, or needs none. Otherwise it is worth to wait for the
    /// next broadcast.
    package func isReady(_ request: [UInt8]) -> Bool {
        let pids = Self.pids(request)
        return pids.isEmpty
            || pids.contains { pid in owner(of: pid).flatMap { modules[$0]?.values[pid]?.isNew } == true }
    }

    /// The groups that have to be requested for new values of a request.
    package func groups(for request: [UInt8]) -> [Int] {
        let pids = Self.pids(request)
        return J1939Parameter.table.filter { $0.isRequested && pids.contains($0.pid) }.map(\.group)
    }

    /// The PIDs of a request of service 22, without the lists of them.
    private static func pids(_ request: [UInt8]) -> [UInt8] {
        guard let classic = OBDonUDS.classicRequest(request), classic[0] == 0x01 else { return [] }
        return classic.dropFirst().filter { !SupportBitmap.isBitmapPID($0) && $0 != PIDTable.monitorStatusPID }
    }

    /// What a module does not have; asked together with others, it says nothing then (ISO 14229-1).
    private static let silentRefusals: Set<UInt8> = [0x11, 0x12, 0x31]

    /// Returns the response of a module to a request of OBDonUDS; nil for silence.
    /// - Parameter isForAll: whether all modules are asked.
    package mutating func response(_ request: [UInt8], of address: UInt8, isForAll: Bool, at now: Instant) -> [UInt8]? {
        let response = self.response(request, of: address, at: now)
        if isForAll, let response, response[0] == 0x7F, Self.silentRefusals.contains(response[2]) { return nil }
        return response
    }

    private mutating func response(_ request: [UInt8], of address: UInt8, at now: Instant) -> [UInt8]? {
        guard let service = request.first, modules[address] != nil else { return nil }
        switch service {
        case OBDonUDS.readDataByIdentifier: return identifiers(Array(request.dropFirst()), of: address, at: now)
        case 0x19: return codes(Array(request.dropFirst()), of: address)
        // Nothing of J1939 is cleared.
        case 0x04, 0x14: return [0x7F, service, 0x11]
        default: return nil
        }
    }

    private mutating func identifiers(_ asked: [UInt8], of address: UInt8, at now: Instant) -> [UInt8]? {
        guard asked.count >= 2, asked.count.isMultiple(of: 2) else { return [0x7F, 0x22, 0x13] }
        var payload: [UInt8] = [0x62]
        for index in stride(from: 0, to: asked.count, by: 2) {
            guard let data = data(asked[index], asked[index + 1], of: address, at: now) else { continue }
            payload += asked[index...index + 1] + data
        }
        return payload.count > 1 ? payload : [0x7F, 0x22, 0x31]
    }

    /// Heavy vehicles have diesel engines, as far as they do not say otherwise. Their monitors are not read.
    private static let compressionIgnition: UInt8 = 0x08

    private mutating func data(_ group: UInt8, _ number: UInt8, of address: UInt8, at now: Instant) -> [UInt8]? {
        guard let module = modules[address] else { return nil }
        switch (group, number) {
        case (0xF4, _) where SupportBitmap.isBitmapPID(number):
            var pids = Set(module.values.keys.filter { owner(of: $0) == address })
            if module.active?.lamps.mil != nil { pids.insert(PIDTable.monitorStatusPID) }
            // The last bit is for the next list.
            if number < 0xE0, pids.contains(where: { $0 > number + 0x20 }) { pids.insert(number + 0x20) }
            return SupportBitmap.encode(pids, base: number)
        case (0xF4, PIDTable.monitorStatusPID):
            guard let active = module.active, let mil = active.lamps.mil else { return nil }
            let count = UInt8(min(127, confirmed(module).count))
            return [(mil ? 0x80 : 0) | count, Self.compressionIgnition, 0, 0]
        case (0xF4, _):
            guard owner(of: number) == address, let value = module.values[number], value.isValid(at: now) else {
                return nil
            }
            modules[address]?.values[number]?.isNew = false
            return value.data
        // The protocols, and the VIN under both of its identifiers.
        case (0xF8, 0x10): return [0x01]
        case (0xF8, 0x02), (0xF1, 0x90): return module.vin.map { Array($0.description.utf8) }
        case (0xF8, 0x0A): return Self.moduleName(module)
        case (0xF8, 0x00):
            var numbers: Set<UInt8> = [0x10]
            if module.vin != nil { numbers.insert(0x02) }
            if Self.moduleName(module) != nil { numbers.insert(0x0A) }
            return SupportBitmap.encode(numbers, base: 0)
        default:
            guard let found = module.extra[Int(group) << 8 | Int(number)],
                now.seconds(since: found.time) <= Self.broadcastSeconds
            else { return nil }
            return [found.byte]
        }
    }

    /// The function of a module by its own account, in the form of a module's name: four bytes of an acronym, which it does
    /// not have, a dash and 15 of text.
    private static func moduleName(_ module: Module) -> [UInt8]? {
        guard let text = module.function.flatMap({ J1939Name.functions[$0] }) else { return nil }
        return [0, 0, 0, 0, UInt8(ascii: "-")] + text.utf8 + [UInt8](repeating: 0, count: 15 - text.utf8.count)
    }

    /// The codes of a module: those that are active, then those that were, with status and severity.
    private func confirmed(_ module: Module) -> [(bytes: [UInt8], status: UDSCodeStatus, severity: UInt8)] {
        let active = module.active?.codes ?? []
        let light: UDSCodeStatus = module.active?.lamps.mil == true ? .warningIndicatorRequested : []
        let severity = module.active?.severity ?? 0
        let previous = (module.previous?.codes ?? []).filter { !active.contains($0) }
        return active.map { ($0, [.testFailed, .confirmed, light], severity) }
            + previous.map { ($0, .confirmed, 0) }
    }

    private func codes(_ asked: [UInt8], of address: UInt8) -> [UInt8] {
        // A module without codes need not send that it has none. If no module sends any, that says nothing.
        guard let module = modules[address], modules.values.contains(where: { $0.active != nil || $0.previous != nil })
        else { return [0x7F, 0x19, 0x22] }
        let available: UDSCodeStatus = [.testFailed, .confirmed, .warningIndicatorRequested]
        // Only this list names the format of its codes.
        guard asked.count == 4, asked[0] == 0x42 else { return [0x7F, 0x19, 0x12] }
        let found = confirmed(module).filter { $0.status.rawValue & asked[2] != 0 }
        return [0x59, 0x42, asked[1], available.rawValue, 0xFF, UDSTroubleCode.Format.j1939.rawValue]
            + found.flatMap { [$0.severity] + $0.bytes + [$0.status.rawValue] }
    }
}
