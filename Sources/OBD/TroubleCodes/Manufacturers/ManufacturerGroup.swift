/// Makes whose control modules share the meanings of manufacturer-specific trouble codes.
///
/// A case is a word that `obdmech explain --make` takes; any make of the group, and other names of it, are accepted
/// too (`NamedMake`).
package enum ManufacturerGroup: String, Sendable, CaseIterable, Comparable {
    case bmw, chrysler, fiat, ford, gm, honda, hyundai, landrover, mazda, mercedes, mitsubishi, nissan, psa, renault
    case subaru, toyota, volvo, vw

    /// "General Motors".
    package var name: String { row.name }

    /// The makes, as in `VehicleManufacturers`.
    package var makes: [String] { row.makes }

    /// Returns the group that a user names: "vw", "Volkswagen", "audi", "skoda".
    package init?(named text: String) {
        let wanted = Self.folded(text)
        let found = Self.allCases.first { group in
            let row = group.row
            return ([group.rawValue, row.name] + row.makes + row.others).contains { Self.folded($0) == wanted }
        }
        guard let found else { return nil }
        self = found
    }

    /// Returns the group of a manufacturer as in `VehicleIdentity`: "Honda", "Chrysler or Dodge"; nil if it is in none,
    /// or if makes that share the identifier are in different ones ("Honda or Mitsubishi").
    package init?(manufacturer: String) {
        let makes = TroubleCodeRow.list(
            manufacturer.split(separator: ",").joined(separator: ";").split(separator: " or ").joined(separator: ";"))
        let groups = makes.map { make in Self.allCases.first { $0.makes.contains(make) } }
        guard let first = groups.first ?? nil, groups.allSatisfy({ $0 == first }) else { return nil }
        self = first
    }

    package static func < (left: ManufacturerGroup, right: ManufacturerGroup) -> Bool { left.rawValue < right.rawValue }

    private struct Row {
        let name: String
        let makes: [String]
        let others: [String]
    }

    private var row: Row {
        for line in TroubleCodeRow.lines(Self.table) {
            let fields = TroubleCodeRow.fields(line)
            if fields.count == 4, fields[0] == rawValue {
                return Row(
                    name: fields[1], makes: TroubleCodeRow.list(fields[2]), others: TroubleCodeRow.list(fields[3]))
            }
        }
        return Row(name: rawValue, makes: [], others: [])
    }

    /// Makes a name comparable: lower case, letters and digits only, without accents.
    static func folded(_ text: String) -> String {
        let plain: [Character: Character] = ["š": "s", "ë": "e", "ş": "s", "é": "e"]
        return String(text.lowercased().filter { $0.isLetter || $0.isNumber }.map { plain[$0] ?? $0 })
    }

    /// `case | name | makes, as in VehicleManufacturers | other names`. Porsche, Maserati and Geo number their codes in
    /// their own way.
    static let table = """
        bmw | BMW | Alpina; BMW; BMW Brilliance; Mini; Rolls-Royce |
        chrysler | Chrysler | Chrysler; Dodge; Eagle; GAC Fiat Chrysler; Jeep; Plymouth; Ram | Mopar
        fiat | Fiat | Alfa Romeo; Autobianchi; Fiat; Lancia; Tofaş | Abarth; Alfa
        ford | Ford | Changan Ford; Ford; Jiangling Ford; Lincoln; Mercury; Merkur |
        gm | General Motors | Buick; Cadillac; Chevrolet; General Motors; GMC; Holden; Hummer; Oldsmobile; Pontiac; SAIC General Motors; Saturn | Chevy
        honda | Honda | Acura; Dongfeng Honda; Guangqi Honda; Honda |
        hyundai | Hyundai and Kia | Beijing Hyundai; Dongfeng Yueda Kia; Genesis; Hyundai; Kia | Hyundai-Kia
        landrover | Jaguar and Land Rover | Chery Jaguar Land Rover; Jaguar; Land Rover | JLR; Range Rover
        mazda | Mazda | Changan Mazda; Mazda |
        mercedes | Mercedes-Benz | Beijing Benz; Fujian Benz; Mercedes-AMG; Mercedes-Benz; Smart | Benz; Mercedes
        mitsubishi | Mitsubishi | Mitsubishi |
        nissan | Nissan | Dongfeng Nissan; Infiniti; Nissan; Zhengzhou Nissan | Datsun
        psa | Peugeot and Citroën | Changan PSA; Citroën; Dongfeng Peugeot-Citroën; DS; Peugeot; Talbot |
        renault | Renault | Alpine; Dacia; Renault; Renault Samsung |
        subaru | Subaru | Subaru |
        toyota | Toyota | FAW Toyota; GAC Toyota; Lexus; Scion; Toyota |
        volvo | Volvo | Polestar; Volvo |
        vw | Volkswagen | Audi; FAW-Volkswagen; SAIC Volkswagen; SEAT; Škoda; Volkswagen | Cupra; VAG
        """
}
