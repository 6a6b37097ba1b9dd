import Dashboard
import Formats
import GamePackets
import GameSource
import Recording
import Reports
import System
import Telemetry
import Terminal
import Transports
import Trips

extension DashWaiting {
    /// - Parameters:
    ///   - game: nil for a car.
    ///   - last: the trip recorded last.
    init(for game: LiveGame?, after last: TripRecord?, _ presentation: Presentation) {
        var rows: [(label: String, text: String)] = []
        if let game {
            if !game.ports.isEmpty {
                let addresses = NetworkInterfaces.addresses()
                for address in addresses.filter({ !$0.isLoopback }) {
                    rows.append(("address", "\(address.address)  (\(address.interface))"))
                }
                if addresses.contains(where: \.isLoopback) {
                    rows.append(("", "127.0.0.1  if the game runs on this computer"))
                }
                rows.append((game.ports.count == 1 ? "UDP port" : "UDP ports", Format.list(game.ports.map { "\($0)" })))
            }
            let guides = GameGuide.all.map(\.name).joined(separator: ", ")
            rows += [("", ""), ("settings", "obdmech guide GAME says what to set in the game: \(guides)")]
        }
        if let last {
            let facts = DayReport.facts(last, presentation.units).first ?? ""
            rows += [("", ""), ("last trip", "\(presentation.day(last.start)): \(facts)")]
        }
        self.init(title: game == nil ? "Connecting to the car" : "Waiting for a game", rows: rows)
    }
}
