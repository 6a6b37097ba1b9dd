import Formats
import TestSupport
import Testing

/// The real program in other locales: numbers for people have their decimal sign, those for programs a point.
@Suite(.timeLimit(.minutes(20))) struct LocaleProgramTests {
    private let program: RealProgram
    private let locale = ["LANG": "de_DE.UTF-8"]

    init() throws {
        program = try RealProgram()
        let trip = try program.start(["trip", "-a", "sim:city?rate=max", "--duration", "5m", "--plain", "--save"])
        try #require(trip.end() == 0, "\(trip.warning)")
    }

    private func output(_ arguments: [String], _ environment: [String: String]) throws -> String {
        let run = try program.start(arguments, environment: environment)
        try #require(run.end() == 0, "\(run.warning)")
        return run.output
    }

    /// The same text but for the decimal signs.
    @Test(arguments: [["report", "--trip", "1"], ["report"], ["scan", "-a", "sim:healthy?rate=max", "--full"]])
    func text(arguments: [String]) throws {
        let (plain, local) = (try output(arguments, ["LANG": "C.UTF-8"]), try output(arguments, locale))
        #expect(local.contains(/[0-9],[0-9]/) && !local.contains(/[0-9]\.[0-9] ?(km|L|V|kPa|%)/), "\(local)")
        #expect(plain.count == local.count || arguments[0] == "scan")
    }

    /// Times of day as Americans write them, in text and on pages, never in files for programs.
    @Test func clock() throws {
        let american = ["LANG": "en_US.UTF-8"]
        let (report, trip) = (try output(["report"], american), try output(["report", "--trip", "1"], american))
        #expect(report.contains(/[0-9]:[0-9]{2} [AP]M/) && trip.contains(/[0-9]:[0-9]{2} [AP]M/), "\(report)\(trip)")
        #expect(!(report + trip).contains(/[0-9]{2}:[0-9]{2}(?!:?[0-9]| [AP]M)/), "\(report)\(trip)")
        let page = program.directory.file("trip.html")
        _ = try output(["report", "--trip", "1", "--html", page], american)
        #expect(program.directory.text("trip.html").contains("data-clock=\"12\""))
        let plain = ["LANG": "en_US.UTF-8", "LC_TIME": "C"]
        for arguments in [["report", "--json"], ["report", "--csv"], ["report", "--logbook", "--csv"]] {
            #expect(try output(arguments, american) == output(arguments, plain))
        }
    }

    @Test(arguments: [["report", "--json"], ["report", "--csv"], ["report", "--logbook", "--csv"]])
    func programs(arguments: [String]) throws {
        #expect(try output(arguments, ["LANG": "C.UTF-8"]) == output(arguments, locale))
    }

    @Test func pages() throws {
        let page = program.directory.file("trip.html")
        _ = try output(["report", "--trip", "1", "--html", page], locale)
        let text = program.directory.text("trip.html")
        #expect(
            text.contains("<html lang=\"en\" data-decimal-sign=\",\" data-clock=\"24\">")
                && text.contains(/<dd>[0-9]+,[0-9]+ km/))
        // Coordinates of drawings stay those of SVG.
        #expect(!text.contains(/\s(?:x|y|width|height)="[0-9]+,/))
    }

    /// What a driver types is understood as it was shown.
    @Test func typed() throws {
        _ = try output(["config", "set", "fuel-price", "1,79"], locale)
        #expect(try output(["config", "get", "fuel-price"], locale).contains("1.79"))
        #expect(try output(["config", "list"], locale).contains("1,79 EUR/L"))
    }
}
