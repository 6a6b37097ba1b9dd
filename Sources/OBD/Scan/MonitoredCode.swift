/// The monitor that a trouble code belongs to, by the ranges of SAE J2012. Public texts do not contain the readiness
/// groups of SAE J1979-2, so that the codes in them tell which monitor is meant.
enum MonitoredCode {
    /// Returns the monitor; nil for a code of components and circuits.
    /// - Parameter isDiesel: whether the engine has compression ignition, where some ranges mean other monitors.
    static func kind(_ code: TroubleCode, isDiesel: Bool = false) -> ReadinessMonitor.Kind? {
        guard let row = rows.first(where: { $0.range.contains(code.raw) }) else { return nil }
        return isDiesel ? row.diesel : row.spark
    }

    /// Monitors that only engines with compression ignition have.
    static let dieselOnly: Set<ReadinessMonitor.Kind> = [.noxAftertreatment]

    private struct Row {
        let range: ClosedRange<UInt16>
        let spark: ReadinessMonitor.Kind
        let diesel: ReadinessMonitor.Kind

        init(_ range: ClosedRange<UInt16>, _ spark: ReadinessMonitor.Kind, diesel: ReadinessMonitor.Kind? = nil) {
            self.range = range
            self.spark = spark
            self.diesel = diesel ?? spark
        }
    }

    /// The raw value of P codes is their number in hexadecimal.
    private static let rows: [Row] = [
        Row(0x0010...0x0029, .egrOrVVT),
        Row(0x0030...0x0064, .oxygenSensorHeater, diesel: .exhaustGasSensor),
        Row(0x0130...0x0134, .oxygenSensor, diesel: .exhaustGasSensor),
        Row(0x0135...0x0135, .oxygenSensorHeater, diesel: .exhaustGasSensor),
        Row(0x0136...0x0140, .oxygenSensor, diesel: .exhaustGasSensor),
        Row(0x0141...0x0141, .oxygenSensorHeater, diesel: .exhaustGasSensor),
        Row(0x0142...0x0146, .oxygenSensor, diesel: .exhaustGasSensor),
        Row(0x0147...0x0147, .oxygenSensorHeater, diesel: .exhaustGasSensor),
        Row(0x0150...0x0154, .oxygenSensor, diesel: .exhaustGasSensor),
        Row(0x0155...0x0155, .oxygenSensorHeater, diesel: .exhaustGasSensor),
        Row(0x0156...0x0160, .oxygenSensor, diesel: .exhaustGasSensor),
        Row(0x0161...0x0161, .oxygenSensorHeater, diesel: .exhaustGasSensor),
        Row(0x0170...0x0175, .fuelSystem),
        Row(0x0234...0x0235, .boostPressure),
        Row(0x0299...0x0299, .boostPressure),
        Row(0x0300...0x0312, .misfire),
        Row(0x0400...0x0409, .egrOrVVT),
        Row(0x0410...0x0419, .secondaryAir),
        Row(0x0420...0x0439, .catalyst, diesel: .nmhcCatalyst),
        Row(0x0440...0x0459, .evaporativeSystem),
        Row(0x0491...0x0492, .secondaryAir),
        Row(0x0496...0x0499, .evaporativeSystem),
        Row(0x2002...0x2003, .particulateFilterOrRefrigerant, diesel: .particulateFilter),
        Row(0x202A...0x204F, .noxAftertreatment),
        Row(0x20E8...0x20EF, .noxAftertreatment),
        Row(0x2195...0x2198, .oxygenSensor, diesel: .exhaustGasSensor),
        Row(0x2270...0x2273, .oxygenSensor, diesel: .exhaustGasSensor),
        Row(0x2452...0x2463, .particulateFilterOrRefrigerant, diesel: .particulateFilter),
    ]
}
