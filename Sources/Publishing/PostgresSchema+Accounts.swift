extension PostgresSchema {
    /// What a kind of account may do beyond its own rows.
    package enum AccountKind: String, CaseIterable, Sendable {
        case owner, driver, mechanic, manager
    }

    /// The migration for accounts. The owner of the schema, by whose role is published, sees everything.
    static let accounts = """
        -- Accounts are roles of the database. kind: owner (own cars), driver (own trips), mechanic (scans of cars that were
        -- handed over), manager (totals, no positions). driver: the name of a driver's trips.
        CREATE TABLE obdmech.account (
            name text PRIMARY KEY,
            kind text NOT NULL CHECK (kind IN ('owner', 'driver', 'mechanic', 'manager')),
            driver text
        );
        -- The cars of owners, and those that were handed over to mechanics.
        CREATE TABLE obdmech.account_vehicle (
            account text NOT NULL REFERENCES obdmech.account ON DELETE CASCADE,
            vehicle uuid NOT NULL REFERENCES obdmech.vehicle ON DELETE CASCADE,
            PRIMARY KEY (account, vehicle)
        );
        -- Who asks. They run with the rights of the owner of the schema, and session_user is the role that logged in.
        CREATE FUNCTION obdmech.account_kind() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
            SET search_path = pg_catalog, pg_temp
            AS 'SELECT kind FROM obdmech.account WHERE name = session_user';
        CREATE FUNCTION obdmech.account_driver() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
            SET search_path = pg_catalog, pg_temp
            AS $$SELECT coalesce(driver, name) FROM obdmech.account WHERE name = session_user AND kind = 'driver'$$;
        CREATE FUNCTION obdmech.has_vehicle(uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
            SET search_path = pg_catalog, pg_temp
            AS 'SELECT EXISTS (SELECT FROM obdmech.account_vehicle WHERE account = session_user AND vehicle = $1)';
        ALTER TABLE obdmech.vehicle ENABLE ROW LEVEL SECURITY;
        ALTER TABLE obdmech.trip ENABLE ROW LEVEL SECURITY;
        ALTER TABLE obdmech.sample ENABLE ROW LEVEL SECURITY;
        ALTER TABLE obdmech.scan ENABLE ROW LEVEL SECURITY;
        ALTER TABLE obdmech.scan_code ENABLE ROW LEVEL SECURITY;
        ALTER TABLE obdmech.account ENABLE ROW LEVEL SECURITY;
        ALTER TABLE obdmech.account_vehicle ENABLE ROW LEVEL SECURITY;
        ALTER TABLE obdmech.sync_file ENABLE ROW LEVEL SECURITY;
        CREATE POLICY own ON obdmech.account FOR SELECT USING (name = session_user);
        CREATE POLICY own ON obdmech.account_vehicle FOR SELECT USING (account = session_user);
        CREATE POLICY own ON obdmech.sync_file USING (account = session_user) WITH CHECK (account = session_user);
        CREATE POLICY own ON obdmech.trip FOR SELECT USING (
            obdmech.account_kind() = 'owner' AND obdmech.has_vehicle(vehicle) OR driver = obdmech.account_driver());
        CREATE FUNCTION obdmech.drives(uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
            SET search_path = pg_catalog, pg_temp
            AS 'SELECT EXISTS (SELECT FROM obdmech.trip WHERE vehicle = $1 AND driver = obdmech.account_driver())';
        CREATE POLICY own ON obdmech.vehicle FOR SELECT USING (
            obdmech.account_kind() IN ('owner', 'mechanic') AND obdmech.has_vehicle(uuid) OR obdmech.drives(uuid));
        CREATE POLICY own ON obdmech.sample FOR SELECT USING (EXISTS (SELECT FROM obdmech.trip WHERE trip.uuid = sample.trip));
        CREATE POLICY own ON obdmech.scan FOR SELECT USING (
            obdmech.account_kind() IN ('owner', 'mechanic') AND obdmech.has_vehicle(vehicle));
        CREATE POLICY own ON obdmech.scan_code FOR SELECT USING (EXISTS (SELECT FROM obdmech.scan WHERE scan.uuid = scan_code.scan));
        -- For managers: no positions, no VINs, no single trips.
        CREATE VIEW obdmech.total WITH (security_barrier) AS
            SELECT v.uuid AS vehicle, v.name, v.make, v.model, t.driver, date_trunc('month', t.started_at) AS month,
                count(*) AS trips, sum(t.distance_km) AS distance_km, sum(t.duration_s) AS duration_s, sum(t.fuel_l) AS fuel_l
            FROM obdmech.trip AS t JOIN obdmech.vehicle AS v ON v.uuid = t.vehicle
            WHERE obdmech.account_kind() = 'manager' GROUP BY 1, 2, 3, 4, 5, 6;
        -- The code of an invitation is valid for a week; a password that took its place has no end.
        CREATE FUNCTION obdmech.accept_invitation() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
            SET search_path = pg_catalog, pg_temp
            AS $$BEGIN
                IF EXISTS (SELECT FROM obdmech.account WHERE name = session_user) THEN
                    EXECUTE format('ALTER ROLE %I VALID UNTIL %L', session_user, 'infinity');
                END IF;
            END$$;
        REVOKE ALL ON ALL TABLES IN SCHEMA obdmech FROM PUBLIC;
        """

    /// The migration for codes that end with the password that replaces them.
    static let passwords = """
        -- A password has no end, and the code of an invitation has one, so only both at once replace it.
        DROP FUNCTION obdmech.accept_invitation();
        CREATE FUNCTION obdmech.change_password(verifier text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
            SET search_path = pg_catalog, pg_temp
            AS $$BEGIN
                IF NOT EXISTS (SELECT FROM obdmech.account WHERE name = session_user) THEN
                    RAISE EXCEPTION 'no account';
                END IF;
                -- The server would take anything else for a password in plain text.
                IF verifier IS NULL OR left(verifier, 14) <> 'SCRAM-SHA-256$' THEN RAISE EXCEPTION 'no verifier'; END IF;
                EXECUTE format('ALTER ROLE %I PASSWORD %L VALID UNTIL %L', session_user, verifier, 'infinity');
            END$$;
        """

    /// The migration for names of drivers: they are the same in capitals, as everywhere else.
    static let driverNames = """
        CREATE OR REPLACE FUNCTION obdmech.account_driver() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
            SET search_path = pg_catalog, pg_temp
            AS $$SELECT lower(coalesce(driver, name)) FROM obdmech.account WHERE name = session_user AND kind = 'driver'$$;
        DROP POLICY own ON obdmech.trip;
        CREATE POLICY own ON obdmech.trip FOR SELECT USING (
            obdmech.account_kind() = 'owner' AND obdmech.has_vehicle(vehicle) OR lower(driver) = obdmech.account_driver());
        CREATE OR REPLACE FUNCTION obdmech.drives(uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
            SET search_path = pg_catalog, pg_temp
            AS 'SELECT EXISTS (SELECT FROM obdmech.trip WHERE vehicle = $1 AND lower(driver) = obdmech.account_driver())';
        """

    /// What a role may read at all; which rows, the policies say. No partition is among them: only the table `sample`
    /// itself has a policy.
    package static func grants(_ kind: AccountKind, role: String) -> [String] {
        let name = identifier(role)
        var tables = ["account", "account_vehicle"]
        switch kind {
        case .owner, .driver: tables += ["vehicle", "trip", "sample", "scan", "scan_code", "route", "trip_route"]
        case .mechanic: tables += ["vehicle", "scan", "scan_code"]
        case .manager: tables += ["total"]
        }
        let stars = tables.contains("route") ? ["GRANT SELECT, INSERT, UPDATE ON obdmech.route_star TO \(name)"] : []
        return [
            "GRANT USAGE ON SCHEMA obdmech TO \(name)", "GRANT SELECT ON obdmech.schema_version TO \(name)",
            "GRANT SELECT, INSERT, UPDATE, DELETE ON obdmech.sync_file TO \(name)",
        ] + stars + tables.map { "GRANT SELECT ON obdmech.\($0) TO \(name)" }
    }

    /// Takes back what `grants` gave. Its owner can do so, who need not be a member of the role as for DROP OWNED.
    package static func revocations(role: String) -> [String] {
        let name = identifier(role)
        return [
            "REVOKE ALL ON ALL TABLES IN SCHEMA obdmech FROM \(name)", "REVOKE ALL ON SCHEMA obdmech FROM \(name)",
        ]
    }

    /// A name in SQL.
    package static func identifier(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }

    package static func literal(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
