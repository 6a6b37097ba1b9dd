extension FixedWidthInteger {
    /// Returns the whole part of a number, limited to the range of the type; 0 for what is not a number. Numbers from
    /// files and databases, and whatever is computed from them, are converted by this: `Int(number)` would end the program.
    ///
    /// Inlined, because it is called for each sample, and without its type it takes twenty times as long.
    @inlinable package init(clamping number: Double) {
        if number.magnitude < 0x1p62 {
            // A single instruction, unlike the exact conversion.
            self.init(clamping: Int64(number))
        } else if number.isNaN {
            self = 0
        } else if let exact = Self(exactly: number.rounded(.towardZero)) {
            self = exact
        } else {
            self = number < 0 ? .min : .max
        }
    }
}
