import Telemetry
import Testing

@testable import Interchange

/// Tables of other programs. The headers are those that they write; the rows are built.
@Suite(.timeLimit(.minutes(20))) struct CSVLogTests {
    private func read(
        _ text: String, name: String = "drive.csv", date: String? = nil, offsetS: Int = 3600
    ) throws -> CSVLog {
        var context = CSVLog.Context(fileName: name) { _ in offsetS }
        if let date {
            let isDate = context.setDate(date)
            #expect(isDate)
        }
        return try CSVLog(Array(text.utf8), context)
    }

    private func values(_ log: CSVLog, _ signal: Signal, trip: Int = 0) -> [Double] {
        log.trips[trip].samples.filter { $0.signal == signal }.map(\.value)
    }

    private func iso(_ text: String) -> WallTime? { WallTime(iso8601: text) }

    // MARK: Torque

    @Test func torque() throws {
        let log = try read(
            """
            GPS Time, Device Time, Longitude, Latitude,GPS Speed (Meters/second), Engine RPM(rpm), Speed (OBD)(mph), Engine Coolant Temperature(°F), Turbo Boost(psi), G(x), GPS Satellites
            -, 22-Nov-2026 10:00:00.500, 8.5, 49.0, 0, 800, -, 32, 1, 0.1, 7
            -, 22-Nov-2026 10:00:01.500, 8.5, 49.0, 0, NaN, 10, 50, -, 0.1, 7
            GPS Time, Device Time, Speed (OBD)(km/h)
            -, 22-Nov-2026 10:00:02.500, 30
            -, 22-Nov-2026 11:00:02.500, 40
            """)
        // A gap of an hour is the end of a trip.
        #expect(log.trips.count == 2 && values(log, .vehicleSpeed, trip: 1) == [40] && log.program == "Torque")
        // 10:00:00.5 at UTC+1.
        #expect(log.trips[0].start == iso("2026-11-22T09:00:00.5Z"))
        #expect(values(log, .engineSpeed) == [800] && values(log, .coolantTemperature) == [0, 10])
        #expect(values(log, .vehicleSpeed) == [16.09344, 30])
        let boost = values(log, Signal("torqueTurboBoost", .kilopascals))
        #expect(boost.count == 1 && abs(boost[0] - 6.894757) < 1e-6)
        #expect(values(log, .latitude) == [49, 49] && values(log, .longitude) == [8.5, 8.5])
        #expect(!log.trips[0].samples.contains { $0.signal.name.hasPrefix("torqueG") } && log.badRows == 0)
    }

    /// C-021 and its kind: a unit that is not understood feeds no standard signal.
    @Test func units() throws {
        let log = try read(
            """
            Device Time,Fuel Rate (direct from ECU)(L/m),Intake Manifold Pressure(inHg),Speed (OBD)(furlongs/day),Mass Air Flow Rate(lb/min),Engine Coolant Temperature(Â°C),Barometric pressure (from vehicle)(mb),Engine Load(V)
            22-Nov-2026 10:00:00,0.1,29.53,100,1,90,1013,50
            """)
        #expect(values(log, .engineFuelRate) == [6] && values(log, .coolantTemperature) == [90])
        #expect(abs(values(log, .intakeManifoldPressure)[0] - 100) < 0.01)
        #expect(abs(values(log, .massAirFlow)[0] - 7.559873) < 1e-6 && values(log, .barometricPressure) == [101.3])
        #expect(values(log, .vehicleSpeed).isEmpty && values(log, .engineLoad).isEmpty)
        #expect(values(log, Signal("torqueSpeedOBD", Unit("furlongs/day"))) == [100])
        let meanings = Dictionary(uniqueKeysWithValues: log.columns.map { ($0.name, $0.meaning) })
        #expect(meanings["Speed (OBD)"] == .unitNotUnderstood && meanings["Engine Load"] == .unitNotUnderstood)
        #expect(meanings["Mass Air Flow Rate"] == .standard && meanings["Device Time"] == .time)
    }

    /// C-023: the zone of the rows counts, on a computer in any other one.
    @Test(arguments: [0, 3600, -28800]) func zonesInTheRows(offsetS: Int) throws {
        let log = try read(
            """
            GPS Time, Device Time,Speed (OBD)(km/h)
            -,05-ago.-2026 18:58:18.800,1
            Wed Aug 05 18:58:19 GMT+01:00 2026,05-ago.-2026 18:58:19.816,2
            Wed Aug 05 18:58:19 GMT+01:00 2026,05-ago.-2026 18:58:20.816,3
            -,05-ago.-2026 18:58:21.816,4
            """, offsetS: offsetS)
        #expect(log.trips.map(\.start) == [iso("2026-08-05T17:58:18.8Z")])
        #expect(values(log, .vehicleSpeed) == [1, 2, 3, 4])
    }

    /// The hour that comes twice, and a receiver that tells the old zone a moment longer.
    @Test func clocksThatGoBack() throws {
        let log = try read(
            """
            GPS Time,Device Time,Speed (OBD)(km/h)
            Sun Oct 27 02:59:57 CEST 2024,27-Oct-2024 02:59:57.100,1
            Sun Oct 27 02:59:58 CEST 2024,27-Oct-2024 02:59:58.100,2
            Sun Oct 27 02:59:59 CEST 2024,27-Oct-2024 02:59:59.100,3
            Sun Oct 27 02:59:59 CEST 2024,27-Oct-2024 02:00:00.100,4
            Sun Oct 27 02:00:01 CET 2024,27-Oct-2024 02:00:01.100,5
            """)
        #expect(values(log, .vehicleSpeed) == [1, 2, 3, 4, 5] && log.trips.count == 1)
        #expect(log.trips[0].samples.last?.time == Instant(nanoseconds: 4_000_000_000))
        // Without a zone, by that of this computer.
        let switchover = try #require(iso("2024-10-27T01:00:00Z"))
        let context = CSVLog.Context { $0 < switchover ? 7200 : 3600 }
        let text =
            "Device Time,Speed (OBD)(km/h)\n27-Oct-2024 02:59:58,1\n27-Oct-2024 02:59:59,2\n27-Oct-2024 02:00:00,3\n"
        let local = try CSVLog(Array((text + "27-Oct-2024 02:00:01,4\n").utf8), context)
        #expect(
            local.trips.map(\.start) == [iso("2024-10-27T00:59:58Z")] && values(local, .vehicleSpeed) == [1, 2, 3, 4])
    }

    /// C-024: where the car tells no speed, that of the receiver counts.
    @Test func speedOfTheReceiver() throws {
        var text = "GPS Time, Device Time, Longitude, Latitude,GPS Speed (Meters/second), Bearing,Engine RPM(rpm)\n"
        text += "-,28-Oct-2024 13:50:51.185,-,-,-,-,777\n"
        for second in 0...9 {
            text +=
                "Mon Oct 28 15:46:3\(second) PDT 2024,28-Oct-2024 15:46:3\(second).640,10.00000,20.00,20.5,90,2000\n"
        }
        let log = try read(text)
        #expect(log.trips.map(\.start) == [iso("2024-10-28T20:50:51.185Z"), iso("2024-10-28T22:46:30.640Z")])
        #expect(values(log, .vehicleSpeed, trip: 1) == [Double](repeating: 73.8, count: 10))
        #expect(
            values(log, .groundSpeed, trip: 1).count == 10
                && values(log, .course, trip: 1) == [Double](repeating: 90, count: 10))
        #expect(values(log, .latitude, trip: 1).count == 10 && values(log, .vehicleSpeed).isEmpty)
    }

    @Test func speedOfTheReceiverWhereTheCarIsSilent() throws {
        var text = "Device Time,GPS Speed(km/h),Speed (OBD)(km/h)\n"
        for second in 10...59 { text += "22-Nov-2026 10:00:\(second),51,\((25...44).contains(second) ? "-" : "50")\n" }
        let log = try read(text)
        #expect(
            values(log, .vehicleSpeed).count { $0 == 51 } == 20 && values(log, .vehicleSpeed).count { $0 == 50 } == 30)
    }

    /// Positions without any speed are a track.
    @Test func placesAlone() throws {
        var text = "time,Latitude,Longitude\n"
        for second in 0...30 {
            text += "2026-05-01T10:00:\(second < 10 ? "0" : "")\(second)Z,\(48 + Double(second) * 0.0001),11\n"
        }
        let log = try read(text)
        let speeds = values(log, .vehicleSpeed)
        #expect(speeds.count >= 29 && speeds.allSatisfy { abs($0 - 40.03) < 1 }, "\(speeds)")
        #expect(log.trips[0].start == iso("2026-05-01T10:00:00Z"))
    }

    // MARK: Other programs

    @Test func carScannerWide() throws {
        let text = """
            time,"Altitude (GPS) (m)","Engine RPM (rpm)","Engine RPM x1000 (rpm)","Engine coolant temperature (℃)","MAF air flow rate (g/sec)","Fuel/Air commanded equivalence ratio ()","Vehicle speed (km/h)",Latitude,Longtitude,
            23:59:58.500,185.4,800,0.8,80,4.5,1.0,0,40.9,29.2,
            23:59:59.500,,900,0.9,,,,10,0,0,
            00:00:00.500,,1000,1.0,,,,20,40.9001,29.2,
            """
        let log = try read(text, name: "2026-01-31 23-59-57.csv")
        #expect(log.program == "Car Scanner" && log.trips.map(\.start) == [iso("2026-01-31T22:59:58.5Z")])
        #expect(values(log, .engineSpeed) == [800, 900, 1000] && values(log, .vehicleSpeed) == [0, 10, 20])
        #expect(values(log, .massAirFlow) == [4.5] && values(log, .commandedLambda) == [1])
        // Without a fix, it writes zeros.
        #expect(values(log, .latitude) == [40.9, 40.9001] && values(log, .altitude) == [185.4])
        #expect(log.trips[0].samples.last?.time == Instant(nanoseconds: 2_000_000_000))
        #expect(throws: CSVLog.ParseError.noDate) { try read(text) }
        #expect(try read(text, date: "2026-02-01").trips.first?.start == iso("2026-02-01T22:59:58.5Z"))
    }

    @Test func carScannerInUSUnits() throws {
        let log = try read(
            """
            time,"Engine coolant temperature (℉)","Vehicle speed (mph)","Altitude (GPS) (feet)","Calculated instant fuel rate (gal./h)"
            10:00:00,212,100,1000,1
            """, name: "2025-05-16 10-00.csv")
        #expect(values(log, .coolantTemperature) == [100] && values(log, .vehicleSpeed) == [160.9344])
        #expect(values(log, .altitude) == [304.8])
        // What the program computes is not what the car tells.
        #expect(values(log, .engineFuelRate).isEmpty)
        #expect(values(log, Signal("carScannerCalculatedInstantFuelRate", .litresPerHour)) == [3.785411784])
    }

    @Test func carScannerLong() throws {
        let text = """
            "SECONDS";"PID";"VALUE";"UNITS";"LATITUDE";"LONGTITUDE";
            "85095.1";"Speed (GPS)";"36";"km/h";"45.79";"15.72";
            "85095.4";"Engine RPM";"1726,5";"rpm";"45.79";"15.72";
            "85095.4";"Vehicle speed";"30";"km/h";"45.79";"15.72";
            "85096.4";"Fuel used price";"2,57";"€";"45.80";"15.73";
            "86401.4";"Vehicle speed";"";"km/h";"45.81";"15.73";
            "86401.4";"Vehicle speed";"40";"km/h";"45.81";"15.73";
            """
        let log = try read(text, name: "2026-01-27 23-38-14.csv")
        // Seconds since midnight, also beyond the next one.
        #expect(log.trips.map(\.start) == [iso("2026-01-27T22:38:15.1Z"), iso("2026-01-27T23:00:01.4Z")])
        #expect(values(log, .engineSpeed) == [1726.5] && values(log, .vehicleSpeed, trip: 1) == [40])
        #expect(values(log, .latitude) == [45.79, 45.8] && values(log, .groundSpeed) == [36])
        #expect(log.columns.first { $0.name == "Fuel used price" }?.meaning == .unitNotUnderstood)
    }

    @Test func obdFusion() throws {
        let text = """
            # StartTime = 02/03/2026 11:20:39.6323 AM
            Time (sec), Vehicle speed (MPH), Mass air flow rate (lb/min), Engine RPM (RPM), Short term fuel % trim - Bank 1 (%), Latitude (deg), Longitude (deg), Engine fuel rate (l/hr), Fuel rate (l/hr)
            -0.529,0,0.866565,800,1.5,45,9,1.2,1.3
            2.223,10,0.817614,1200,-1.5,45.0001,9,1.4,1.5
            """
        let log = try read(text, name: "CSVLog_20260203_112039.csv")
        #expect(log.program == "OBD Fusion" && log.trips[0].start == iso("2026-02-03T10:20:39.1033Z"))
        #expect(values(log, .vehicleSpeed) == [0, 16.09344] && values(log, .engineFuelRate) == [1.2, 1.4])
        #expect(values(log, Signal.shortTermFuelTrims[0]) == [1.5, -1.5])
        // Without the name, a clock of twelve hours has the month first.
        #expect(try read(text).trips[0].start == log.trips[0].start)
        let german = text.replacing(
            "# StartTime = 02/03/2026 11:20:39.6323 AM", with: "# StartTime = 03.02.2026 11:20:39,6323")
        #expect(try read(german).trips[0].start == log.trips[0].start)
        let none = String(text.drop { $0 != "\n" }.dropFirst())
        #expect(throws: CSVLog.ParseError.noDate) { try read(none) }
        #expect(try read(none, date: "2026-02-03 11:20").trips[0].start == iso("2026-02-03T10:19:59.471Z"))
        #expect(try read(none, name: "CSVLog_20260203_112039.csv").trips[0].start == iso("2026-02-03T10:20:38.471Z"))
    }

    @Test func dashCommand() throws {
        let log = try read(
            """
            Frame Time (h:m:s.ms),"SAE.RPM rpm","SAE.VSS mph","SAE.MAP inHg","AUX.GPS.LATITUDE","AUX.GPS.LONGITUDE","CALC.FUEL_FLOW gal (US)/h | gal (UK)/h"
            00:00:00.250,800,10,29.53,45,9,1
            00:00:01.250,900,20,29.53,45,9,1
            """, name: "Data Log Jul 08 2017 01_29 PM.csv")
        #expect(log.program == "DashCommand" && log.trips[0].start == iso("2017-07-08T12:29:00.25Z"))
        #expect(values(log, .engineSpeed) == [800, 900] && values(log, .vehicleSpeed) == [16.09344, 32.18688])
        #expect(abs(values(log, .intakeManifoldPressure)[0] - 100) < 0.01)
    }

    @Test func raceChrono() throws {
        let log = try read(
            """
            This file is created using RaceChrono Pro v10.1.3 ( http://racechrono.com/ ).
            Format,3
            Session title,"Test, day"
            Created,04/08/2026,13:14
            Note,

            timestamp,fragment_id,lap_number,elapsed_time,latitude,longitude,speed,speed,engine_oil_temp,rpm,speed
            unix time,,,s,deg,deg,m/s,m/s,.C,rpm,m/s
            ,,,,100: gps,100: gps,100: gps,calc,300: canbus,300: canbus,200: obd
            1785849363.002,0,,0.002,44.831825,11.224415,10.0,9,90.0,850.0,
            1785849363.052,0,,0.052,44.831826,11.224416,11.0,9,,900.0,10.5
            """)
        #expect(log.program == "RaceChrono" && log.trips[0].start.microseconds == 1_785_849_363_002_000)
        #expect(
            values(log, .groundSpeed) == [36, 39.6] && values(log, .vehicleSpeed).map { ($0 * 10).rounded() } == [378])
        #expect(values(log, .engineOilTemperature) == [90] && values(log, .engineSpeed) == [850, 900])
        let old = try read(
            """
            This file is created using RaceChrono v4.1.5 ( http://www.racechrono.com/ ).

            Session title,Track day
            Created,4/8/2026,13:14

            Lap #,Timestamp (s),Distance (m),Locked satellites,Latitude (deg),Longitude (deg),Speed (m/s),Speed (kph),RPM (rpm)
            1,1785849363.0,0,9,44.8,11.2,10,36,3000
            1,1785849364.0,10,9,44.8001,11.2,10,36,3100
            """)
        #expect(values(old, .groundSpeed) == [36, 36] && values(old, .engineSpeed) == [3000, 3100])
    }

    @Test func wican() throws {
        let log = try read(
            """
            timestamp_ms,datetime,BATT_V,0C-EngineRPM,0D-VehicleSpeed,05-EngineCoolantTemp,SOC
            25000,2026-07-17 14:31:18.512,12.41,800.000,0.000,90.000,55.5
            26000,2026-07-17 14:31:19.512,12.40,900.000,10.000,,
            """)
        #expect(log.program == "WiCAN" && log.trips[0].start == iso("2026-07-17T13:31:18.512Z"))
        #expect(values(log, .adapterVoltage) == [12.41, 12.4] && values(log, .vehicleSpeed) == [0, 10])
        #expect(log.columns.first { $0.signal == .vehicleSpeed }?.meaning == .unitAssumed)
        let long = try read(
            """
            timestamp_ms,source,name,value,unit
            25000,STD,EngineRPM,800.000,rpm
            25500,STD,EngineCoolantTemp,90.000,degC
            """, name: "20260717_143118.csv")
        #expect(long.trips[0].start == iso("2026-07-17T13:31:18Z") && values(long, .coolantTemperature) == [90])
    }

    @Test func androbd() throws {
        let log = try read(
            """
            Time,Vehicle Speed,Engine RPM,Intake Air Temperature,
            2026-05-01 10:00:00.000,50.0,2000.0,20.0,
            2026-05-01 10:00:01.000,51.0,20.0,
            2026-05-01 10:00:02.000,52.0,2100.0,20.0,
            """)
        // A row with a missing cell has its others in the wrong columns.
        #expect(log.program == "AndrOBD" && values(log, .vehicleSpeed) == [50, 52] && log.badRows == 1)
    }

    @Test func whatObdmechExported() throws {
        let log = try read(
            """
            trip,time,t,signal,value,unit
            1,2026-05-01T10:00:00.000Z,0.0,vehicleSpeed,50.0,km/h
            1,2026-05-01T10:00:00.500Z,0.5,throttleOfMine,51.0,%
            """)
        #expect(log.trips[0].start == iso("2026-05-01T10:00:00Z") && values(log, .vehicleSpeed) == [50])
        #expect(values(log, Signal("throttleOfMine", .percent)) == [51])
    }

    // MARK: Forms

    @Test(arguments: [
        "time;Vehicle speed (km/h);Engine RPM (rpm)\n2026-05-01 10:00:00;12,5;1.800\n2026-05-01 10:00:01;13,5;1.900\n",
        "time\tVehicle speed (km/h)\tEngine RPM (rpm)\n2026-05-01 10:00:00\t12,5\t1800\n2026-05-01 10:00:01\t13,5\t1900\n",
        "time,Vehicle speed (km/h),Engine RPM (rpm)\r\n2026-05-01 10:00:00,\"12,5\",\"1800\"\r\n2026-05-01 10:00:01,\"13,5\",1900\r\n",
        "TIME , VEHICLE SPEED [KM/H] ,engine_rpm\r2026-05-01 10:00:00,12.5,1800\r2026-05-01 10:00:01,13.5,1900",
        "Date;Time;vehicle_speed_kmh;RPM\n01.05.2026;10:00:00;12,5;1800\n01.05.2026;10:00:01;13,5;1900\n",
        "time,vehicle_speed,rpm\n,km/h,rpm\n2026-05-01 10:00:00,12.5,1800\n2026-05-01 10:00:01,13.5,1900\n",
    ])
    func separatorsAndMarks(text: String) throws {
        let log = try read(text)
        #expect(values(log, .vehicleSpeed) == [12.5, 13.5] && values(log, .engineSpeed) == [1800, 1900])
        #expect(log.trips[0].start == iso("2026-05-01T09:00:00Z") && log.badRows == 0)
        let units = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let utf16: [UInt8] = [0xFF, 0xFE] + units
        #expect(try CSVLog(utf16, CSVLog.Context { _ in 3600 }).trips.map(\.samples) == log.trips.map(\.samples))
    }

    @Test(arguments: [
        ("Timestamp", "1777629600", "1777629601"), ("Timestamp (ms)", "1777629600000", "1777629601000"),
        ("time", "1777629600000", "1777629601000"), ("time", "2026-05-01T10:00:00Z", "2026-05-01T10:00:01Z"),
        ("time", "05/01/2026 11:00:00 AM", "05/01/2026 11:00:01 AM"),
        ("time", "01/05/2026 11:00:00", "01/05/2026 11:00:01"),
        ("GPS Time", "Fri May 01 12:00:00 CEST 2026", "Fri May 01 12:00:01 CEST 2026"),
        ("time", "2026-05-01 05:00:00 -0500", "2026-05-01 05:00:01 -0500"),
        ("time", "2026-05-01 11:00:00", "2026-05-01 11:00:01"),
    ])
    func formsOfTimes(header: String, first: String, second: String) throws {
        let log = try read("\(header),Vehicle speed (km/h)\n\(first),1\n\(second),2\n")
        #expect(log.trips.map(\.start) == [iso("2026-05-01T10:00:00Z")])
        #expect(log.trips.first?.samples.map(\.time.nanoseconds) == [0, 1_000_000_000])
    }

    /// Which number is the day is decided by all rows, and by the name of the file.
    @Test func daysAndMonths() throws {
        func start(_ first: String, _ second: String, name: String = "x.csv") throws -> WallTime? {
            try read("time,rpm\n\(first),1\n\(second),2\n", name: name).trips.first?.start
        }
        #expect(try start("04/12/2026 23:59:59", "04/13/2026 00:00:00") == iso("2026-04-12T22:59:59Z"))
        #expect(try start("12/04/2026 23:59:59", "13/04/2026 00:00:00") == iso("2026-04-12T22:59:59Z"))
        #expect(try start("04/09/2026 23:59:59", "04/10/2026 00:00:00") == iso("2026-04-09T22:59:59Z"))
        #expect(try start("09/04/2026 23:59:59", "10/04/2026 00:00:00") == iso("2026-04-09T22:59:59Z"))
        #expect(
            try start("04/09/2026 10:00:00", "04/09/2026 10:00:01", name: "2026-04-09.csv")
                == iso("2026-04-09T09:00:00Z"))
    }

    /// One damaged row, or one wrong time, costs only itself, wherever it stands.
    @Test(arguments: [
        "soon,1", "0000-00-00 00:00:00,1", "1980-01-06 00:00:00,1", "2026-05-01 23:59:00,1", "garbage",
        "2026-05-01 10:00:01,1,2,3",
    ])
    func oneBadRow(bad: String) throws {
        let good = (10...49).map { "2026-05-01 10:00:\($0),\($0)" }
        for place in [0, 1, 20, 39, 40] {
            var rows = good
            rows.insert(bad, at: place)
            let log = try read("time,Vehicle speed (km/h)\n" + rows.joined(separator: "\n") + "\n")
            #expect(
                log.trips.count == 1 && values(log, .vehicleSpeed) == (10...49).map(Double.init), "\(bad) at \(place)")
            #expect(log.badRows + log.wrongTimes == 1, "\(bad) at \(place)")
        }
    }

    @Test(arguments: ["23:00:00", "00:00:00"]) func oneBadTimeOfDay(bad: String) throws {
        for place in [1, 20, 39, 40] {
            var rows = (10...49).map { "10:00:\($0),\($0)" }
            rows.insert("\(bad),1", at: place)
            let log = try read("time,Vehicle speed (km/h)\n" + rows.joined(separator: "\n") + "\n", date: "2026-05-01")
            #expect(
                log.trips.count == 1 && values(log, .vehicleSpeed) == (10...49).map(Double.init), "\(bad) at \(place)")
        }
    }

    @Test func aLogThatWasCutOff() throws {
        let log = try read("time,Vehicle speed (km/h),RPM\n2026-05-01 10:00:00,50,2000\n2026-05-01 10:00:01,5")
        #expect(values(log, .vehicleSpeed) == [50])
    }

    @Test func valuesThatCannotBe() throws {
        let log = try read(
            "time,RPM,Latitude,Longitude\n2026-05-01 10:00:00,1e308,91,9\n2026-05-01 10:00:01,800,45,181\n")
        #expect(log.trips[0].samples.map(\.signal) == [.engineSpeed])
    }

    @Test(
        arguments: [
            ("hello", CSVLog.ParseError.notATable), ("a,b\n1,2\n", .notATable), ("", .notATable),
            ("time,RPM\n", .nothingUnderstood),
            ("time,RPM\nsoon,1\n", .nothingUnderstood), ("time,RPM\n2026-05-01 10:00:00,-\n", .nothingUnderstood),
            ("time,RPM\n10:00:00,800\n", .noDate), ("{\"time\":1,\"x\":2}\n", .notATable),
        ] as [(String, CSVLog.ParseError)])
    func noLogs(text: String, fault: CSVLog.ParseError) { #expect(throws: fault) { try read(text) } }

    @Test func whatADryRunShows() throws {
        let log = try read("time,Speed (OBD)(mph),Foo(bar)\n2026-05-01 10:00:00,10,1\n2026-05-01 10:00:01,20,-\n")
        let speed = try #require(log.columns.first { $0.name == "Speed (OBD)" })
        #expect(speed.unit == "mph" && speed.count == 2 && speed.minimum == 16.09344 && speed.maximum == 32.18688)
        let foo = try #require(log.columns.first { $0.name == "Foo" })
        #expect(foo.signal == Signal("carScannerFoo", .kilopascals) && foo.count == 1 && foo.meaning == .own)
    }
}
