import ELM327

/// Checks whether the request form that was found still works, and says when to fall back to a weaker one.
///
/// After a batch that fails, some requests are made for a single PID. Only if these are answered, and the next batch of
/// the same length fails again, is the form to blame, and not the line or the vehicle.
struct FormatFallback {
    /// The number of failures of the form, each confirmed by a plain request that was answered.
    private var strikes = 0
    /// The number of plain requests still to be made.
    private var plainLeft = 0
    private var suspect: Suspect?

    private enum Suspect { case batch, shortWait }
    /// The number of PIDs in the longest batch that has failed since one of that length was answered.
    private var longestFailed = 0

    private static let strikeLimit = 3
    private static let plainRequests = 3
    private static let forgivenAfter = 500
    private var goodInARow = 0

    /// Whether the next request should be for a single PID.
    var asksAlone: Bool { plainLeft > 0 }

    /// Takes a response into account, and returns whether the form should be given up.
    mutating func weigh(_ answer: CurrentDataReader.Answer, format: RequestFormat) -> Bool {
        let isBatch = answer.asked.count > 1
        if !answer.values.isEmpty {
            goodInARow += 1
            if goodInARow >= Self.forgivenAfter { strikes = 0 }
            defer { if plainLeft > 0 { plainLeft -= 1 } }
            if isBatch, answer.asked.count >= longestFailed {
                // A batch as long as the one that failed works: the line or the vehicle was to blame.
                strikes = 0
                longestFailed = 0
                suspect = nil
            }
            guard let found = suspect, found == .shortWait || !isBatch else { return false }
            suspect = nil
            strikes += 1
            return strikes >= Self.strikeLimit
        }
        goodInARow = 0
        // A wrong response count is discarded by `ResponseCounts`, and the request is then made without one.
        if answer.wasCounted { return false }
        if isBatch {
            suspect = .batch
            plainLeft = Self.plainRequests
            longestFailed = max(longestFailed, answer.asked.count)
        } else if format.adaptiveTiming == 2, suspect == nil {
            suspect = .shortWait
        } else if suspect == .shortWait {
            // Two failures in a row mean that the vehicle does not respond.
            suspect = nil
        }
        if plainLeft > 0, !isBatch { plainLeft -= 1 }
        return false
    }

    /// Returns the next weaker form; nil if there is none.
    mutating func weaker(_ format: RequestFormat) -> RequestFormat? {
        strikes = 0
        longestFailed = 0
        var weaker = format
        switch format.batching {
        case .six, .three: weaker.batching = .oneFrame
        case .oneFrame: weaker.batching = .none
        case .none:
            guard format.adaptiveTiming == 2 else { return nil }
            weaker.adaptiveTiming = 1
        }
        return weaker
    }
}
