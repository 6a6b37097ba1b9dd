package import OBD

/// The properties of an adapter and a vehicle found in an earlier connection, so that the next one needs no reset,
/// search or trials. The profile is used until it fails.
package struct LinkProfile: Hashable, Sendable {
    /// The reply to AT I.
    package var identity: String
    /// The reply to AT @1; nil if there was none.
    package var description: String?
    package var bus: VehicleBus
    /// The VIN of the vehicle for which `format` was found; nil if unknown.
    package var vin: String?
    package var format: RequestFormat
    /// The baud rate of the adapter's serial line after a reset; nil without a serial line.
    package var restingBaud: Int?
    /// The ECUs that speak OBDonUDS and not the classic services.
    package var udsECUs: Set<ECUAddress> = []
    /// Where control modules respond that do not respond at the usual address.
    package var modules: [ModuleAddress: ModuleAnswer] = [:]

    package init(
        identity: String, description: String?, bus: VehicleBus, vin: String?, format: RequestFormat, restingBaud: Int?,
        udsECUs: Set<ECUAddress> = [], modules: [ModuleAddress: ModuleAnswer] = [:]
    ) {
        self.udsECUs = udsECUs
        self.modules = modules
        self.identity = identity
        self.description = description
        self.bus = bus
        self.vin = vin
        self.format = format
        self.restingBaud = restingBaud
    }

    /// The profile as text for storage, such as "6|1HGCM82633A004352|only=7E8 headers=0|ELM327 v1.5|OBDII to RS232
    /// Interpreter|38400"; with OBDonUDS a further field, "7E8,7E9", and with modules another one, "6A2=682".
    package var text: String {
        var fields = [
            String(bus.elmNumber), vin ?? "", format.text, identity, description ?? "",
            restingBaud.map(String.init) ?? "",
        ]
        if !udsECUs.isEmpty || !modules.isEmpty {
            fields.append(udsECUs.sorted().map(\.description).joined(separator: ","))
        }
        if !modules.isEmpty { fields.append(modules.map { $0.text($1) }.sorted().joined(separator: ",")) }
        return fields.map { $0.filter { $0 != "|" && $0 != "\n" } }.joined(separator: "|")
    }

    /// Reads the format written by `text`; nil if it is invalid.
    package init?(text: String) {
        let fields = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard (6...8).contains(fields.count), fields.count == 6 || !(fields.last ?? "").isEmpty,
            let bus = VehicleBus(adapterNumber: fields[0]), !fields[3].isEmpty
        else {
            return nil
        }
        self.init(
            identity: fields[3], description: fields[4].isEmpty ? nil : fields[4], bus: bus,
            vin: fields[1].isEmpty ? nil : fields[1], format: RequestFormat(text: fields[2]),
            restingBaud: Int(fields[5]),
            udsECUs: fields.count < 7 ? [] : Set(fields[6].split(separator: ",").compactMap { ECUAddress(String($0)) }),
            modules: fields.count < 8 ? [:] : Self.modules(fields[7]))
    }

    private static func modules(_ text: String) -> [ModuleAddress: ModuleAnswer] {
        let found = text.split(separator: ",").compactMap { ModuleAddress.parse($0) }
        return Dictionary(found.map { ($0.address, $0.answer) }) { first, _ in first }
    }
}
