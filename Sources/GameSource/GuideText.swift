package import Formats
package import GamePackets
import System
package import Transports

/// The texts of one guide.
package struct GuideText {
    package let guide: GameGuide
    package let host: String?
    package let port: UInt16
    package let asked: UDPSocket?

    /// - Parameter asked: the socket of a game that must be asked for packets; nil for one that sends.
    package init(guide: GameGuide, host: String?, port: UInt16, asked: UDPSocket?) {
        self.guide = guide
        self.host = host
        self.port = port
        self.asked = asked
    }

    /// "192.168.1.5".
    package var address: String {
        host ?? NetworkInterfaces.addresses().first?.address ?? "the address of this computer"
    }

    /// Whether nothing is sent to this computer.
    private var isInMemory: Bool { guide.games.allSatisfy(\.isInMemory) }

    package var command: String {
        if isInMemory { return "obdmech trip --game \(guide.name)" }
        if let asked { return "obdmech trip --game \(guide.name) --connect \(asked.address)" }
        let shares = guide.games.contains(where: \.isBroadcast)
        return "obdmech trip \(shares ? "--game \(guide.name) " : "")--listen \(host.map { "\($0):" } ?? "")\(port)"
    }

    package func instructions(_ presentation: Presentation) -> [String] {
        var lines = [guide.title, ""]
        if asked == nil, !isInMemory {
            let addresses = NetworkInterfaces.addresses()
            lines += addresses.map { address in
                let use = address.isLoopback ? "if the game runs on this computer" : address.interface
                return "  \(address.address)  \(use)"
            }
            lines += ["  UDP port \(port)", ""]
        }
        for (index, step) in steps.enumerated() {
            lines += presentation.wrapped("\(index + 1). \(step)", indent: 3)
        }
        for note in guide.notes { lines += [""] + presentation.wrapped(note) }
        return lines + [""]
    }

    /// What to do in the game, with the address and the port of this computer.
    package var steps: [String] {
        guide.steps.map { step in
            [("{address}", address), ("{port}", "\(port)")].reduce(step) { text, name in
                text.split(separator: name.0, omittingEmptySubsequences: false).joined(separator: name.1)
            }
        }
    }

    package func line(_ text: String) -> String { "\(TextStyle.green("ok"))  \(text)" }

    package func text(_ step: GuideProgress.Step, _ details: GameDetails) -> String {
        switch step {
        case .listening: ""
        case .arriving: "packets arrive"
        case .recognized: "they are from \(details.game?.title ?? guide.title)"
        case .driving: "the car is moving"
        }
    }

    package func hint(_ issue: GuideProgress.Issue) -> [String] {
        let texts: [String]
        switch issue {
        case .nothingArrives where isInMemory:
            texts = ["nothing is written to \(GameMemoryFiles.usualFolder): check that game and bridge run, and drive"]
        case .nothingArrives where asked != nil:
            texts = ["no answer: the game answers only in a session; check the address and the game's firewall"]
        case .nothingArrives:
            texts =
                ["nothing arrives: check that the game sends to \(address), port \(port), and that you are driving"]
                + (host.map { ["only packets to \($0) are received; leave out the address to receive all"] } ?? [])
                + Firewall.hints(port: port)
        case .unknownPackets(let kind): texts = ["\(kind.text) arrive"]
        case .otherGame(let game): texts = ["packets from \(game.title) arrive, not from \(guide.title)"]
        case .onlyMenu: texts = ["the game is sending, but is in a menu: start a race"]
        case .damaged: texts = ["packets with impossible content arrive: check the packet format in the game"]
        }
        return texts.map { "--  \($0)" }
    }
}

/// The firewalls of this computer that may keep packets away, as far as their files say.
private enum Firewall {
    static func hints(port: UInt16) -> [String] {
        var hints: [String] = []
        if SystemFile.text("/etc/ufw/ufw.conf")?.split(separator: "\n").contains("ENABLED=yes") == true {
            hints.append("the firewall ufw is on: sudo ufw allow \(port)/udp")
        }
        if SystemFile.exists("/run/firewalld") {
            hints.append("firewalld is on: sudo firewall-cmd --add-port=\(port)/udp")
        }
        return hints
    }
}
