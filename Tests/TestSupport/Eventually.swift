import Foundation
import Glibc

/// Waits until a condition holds; false when it still does not after a limit that no machine needs.
package func eventually(within seconds: Double = 60, _ condition: () throws -> Bool) rethrows -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while try !condition() {
        if Date() > deadline { return try condition() }
        usleep(5000)
    }
    return true
}
