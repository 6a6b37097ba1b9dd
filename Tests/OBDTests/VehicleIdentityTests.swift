import TestSupport
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct VehicleIdentityTests {
    private static func identity(_ text: String, thisYear: Int = 2026) throws -> VehicleIdentity {
        VehicleIdentity(try #require(VIN(text)), thisYear: thisYear)
    }

    /// VINs that are published as samples, with the published facts about them.
    @Test(
        arguments: [
            ("1HGCM82633A004352", "Honda", "United States", 2003, "Marysville, United States"),
            ("3VWDX7AJ0DM254871", "Volkswagen", "Mexico", 2013, "Puebla, Mexico"),
            ("5YJSA1H12FFP71790", "Tesla", "United States", 2015, "Fremont, United States"),
            ("19XFC1F7XGE028370", "Honda", "United States", 2016, "Greensburg, United States"),
            ("1C4RJEAG2EC476429", "Chrysler, Dodge or Jeep", "United States", 2014, "Detroit, United States"),
            ("1D7RB1CP8BS798034", "Dodge", "United States", 2011, "Warren, United States"),
            ("2A4GM684X6R632476", "Chrysler", "Canada", 2006, "Windsor, Canada"),
            ("2B3KA43G27H825762", "Dodge", "Canada", 2007, "Brampton, Canada"),
            ("1FAHP3FN8AW139719", "Ford", "United States", 2010, "Wayne, United States"),
            ("1GKEV13728J123735", "GMC", "United States", 2008, nil),
            ("137ZA903X1E412677", "AM General", "United States", 2001, nil),
            ("5GZCZ43D13S812715", "Saturn", "United States", 2003, nil),
        ] as [(String, String, String, Int, String?)])
    func northAmericanCars(text: String, manufacturer: String, country: String, year: Int, plant: String?) throws {
        let identity = try Self.identity(text)
        #expect(identity.manufacturer == manufacturer)
        #expect(identity.country == country)
        #expect(identity.region == .northAmerica)
        #expect(identity.modelYear == .init(year: year, isCertain: true))
        #expect(identity.checkDigit == .right)
        #expect(identity.plant == plant)
    }

    @Test(
        arguments: [
            ("JM1BL1SF3A1267720", "Mazda", "Japan", 2010, "Hofu, Japan"),
            ("JHMCM56557C404453", "Honda", "Japan", 2007, "Saitama, Japan"),
            ("JF1GPAD60D1803590", "Subaru", "Japan", 2013, nil),
            ("WVWZZZ1JZXW386752", "Volkswagen", "Germany", 1999, "Wolfsburg, Germany"),
            ("WVWZZZ6RZBY123456", "Volkswagen", "Germany", 2011, nil),
            ("TRUZZZ8NZW1000001", "Audi", "Hungary", 1998, "Győr, Hungary"),
            ("WAUZZZ8DZWA000001", "Audi", "Germany", 1998, "Ingolstadt, Germany"),
            ("1HD1GP4558K319097", "Harley-Davidson", "United States", 2008, nil),
        ] as [(String, String, String, Int, String?)])
    func elsewhereTheYearIsLikelyAtMost(text: String, manufacturer: String, country: String, year: Int, plant: String?)
        throws
    {
        let identity = try Self.identity(text)
        #expect(identity.manufacturer == manufacturer)
        #expect(identity.country == country)
        #expect(identity.modelYear == .init(year: year, isCertain: false))
        #expect(identity.plant == plant)
    }

    /// In these VINs the tenth character is the side of the steering wheel, a body, a filler, or one of two years.
    @Test(arguments: [
        "WDB2030461A123456", "WDD2040081A000000", "WF0AXXGAJA8L12345", "VF1BZ0N0542123456", "SB1KC56E40F012345",
        "WBAVN31010VN12345", "UU1KSD0M541234567", "JN1TANT31U0000001", "WP0ZZZ99ZTS392124", "SGZCZ43D13S812715",
    ])
    func whatIsNoYear(text: String) throws {
        #expect(try Self.identity(text).modelYear == nil)
    }

    /// An arbitrary ninth character that happens to be the check digit does not turn an OBD car into one of 1982.
    @Test func aCheckDigitByChance() throws {
        #expect(try #require(VIN("SHHFK2760CU123456")).checkDigitIsRight)
        #expect(try Self.identity("SHHFK2760CU123456").modelYear == .init(year: 2012, isCertain: false))
        // Neither does a wrong seventh character in North America.
        let heavy = try Self.identity("1C4RJE1G2CC476429")
        #expect(heavy.modelYear == .init(year: 2012, isCertain: false))
    }

    /// 1996 or 2026, until the car is seen on CAN.
    @Test func noCarBeforeCANSpeaksIt() throws {
        let vin = try #require(VIN("WP0ZZZ99ZTS392124"))
        #expect(VehicleIdentity(vin, thisYear: 2026).modelYear == nil)
        #expect(VehicleIdentity(vin, thisYear: 2026, speaksCAN: true).modelYear?.year == 2026)
        #expect(VehicleIdentity(vin, thisYear: 2024, speaksCAN: true).modelYear == nil)
    }

    @Test func aYearToComeIsNone() throws {
        #expect(try Self.identity("WP0ZZZ99ZTS392124", thisYear: 2024).modelYear?.year == 1996)
        // A letter in the seventh place and a 1 in the tenth mean 2031.
        let text = "1C4RJEAG21C476429"
        #expect(try Self.identity(text, thisYear: 2029).modelYear == nil)
        #expect(try Self.identity(text, thisYear: 2030).modelYear?.year == 2031)
    }

    /// V means 1997 or 2027, and from 2026 on a car may be either.
    @Test func theNextModelYearIsInQuestion() throws {
        #expect(try Self.identity("WVWZZZ1JZVW386752", thisYear: 2025).modelYear?.year == 1997)
        #expect(try Self.identity("WVWZZZ1JZVW386752", thisYear: 2026).modelYear == nil)
    }

    /// A bus of 1989: its seventh character has no meaning, and the other year of the tenth is rejected.
    @Test func heavyVehicles() throws {
        let identity = try Self.identity("1M8GDM9AXKP042788")
        #expect(identity.manufacturer == "MCI")
        #expect(identity.modelYear == nil)
    }

    @Test func checkDigits() throws {
        #expect(try Self.identity("1HGCM82633A004352").checkDigit == .right)
        #expect(try Self.identity("1HGCM82603A004352").checkDigit == .wrong)
        #expect(try Self.identity("1HGCM82603A004352").modelYear == .init(year: 2003, isCertain: false))
        #expect(try Self.identity("WVWZZZ1JZXW386752").checkDigit == .notRequired)
        #expect(try Self.identity("LSGJA52U0AH000000").checkDigit == .wrong)
    }

    @Test(
        arguments: [
            ("XL9AA11G26Z363045", "Spyker"), ("YT9M1G0C2A1007001", "Koenigsegg"), ("VF9SA25C28M795153", "Bugatti"),
            ("XL9AA11G26Z364045", nil), ("1F9AA11G26Z364045", nil),
        ] as [(String, String?)])
    func manufacturersOfFewVehicles(text: String, manufacturer: String?) throws {
        let identity = try Self.identity(text)
        #expect(identity.manufacturer == manufacturer)
    }

    @Test(
        arguments: [
            ("JTH", "Lexus"), ("JTD", "Toyota"), ("JNK", "Infiniti"), ("JN8", "Nissan"), ("TMB", "Škoda"),
            ("UU1", "Dacia"),
            ("LRW", "Tesla"), ("LGX", "BYD"), ("ZFF", "Ferrari"), ("9BW", "Volkswagen"), ("6MM", "Mitsubishi"),
            ("7SA", "Tesla"), ("7FC", "Rivian"), ("XTA", "Lada"), ("000", nil), ("ZZZ", nil), ("1F9", nil),
        ] as [(String, String?)])
    func manufacturers(identifier: String, manufacturer: String?) throws {
        #expect(VehicleManufacturers.row(try #require(VIN(identifier + "00000000000000")))?.name == manufacturer)
    }

    @Test(
        arguments: [
            ("AA", "South Africa", .africa), ("JT", "Japan", .asia), ("KM", "South Korea", .asia),
            ("LS", "China", .asia),
            ("NM", "Turkey", .asia), ("SA", "United Kingdom", .europe), ("SU", "Poland", .europe),
            ("SM", "United Kingdom", .europe), ("SN", "Germany", .europe), ("ST", "Germany", .europe),
            ("W0", "Germany", .europe),
            ("TM", "Czech Republic", .europe), ("TR", "Hungary", .europe), ("U5", "Slovakia", .europe),
            ("VF", "France", .europe), ("VS", "Spain", .europe), ("XT", "Russia", .europe), ("YV", "Sweden", .europe),
            ("ZA", "Italy", .europe), ("10", "United States", .northAmerica), ("2H", "Canada", .northAmerica),
            ("3V", "Mexico", .northAmerica), ("6F", "Australia", .oceania), ("7A", "New Zealand", .oceania),
            ("7E", "New Zealand", .oceania), ("7F", "United States", .northAmerica),
            ("7S", "United States", .northAmerica), ("8A", "Argentina", .southAmerica), ("93", "Brazil", .southAmerica),
            ("9B", "Brazil", .southAmerica), ("05", nil, nil), ("ZZ", nil, .europe),
        ] as [(String, String?, VehicleCountries.Region?)])
    func countries(start: String, country: String?, region: VehicleCountries.Region?) throws {
        let vin = try #require(VIN(start + "A00000000000000"))
        #expect(VehicleCountries.country(of: vin) == country)
        #expect(VehicleCountries.region(of: vin) == region)
    }

    // MARK: the tables

    @Test func everyManufacturerIsReached() throws {
        let lines = VehicleManufacturers.lines.split(separator: "\n")
        #expect(VehicleManufacturers.rows.count == lines.count, "a row is malformed or there twice")
        #expect(lines.count > 800)
        for (identifier, row) in VehicleManufacturers.rows {
            let parts = identifier.split(separator: "/")
            let start = parts[0].count == 2 ? parts[0] + "0" : parts[0]
            let number = parts.count == 2 ? parts[1] : "000"
            let vin = try #require(VIN("\(start)00000000\(number)000"), "\(identifier)")
            #expect(VehicleManufacturers.row(vin)?.name == row.name)
            #expect(parts[0].hasSuffix("9") == (parts.count == 2), "\(identifier)")
            #expect(VehicleCountries.region(of: vin) != nil, "\(identifier)")
        }
    }

    @Test func everyPlantIsOfAKnownManufacturer() throws {
        let lines = VehiclePlants.lines.split(separator: "\n")
        let ends = ["Germany", "United States", "Mexico", "Canada", "Japan"]
        #expect(VehiclePlants.places.count > 300)
        for (key, place) in VehiclePlants.places {
            let cells = key.split(separator: " ")
            let vin = try #require(VIN("\(cells[0])0000000\(cells[1])000000"), "\(key)")
            #expect(VehicleManufacturers.row(vin) != nil, "\(key)")
            #expect(VehiclePlants.plant(of: vin) == place)
            #expect(place.contains(", "))
        }
        // Each place has a single spelling.
        let places = Set(lines.filter { !$0.hasPrefix("=") }.map { $0.dropFirst(2) })
        let towns = places.map { $0.prefix { $0 != "," } }
        #expect(Set(towns).count == places.count)
        #expect(ends.allSatisfy { end in places.contains { $0.hasSuffix(end) } })
    }

    @Test func countryRangesDoNotMeet() {
        var seen: Set<String> = []
        let order = Array("ABCDEFGHJKLMNPRSTUVWXYZ1234567890")
        for line in VehicleCountries.lines.split(separator: "\n") {
            let cells = line.split(separator: " ", maxSplits: 1)
            let range = Array(cells[0])
            #expect(range.count == 3)
            guard let start = order.firstIndex(of: range[1]), let end = order.firstIndex(of: range[2]) else {
                Issue.record("\(line)")
                continue
            }
            for second in order[start...end] {
                #expect(seen.insert("\(range[0])\(second)").inserted, "\(line)")
                #expect(VehicleCountries.countries["\(range[0])\(second)"] == String(cells[1]))
            }
        }
        #expect(seen.count == VehicleCountries.countries.count)
    }

    // MARK: properties

    private static let characters = Array("ABCDEFGHJKLMNPRSTUVWXYZ0123456789")

    /// A year is certain only in North America with a correct check digit, and is never later than next year.
    @Test(arguments: seeds) func nothingIsCertainWithoutReason(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let identifiers = VehicleManufacturers.rows.keys.filter { $0.count == 3 }.sorted()
        for _ in 0..<400 {
            var text = String((0..<17).map { _ in Self.characters.randomElement(using: &generator) ?? "0" })
            if Bool.random(using: &generator), let start = identifiers.randomElement(using: &generator) {
                text = start + text.dropFirst(3)
            }
            let vin = try #require(VIN(text))
            let thisYear = Int.random(in: 2020...2045, using: &generator)
            let identity = VehicleIdentity(vin, thisYear: thisYear)
            if let year = identity.modelYear {
                #expect((1996...thisYear + 1).contains(year.year), "\(text)")
                let isKnown = identity.region == .northAmerica && identity.checkDigit == .right
                #expect(isKnown || !year.isCertain, "\(text)")
                let code = Array("ABCDEFGHJKLMNPRSTVWXY123456789").firstIndex(of: Array(text)[9])
                #expect(code == (year.year - 1980) % 30, "\(text)")
            }
            #expect(identity.checkDigit == .right ? vin.checkDigitIsRight : !vin.checkDigitIsRight)
        }
    }
}
