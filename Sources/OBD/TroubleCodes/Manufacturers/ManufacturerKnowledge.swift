/// What mechanics know about well-known codes of manufacturers: `codes | groups | severity | causes | checks | advice | comes
/// with`, as in `CommonCodes`. A code has a row here only if it has one in the tables of the groups.
enum ManufacturerKnowledge {
    static let table = KnowledgeTable(texts)

    static var texts: [String] { [powertrain, further] }

    static func row(_ code: TroubleCode, _ group: ManufacturerGroup) -> CodeKnowledge? {
        table.lines(code).lazy.map(TroubleCodeRow.fields).first { groups($0).contains(group.rawValue) }
            .flatMap { CodeKnowledge($0.dropFirst(2)) }
    }

    static func groups(_ fields: [String]) -> [String] { fields.count < 2 ? [] : TroubleCodeRow.list(fields[1]) }
}
