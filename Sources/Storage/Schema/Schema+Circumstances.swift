extension Schema {
    /// The sixth migration: the circumstances of scans and calibrations, with which they can be shown again.
    static let circumstances = """
        -- NULL of scans that were stored before. framing: known where the protocol is not, too.
        ALTER TABLE scan ADD COLUMN framing TEXT;
        ALTER TABLE scan ADD COLUMN is_quick INTEGER;
        ALTER TABLE scan ADD COLUMN interruption TEXT;
        -- As those of table trip; NULL also of a time that the user named.
        ALTER TABLE scan ADD COLUMN boot TEXT;
        ALTER TABLE scan ADD COLUMN boot_us INTEGER;
        ALTER TABLE scan ADD COLUMN clock_synchronized INTEGER;
        ALTER TABLE calibration ADD COLUMN boot TEXT;
        ALTER TABLE calibration ADD COLUMN boot_us INTEGER;
        ALTER TABLE calibration ADD COLUMN clock_synchronized INTEGER;
        -- Of fuel_price.
        ALTER TABLE trip ADD COLUMN currency TEXT;
        -- mean is that of the samples; time_mean is weighted by the time between them.
        ALTER TABLE trip_signal ADD COLUMN time_mean REAL;
        """
}
