package import Routes

/// What must not be in a bundle.
package struct Secrets: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case vin
        case driver
        case vehicle
        case place
        case note
        /// A position in a hidden place.
        case position
        /// A part that cannot be read, so that nobody knows what is in it.
        case unreadable
    }

    /// A word that must not occur.
    package struct Word: Hashable, Sendable {
        package let kind: Kind
        package let text: String
    }

    package private(set) var words: [Word] = []
    /// Places of which no position may occur.
    package var zones: [Place] = []
    /// Whether anything that looks like a VIN is one.
    package var findsAnyVIN = true

    package init() {}

    /// Adds words; empty ones and those of a single character are none.
    package mutating func add(_ kind: Kind, _ texts: some Sequence<String>) {
        for text in texts {
            let text = text.filter { !$0.isNewline }
            guard text.count > 1 else { continue }
            for form in Self.forms(text) where !words.contains(Word(kind: kind, text: form)) {
                words.append(Word(kind: kind, text: form))
            }
        }
    }

    /// How a word with digits, such as a license plate, may be written.
    private static func forms(_ text: String) -> [String] {
        let separators: Set<Character> = [" ", "-", "\u{A0}", "·"]
        guard text.contains(where: \.isNumber), text.contains(where: separators.contains) else { return [text] }
        let parts = text.split { separators.contains($0) }
        let forms = [text] + ["", " ", "-"].map { parts.joined(separator: $0) }
        return forms.filter { $0.count > 3 }
    }
}

/// Something that must not be in a bundle, and is.
package struct SecretFinding: Hashable, Sendable {
    package let kind: Secrets.Kind
    /// The word or position, or why a part cannot be read.
    package let text: String
    /// Where, such as "trip.gpx" or "page, base64".
    package let place: String
}

extension SecretFinding {
    /// "driver 'Ann'".
    package var words: String {
        switch kind {
        case .vin: "VIN '\(text)'"
        case .driver: "driver '\(text)'"
        case .vehicle: "vehicle '\(text)'"
        case .place: "place '\(text)'"
        case .note: "note or tag '\(text)'"
        case .position: "position \(text)"
        case .unreadable: text
        }
    }
}
