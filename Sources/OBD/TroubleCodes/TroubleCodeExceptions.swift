/// Exceptions to the severity of a component and the advice of its area, for codes of the standard whose row of
/// knowledge names none, `Data/composition/exceptions.txt`: `key | severity | advice`. The key is a code, "component:
/// mode" or "component, place: mode"; "-" keeps that of component or area.
enum TroubleCodeExceptions {
    struct Exception: Sendable {
        let severity: Severity?
        let advice: String?
    }

    /// Returns the row for a code, otherwise for its component, place and mode, otherwise for its component and mode.
    /// For both component and place, the longest matching beginning counts ("driver" for "driver stage 1").
    static func row(_ code: TroubleCode, _ component: String, _ place: Substring, _ mode: Substring) -> Exception? {
        guard let line = rows[code.description] ?? key(component, place, mode).flatMap({ rows[$0] }) else { return nil }
        return exception(TroubleCodeRow.fields(line))
    }

    /// Returns an exception from the fields of its row; nil if it is invalid.
    static func exception(_ fields: [String]) -> Exception? {
        guard fields.count == 3 else { return nil }
        return Exception(severity: Severity(rawValue: fields[1]), advice: fields[2] == "-" ? nil : fields[2])
    }

    /// Returns the key of the row that a component, its place and a mode use.
    static func key(_ component: String, _ place: Substring, _ mode: Substring) -> String? {
        var placeWords = place.split(separator: " ")
        while !placeWords.isEmpty {
            let key = "\(component), \(placeWords.joined(separator: " ")): \(mode)"
            if rows[key] != nil { return key }
            placeWords.removeLast()
        }
        var words = component.split(separator: " ")
        while !words.isEmpty {
            let key = "\(words.joined(separator: " ")): \(mode)"
            if rows[key] != nil { return key }
            // A component with a row of its own is not a variant of another one.
            if TroubleCodeComponents.rows[words.joined(separator: " ")] != nil { return nil }
            words.removeLast()
        }
        return nil
    }

    static let rows = TroubleCodeRow.byKey("composition/exceptions.txt")
}
