import Formats
import Routes
import Telemetry

/// VBO, the format of Racelogic's VBOX, which Circuit Tools, RaceChrono, RaceRender and Telemetry Overlay read.
extension OverlayTrip {
    /// In ISO 8859-1, with lines that end with CR LF. Only moments with a place are in it.
    package var vbo: [UInt8] {
        let created = CalendarTime(origin)
        let (day, second) = (created.day, created.secondOfDay)
        var lines = [
            "File created on \(Format.twoDigits(day.day))/\(Format.twoDigits(day.month))/\(day.year) at "
                + "\(Format.twoDigits(second / 3600)):\(Format.twoDigits(second / 60 % 60)):\(Format.twoDigits(second % 60))",
            "", "[header]", "satellites", "time", "latitude", "longitude", "velocity kmh", "heading", "height",
        ]
        lines += channels.map(\.title)
        lines += ["", "[channel units]"] + channels.map(\.unit)
        lines += [
            "", "[comments]", "Written by \(program)",
            "satellites are not recorded: 004 is a position, 000 none or one in between", "",
        ]
        if let gate { lines += ["[laptiming]", Self.start(gate), ""] }
        lines += ["[column names]"]
        lines += [
            (["sats", "time", "lat", "long", "velocity", "heading", "height"] + channels.map(\.column)).joined(
                separator: " ")
        ]
        lines += ["", "[data]"]
        var last = channels.indices.map { channel in rows.lazy.compactMap { $0.values[channel] }.first ?? 0 }
        var (altitudeM, courseDeg) = (rows.lazy.compactMap(\.altitudeM).first ?? 0, 0.0)
        for row in rows where row.isPoint {
            guard let place = row.place else { continue }
            // The format has no word for unknown: the latest value stands.
            for (index, value) in row.values.enumerated() { last[index] = value ?? last[index] }
            altitudeM = row.altitudeM ?? altitudeM
            courseDeg = row.courseDeg ?? courseDeg
            let cells = [
                row.isFix ? "004" : "000", clock(of: row), Self.minutes(place.latitude), Self.minutes(-place.longitude),
                Self.padded(row.speedKmh ?? 0, digits: 3, decimals: 3), Self.padded(courseDeg, digits: 3, decimals: 2),
                Self.signed(altitudeM, digits: 5, decimals: 2),
            ]
            let values = zip(channels, last).map { Decimals.text($1, $0.decimals) }
            lines.append((cells + values).joined(separator: " "))
        }
        return (lines.joined(separator: "\r\n") + "\r\n").unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : 0x3F }
    }

    /// "111213.00": the time of day in UTC.
    private func clock(of row: Row) -> String {
        let hundredths = (time(of: row).microseconds + 5000) / 10_000
        let ofDay = (hundredths % 8_640_000 + 8_640_000) % 8_640_000
        let second = Int(ofDay / 100)
        return Format.twoDigits(second / 3600) + Format.twoDigits(second / 60 % 60) + Format.twoDigits(second % 60)
            + "." + Format.twoDigits(Int(ofDay % 100))
    }

    /// "Start +694.53 +2888.24 +694.54 +2888.25 ¬ Start / Finish": both ends of the line, longitude first.
    private static func start(_ gate: LapGate) -> String {
        let ends = [-90.0, 90].map { gate.place.moved(byM: gate.halfWidthM, towardsDeg: gate.courseDeg + $0) }
        let numbers = ends.flatMap { [minutes(-$0.longitude), minutes($0.latitude)] }
        return "Start " + numbers.joined(separator: " ") + " \u{AC} Start / Finish"
    }

    /// "+02888.24400": degrees as minutes. Of longitudes west is positive.
    private static func minutes(_ degrees: Double) -> String { signed(degrees * 60, digits: 5, decimals: 5) }

    private static func signed(_ value: Double, digits: Int, decimals: Int) -> String {
        (value < 0 ? "-" : "+") + padded(abs(value), digits: digits, decimals: decimals)
    }

    private static func padded(_ value: Double, digits: Int, decimals: Int) -> String {
        let text = Decimals.text(value, decimals)
        return String(repeating: "0", count: max(0, digits + 1 + decimals - text.count)) + text
    }
}

/// The CSV of RaceRender (racerender.com/Developer/DataFormat.html).
extension OverlayTrip {
    package var raceRender: String {
        let isPlaced = hasPlaces
        let shown = channels.enumerated().filter { $0.element.raceRender != nil }
        var header = ["Time"]
        if isPlaced { header += ["GPS_Update", "Latitude", "Longitude", "Altitude", "Heading", "Accuracy"] }
        header += ["KPH"] + shown.compactMap(\.element.raceRender)
        if hasLaps { header.append("Lap") }
        var lines = [header.joined(separator: ",")]
        for row in rows {
            var cells = [Self.cell(Double(row.ms) / 1000, 3)]
            if isPlaced {
                cells += [
                    row.isFix ? "1" : "0", Self.cell(row.place?.latitude, 7), Self.cell(row.place?.longitude, 7),
                    Self.cell(row.altitudeM, 1), Self.cell(row.courseDeg, 1), Self.cell(row.errorM, 1),
                ]
            }
            cells.append(Self.cell(row.speedKmh, 2))
            cells += shown.map { Self.cell(row.values[$0.offset], $0.element.decimals) }
            if hasLaps { cells.append(row.lap.map(String.init) ?? "") }
            lines.append(cells.joined(separator: ","))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func cell(_ value: Double?, _ decimals: Int) -> String {
        value.map { Decimals.text($0, decimals) } ?? ""
    }
}
