package import Formats
import Trips

/// A kind of target, and what its address has.
package enum TargetKind: String, CaseIterable, Sendable {
    case folder = "file"
    case mqtt
    case postgresql
    case influx
    case traccar
    case ownTracks = "owntracks"
    case torque
    case lubeLogger = "lubelogger"
    /// A Better Routeplanner.
    case routePlanner = "abrp"
    case openMetrics = "openmetrics"
    case command = "exec"

    /// The version of what it is sent. With another one, everything is delivered again.
    var version: Int64 {
        switch self {
        case .postgresql: Int64(TripTerm.formulas)
        // Scans have other names.
        case .folder: 1
        default: 0
        }
    }

    /// What is said of a kind.
    package struct Row: Hashable, Sendable {
        package var kind: TargetKind
        package var schemes: [String]
        /// The port if the address has none; 0 for a kind without one.
        package var port: UInt16
        package var example: String
        /// The names after the question mark.
        package var options: [String]
        /// The scheme of encrypted connections, and their port; nil for a kind that has none.
        package var encrypted: String?
        package var encryptedPort: UInt16 = 443
        /// Whether it can have a password.
        package var hasPassword = true

        /// Servers have certificates where connections are encrypted.
        fileprivate var allOptions: [String] { options + (encrypted == nil ? [] : ["ca"]) }
    }

    package static let rows = [
        Row(kind: .folder, schemes: ["file"], port: 0, example: "file:/srv/drives", options: [], hasPassword: false),
        Row(
            kind: .mqtt, schemes: ["mqtt"], port: 1883, example: "mqtt://homeassistant.local:1883",
            options: ["discovery", "version"], encrypted: "mqtts", encryptedPort: 8883),
        Row(
            kind: .postgresql, schemes: ["postgresql", "postgres"], port: 5432,
            example: "postgresql://obdmech@db.local/cars", options: ["sslmode", "sslrootcert"]),
        Row(
            kind: .influx, schemes: ["influx"], port: 8086, example: "influx://db.local:8086/cars",
            options: ["org", "bucket", "version"], encrypted: "influx+https"),
        Row(
            kind: .traccar, schemes: ["traccar"], port: 5055, example: "traccar://tracker.local:5055",
            options: ["id", "vehicle"],
            encrypted: "traccar+https", hasPassword: false),
        Row(
            kind: .ownTracks, schemes: ["owntracks"], port: 8083, example: "owntracks://ann@tracker.local:8083/pub",
            options: ["device", "vehicle"], encrypted: "owntracks+https"),
        Row(
            kind: .torque, schemes: ["torque"], port: 80, example: "torque://home.local:8123/api/torque",
            options: ["eml", "id", "vehicle"], encrypted: "torque+https"),
        Row(
            kind: .lubeLogger, schemes: ["lubelogger"], port: 8080, example: "lubelogger://garage.local:8080/1",
            options: ["vehicle"], encrypted: "lubelogger+https"),
        Row(
            kind: .routePlanner, schemes: [], port: 443, example: "abrp://KEY@api.iternio.com",
            options: ["car_model", "vehicle"],
            encrypted: "abrp"),
        Row(
            kind: .openMetrics, schemes: ["openmetrics"], port: 0,
            example: "openmetrics:/var/lib/prometheus/node-exporter/obdmech.prom", options: [], hasPassword: false),
        Row(
            kind: .command, schemes: ["exec"], port: 0, example: "exec:/usr/local/bin/on-trip", options: [],
            hasPassword: false),
    ]

    /// Whether it keeps one car, and cannot know which: it gets no simulated cars unless its address names one.
    package var isOfOneCar: Bool { [.torque, .lubeLogger, .routePlanner].contains(self) }

    /// Whether an address is a path: of a folder, a file or a program.
    package var isPath: Bool { row.port == 0 }

    package var row: Row {
        guard let row = Self.rows.first(where: { $0.kind == self }) else { preconditionFailure("no row of \(self)") }
        return row
    }
}

/// Where to something is sent: `SCHEME://[USER@]HOST[:PORT][/PATH][?NAME=VALUE&…]`, or a path such as `file:FOLDER`.
package struct PublishTarget: Hashable, Sendable {
    package var name: String
    /// The address as the user wrote it. It has no password.
    package var url: String
    /// A file whose first line is the password or token.
    package var passwordFile: String?

    package let kind: TargetKind
    /// Whether the connection is encrypted.
    package let isEncrypted: Bool
    package let user: String?
    package let host: String
    package let port: UInt16
    /// Without a slash at its beginning; for a folder, its path.
    package let path: String
    package let options: [String: String]

    package static let nameLimit = 64

    /// Throws for an address that cannot be.
    package init(name: String, url: String, passwordFile: String? = nil) throws(PublishError) {
        guard !name.isEmpty, name.utf8.count <= Self.nameLimit, name.allSatisfy(Self.isOfNames), name.first != "-"
        else {
            throw .wrongName(name)
        }
        guard let colon = url.firstIndex(of: ":") else { throw .wrongAddress(url) }
        let scheme = url[..<colon].lowercased()
        guard let row = TargetKind.rows.first(where: { $0.schemes.contains(scheme) || $0.encrypted == scheme }) else {
            throw .wrongAddress(url)
        }
        self.name = name
        self.url = url
        self.passwordFile = passwordFile
        kind = row.kind
        isEncrypted = scheme == row.encrypted
        var rest = url[url.index(after: colon)...]
        if row.kind.isPath {
            if rest.hasPrefix("///") { rest = rest.dropFirst(2) }
            guard !rest.isEmpty, !rest.hasPrefix("//") else { throw .wrongAddress(url) }
            user = nil
            host = ""
            port = 0
            path = String(rest)
            options = [:]
            return
        }
        guard rest.hasPrefix("//"), url.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) }) else {
            throw .wrongAddress(url)
        }
        rest = rest.dropFirst(2)
        options = try Self.options(Self.cut(&rest, from: "?"), row, url)
        path = Self.cut(&rest, from: "/").map(String.init) ?? ""
        var user: String?
        if let at = rest.lastIndex(of: "@") {
            guard !rest[..<at].contains(":") else { throw .passwordInAddress }
            user = URLText.decoded(rest[..<at])
            rest = rest[rest.index(after: at)...]
        }
        // The planner distinguishes programs by their keys.
        guard user != nil || row.kind != .routePlanner else { throw .wrongAddress(url) }
        self.user = user
        guard let authority = Self.hostAndPort(rest, defaultPort: isEncrypted ? row.encryptedPort : row.port) else {
            throw .wrongAddress(url)
        }
        host = authority.host
        port = authority.port
    }

    private static func isOfNames(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
    }

    /// Removes everything from a character on, and returns what follows it.
    private static func cut(_ text: inout Substring, from character: Character) -> Substring? {
        guard let place = text.firstIndex(of: character) else { return nil }
        defer { text = text[..<place] }
        return text[text.index(after: place)...]
    }

    private static func options(
        _ text: Substring?, _ row: TargetKind.Row, _ url: String
    ) throws(PublishError) -> [String: String] {
        var options: [String: String] = [:]
        for option in text?.split(separator: "&") ?? [] {
            let pair = option.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, let value = URLText.decoded(pair[1]) else { throw .wrongAddress(url) }
            let name = String(pair[0])
            guard !["password", "passwd", "token"].contains(name) else { throw .passwordInAddress }
            guard row.allOptions.contains(name) else { throw .unknownOption(name, row) }
            options[name] = value
        }
        return options
    }

    private static func hostAndPort(_ text: Substring, defaultPort: UInt16) -> (host: String, port: UInt16)? {
        var host = text
        var port: UInt16? = defaultPort
        let bracket = text.lastIndex(of: "]")
        if let colon = text.lastIndex(of: ":"), bracket.map({ $0 < colon }) ?? true {
            port = UInt16(text[text.index(after: colon)...])
            host = text[..<colon]
        }
        if host.hasPrefix("[") {
            guard host.hasSuffix("]") else { return nil }
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard let port, !host.isEmpty, port > 0 else { return nil }
        return (String(host), port)
    }

    /// Whether it gets what there is of a car.
    /// - Parameter isReal: false for what was simulated, played or replayed.
    package func wants(_ car: PublishedCar, isReal: Bool) -> Bool {
        guard let vehicle = options["vehicle"] else { return isReal || !kind.isOfOneCar }
        return car.isNamed(vehicle)
    }

    /// The host and port as addresses have them.
    package var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

/// What can be wrong with targets and with delivering to them.
package enum PublishError: UserError, Hashable {
    case wrongName(String)
    case wrongAddress(String)
    case passwordInAddress
    /// A target of one car, whose address names none, while there are several.
    case severalCars
    /// A password of a target that has none.
    case needlessPassword(TargetKind)
    case unknownOption(String, TargetKind.Row)
    case exists(String)
    case unknownTarget(String, known: [String])
    case noTargets
    case damagedList(String)
    case cannotRead(String, reason: String)
    case cannotWrite(String, reason: String)
    case openToOthers(String)
    /// Another process delivers to the target.
    case busy(String)
    case noAccount
    case unknownAccount(String)
    case noPassword
    /// Typed again, it was another one.
    case passwordsDiffer
    /// The new password is the one that it replaces, such as the code of an invitation.
    case samePassword
    case noKind
    case noCar(String)
    /// What went wrong at a target.
    case ofTarget(String, UserMessage)
    /// The target could not be reached or refused something; it is tried again.
    case delivery(String)

    package var message: UserMessage {
        switch self {
        case .wrongName(let name):
            UserMessage(
                "invalid name '\(name)'", advice: "a name has up to 64 letters, digits, dots, hyphens and underscores")
        case .wrongAddress(let url):
            UserMessage(
                "invalid address '\(url)'",
                advice: "such as " + Format.list(TargetKind.rows.map(\.example)))
        case .passwordInAddress:
            UserMessage(
                "an address must not have a password",
                advice: "others can read it; name a file that has it: --password-file FILE")
        case .severalCars:
            UserMessage(
                "the address names no car, and there are several", advice: "add ?vehicle=NAME to it", status: .output)
        case .needlessPassword(let kind):
            UserMessage("\(kind.rawValue) has no password", advice: "leave out --password-file")
        case .unknownOption(let name, let row):
            UserMessage(
                "unknown option '\(name)' of an address of \(row.kind.rawValue)",
                advice: row.allOptions.isEmpty ? "it has none" : "it has " + Format.list(row.allOptions))
        case .exists(let name):
            UserMessage("there is already a target '\(name)'", advice: "obdmech publish remove \(name)")
        case .unknownTarget(let name, let known):
            UserMessage(
                "no target '\(name)'",
                advice: known.isEmpty ? "obdmech publish add NAME URL" : "there is " + Format.list(known))
        case .noTargets: UserMessage("there are no targets", advice: "obdmech publish add NAME URL")
        case .damagedList(let path):
            UserMessage("the list of targets '\(path)' is damaged", advice: "mend it, or remove it and add them again")
        case .cannotRead(let path, let reason): "cannot read '\(path)': \(reason)"
        case .cannotWrite(let path, let reason): UserMessage("cannot write '\(path)': \(reason)", status: .output)
        case .openToOthers(let path):
            UserMessage("others can read the password in '\(path)'", advice: "chmod 600 \(path)")
        case .busy(let name):
            UserMessage(
                "another process publishes to '\(name)'", advice: "it delivers what is new by itself", status: .output)
        case .noAccount:
            UserMessage("no account is used", advice: "obdmech account login postgresql://USER@HOST/DATABASE")
        case .unknownAccount(let name): UserMessage("no account '\(name)'", advice: "obdmech account list")
        case .noPassword: UserMessage("no new password", advice: "name a file that has it: --new-password-file FILE")
        case .passwordsDiffer: UserMessage("the two passwords differ", advice: "nothing was changed")
        case .samePassword:
            UserMessage("the new password is the one that you have", advice: "choose one that nobody else knows")
        case .noKind:
            UserMessage(
                "no kind of account",
                advice: "--kind " + PostgresSchema.AccountKind.allCases.map(\.rawValue).joined(separator: "|"))
        case .noCar(let car):
            UserMessage("no car '\(car)' in the database", advice: "is it published, and the VIN right?")
        case .ofTarget(let name, let message):
            UserMessage("\(name): \(message.text)", advice: message.advice, status: message.status)
        case .delivery(let text): UserMessage("\(text)", status: .output)
        }
    }

    package static func == (left: PublishError, right: PublishError) -> Bool { left.message == right.message }
    package func hash(into hasher: inout Hasher) { hasher.combine(message) }
}
