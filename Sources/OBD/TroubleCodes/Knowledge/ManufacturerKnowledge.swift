/// What mechanics know about codes of manufacturers, by make: `codes | severity | causes | checks | advice | comes with`, as in
/// `CommonCodes`. A code has a row here only if it has one in the tables of the make, and needs more than the kind of its
/// component says.
enum ManufacturerKnowledge {
    private static let tables = KnowledgeTables<ManufacturerGroup>()

    static func row(_ code: TroubleCode, _ group: ManufacturerGroup) -> CodeKnowledge? {
        tables.table(group, rows(group)).lines(code).first
            .flatMap { CodeKnowledge(TroubleCodeRow.fields($0).dropFirst()) }
    }

    static func rows(_ group: ManufacturerGroup) -> String {
        switch group {
        case .bmw: bmw
        case .chrysler: chrysler
        case .fiat: fiat
        case .ford: ford
        case .gm: gm
        case .honda: honda
        case .hyundai: hyundai
        case .landrover: landRover
        case .mazda: mazda
        case .mercedes: mercedes
        case .mitsubishi: mitsubishi
        case .nissan: nissan
        case .psa: psa
        case .renault: ""
        case .subaru: subaru
        case .toyota: toyota
        case .volvo: volvo
        case .vw: vw
        }
    }
}
