/// The date in the name of a file, as programs write it: "trackLog-2019-Sep-16_10-58-16.csv", "2026-01-27 23-38-14.csv",
/// "CSVLog_20260203_112039.csv", "20260717_14h31m18s.csv", "Data Log Jul 08 2017 01_29 PM.csv".
enum FileDate {
    private enum Token: Equatable {
        case number(Int, digits: Int)
        case word(String)
    }

    /// Returns the first date in a name, with the time of day behind it if there is one; nil if there is no date.
    static func time(in name: String) -> CellTime? {
        let tokens = tokens(name)
        for index in tokens.indices {
            guard let (day, next) = day(tokens, index) else { continue }
            var time = CellTime()
            time.day = day
            let found = clock(tokens, next)
            time.clock = found.clock
            time.isTwelveHour = found.isTwelveHour
            return time
        }
        return nil
    }

    private static func tokens(_ name: String) -> [Token] {
        var tokens: [Token] = []
        var rest = name.unicodeScalars[...]
        while let first = rest.first {
            let isDigit = "0"..."9" ~= first
            let part = rest.prefix { isDigit ? "0"..."9" ~= $0 : $0.properties.isAlphabetic }
            if part.isEmpty {
                rest.removeFirst()
                continue
            }
            rest = rest.dropFirst(part.count)
            if isDigit {
                tokens.append(.number(Int(String(part)) ?? 0, digits: part.count))
            } else {
                tokens.append(.word(String(part).lowercased()))
            }
        }
        return tokens
    }

    private static func day(_ tokens: [Token], _ index: Int) -> (CellTime.Day, next: Int)? {
        func day(_ year: Int, _ month: Int, _ day: Int, isOpen: Bool = false) -> CellTime.Day? {
            guard 1990...2099 ~= year, 1...31 ~= month, 1...31 ~= day else { return nil }
            let found = CellTime.Day(year: Int32(year), month: UInt8(month), day: UInt8(day), isOpen: isOpen)
            let isOne = found.microseconds(isMonthFirst: false) != nil
            return isOne || (isOpen && found.microseconds(isMonthFirst: true) != nil) ? found : nil
        }
        func month(_ index: Int) -> Int? {
            guard index < tokens.count, case .word(let word) = tokens[index] else { return nil }
            return TimeWords.month(word)
        }
        func number(_ index: Int, _ digits: ClosedRange<Int>) -> Int? {
            guard index < tokens.count, case .number(let value, let count) = tokens[index], digits ~= count else {
                return nil
            }
            return value
        }
        if let value = number(index, 8...8), let found = day(value / 10000, value / 100 % 100, value % 100) {
            return (found, index + 1)
        }
        if let year = number(index, 4...4) {
            if let month = month(index + 1) ?? number(index + 1, 1...2).flatMap({ 1...12 ~= $0 ? $0 : nil }),
                let dayNumber = number(index + 2, 1...2), let found = day(year, month, dayNumber)
            {
                return (found, index + 3)
            }
        }
        if let month = month(index), let dayNumber = number(index + 1, 1...2), let year = number(index + 2, 4...4),
            let found = day(year, month, dayNumber)
        {
            return (found, index + 3)
        }
        if let first = number(index, 1...2), let year = number(index + 2, 4...4) {
            if let month = month(index + 1), let found = day(year, month, first) { return (found, index + 3) }
            if let second = number(index + 1, 1...2), let found = day(year, second, first, isOpen: true) {
                return (found, index + 3)
            }
        }
        return nil
    }

    /// The time of day behind a date, in microseconds since midnight.
    private static func clock(_ tokens: [Token], _ index: Int) -> (clock: Int64?, isTwelveHour: Bool) {
        var parts: [Int] = []
        var isAfternoon: Bool?
        loop: for token in tokens[index...].prefix(8) {
            switch token {
            case .word(let word) where ["t", "h", "m", "s", "at"].contains(word): continue
            case .word(let word):
                if !parts.isEmpty { isAfternoon = TimeWords.isAfternoon(word) }
                break loop
            case .number(let value, digits: 6) where parts.isEmpty:
                parts = [value / 10000, value / 100 % 100, value % 100]
            case .number(let value, digits: 4) where parts.isEmpty: parts = [value / 100, value % 100]
            case .number(let value, let digits) where digits == 2 || (digits == 1 && parts.isEmpty):
                guard parts.count < 3 else { break loop }
                parts.append(value)
            default: break loop
            }
        }
        guard parts.count >= 2, parts[0] < 24, parts[1] < 60 else { return (nil, false) }
        if let isAfternoon, 1...12 ~= parts[0] { parts[0] = parts[0] % 12 + (isAfternoon ? 12 : 0) }
        let seconds = parts.count > 2 && parts[2] < 60 ? parts[2] : 0
        return (Int64(parts[0] * 3600 + parts[1] * 60 + seconds) * 1_000_000, isAfternoon != nil)
    }
}
