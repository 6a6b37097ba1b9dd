/// What mechanics know about generic codes, those that drivers meet most and families of others:
/// `codes | severity | causes | checks | advice | comes with`.
///
/// A row is about codes that share everything: "P0171; P0174", "P0301-P0312". Causes stand in the order in which they are
/// found, the most frequent first, each with the class of its cost (`RepairCost`) after "@"; checks need no tools, the
/// cheapest comes first. "Comes with" names codes met beside it, and what follows: "P0171, P0174: repair the lean mixture
/// first". For severity and advice, "-" keeps those of the component.
enum CommonCodes {
    static let table = KnowledgeTable(texts)

    static var texts: [String] { [refined, air, ignition, modules, further, network] }

    static func row(_ code: TroubleCode) -> CodeKnowledge? {
        table.lines(code).first.flatMap { CodeKnowledge(TroubleCodeRow.fields($0).dropFirst()) }
    }
}
