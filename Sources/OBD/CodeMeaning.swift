extension TroubleCodeCatalogue {
    /// Placeholder until the catalogue's engine is here.
    package struct Meaning: Hashable, Sendable {
        package var description: String
        package var severity: Severity?
        package var causes: [String]
        package var checks: [String]
    }
    package static func meaning(of code: TroubleCode, maker: String? = nil) -> Meaning {
        Meaning(description: description(of: code), severity: .soon, causes: ["cause"], checks: ["check"])
    }
}
