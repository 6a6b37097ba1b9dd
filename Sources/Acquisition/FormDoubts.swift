import ELM327

/// Watches whether the form of request that was learnt holds, and says when to go back to a weaker one.
///
/// A request that fails is followed by some in plain form: only where those are answered is the form to blame, and not
/// the vehicle.
struct FormDoubts {
    /// Failures of the form that plain requests proved.
    private var strikes = 0
    /// Plain requests still to be asked.
    private var plainLeft = 0
    private var suspect: Suspect?

    private enum Suspect { case batch, shortWait }

    private static let strikeLimit = 3
    private static let plainRequests = 3
    private static let forgivenAfter = 500
    private var goodInARow = 0

    /// The next request is to be for one PID.
    var asksAlone: Bool { plainLeft > 0 }

    /// Whether the form is to be given up.
    mutating func weigh(_ answer: CurrentDataReader.Answer, form: RequestForm) -> Bool {
        let isBatch = answer.asked.count > 1
        if !answer.values.isEmpty {
            goodInARow += 1
            if goodInARow >= Self.forgivenAfter { strikes = 0 }
            defer { if plainLeft > 0 { plainLeft -= 1 } }
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
        } else if form.adaptiveTiming == 2, suspect == nil {
            suspect = .shortWait
        } else if suspect == .shortWait {
            // Twice in a row: the vehicle is silent.
            suspect = nil
        }
        if plainLeft > 0, !isBatch { plainLeft -= 1 }
        return false
    }

    /// The next weaker form; nil where there is none.
    mutating func weaker(_ form: RequestForm) -> RequestForm? {
        strikes = 0
        var weaker = form
        switch form.batching {
        case .six: weaker.batching = .oneFrame
        case .oneFrame: weaker.batching = .none
        case .none:
            guard form.adaptiveTiming == 2 else { return nil }
            weaker.adaptiveTiming = 1
        }
        return weaker
    }
}
