import OBD

/// ELM327 firmware versions, oldest first. There never was a v1.5.
package enum ELMVersion: String, CaseIterable, Comparable, Sendable {
    case v10 = "v1.0"
    case v10a = "v1.0a"
    case v11 = "v1.1"
    case v12 = "v1.2"
    case v12a = "v1.2a"
    case v13 = "v1.3"
    case v13a = "v1.3a"
    case v14 = "v1.4"
    case v14b = "v1.4b"
    case v20 = "v2.0"
    case v21 = "v2.1"
    case v22 = "v2.2"
    case v23 = "v2.3"

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    package static func < (left: ELMVersion, right: ELMVersion) -> Bool { left.rank < right.rank }
}

/// The firmware of an adapter: how it identifies itself and which commands it supports.
package struct Firmware: Sendable {
    /// The name by which a user selects it.
    package let name: String
    /// The response to AT I.
    package let identity: String
    /// The response to AT @1.
    var description = "OBDII to RS232 Interpreter"
    /// The version that decides which AT commands are supported.
    let version: ELMVersion
    /// Commands of that version that are not supported all the same.
    var unknown: Set<String> = []
    /// Whether the ST commands are supported.
    var isSTN = false
    /// What it speaks if it knows no AT commands at all.
    package enum Language: Sendable {
        case elm
        /// CAN frames, passed on as they are.
        case slcan
        /// Messages of ISO 13400-2: it is no adapter, but a car behind a cable for Ethernet.
        case doip
    }

    package var language = Language.elm

    /// The genuine firmwares; clones are in `Quirks`.
    package static let all: [Firmware] =
        ELMVersion.allCases.map { Firmware(name: $0.rawValue, identity: "ELM327 \($0.rawValue)", version: $0) } + [
            Firmware(
                name: "stn", identity: "ELM327 v1.4b", description: "SCANTOOL.NET LLC", version: .v14b, isSTN: true),
            Firmware(name: slcanName, identity: "slcan", version: .v10, language: .slcan),
            Firmware(name: "doip", identity: "DoIP", version: .v10, language: .doip),
        ]

    /// Returns the firmware with this name; throws `noIdentity` if there is none.
    package static func named(_ name: String) throws(SimulatorOptionError) -> Firmware {
        if let firmware = all.first(where: { $0.name == name }) { return firmware }
        throw SimulatorOptionError.noIdentity(name)
    }

    package static let slcanName = "slcan"

    /// The one that a car has unless the user names another.
    package static func usual(of car: VirtualCar) -> String { car.bus == .j1939 ? slcanName : standard.name }

    static let cloneV15 = Firmware(
        name: "clone-v1.5", identity: "ELM327 v1.5", version: .v14,
        unknown: ["AL", "AT", "@1", "@2", "CRA", "PPS", "FE", "KW", "SS"])
    static let cloneV21 = Firmware(
        name: "clone-v2.1", identity: "ELM327 v2.1", version: .v13, unknown: ["AL", "PPS"])

    package static let standard = Firmware(name: "v2.1", identity: "ELM327 v2.1", version: .v21)

    /// Whether a request may end in a response count: the number of lines to wait for.
    var knowsCountDigit: Bool { version >= .v13 }

    func knows(_ command: ATCommand) -> Bool { version >= command.since && !unknown.contains(command.name) }
}
