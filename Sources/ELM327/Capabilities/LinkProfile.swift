package import OBD

/// What is known of an adapter and a vehicle from an earlier connection, so that the next begins without a reset, a
/// search and trials. It is trusted until it fails.
package struct LinkProfile: Hashable, Sendable {
    /// AT I.
    package var identity: String
    /// AT @1.
    package var description: String?
    package var bus: VehicleBus
    /// Of the vehicle that the form was learnt with.
    package var vin: String?
    package var format: RequestFormat
    /// The speed of the adapter's serial line after a reset, in baud; nil where there is none.
    package var restingBaud: Int?

    package init(
        identity: String, description: String?, bus: VehicleBus, vin: String?, format: RequestFormat, restingBaud: Int?
    ) {
        (self.identity, self.description, self.bus, self.vin) = (identity, description, bus, vin)
        (self.format, self.restingBaud) = (format, restingBaud)
    }

    /// "6|1HGCM82633A004352|only=7E8 headers=0|ELM327 v1.5|OBDII to RS232 Interpreter|38400", to be kept.
    package var text: String {
        [
            String(bus.elmNumber), vin ?? "", format.text, identity, description ?? "",
            restingBaud.map(String.init) ?? "",
        ]
        .map { $0.filter { $0 != "|" && $0 != "\n" } }.joined(separator: "|")
    }

    /// Reads what `text` wrote; nil for what is none.
    package init?(text: String) {
        let fields = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 6, let bus = VehicleBus(adapterNumber: fields[0]), !fields[3].isEmpty else { return nil }
        self.init(
            identity: fields[3], description: fields[4].isEmpty ? nil : fields[4], bus: bus,
            vin: fields[1].isEmpty ? nil : fields[1], format: RequestFormat(text: fields[2]),
            restingBaud: Int(fields[5]))
    }
}
