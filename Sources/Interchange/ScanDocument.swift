import Formats
package import OBD
package import Telemetry

/// A health scan read back from the document that `scan --json` or `report --scan --json` wrote.
package struct ScanDocument: Sendable {
    package enum ParseError: Error, Hashable, Sendable {
        /// It is no such document.
        case notAScan
        /// It is one, but this member is missing or invalid.
        case invalid(String)
    }

    package let time: WallTime
    package let scan: HealthScan
    /// Whether it has the responses of the ECUs, from which freeze frames, test results and values are derived. Documents of
    /// older versions have only codes.
    package let hasPayloads: Bool

    private static let format = "obdmech.scan/1"
    /// The maximum length of a text in bytes, and that of a response: the longest message of ISO 15765-2 has 4095, and
    /// several of them fit.
    private static let (longestText, longestResponse) = (1000, 1 << 16)

    package init(_ text: some Collection<UInt8>) throws(ParseError) { try self.init(Array(text).span) }

    package init(_ text: Span<UInt8>) throws(ParseError) {
        guard let document = JSON(parsing: text), document["format"]?.text == Self.format, document["error"] == nil
        else {
            throw .notAScan
        }
        guard let time = document["time"]?.text.flatMap(WallTime.init(iso8601:)) else { throw .invalid("time") }
        guard let device = Self.text(document["adapter"]?["device"]) else { throw .invalid("adapter") }
        let adapter = document["adapter"]
        var scan = HealthScan(
            adapter: HealthScan.Adapter(
                device: device, identity: Self.text(adapter?["identity"]),
                description: Self.text(adapter?["description"]),
                voltage: adapter?["voltage"]?.double))
        if let name = document["protocol"]?["name"]?.text {
            guard let bus = VehicleBus.allCases.first(where: { $0.name == name }) else { throw .invalid("protocol") }
            scan.bus = bus
        }
        scan.framing = document["framing"]?.text.flatMap(VehicleBus.Framing.init) ?? scan.bus?.framing
        scan.isQuick = document["quick"]?.yesNo ?? false
        scan.interruption = Self.text(document["interruption"])
        if let vin = document["vehicle"]?["vin"]?.text {
            guard let vin = VIN(vin) else { throw .invalid("vehicle") }
            scan.vin = vin
        }
        scan.ecus = try Self.list(document, "ecus") { ecu in
            guard let address = ecu["address"]?.text.flatMap({ ECUAddress($0) }) else { return nil }
            return HealthScan.ECU(
                address: address,
                confirmedCount: ecu["confirmedCount"]?.double.flatMap { UInt8(exactly: $0) }.map(Int.init),
                milOn: ecu["mil"]?.yesNo)
        }
        scan.troubleCodes = try Self.list(document, "troubleCodes") { found in
            guard let code = found["code"]?.text.flatMap({ TroubleCode($0) }),
                let status = found["status"]?.text.flatMap(TroubleCode.Status.init), let ecu = Self.ecu(found)
            else { return nil }
            return HealthScan.FoundCode(code: code, status: status, ecu: ecu)
        }
        scan.serviceOutcomes = try Self.list(document, "coverage") { row in
            guard let ecu = Self.ecu(row), let service = row["service"]?.text.flatMap({ Hexadecimal.bytes($0) }),
                service.count == 1, let outcome = row["outcome"]?.text.flatMap(HealthScan.ServiceOutcome.Outcome.init)
            else { return nil }
            return HealthScan.ServiceOutcome(
                ecu: ecu, service: service[0], outcome: outcome, reason: Self.text(row["reason"]))
        }
        hasPayloads = document["responses"] != nil
        scan.payloads = try Self.list(document, "responses", isOptional: true) { row in
            guard let ecu = Self.ecu(row), let request = row["request"]?.text.flatMap({ Hexadecimal.bytes($0) }),
                let bytes = row["response"]?.text.flatMap({ Hexadecimal.bytes($0) }),
                max(request.count, bytes.count) <= Self.longestResponse
            else { return nil }
            return HealthScan.Payload(ecu: ecu, request: request, bytes: bytes)
        }
        self.time = time
        self.scan = scan
    }

    /// A text that is no longer than possible.
    private static func text(_ value: JSON?) -> String? {
        value?.text.map { String(decoding: $0.utf8.prefix(Self.longestText), as: UTF8.self) }
    }

    private static func ecu(_ object: JSON) -> ECUAddress? { object["ecu"]?.text.flatMap { ECUAddress($0) } }

    private static func list<Element>(
        _ document: JSON, _ name: String, isOptional: Bool = false, _ element: (JSON) -> Element?
    ) throws(ParseError) -> [Element] {
        guard case .array(let values)? = document[name] else {
            if isOptional, document[name] == nil { return [] }
            throw .invalid(name)
        }
        var elements: [Element] = []
        for value in values {
            guard let element = element(value) else { throw .invalid(name) }
            elements.append(element)
        }
        return elements
    }
}
