package import Formats
package import Storage

/// What is shown of a trip that currently cannot be stored: the database's error, and what happens to the trip.
package enum StoreWarning: UserFacing, Hashable {
    case keptInMemory(StorageError)
    case waiting(StorageError)

    package var error: StorageError {
        switch self {
        case .keptInMemory(let error), .waiting(let error): error
        }
    }

    package var message: UserMessage {
        switch self {
        case .keptInMemory(let error):
            UserMessage(error.text, advice: "the trip is kept in memory and stored as soon as possible")
        case .waiting(let error): UserMessage(error.text, advice: "waiting for it; Ctrl-C stops waiting")
        }
    }
}
