import Formats

/// Pictures for terminals that show them.
package enum TerminalPicture {
    package enum Kind: String, CaseIterable, Sendable { case kitty, sixel }

    /// What a terminal understands, according to its environment variables; nil if no pictures.
    package static func kind(_ variables: [String: String]) -> Kind? {
        let term = variables["TERM"] ?? ""
        let program = variables["TERM_PROGRAM"] ?? ""
        // Programs between the terminal and this one do not pass pictures on.
        if term.hasPrefix("tmux") || term.hasPrefix("screen") { return nil }
        if variables["KITTY_WINDOW_ID"] != nil || term == "xterm-kitty" || term == "xterm-ghostty"
            || ["WezTerm", "ghostty"].contains(program) || variables["KONSOLE_VERSION"] != nil
        {
            return .kitty
        }
        let sixel = ["foot", "foot-extra", "mlterm", "yaft-256color", "contour", "xterm-sixel"]
        return sixel.contains(term) || ["iTerm.app", "mintty"].contains(program) ? .sixel : nil
    }

    /// A PNG file in kitty's graphics protocol: base64 in parts of 4096 characters.
    package static func kitty(png: [UInt8]) -> String {
        let text = Array(Base64.text(png).utf8)
        var parts: [String] = []
        var start = 0
        while start < text.count {
            let end = min(text.count, start + 4096)
            let more = end < text.count ? 1 : 0
            let control = start == 0 ? "a=T,f=100,m=\(more)" : "m=\(more)"
            parts.append("\u{1B}_G\(control);\(String(decoding: text[start..<end], as: UTF8.self))\u{1B}\\")
            start = end
        }
        return parts.joined() + "\n"
    }

    /// RGB bytes as sixels, in the 216 colors of a cube.
    package static func sixel(rgb: [UInt8], width: Int) -> String {
        let height = rgb.count / 3 / max(1, width)
        var text = "\u{1B}Pq\"1;1;\(width);\(height)"
        for color in 0..<216 {
            text += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)"
        }
        func color(_ x: Int, _ y: Int) -> Int {
            let place = (y * width + x) * 3
            func level(_ byte: UInt8) -> Int { (Int(byte) * 5 + 127) / 255 }
            return level(rgb[place]) * 36 + level(rgb[place + 1]) * 6 + level(rgb[place + 2])
        }
        for top in stride(from: 0, to: height, by: 6) {
            var columns: [Int: [UInt8]] = [:]
            for row in top..<min(top + 6, height) {
                for x in 0..<width {
                    columns[color(x, row), default: Array(repeating: 0, count: width)][x] |= 1 << UInt8(row - top)
                }
            }
            for (number, bits) in columns.sorted(by: { $0.key < $1.key }) {
                text += "#\(number)" + run(bits) + "$"
            }
            text += "-"
        }
        return text + "\u{1B}\\\n"
    }

    /// The characters of a row; equal ones are counted.
    private static func run(_ bits: [UInt8]) -> String {
        var text = ""
        var index = 0
        while index < bits.count {
            var end = index
            while end < bits.count, bits[end] == bits[index] { end += 1 }
            let character = String(UnicodeScalar(bits[index] + 63))
            text += end - index > 3 ? "!\(end - index)\(character)" : String(repeating: character, count: end - index)
            index = end
        }
        return text
    }
}
