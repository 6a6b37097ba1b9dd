/// Emission-related diagnostics over UDS (SAE J1979-2, "OBDonUDS"), expressed by the classic services (SAE J1979).
///
/// Service 22 reads data by identifiers (DIDs) of two bytes. F400 to F4FF are the PIDs of service 01, F600 to F6FF the
/// monitors of service 06, and F800 to F8FF the information types of service 09, with the same data bytes. Everything
/// above the session therefore asks for PIDs, whichever protocol an ECU uses. CAN only.
package enum OBDonUDS {
    /// The protocols in which ECUs report emission-related data.
    package enum Dialect: String, Hashable, Sendable, CaseIterable {
        /// SAE J1979, services 01 to 0A.
        case classic
        /// SAE J1979-2, services 14, 19 and 22.
        case onUDS
    }

    package static let readDataByIdentifier: UInt8 = 0x22
    /// Which protocols an ECU supports. The values have no public meaning; a positive response is what counts.
    package static let protocolRequest: [UInt8] = [readDataByIdentifier, 0xF8, 0x10]
    /// The VIN, by ISO 14229-1.
    package static let vinRequest: [UInt8] = [readDataByIdentifier, 0xF1, 0x90]
    /// Data whose identifiers correspond to no classic PID.
    package static let extendedGroup: UInt8 = 0xF5

    /// The maximum number of identifiers in a request of one CAN frame. Longer ones need an adapter that segments them.
    package static let identifiersPerFrame = 3

    /// The first byte of the identifiers that correspond to a classic service.
    private static let groups: [(service: UInt8, group: UInt8)] = [(0x01, 0xF4), (0x06, 0xF6), (0x09, 0xF8)]

    private static func group(of service: UInt8) -> UInt8? { groups.first { $0.service == service }?.group }

    /// Returns the request for the same data as a classic one (service, then PIDs, monitors or an information type);
    /// nil for a service that has no such counterpart.
    package static func request(_ classic: [UInt8]) -> [UInt8]? {
        guard let service = classic.first, classic.count > 1, let group = group(of: service) else { return nil }
        return [readDataByIdentifier] + classic.dropFirst().flatMap { [group, $0] }
    }

    /// Returns the classic request for the same data; nil if there is none.
    package static func classicRequest(_ request: [UInt8]) -> [UInt8]? {
        guard request.first == readDataByIdentifier, request.count >= 3, request.count.isMultiple(of: 2) == false,
            let service = groups.first(where: { $0.group == request[1] })?.service
        else { return nil }
        var classic = [service]
        for index in stride(from: 1, to: request.count, by: 2) {
            guard request[index] == request[1] else { return nil }
            classic.append(request[index + 1])
        }
        return classic
    }

    /// Returns a positive response to service 22 as the classic response with the same data; nil unless it is a
    /// complete response that contains only what was requested.
    /// - Parameters:
    ///   - payload: the message from the service byte on.
    ///   - request: the classic request.
    package static func classic(_ payload: [UInt8], request: [UInt8]) -> [UInt8]? {
        guard let service = request.first, let group = group(of: service), payload.count > 3,
            payload[0] == readDataByIdentifier + 0x40, payload[1] == group, request.dropFirst().contains(payload[2])
        else { return nil }
        switch service {
        case 0x01: return currentData(payload, asked: Array(request.dropFirst()))
        case 0x06: return testResults(payload)
        default: return [service + 0x40] + payload.dropFirst(2)
        }
    }

    /// Splits `62 did data did data …`, as `CurrentData.split` does.
    private static func currentData(_ payload: [UInt8], asked: [UInt8]) -> [UInt8]? {
        var classic: [UInt8] = [0x41]
        var found: Set<UInt8> = []
        var rest = payload.dropFirst()
        while rest.count >= 2 {
            let (group, pid) = (rest[rest.startIndex], rest[rest.startIndex + 1])
            guard group == payload[1], asked.contains(pid), found.insert(pid).inserted else {
                // With headers off, some adapters show whole frames with their padding.
                return found.isEmpty || !CurrentData.isPadding(rest, of: payload) ? nil : classic
            }
            rest = rest.dropFirst(2)
            let length = asked.count == 1 ? ownLength(rest, pid, of: payload) : PIDTable.dataByteCount(pid) ?? 0
            guard length > 0, rest.count >= length else { return nil }
            classic.append(pid)
            classic += rest.prefix(length)
            rest = rest.dropFirst(length)
        }
        return rest.isEmpty || CurrentData.isPadding(rest, of: payload) ? classic : nil
    }

    /// Returns the number of data bytes in a response to one identifier: all of them, without padding.
    private static func ownLength(_ data: ArraySlice<UInt8>, _ pid: UInt8, of payload: [UInt8]) -> Int {
        guard let length = PIDTable.dataByteCount(pid), data.count > length,
            CurrentData.isPadding(data.dropFirst(length), of: payload)
        else { return data.count }
        return length
    }

    /// Returns the number of bytes in a response to these PIDs, from the service byte on; nil if a length is unknown.
    package static func byteCount(_ pids: [UInt8]) -> Int? { CurrentData.byteCount(pids).map { $0 + pids.count } }

    /// Returns test results as the records of service 06, which begin with the monitor.
    ///
    /// Public descriptions differ in whether the records of an identifier repeat the monitor (nine bytes) or begin with
    /// the test (eight). The length decides; records of nine bytes must all name the monitor. Otherwise nil.
    private static func testResults(_ payload: [UInt8]) -> [UInt8]? {
        let (monitor, records) = (payload[2], payload[3...])
        if SupportBitmap.isBitmapPID(monitor) { return records.count == 4 ? [0x46, monitor] + records : nil }
        let starts = stride(from: records.startIndex, to: records.endIndex, by: 9)
        if records.count.isMultiple(of: 9), starts.allSatisfy({ records[$0] == monitor }) { return [0x46] + records }
        guard records.count.isMultiple(of: 8) else { return nil }
        return stride(from: records.startIndex, to: records.endIndex, by: 8).reduce(into: [0x46]) { classic, start in
            classic.append(monitor)
            classic += records[start..<start + 8]
        }
    }
}
