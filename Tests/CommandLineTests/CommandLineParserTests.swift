import Formats
import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct CommandLineParserTests {
    /// Returns the result of parsing a command line: "scan adapter=x json".
    private static func reading(_ arguments: [String]) throws -> String {
        switch try CommandLineParser.parse(arguments, table: exampleTable) {
        case .help(let subcommand, let isLong):
            return (isLong ? "help " : "short help ") + (subcommand?.name ?? "of all")
        case .version: return "version"
        case .start: return "start"
        case .manual(let page): return "manual" + (page.map { " " + $0 } ?? "")
        case .schema(let document): return "schema" + (document.map { " " + $0 } ?? "")
        case .complete(let words): return "complete " + words.joined(separator: ",")
        case .run(let subcommand, let options):
            let values = subcommand.allFlags.compactMap { flag -> String? in
                guard let value = options.typed(flag) else { return nil }
                return flag.argument == nil ? flag.name : "\(flag.name)=\(value)"
            }
            let operands = options.operands.joined(separator: ",")
            let action = options.action.isEmpty ? [] : ["action=" + options.action]
            return ([subcommand.name] + action + values + (operands.isEmpty ? [] : ["operands=" + operands]))
                .joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("", "start"), ("-h", "short help of all"), ("--help", "help of all"), ("help", "help of all"),
        ("help scan", "help scan"), ("scan --help", "help scan"), ("trip -h", "short help trip"),
        ("scan -j -h", "short help scan"), ("scan -j --help", "help scan"),
        ("scan -jh", "short help scan"), ("scan --adapter -h", "scan adapter=-h"),
        ("--version", "version"), ("-V", "version"), ("manual", "manual"),
        ("manual obdmech.1", "manual obdmech.1"), ("schema", "schema"), ("schema scan", "schema scan"),
        ("complete -- scan -", "complete scan,-"), ("complete", "complete "),
        ("scan", "scan"), ("report --", "report"),
        ("scan --adapter sim:city", "scan adapter=sim:city"), ("scan --adapter=sim:city", "scan adapter=sim:city"),
        ("scan -a sim:city", "scan adapter=sim:city"), ("scan -asim:city", "scan adapter=sim:city"),
        ("scan -jv", "scan json verbose"), ("scan -jva sim:city", "scan adapter=sim:city json verbose"),
        ("scan -jvasim:city", "scan adapter=sim:city json verbose"),
        ("scan --no-save --verbose", "scan no-save verbose"),
        // A value may contain characters with a special meaning elsewhere.
        ("scan --adapter=sim:city?rate=max&quirk=x", "scan adapter=sim:city?rate=max&quirk=x"),
        ("scan -a=x", "scan adapter==x"), ("scan -a --", "scan adapter=--"), ("scan -a -j", "scan adapter=-j"),
        ("scan --adapter --json", "scan adapter=--json"),
        ("report --from 2026-01-01 --to=2026-02-01 -j", "report from=2026-01-01 to=2026-02-01 json"),
        // A unit after a number belongs to it.
        ("vehicle --odometer 76712 mi --tank 14 gal", "vehicle tank=14 gal odometer=76712 mi"),
        ("calibrate --fill-up=9 imp gal", "calibrate fill-up=9 imp gal"),
        ("read rpm --duration 90 s speed", "read duration=90 s operands=rpm,speed"),
        ("trip --fuel-price 3.49 /gal --json", "trip fuel-price=3.49 /gal json"),
        ("read --duration 90 load", "read duration=90 operands=load"),
        // If operands are expected, a negative number is not an option.
        ("config set speed-limit -5", "config action=set operands=speed-limit,-5"),
        // The words of an action's name are no operands.
        ("config", "config action=list"), ("config list", "config action=list"), ("config all", "config action=list"),
        ("config ls", "config action=list"),
        ("config get -j units", "config action=get json operands=units"),
        ("config set units", "config action=set operands=units"),
        ("config list units", "config action=list operands=units"),
        ("config set a b c", "config action=set operands=a,b,c"),
        ("lap gate list", "lap action=gate list"), ("lap gate add a b c", "lap action=gate add operands=a,b,c"),
        ("lap gate --tag x add a b", "lap action=gate add tag=x operands=a,b"),
        // The last one counts.
        ("scan -a one -a two", "scan adapter=two"), ("scan -j --json", "scan json"),
        ("simulate --tcp 35000 --quirk=bytewise", "simulate tcp=35000 quirk=bytewise"),
    ])
    func reads(line: String, reading: String) throws {
        #expect(try Self.reading(line.split(separator: " ").map(String.init)) == reading)
    }

    @Test(arguments: [
        ("scam", "unknown subcommand 'scam'", "did you mean 'scan'?"),
        ("help tirp", "unknown subcommand 'tirp'", "did you mean 'trip'?"),
        ("help scan trip", "unexpected argument 'trip'", "name one subcommand"),
        ("SCAN", "unknown subcommand 'SCAN'", "did you mean 'scan'?"),
        ("con", "unknown subcommand 'con'", "did you mean 'config'?"),
        ("version", "unknown subcommand 'version'", "did you mean '--version'?"),
        ("--verison", "unknown option '--verison'", "did you mean '--version'?"),
        ("diagnose", "unknown subcommand 'diagnose'", "obdmech --help lists them"),
        ("manual x y", "unknown subcommand 'manual'", "obdmech --help lists them"),
        ("-j", "unknown option '-j'", "name a subcommand first: obdmech --help"),
        ("--json scan", "unknown option '--json'", "name a subcommand first: obdmech --help"),
        ("--", "unknown option '--'", "name a subcommand first: obdmech --help"),
        ("scan --colour", "unknown option '--colour'", "did you mean '--color'?"),
        ("scan --colour=red", "unknown option '--colour'", "did you mean '--color'?"),
        ("scan --js", "unknown option '--js'", "did you mean '--json'?"),
        ("scan --no_save", "unknown option '--no_save'", "did you mean '--no-save'?"),
        ("scan --fuel-price 2", "unknown option '--fuel-price'", "see obdmech scan -h"),
        ("report -5", "unknown option '-5'", "see obdmech report -h"),
        ("report -v", "unknown option '-v'", "see obdmech report -h"),
        ("scan -x", "unknown option '-x'", "see obdmech scan -h"),
        ("scan -jx", "unknown option '-x'", "see obdmech scan -h"),
        ("scan -j=yes", "unknown option '-='", "see obdmech scan -h"),
        ("scan --json=yes", "--json takes no value", ""),
        ("scan --json=", "--json takes no value", ""),
        ("scan -a", "--adapter needs a value: --adapter DEVICE", ""),
        ("scan --adapter", "--adapter needs a value: --adapter DEVICE", ""),
        ("scan --adapter=", "--adapter needs a value: --adapter DEVICE", ""),
        ("scan -ja", "--adapter needs a value: --adapter DEVICE", ""),
        ("scan sim:city", "unexpected argument 'sim:city'", "see obdmech scan -h"),
        ("scan -j -", "unexpected argument '-'", "see obdmech scan -h"),
        ("report -- --json", "unexpected argument '--json'", "see obdmech report -h"),
        ("report today", "unexpected argument 'today'", "see obdmech report -h"),
        // Actions.
        ("config frob", "unknown action 'frob'", "obdmech config [get KEY|set KEY VALUE|list [KEY]]"),
        ("config get", "config get needs KEY", "obdmech config get KEY"),
        ("config get a b", "unexpected argument 'b'", "obdmech config get KEY"),
        ("config set a --json", "--json needs get or list", "obdmech config [get KEY|set KEY VALUE|list [KEY]]"),
        ("lap", "name an action for lap", "obdmech lap gate add NAME PLACE…|gate list"),
        ("lap gate", "unknown action 'gate'", "obdmech lap gate add NAME PLACE…|gate list"),
        ("lap gate frob x", "unknown action 'gate frob'", "obdmech lap gate add NAME PLACE…|gate list"),
        ("lap gate add a", "lap gate add needs PLACE", "obdmech lap gate add NAME PLACE…"),
        ("lap gate list x", "unexpected argument 'x'", "obdmech lap gate list"),
        // Rules, whatever the order.
        ("scan --no-save --json", "--no-save cannot be used with --json", ""),
        ("scan --json --no-save", "--no-save cannot be used with --json", ""),
        ("scan --no-save --record x", "--record cannot be used with --no-save", ""),
        ("export --redact", "--redact needs --from", "name a day"),
        ("export --no-save", "--no-save needs --from or --redact", "name either"),
        // Values.
        ("trip --level LOW", "invalid --level 'LOW'", "expected low, high"),
        ("trip --count 11", "invalid --count '11'", "expected a number from 1 to 10"),
        ("trip --count +1", "invalid --count '+1'", "expected a number from 1 to 10"),
        ("trip --tag abcde --tag abcdef --tag a", "--tag has more than 5 characters", ""),
        ("vehicle --tank much", "invalid --tank 'much'", "expected a volume (metric)"),
    ])
    func refuses(line: String, message: String, advice: String) {
        let failure = failure {
            try CommandLineParser.parse(line.split(separator: " ").map(String.init), table: exampleTable)
        }
        #expect(failure?.text == message)
        #expect(failure?.advice == advice)
        #expect(failure?.status == .usage)
    }

    @Test(arguments: [["scan", "-a", ""], ["scan", "--adapter", ""]]) func anEmptyValueIsNone(arguments: [String]) {
        #expect(
            failure { try CommandLineParser.parse(arguments, table: exampleTable) }?.text.contains("needs a value")
                == true)
    }
}
