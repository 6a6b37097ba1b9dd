import Foundation
import Glibc

/// Waits until a condition holds; returns false after a limit that no machine should need.
package func eventually(within seconds: Double = 180, _ condition: () throws -> Bool) rethrows -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while try !condition() {
        if Date() > deadline { return try condition() }
        usleep(5000)
    }
    return true
}
