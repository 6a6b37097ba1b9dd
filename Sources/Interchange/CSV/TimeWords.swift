/// The words in times: months, halves of the day, and zones.
enum TimeWords {
    /// The beginnings of the months' names in English, German, French, Spanish, Italian, Portuguese, Dutch, the
    /// Scandinavian languages, Polish, Romanian, Turkish, Greek and Russian.
    private static let months: [[String]] = [
        ["jan", "ene", "gen", "sty", "ian", "oca", "ιαν", "янв"],
        ["feb", "fév", "fev", "lut", "şub", "sub", "φεβ", "фев"],
        ["mar", "mär", "mrz", "mrt", "μαρ", "мар"],
        ["apr", "avr", "abr", "kwi", "nis", "απρ", "апр"],
        ["may", "mai", "mag", "mei", "maj", "μαΐ", "μαι", "май", "мая"],
        ["jun", "juin", "giu", "cze", "iun", "haz", "ιουν", "июн"],
        ["jul", "juil", "lug", "lip", "iul", "tem", "ιουλ", "июл"],
        ["aug", "aoû", "aou", "ago", "sie", "ağu", "agu", "αυγ", "авг"],
        ["sep", "set", "wrz", "eyl", "σεπ", "сен"],
        ["oct", "okt", "ott", "out", "paź", "paz", "eki", "οκτ", "окт"],
        ["nov", "lis", "noi", "kas", "νοε", "ноя"],
        ["dec", "dez", "déc", "dic", "des", "gru", "ara", "δεκ", "дек"],
    ]

    private static let monthsByBeginning: [String: Int] = {
        var all: [String: Int] = [:]
        for (index, names) in months.enumerated() { for name in names { all[name] = index + 1 } }
        return all
    }()

    /// The number of a month, from 1.
    static func month(_ word: String) -> Int? {
        monthsByBeginning[String(word.prefix(3))] ?? monthsByBeginning[String(word.prefix(4))]
    }

    /// Whether the time is after noon; nil for other words. "a.m." is read letter by letter.
    static func isAfternoon(_ word: String) -> Bool? {
        switch word {
        case "am", "a": false
        case "pm", "p": true
        case "m": false
        default: nil
        }
    }

    /// The names of zones, with their distance from UTC in minutes. Of a name that several zones have, the one of the
    /// most drivers counts: IST is India, BST is Britain, CST is America.
    private static let zones: [String: Int32] = [
        "z": 0, "utc": 0, "gmt": 0, "ut": 0, "wet": 0, "west": 60, "bst": 60, "cet": 60, "mez": 60, "cest": 120,
        "mesz": 120, "eet": 120, "eest": 180, "msk": 180, "trt": 180, "sast": 120, "cat": 120, "eat": 180, "wat": 60,
        "idt": 180, "ist": 330, "pkt": 300, "gst": 240, "ict": 420, "wib": 420, "wita": 480, "wit": 540, "hkt": 480,
        "sgt": 480, "myt": 480, "pht": 480, "awst": 480, "jst": 540, "kst": 540, "acst": 570, "acdt": 630,
        "aest": 600, "aedt": 660, "nzst": 720, "nzdt": 780, "nst": -210, "ndt": -150, "ast": -240, "adt": -180,
        "est": -300, "edt": -240, "cst": -360, "cdt": -300, "mst": -420, "mdt": -360, "pst": -480, "pdt": -420,
        "akst": -540, "akdt": -480, "hst": -600, "brt": -180, "art": -180, "clt": -240, "clst": -180, "cot": -300,
        "pet": -300,
    ]

    /// Seconds east of UTC.
    static func zoneS(_ word: String) -> Int32? { zones[word].map { $0 * 60 } }

    private static let others: Set<String> = [
        "t", "h", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "monday", "tuesday", "wednesday", "thursday",
        "friday", "saturday", "sunday", "de", "th", "st", "nd", "rd",
    ]

    /// Whether a word may stand in a time and says nothing.
    static func isOther(_ word: String) -> Bool { others.contains(word) }
}
