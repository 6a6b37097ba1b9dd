import GamePackets
import Testing

@testable import GameSource

@Suite(.timeLimit(.minutes(20))) struct GuideProgressTests {
    private func facts(_ game: Game? = nil, _ change: (inout GameDetails) -> Void) -> GameDetails {
        var facts = GameDetails()
        facts.game = game
        facts.counts.received = 10
        change(&facts)
        return facts
    }

    private func expect(
        _ facts: GameDetails, _ step: GuideProgress.Step, _ issue: GuideProgress.Issue?
    ) {
        let progress = GuideProgress(facts, games: [.forzaHorizon])
        #expect(progress.step == step)
        #expect(progress.issue == issue)
    }

    @Test func saysWhatIsInTheWay() {
        expect(GameDetails(), .listening, .nothingArrives)
        var unknown = UnknownPackets()
        unknown.add([UInt8](repeating: 0, count: 99))
        expect(
            facts { $0.unknown = unknown }, .arriving,
            .unknownPackets(UnknownPackets.Kind(origin: nil, count: 1, lengths: 99...99)))
        expect(facts(.dirt) { $0.counts.used = 1 }, .arriving, .otherGame(.dirt))
        expect(facts(.forzaHorizon) { $0.counts.idle = 10 }, .recognized, .onlyMenu)
        expect(facts(.forzaHorizon) { $0.counts.damaged = 10 }, .recognized, .damaged)
        expect(facts { $0.counts.damaged = 10 }, .arriving, .damaged)
        expect(facts(.forzaHorizon) { $0.counts.used = 1 }, .driving, nil)
    }

    @Test func everyGameHasAGuideWhoseStepsNameAddressAndPort() {
        #expect(Set(GameGuide.all.flatMap(\.games)) == Set(Game.allCases))
        for guide in GameGuide.all where !guide.games.contains(where: { $0.mustBeAsked || $0.isInMemory }) {
            let text = guide.steps.joined()
            #expect(text.contains("{address}") && text.contains("{port}"), "\(guide.name)")
            let shown = GuideText(guide: guide, host: "192.0.2.7", port: 4321, asked: nil).steps.joined()
            #expect(shown.contains("192.0.2.7") && shown.contains("4321") && !shown.contains("{"), "\(guide.name)")
        }
        // The names of a game's own settings stay as they are.
        let forza = GameGuide.named("forza-horizon").map {
            GuideText(guide: $0, host: "192.0.2.7", port: 4321, asked: nil)
        }
        #expect(forza?.steps.contains("Set DATA OUT IP ADDRESS to 192.0.2.7.") == true)
        #expect(GameGuide.named("f1")?.port == 20777)
        #expect(GameGuide.named("none") == nil)
    }
}
