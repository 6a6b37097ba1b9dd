/// What mechanics know about well-known codes of manufacturers: `code | group | severity | causes | checks | advice`, as
/// in `TroubleCodeExceptions`; "-" keeps what is composed. A code has a row here only if it has one in the table of the
/// group.
enum ManufacturerKnowledge {
    static func row(_ code: TroubleCode, _ group: ManufacturerGroup) -> TroubleCodeExceptions.Exception? {
        let beginning = "\(code) | \(group.rawValue) |"
        guard let line = TroubleCodeRow.lines(table).first(where: { $0.hasPrefix(beginning) }) else { return nil }
        var fields = TroubleCodeRow.fields(line)
        fields.remove(at: 1)
        return TroubleCodeExceptions.exception(fields)
    }

    static let table = """
        """
}
