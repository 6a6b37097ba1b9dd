package import Storage
import Terminal

/// A message about a trip that currently cannot be stored: the database's error, and what happens to the trip.
package enum StoreNotice: Hashable, Sendable {
    case keptInMemory(StorageError)
    case waiting(StorageError)

    package var error: StorageError {
        switch self {
        case .keptInMemory(let error), .waiting(let error): error
        }
    }

    package var message: String { error.message }

    package var advice: String {
        switch self {
        case .keptInMemory: "the trip is kept in memory and stored as soon as possible"
        case .waiting: "waiting for it; Ctrl-C stops waiting"
        }
    }
}

extension Output {
    static func warn(_ notice: StoreNotice) { warn(notice.message, advice: notice.advice) }
}
