import ELM327

/// Watches whether the form of request that was learnt holds, and says when to go back to a weaker one.
///
/// A batch that fails is followed by some requests for one PID: only where those are answered, and the next batch as
/// long fails again, is the form to blame, and not the line or the vehicle.
struct FormatFallback {
    /// Failures of the form that plain requests proved.
    private var strikes = 0
    /// Plain requests still to be asked.
    private var plainLeft = 0
    private var suspect: Suspect?

    private enum Suspect { case batch, shortWait }
    /// PIDs of the longest batch that failed since one as long was answered.
    private var longestFailed = 0

    private static let strikeLimit = 3
    private static let plainRequests = 3
    private static let forgivenAfter = 500
    private var goodInARow = 0

    /// The next request is to be for one PID.
    var asksAlone: Bool { plainLeft > 0 }

    /// Whether the form is to be given up.
    mutating func weigh(_ answer: CurrentDataReader.Answer, format: RequestFormat) -> Bool {
        let isBatch = answer.asked.count > 1
        if !answer.values.isEmpty {
            goodInARow += 1
            if goodInARow >= Self.forgivenAfter { strikes = 0 }
            defer { if plainLeft > 0 { plainLeft -= 1 } }
            if isBatch, answer.asked.count >= longestFailed {
                // What failed works: it was the line, or the vehicle.
                (strikes, longestFailed, suspect) = (0, 0, nil)
            }
            guard let found = suspect, found == .shortWait || !isBatch else { return false }
            suspect = nil
            strikes += 1
            return strikes >= Self.strikeLimit
        }
        goodInARow = 0
        // A count that was wrong is forgotten by itself, and the request has another chance without.
        if answer.wasCounted { return false }
        if isBatch {
            (suspect, plainLeft) = (.batch, Self.plainRequests)
            longestFailed = max(longestFailed, answer.asked.count)
        } else if format.adaptiveTiming == 2, suspect == nil {
            suspect = .shortWait
        } else if suspect == .shortWait {
            // Twice in a row: the vehicle is silent.
            suspect = nil
        }
        if plainLeft > 0, !isBatch { plainLeft -= 1 }
        return false
    }

    /// The next weaker form; nil where there is none.
    mutating func weaker(_ format: RequestFormat) -> RequestFormat? {
        (strikes, longestFailed) = (0, 0)
        var weaker = format
        switch format.batching {
        case .six: weaker.batching = .oneFrame
        case .oneFrame: weaker.batching = .none
        case .none:
            guard format.adaptiveTiming == 2 else { return nil }
            weaker.adaptiveTiming = 1
        }
        return weaker
    }
}
