/// How a drive of a route is named: by the number of its trip, or, if it was imported with the route, as "i3".
package enum DriveName: Hashable, Sendable, CustomStringConvertible {
    case trip(Int64)
    case imported(Int64)

    /// Nil for other texts.
    package init?(_ text: String) {
        if let number = Int64(text), number > 0 {
            self = .trip(number)
        } else if text.first?.lowercased() == "i", let number = Int64(text.dropFirst()), number > 0 {
            self = .imported(number)
        } else {
            return nil
        }
    }

    package var description: String {
        switch self {
        case .trip(let number): "\(number)"
        case .imported(let number): "i\(number)"
        }
    }

    /// "trip 12" or "imported drive i3".
    package var title: String {
        switch self {
        case .trip: "trip \(self)"
        case .imported: "imported drive \(self)"
        }
    }

    package var trip: Int64? { if case .trip(let number) = self { number } else { nil } }
    package var imported: Int64? { if case .imported(let number) = self { number } else { nil } }
}
