import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct InspectionRuleTests {
    private static func chosen(_ choice: String, _ vin: String?) -> String? {
        let identity = vin.flatMap { VIN($0) }.map { VehicleIdentity($0, thisYear: 2026) }
        return InspectionRule.chosen(choice, for: identity)?.name
    }

    /// The rule follows from the VIN only if that identifies the market.
    @Test(
        arguments: [
            ("1HGCM82633A004352", "us-epa"), ("5YJSA1H12FFP71790", "us-epa"),
            // Built for Europe, without a check digit.
            ("WVWZZZ1JZXW386752", "eu"), ("UU1KSD0M541234567", "eu"), ("WVWZZZ1K49W123456", "eu"),
            // A Volkswagen from Mexico may be sold anywhere, and so may a car from Japan. A correct check digit in a
            // German VIN may be chance or mean an export. A car with a wrong check digit is not an American one.
            ("3VWDX7AJ0DM254871", "most"), ("JTDKN3DU6A0123456", "most"), ("SHHFK2760CU123456", "most"),
            ("1HGCM82603A004352", "most"), (nil, "most"),
        ] as [(String?, String)])
    func byTheVIN(vin: String?, rule: String) { #expect(Self.chosen("auto", vin) == rule) }

    @Test func aChoiceIsKept() {
        for rule in InspectionRule.all { #expect(Self.chosen(rule.name, "1HGCM82633A004352") == rule.name) }
        #expect(Self.chosen("none", "1HGCM82633A004352") == nil)
    }

    @Test func theTable() {
        #expect(Set(InspectionRule.choices).count == InspectionRule.choices.count)
        #expect(Set(["auto", "us-epa", "us-ca", "de", "eu", "none"]).isSubset(of: InspectionRule.choices))
        let known = Set(VehicleCountries.countries.values)
        for rule in InspectionRule.all {
            #expect(rule.countries.isSubset(of: known), "\(rule.name)")
            // A program that considers monitors has a row for every year.
            for year in rule.tolerances.isEmpty ? [] : [1996, 2000, 2006, 2026] {
                for ignition in [MonitorStatus.Ignition.spark, .compression] {
                    #expect(rule.tolerance(ignition, modelYear: year) != nil, "\(rule.name) \(year)")
                    #expect(rule.tolerance(ignition, modelYear: nil) != nil, "\(rule.name)")
                }
            }
        }
    }
}
