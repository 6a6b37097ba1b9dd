import Synchronization

/// How people read the time of day: "17:58", or "5:58 PM". A property of the process like `DecimalSign`; the program sets
/// it once, before it writes the first time.
package enum ClockFormat {
    private static let twelve = Atomic(false)

    package static var hasTwelveHours: Bool {
        get { twelve.load(ordering: .relaxed) }
        set { twelve.store(newValue, ordering: .relaxed) }
    }

    /// Returns a time of day, 0 ..< 86,400 s, for people.
    package static func text(
        secondOfDay: Int, hasSeconds: Bool = false, hasTwelveHours: Bool = hasTwelveHours
    ) -> String {
        let (hour, minute) = (secondOfDay / 3600, Format.twoDigits(secondOfDay / 60 % 60))
        let rest = ":" + minute + (hasSeconds ? ":" + Format.twoDigits(secondOfDay % 60) : "")
        return hasTwelveHours ? "\(onDial(hour))\(rest) \(half(hour))" : Format.twoDigits(hour) + rest
    }

    /// Returns a whole hour, 0 ..< 24: "9:00", "9 AM".
    package static func text(hour: Int, hasTwelveHours: Bool = hasTwelveHours) -> String {
        hasTwelveHours ? "\(onDial(hour)) \(half(hour))" : "\(hour):00"
    }

    private static func onDial(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }
    private static func half(_ hour: Int) -> String { hour < 12 ? "AM" : "PM" }
}
