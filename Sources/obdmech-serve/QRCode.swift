import CQRCode

/// An address as a picture that the camera of a phone reads, two rows of squares in a line.
enum QRCode {
    /// The standard wants a margin of four squares; two are enough for phones.
    private static let margin = 2

    /// Returns the lines, dark squares on a light ground whatever the colors of the terminal; none if the text is too long.
    static func lines(_ text: String) -> [String] {
        guard let code = unsafe QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else { return [] }
        defer { unsafe QRcode_free(code) }
        let width = unsafe Int(code.pointee.width)
        let squares = (0..<width * width).map { unsafe code.pointee.data[$0] & 1 == 1 }
        func isDark(_ column: Int, _ row: Int) -> Bool {
            (0..<width).contains(column) && (0..<width).contains(row) && squares[row * width + column]
        }
        let range = -margin..<width + margin
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            let line = range.map { column in
                switch (isDark(column, row), isDark(column, row + 1)) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            }
            return "\u{1B}[30;107m" + line.joined() + "\u{1B}[0m"
        }
    }
}
