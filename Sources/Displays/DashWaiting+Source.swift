package import Dashboard
package import Formats
package import GameSource
import Reports
import Transports
package import Trips

extension DashWaiting {
    /// - Parameters:
    ///   - game: nil for a car and a receiver.
    ///   - last: the trip recorded last.
    package init(for game: LiveGame?, isOfReceiver: Bool, after last: TripRecord?, _ presentation: Presentation) {
        var rows: [(label: String, text: String)] = []
        if let game, !game.ports.isEmpty {
            let addresses = NetworkInterfaces.addresses()
            for address in addresses.filter({ !$0.isLoopback }) {
                rows.append(("address", "\(address.address)  (\(address.interface))"))
            }
            if addresses.contains(where: \.isLoopback) {
                rows.append(("", "127.0.0.1  if the game runs on this computer"))
            }
            rows.append((game.ports.count == 1 ? "UDP port" : "UDP ports", Format.list(game.ports.map { "\($0)" })))
        } else if let game {
            rows.append(("", Format.capitalized(game.waitingText)))
        }
        if let last {
            let facts = DayReport.facts(last, presentation.units).first ?? ""
            rows += [("", ""), ("last trip", "\(presentation.day(last.start)): \(facts)")]
        }
        if game != nil {
            let titles = GameGuide.all.map(\.title).joined(separator: ", ")
            rows += [("", ""), ("guides", "press g for what to set in each game: \(titles)")]
        }
        let title = game != nil ? "Waiting for a game" : isOfReceiver ? "Waiting for movement" : "Connecting to the car"
        self.init(title: title, rows: rows, guides: game.map { Self.guides($0.ports) } ?? [])
    }

    /// What to set in each game.
    private static func guides(_ ports: [UInt16]) -> [Guide] {
        GameGuide.all.map { guide in
            let port = ports.contains(guide.port) ? guide.port : ports.first ?? guide.port
            let text = GuideText(guide: guide, host: nil, port: port, asked: nil)
            return Guide(title: guide.title, steps: text.steps, notes: guide.notes)
        }
    }
}
