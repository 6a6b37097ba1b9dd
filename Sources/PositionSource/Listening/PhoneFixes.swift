import Interchange
import Telemetry

/// The fixes of the phone that counts: of several only one does, as long as it sends. Whose they are is said whenever it
/// changes.
struct PhoneFixes: Sendable {
    struct Reported: Hashable, Sendable {
        var phone: String
        var fix: Fix
        /// What the phone read from the car at the same time.
        var values: [Signal: Double] = [:]
        /// Whether the phone says for each fix when it was made, so that it may come much later. Sentences of a receiver
        /// come when they are made, unless they are played from a recording.
        var hasOwnTime = false
    }

    private struct Phone: Sendable {
        var at: Instant
        /// Between the last fixes that it sent, in seconds; nil after the first.
        var intervalS: Double?
        var isReported = false
    }

    /// A phone that has sent nothing for so many of its intervals is silent.
    private static let silentIntervals = 3.0
    /// The least and the most time after which a phone is silent, in seconds.
    private static let silentS = 10.0...600.0
    /// Fixes that come closer together are a queue, in seconds.
    private static let minIntervalS = 0.5
    /// How many phones are known at a time.
    private static let maxPhones = 16
    /// What is shown of a phone's name, in characters.
    private static let maxName = 40

    private var times: FixClock?
    private var phones: [String: Phone] = [:]
    private var chosen: String?
    /// How many phones were said to be left out.
    private var leftOut = 0

    init(times: FixClock?) { self.times = times }

    /// - Parameters:
    ///   - now: when it arrived.
    ///   - wall: the same moment on this computer's clock.
    mutating func events(of reported: Reported, at now: Instant, wall: WallTime) -> [SourceEvent] {
        var phone = phones[reported.phone] ?? Phone(at: now)
        let sinceS = now.seconds(since: phone.at)
        if sinceS >= Self.minIntervalS { phone.intervalS = sinceS }
        phone.at = now
        defer { remember(phone, reported.phone) }
        var events: [SourceEvent] = []
        if chosen != reported.phone {
            let name = Self.shown(reported.phone)
            if let chosen, let other = phones[chosen] {
                let silentS = now.seconds(since: other.at)
                guard silentS >= Self.timeoutS(other) else {
                    defer { phone.isReported = true }
                    if phone.isReported || leftOut >= Self.maxPhones { return [] }
                    leftOut += 1
                    return [
                        .warning(
                            "positions of \(name) are left out as long as \(Self.shown(chosen)) sends some", advice: "")
                    ]
                }
                let silence = String(Int(silentS.rounded()))
                events.append(
                    .warning(
                        "receiving positions of \(name), because \(Self.shown(chosen)) has sent none for \(silence) s",
                        advice: ""))
                phones[chosen]?.isReported = false
            } else {
                events.append(.warning("receiving positions of \(name)", advice: ""))
            }
            chosen = reported.phone
        }
        let time =
            times == nil
            ? now
            : times?.time(of: reported.fix.time, arrived: now, wall: reported.hasOwnTime ? wall : nil)
        return events + (time.flatMap { batch(reported, at: $0) }.map { [.batch($0)] } ?? [])
    }

    /// Beside an adapter, the car's values are those of the adapter.
    private func batch(_ reported: Reported, at time: Instant) -> Batch? {
        guard let fix = reported.fix.batch(at: time), times != nil else { return reported.fix.batch(at: time) }
        let values = reported.values.map { Sample($0.key, $0.value, at: time) }
        return Batch(fix.samples + values.sorted { $0.signal.name < $1.signal.name }, at: time)
    }

    /// How long a phone may send nothing until another one counts, in seconds.
    private static func timeoutS(_ phone: Phone) -> Double {
        min(max(silentS.lowerBound, silentIntervals * (phone.intervalS ?? 0)), silentS.upperBound)
    }

    private mutating func remember(_ phone: Phone, _ name: String) {
        phones[name] = phone
        guard phones.count > Self.maxPhones,
            let oldest = phones.filter({ $0.key != chosen }).min(by: { $0.value.at < $1.value.at })
        else { return }
        phones[oldest.key] = nil
    }

    private static func shown(_ phone: String) -> String {
        phone.isEmpty ? "a phone without a name" : "'\(phone.prefix(maxName))'"
    }
}
