import Dashboard
import Displays
import Drift
import Formats
import GameSource
import Recording
import Reports
import Transports
import Trips

/// The dashboard that the options and the user's files ask for.
struct DashChoice {
    /// A game tells its highest engine speed; engines give their best a little below it.
    private static let usualShare = 0.97

    private let designs: [DashDesign]
    private let selected: String
    private let shift: Dashboard.ShiftPoint

    /// - Parameter usual: the design that is shown first if the options name none; nil for the first one.
    init(_ call: Call, usual: String? = nil) throws {
        let wanted = call[.design] ?? usual
        let found = try DashDesigns(wanted, folder: (try? call.environment.dashDesignFolder()) ?? "")
        designs = found.all
        selected = found.selected
        shift = call[.shiftAt] ?? .share(Self.usualShare)
    }

    /// "95%" or "6500".
    @Sendable static func shift(_ text: String) -> Dashboard.ShiftPoint? {
        if text.hasSuffix("%"), let percent = Double(text.dropLast()), (10...100).contains(percent) {
            return .share(percent / 100)
        }
        if let rpm = Double(text), (500...30_000).contains(rpm) { return .engineSpeed(rpm) }
        return nil
    }

    func dashboard(_ plan: TripPlan, exercise: ExerciseMeter?) -> Dashboard {
        let presentation = plan.style.presentation
        return Dashboard(
            designs: designs, selected: selected, units: presentation.units, zone: presentation.zone, shift: shift,
            exercise: exercise, reference: plan.referenceLap)
    }
}

extension DashWaiting {
    /// - Parameters:
    ///   - game: nil for a car and a receiver.
    ///   - last: the trip recorded last.
    init(for game: LiveGame?, isOfReceiver: Bool, after last: TripRecord?, _ presentation: Presentation) {
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
        let title = game != nil ? "Waiting for a game" : isOfReceiver ? "Waiting for movement" : "Connecting to the car"
        self.init(title: title, rows: rows)
    }
}
