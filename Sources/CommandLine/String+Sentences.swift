extension String {
    /// The text up to the first full stop that ends a sentence.
    package var firstSentence: String {
        firstRange(of: ". ").map { String(self[..<$0.lowerBound]) + "." } ?? self
    }

    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
