/// Failure mode identifiers (FMI) of trouble codes of SAE J1939-73, which state what is wrong with the parameter that the
/// suspect parameter number (SPN) names.
enum FailureMode {
    /// Returns the meaning in words, beginning in lower case; nil for a reserved number.
    static func meaning(_ number: UInt8) -> String? {
        if number == 31 { return "condition exists" }
        return rows.indices.contains(Int(number)) ? rows[Int(number)] : nil
    }

    /// By number.
    private static let rows = [
        "above the normal range, most severe", "below the normal range, most severe",
        "erratic, intermittent or incorrect", "voltage above normal, or shorted to supply",
        "voltage below normal, or shorted to ground", "current below normal, or open circuit",
        "current above normal, or shorted to ground", "mechanical system does not respond properly",
        "abnormal frequency, pulse width or period", "abnormal update rate", "abnormal rate of change",
        "cause unknown", "faulty device or component", "out of calibration", "special instructions",
        "above the normal range, least severe", "above the normal range, moderately severe",
        "below the normal range, least severe", "below the normal range, moderately severe",
        "received network data in error", "drifted high", "drifted low",
    ]
}
