import Telemetry

/// What a cell says about a time: a number, a date, a time of day, or both of these, with or without a zone.
struct CellTime: Hashable {
    /// A date, whose first two numbers may be the day and the month or the other way around.
    struct Day: Hashable {
        var year: Int32
        var month: UInt8
        var day: UInt8
        /// Whether which is which has to be decided by other cells; they are taken for day and month.
        var isOpen = false

        /// The first and the second number of an open date.
        var numbers: (first: UInt8, second: UInt8) { (day, month) }

        /// Microseconds since 1970; nil if there is no such day.
        func microseconds(isMonthFirst: Bool) -> Int64? {
            let (month, day) = isOpen && isMonthFirst ? (self.day, self.month) : (self.month, self.day)
            return WallTime(
                year: Int(year), month: Int(month), day: Int(day), hour: 0, minute: 0, second: 0, fraction: 0)?
                .microseconds
        }
    }

    /// A plain number: seconds or milliseconds since some moment.
    var number: Double?
    var day: Day?
    /// Microseconds since midnight.
    var clock: Int64?
    /// Seconds east of UTC.
    var zoneS: Int32?
    /// Whether the clock has twelve hours.
    var isTwelveHour = false

    init() {}

    /// Nil if there is neither a number, a date nor a time of day.
    init?(_ text: [UInt8], _ cell: Range<Int>, decimal: UInt8 = UInt8(ascii: ".")) {
        guard !cell.isEmpty else { return nil }
        if let number = CellNumber.value(text, cell, decimal: decimal), !Self.isCompact(text, cell) {
            self.number = number
            return
        }
        var reader = Reader(text: text, cell: cell)
        guard reader.read(), let time = reader.time() else { return nil }
        self = time
    }

    /// Whether digits are a date, "20260717", or a date and a time of day.
    private static func isCompact(_ text: [UInt8], _ cell: Range<Int>) -> Bool {
        guard cell.count == 8 || cell.count == 14 else { return false }
        let digits = text[cell].map { Int($0) - 0x30 }
        guard digits.allSatisfy({ 0...9 ~= $0 }) else { return false }
        let (year, month, day) = (digits[0] * 10 + digits[1], digits[4] * 10 + digits[5], digits[6] * 10 + digits[7])
        return 19...20 ~= year && 1...12 ~= month && 1...31 ~= day
    }

    private struct Reader {
        let text: [UInt8]
        let cell: Range<Int>
        var index: Int
        /// The numbers of the date, with their counts of digits.
        var numbers: [(value: Int, digits: Int)] = []
        var month: Int?
        var clock: Int64?
        var zoneS: Int32?
        var isAfternoon: Bool?
        var dateMark: UInt8 = 0

        init(text: [UInt8], cell: Range<Int>) {
            self.text = text
            self.cell = cell
            index = cell.lowerBound
        }

        private var byte: UInt8 { index < cell.upperBound ? text[index] : 0 }

        private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
        private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }

        /// Returns the digits from here on, at most nine of them.
        private mutating func digits() -> (value: Int, digits: Int) {
            var (value, count) = (0, 0)
            while Self.isDigit(byte), count < 9 {
                value = value * 10 + Int(byte &- 0x30)
                count += 1
                index += 1
            }
            return (value, count)
        }

        /// Whether no part of a date is missing: what follows a dash is a zone.
        private var isDayWhole: Bool { numbers.isEmpty || numbers.count == (month == nil ? 3 : 2) }

        /// Returns false if something cannot be part of a time.
        mutating func read() -> Bool {
            while index < cell.upperBound {
                if Self.isDigit(byte) {
                    guard number() else { return false }
                } else if Self.isLetter(byte) {
                    guard word() else { return false }
                } else if byte == UInt8(ascii: "+") || (byte == UInt8(ascii: "-") && clock != nil && isDayWhole) {
                    let isWest = byte == UInt8(ascii: "-")
                    index += 1
                    guard Self.isDigit(byte), zone(isWest: isWest) else { return false }
                } else {
                    switch byte {
                    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"):
                        if dateMark == 0, !numbers.isEmpty { dateMark = byte }
                    case 0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: "_"), UInt8(ascii: "'"): break
                    default: return false
                    }
                    index += 1
                }
            }
            return true
        }

        private mutating func number() -> Bool {
            let start = index
            let first = digits()
            if byte == UInt8(ascii: ":"), clock == nil {
                clock = clock(hour: first)
                return clock != nil
            }
            switch first.digits {
            case 8 where numbers.isEmpty && month == nil:
                numbers = [(first.value / 10000, 4), (first.value / 100 % 100, 2), (first.value % 100, 2)]
                dateMark = UInt8(ascii: "-")
            case 9
            where numbers.isEmpty && month == nil
                && CellTime.isCompact(text, start..<min(start + 14, cell.upperBound)):
                index = start
                let (year, month, day) = (pair(4), pair(2), pair(2))
                numbers = [year, month, day]
                clock = compactClock()
            case 6 where numbers.count == 3 && clock == nil:
                index = start
                clock = compactClock()
            case 1...4:
                guard numbers.count < 3 else { return false }
                numbers.append(first)
            default: return false
            }
            return true
        }

        private mutating func pair(_ count: Int) -> (value: Int, digits: Int) {
            var value = 0
            for _ in 0..<count {
                value = value * 10 + Int(byte &- 0x30)
                index += 1
            }
            return (value, count)
        }

        /// "143118" or "143118.512".
        private mutating func compactClock() -> Int64? {
            let (hour, minute, second) = (pair(2).value, pair(2).value, pair(2).value)
            guard hour < 24, minute < 60, second <= 60 else { return nil }
            return Int64(hour * 3600 + minute * 60 + second) * 1_000_000 + fraction()
        }

        /// The minutes, seconds and their fraction behind an hour; the position is at the colon.
        private mutating func clock(hour: (value: Int, digits: Int)) -> Int64? {
            index += 1
            let minute = digits()
            guard hour.digits <= 3, minute.value < 60, 1...2 ~= minute.digits else { return nil }
            var clock = Int64(hour.value * 3600 + minute.value * 60) * 1_000_000
            guard byte == UInt8(ascii: ":") else { return clock }
            index += 1
            let second = digits()
            guard second.value <= 60, 1...2 ~= second.digits else { return nil }
            clock += Int64(second.value) * 1_000_000 + fraction()
            return clock
        }

        /// Microseconds. Some programs write a colon before milliseconds.
        private mutating func fraction() -> Int64 {
            let mark = byte
            guard [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":")].contains(mark),
                index + 1 < cell.upperBound, Self.isDigit(text[index + 1])
            else { return 0 }
            index += 1
            var (value, count) = (Int64(0), 0)
            while Self.isDigit(byte) {
                if count < 6 { value = value * 10 + Int64(byte &- 0x30) }
                count += 1
                index += 1
            }
            // Behind a colon they are a number of milliseconds.
            if mark == UInt8(ascii: ":") { return count <= 3 ? value * 1000 : value }
            while count < 6 {
                value *= 10
                count += 1
            }
            return value
        }

        /// "+0200", "+02:00" or "+2".
        private mutating func zone(isWest: Bool) -> Bool {
            let hour = digits()
            var (hours, minutes) = (hour.value, 0)
            if hour.digits == 4 {
                hours = hour.value / 100
                minutes = hour.value % 100
            } else if byte == UInt8(ascii: ":") {
                index += 1
                minutes = digits().value
            }
            guard hours <= 14, minutes < 60 else { return false }
            zoneS = Int32((isWest ? -1 : 1) * (hours * 3600 + minutes * 60))
            return true
        }

        private mutating func word() -> Bool {
            let start = index
            while index < cell.upperBound, Self.isLetter(byte) { index += 1 }
            let word = String(decoding: text[start..<index], as: UTF8.self).lowercased()
            // The second of two is one: the first is a weekday, as "mar." is in French.
            if clock == nil || numbers.count < 2, let found = TimeWords.month(word) {
                month = found
                return true
            }
            // "a.m." and "p.m." come in pieces.
            if clock != nil, zoneS == nil, let isAfternoon = TimeWords.isAfternoon(word) {
                if self.isAfternoon == nil { self.isAfternoon = isAfternoon }
                return true
            }
            if let offset = TimeWords.zoneS(word) {
                if clock == nil { return !numbers.isEmpty }
                zoneS = zoneS ?? offset
                // "GMT+01:00"
                if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
                    let isWest = byte == UInt8(ascii: "-")
                    index += 1
                    return Self.isDigit(byte) && zone(isWest: isWest)
                }
                return true
            }
            // A "T" before the time of day, weekdays, and "h" behind it.
            return TimeWords.isOther(word)
        }

        func time() -> CellTime? {
            var time = CellTime()
            time.zoneS = zoneS
            if var clock {
                if let isAfternoon {
                    let hour = clock / 3_600_000_000
                    guard 0...12 ~= hour else { return nil }
                    clock += (isAfternoon ? 12 : 0) * 3_600_000_000 - (hour == 12 ? 12 * 3_600_000_000 : 0)
                    time.isTwelveHour = true
                }
                time.clock = clock
            }
            if month != nil || !numbers.isEmpty {
                guard let day = day() else { return nil }
                time.day = day
                if let clock = time.clock, clock >= 86_401_000_000 { return nil }
            }
            return time.day == nil && time.clock == nil ? nil : time
        }

        private func day() -> Day? {
            func year(_ number: (value: Int, digits: Int)) -> Int32 {
                Int32(number.digits <= 2 ? 2000 + number.value : number.value)
            }
            func part(_ number: (value: Int, digits: Int)) -> UInt8? {
                1...31 ~= number.value ? UInt8(number.value) : nil
            }
            if let month {
                guard numbers.count == 2 else { return nil }
                let isYearFirst = numbers[0].digits > 2 || numbers[0].value > 31
                guard let day = part(numbers[isYearFirst ? 1 : 0]) else { return nil }
                return Day(year: year(numbers[isYearFirst ? 0 : 1]), month: UInt8(month), day: day)
            }
            guard numbers.count == 3 else { return nil }
            if numbers[0].digits > 2 {
                guard let month = part(numbers[1]), let day = part(numbers[2]) else { return nil }
                return Day(year: year(numbers[0]), month: month, day: day)
            }
            guard let first = part(numbers[0]), let second = part(numbers[1]) else { return nil }
            // With dots, and mostly with dashes, the day comes first.
            return Day(year: year(numbers[2]), month: second, day: first, isOpen: dateMark != UInt8(ascii: "."))
        }
    }
}
