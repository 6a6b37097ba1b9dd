/// The assembly plant of a vehicle, by the eleventh character of its VIN. Each manufacturer defines its own characters,
/// so a row applies to the identifiers (or their first characters) in the preceding line that begins with `=`. Only
/// plants that are certain, and whose character has not changed, are listed.
enum VehiclePlants {
    /// Returns the plant; nil if it is unknown.
    static func plant(of vin: VIN) -> String? {
        let text = vin.description
        guard let character = text.dropFirst(10).first else { return nil }
        // The longer identifier is more specific.
        for length in [3, 2] {
            if let place = places["\(text.prefix(length)) \(character)"] { return place }
        }
        return nil
    }

    /// The plants by identifier, space and character.
    static let places: [String: String] = {
        var places: [String: String] = [:]
        var identifiers: [Substring] = []
        for line in lines.split(separator: "\n") {
            let cells = line.split(separator: " ", maxSplits: 1)
            guard cells.count == 2 else { continue }
            if cells[0] == "=" {
                identifiers = cells[1].split(separator: " ")
            } else {
                for identifier in identifiers { places["\(identifier) \(cells[0])"] = String(cells[1]) }
            }
        }
        return places
    }()

    static let lines = """
        = VSS
        R Martorell, Spain
        = WVW WVG WV1 WV2 WAU WA1 WUA TRU
        A Ingolstadt, Germany
        B Brussels, Belgium
        D Bratislava, Slovakia
        E Emden, Germany
        H Hanover, Germany
        K Osnabrück, Germany
        N Neckarsulm, Germany
        P Zwickau, Germany
        R Martorell, Spain
        W Wolfsburg, Germany
        X Poznań, Poland
        8 Dresden, Germany
        1 Győr, Hungary
        = 3VW 3VV WVW
        M Puebla, Mexico
        = 1VW 1V2
        C Chattanooga, United States
        = WP0 WP1
        D Bratislava, Slovakia
        K Osnabrück, Germany
        L Leipzig, Germany
        S Stuttgart, Germany
        U Uusikaupunki, Finland
        = WDB WDD
        A Sindelfingen, Germany
        F Bremen, Germany
        J Rastatt, Germany
        = 4JG
        A Tuscaloosa, United States
        = 55S
        U Tuscaloosa, United States
        = 4US 5UX 5UM 5YM
        L Spartanburg, United States
        = WMW
        T Oxford, United Kingdom
        = W0L
        1 Rüsselsheim, Germany
        2 Bochum, Germany
        4 Zaragoza, Spain
        5 Antwerp, Belgium
        6 Eisenach, Germany
        8 Ellesmere Port, United Kingdom
        G Gliwice, Poland
        = YV1 YV4
        1 Torslanda, Sweden
        2 Ghent, Belgium
        = SAL
        A Solihull, United Kingdom
        H Halewood, United Kingdom
        = SHH SHS
        U Swindon, United Kingdom
        = TMA TMC
        J Nošovice, Czech Republic
        = U5Y U6Y
        L Žilina, Slovakia
        = KMH KM8
        A Asan, South Korea
        U Ulsan, South Korea
        = KNA KND
        5 Hwaseong, South Korea
        7 Gwangju, South Korea
        = 5NP 5NM 5NT
        H Montgomery, United States
        = 5XX 5XY
        G West Point, United States
        = 3KP
        E Pesquería, Mexico
        = JHM JHL JH4
        C Saitama, Japan
        S Suzuka, Japan
        = JA3 JA4 JMB
        U Mizushima, Japan
        Z Okazaki, Japan
        = 4A3 4A4
        E Normal, United States
        = JM1 JM3
        0 Hiroshima, Japan
        1 Hofu, Japan
        = 1YV
        5 Flat Rock, United States
        = 3MZ
        M Salamanca, Mexico
        = 4S3 4S4
        3 Lafayette, United States
        H Lafayette, United States
        = 1HG 19U
        A Marysville, United States
        L East Liberty, United States
        = 2HG 2HK 2HJ 2HN 2HH
        H Alliston, Canada
        = 5FN 5FP 5FR
        B Lincoln, United States
        = 19X
        E Greensburg, United States
        = 4T1
        U Georgetown, United States
        = 1NX
        Z Fremont, United States
        = 2T1
        C Cambridge, Canada
        = 5TD
        S Princeton, United States
        = 5TF
        X San Antonio, United States
        = 3TM
        M Tijuana, Mexico
        = 5YF
        P Blue Springs, United States
        = 1N4 1N6 5N1 5N3
        C Smyrna, United States
        N Canton, United States
        = 3N1
        L Aguascalientes, Mexico
        = 5YJ 7SA LRW XP7
        A Austin, United States
        B Grünheide, Germany
        C Shanghai, China
        F Fremont, United States
        = 1FA 1FB 1FC 1FD 1FM 1FT 2FA 2FB 2FC 2FD 2FM 2FT 3FA 3FM 3FT 1LN 2LM 2LN 3LN 5LM 5LT 1ME 2ME 2MR 3ME 4M2 1ZV
        A Atlanta, United States
        B Oakville, Canada
        D Avon Lake, United States
        E Louisville, United States
        F Dearborn, United States
        G Chicago, United States
        H Lorain, United States
        K Kansas City, United States
        L Wayne, United States
        M Cuautitlán, Mexico
        N Norfolk, United States
        P Saint Paul, United States
        R Hermosillo, Mexico
        T Edison, United States
        U Louisville, United States
        W Wayne, United States
        X St. Thomas, Canada
        Y Wixom, United States
        Z Hazelwood, United States
        5 Flat Rock, United States
        = 1G1 1G2 1G3 1G4 1G6 1G8
        F Fairfax, United States
        0 Lansing, United States
        5 Bowling Green, United States
        7 Lordstown, United States
        U Detroit, United States
        Y Wilmington, United States
        = 1G8 5GZ 1GY 1GK
        Z Spring Hill, United States
        = 1GC 1GT 1GB 1GD
        F Flint, United States
        Z Fort Wayne, United States
        = 1GA 1GB
        1 Wentzville, United States
        = 1GN 1GK 1GY
        R Arlington, United States
        = 2G1 2G2 2G3 2G4
        1 Oshawa, Canada
        9 Oshawa, Canada
        = 2CN 2CT 2GN 2GK
        6 Ingersoll, Canada
        = 3G1 3G2 3G5 3G7 3GN 3GC 3GT 3GK 3GY 3GS
        G Silao, Mexico
        L San Luis Potosí, Mexico
        S Ramos Arizpe, Mexico
        = 1B3 1C3 1C4 1C6 1C8 1D3 1D4 1D7 1D8 1J4 1J8 1P3
        C Detroit, United States
        D Belvidere, United States
        F Newark, United States
        J Fenton, United States
        L Toledo, United States
        N Sterling Heights, United States
        S Warren, United States
        V Detroit, United States
        W Toledo, United States
        = 2A3 2A4 2A8 2B3 2C3 2C4 2C8 2D4 2D8
        H Brampton, Canada
        R Windsor, Canada
        = 3A4 3A8 3C3 3C4 3C6 3C8 3D4 3D6 3D7
        G Saltillo, Mexico
        T Toluca, Mexico
        """
}
