extension Schema {
    /// The migration for questions whose cost must not grow with what else is stored: indexes, and a mark for trips whose
    /// way is known.
    static let lookups = """
        -- The version of the formulas by which the trip's way was made, or that found no positions; NULL until then.
        ALTER TABLE trip ADD COLUMN way_formulas INTEGER;
        UPDATE trip SET way_formulas = (SELECT formulas FROM trip_way WHERE trip_id = trip.id)
            WHERE id IN (SELECT trip_id FROM trip_way);
        CREATE INDEX trip_due_way ON trip (ifnull(way_formulas, 0));
        CREATE INDEX trip_due_measures ON trip (ifnull(indicator_formulas, 0));

        CREATE INDEX trip_kind ON trip (vin, source_kind);
        CREATE INDEX trip_fuel ON trip (vin, started_us) WHERE fuel_kind IS NOT NULL;
        CREATE INDEX trip_end ON trip (started_us + duration_s * 1e6);
        CREATE INDEX trip_driver ON trip (driver, started_us) WHERE driver IS NOT NULL;
        CREATE INDEX trip_tag_tag ON trip_tag (tag, trip_id);
        CREATE INDEX trip_way_start ON trip_way (start_lat);
        CREATE INDEX scan_vehicle ON scan (vin, change);

        -- What was recorded since the machine was booted, and may have a wrong time.
        CREATE INDEX trip_boot ON trip (boot) WHERE boot IS NOT NULL;
        CREATE INDEX scan_boot ON scan (boot) WHERE boot IS NOT NULL;
        CREATE INDEX calibration_boot ON calibration (boot) WHERE boot IS NOT NULL;
        """
}
