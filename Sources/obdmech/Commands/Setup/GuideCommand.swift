import CommandLine
import Devices
import Formats
import GamePackets
import GameSource
import System
import Telemetry
import Terminal
import Transports

/// Shows the way from a game to this computer, and watches it being gone.
enum GuideCommand: Command {
    /// The time in seconds after which what hinders the next step is told, and told again.
    private static let hintS = 8.0

    static func run(_ call: Call) throws -> ExitStatus {
        if call.operands.isEmpty {
            let presentation = call.environment.presentation
            try Output.write(presentation.columns(GameGuide.all.map { ($0.name, $0.title) }))
            for game in GameGuide.unreadable {
                try Output.write([""] + presentation.wrapped("\(game.title) cannot be read: \(game.reason)."))
            }
            return .fine
        }
        if let other = GameGuide.unreadable.first(where: { call.operands == [$0.name] }) {
            throw GameError.unreadable(title: other.title, reason: other.reason)
        }
        let names = GameGuide.all.map(\.name).joined(separator: ", ")
        guard call.operands.count == 1, let name = call.operands.first, let guide = GameGuide.named(name) else {
            throw GameError.unknownGuide(call.operands.joined(separator: " "), expected: names)
        }
        let durationS = call[.duration]
        let required = guide.games.first(where: \.mustBeAsked)
        if required == nil, call[.gameHost] != nil { throw GameError.connectWithoutGame }
        if let required, call[.gameHost] == nil { throw GameError.noConnect(required) }
        let screen = call.screen
        let signals = try Signals.open()
        let (host, port) =
            try call[.listen].last.map { text throws(DatagramError) in
                try DeviceAddress.endpoint(text, defaultPort: guide.port)
            } ?? (nil, guide.port)
        let asked = try required.flatMap { game throws(DatagramError) in
            try call[.gameHost].map { text throws(DatagramError) in
                try UDPSocket.asking(game, text, own: call[.listen].last)
            }
        }
        let way = GuideText(guide: guide, host: host, port: port, asked: asked)
        try? Output.write(way.instructions(call.environment.presentation))
        let shares = guide.games.contains(where: \.isBroadcast)
        let isInMemory = guide.games.allSatisfy(\.isInMemory)
        let sends = asked == nil && !isInMemory
        let sockets = sends ? [try UDPSocket.listening(host: host, port: port, shares: shares)] : []
        var game = LiveGame(sockets: sockets, asked: asked, game: required ?? .assettoCorsa)
        if isInMemory { game.memoryFolder = GameMemoryFiles.usualFolder }
        try? screen.write([way.line(sockets.first.map { "listening on \($0.address)" } ?? game.waitingText)]
        )
        if let password = call.environment.gamePassword { game.password = password }
        return follow(way, game, screen, durationS: durationS, signals)
    }

    /// Waits until the game drives. Returns `.vehicle` if the time is over before.
    private static func follow(
        _ way: GuideText, _ game: LiveGame, _ screen: Screen, durationS: Double?, _ signals: borrowing Signals
    ) -> ExitStatus {
        var game = game
        game.pulseS = 0.2
        let begin = SystemClock.now
        var (told, nextHint) = (GuideProgress.Step.listening, begin.advanced(bySeconds: hintS))
        var isDone = false
        var details = GameDetails()
        game.run(stop: signals.number) { event in
            switch event {
            case .connected(let description): details = description.game ?? details
            case .details(let latest): details = latest as? GameDetails ?? details
            default: break
            }
            let now = SystemClock.now
            let progress = GuideProgress(details, games: way.guide.games)
            for step in GuideProgress.Step.allCases where step > told && step <= progress.step {
                try? screen.write([way.line(way.text(step, details))])
                told = step
                nextHint = now.advanced(bySeconds: hintS)
            }
            isDone = progress.step == .driving
            if isDone { return false }
            if now >= nextHint, let issue = progress.issue {
                try? Output.write(way.hint(issue))
                nextHint = now.advanced(bySeconds: 4 * hintS)
            }
            return durationS.map { now.seconds(since: begin) < $0 } ?? true
        }
        if isDone {
            try? Output.write(["", "Everything works. To record: \(way.command)"])
            return .fine
        }
        // Who ends it has seen enough.
        if signals.next() != 0 { return .fine }
        let progress = GuideProgress(details, games: way.guide.games)
        if let issue = progress.issue { try? Output.write(way.hint(issue)) }
        return .vehicle
    }
}

extension GuideCommand {
    static let subcommand = Subcommand(
        name: "guide", chapter: .racing, isRare: true,
        summary: "connect a racing game, step by step",
        description: [
            "Shows the addresses of this computer and what to set in the game, and waits for packets. Each step "
                + "that works is reported, and so is what is wrong: the port is used by another program, nothing "
                + "arrives, another game is sending, or the game is in a menu. It ends when the car is moving.",
            "GAME is one of \(GameGuide.all.map(\.name).joined(separator: ", ")). For "
                + "\(Format.list(GameGuide.all.filter { $0.games.contains(where: \.mustBeAsked) }.map(\.name))), --connect "
                + "names the computer or console on which the game runs.",
        ],
        flags: [.listen, .gameHost, .duration], operands: "[GAME]",
        operandValues: [.words(GameGuide.all.map(\.name))],
        examples: [("obdmech guide forza-horizon", "connect Forza Horizon")])
}
