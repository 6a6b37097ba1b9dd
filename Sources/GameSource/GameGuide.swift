package import GamePackets

/// The way through a game's menus to its telemetry: a row.
package struct GameGuide: Sendable {
    /// The name on the command line.
    package let name: String
    package let title: String
    package let port: UInt16
    /// The games whose packets are expected.
    package let games: [Game]
    /// What to do in the game; `ADDRESS` and `PORT` stand for this computer's.
    package let steps: [String]
    /// What else to know.
    package var notes: [String] = []

    package static func named(_ name: String) -> GameGuide? { all.first { $0.name == name } }

    private static let anyPort = CodemastersPackets.defaultPort

    package static let all: [GameGuide] = [
        GameGuide(
            name: "forza-horizon", title: "Forza Horizon 4, 5 and 6", port: anyPort, games: [.forzaHorizon],
            steps: [
                "Open SETTINGS > HUD AND GAMEPLAY.", "Set DATA OUT to ON.",
                "Set DATA OUT IP ADDRESS to ADDRESS.", "Set DATA OUT IP PORT to PORT.",
            ],
            notes: [
                "On the same computer, the versions from the Microsoft Store may send to 127.0.0.1 only after "
                    + "CheckNetIsolation LoopbackExempt -a -n=PACKAGE in Windows.",
                "Avoid the ports 5200 to 5300, which the game uses itself.",
            ]),
        GameGuide(
            name: "forza-motorsport", title: "Forza Motorsport (2023)", port: anyPort,
            games: [.forzaMotorsport, .forza],
            steps: [
                "Open SETTINGS > GAMEPLAY & HUD > UDP RACE TELEMETRY.", "Set DATA OUT to ON.",
                "Set DATA OUT IP ADDRESS to ADDRESS.", "Set DATA OUT IP PORT to PORT.",
                "Set DATA OUT PACKET FORMAT to CAR DASH.",
            ], notes: ["With the format SLED there are no laps, pedals or positions."]),
        GameGuide(
            name: "forza-motorsport-7", title: "Forza Motorsport 7", port: anyPort, games: [.forzaMotorsport, .forza],
            steps: [
                "Open SETTINGS > HUD.", "Set DATA OUT to ON.", "Set DATA OUT IP ADDRESS to ADDRESS.",
                "Set DATA OUT IP PORT to PORT.", "Set DATA OUT PACKET FORMAT to CAR DASH.",
            ], notes: ["With the format SLED there are no laps, pedals or positions."]),
        GameGuide(
            name: "assetto-corsa", title: "Assetto Corsa", port: AssettoCorsaPackets.defaultPort,
            games: [.assettoCorsa],
            steps: [
                "Nothing needs to be set: the game answers whoever asks it.", "Allow UDP port 9996 in its firewall.",
                "Start a session: in its menus the game does not answer.",
            ], notes: ["Give --connect with the address of the computer on which the game runs."]),
        GameGuide(
            name: "dirt-rally", title: "Dirt Rally and Dirt Rally 2.0", port: CodemastersPackets.defaultPort,
            games: [.dirt],
            steps: [
                "Close the game, and open hardware_settings_config.xml in the folder hardwaresettings of My Games/DiRT "
                    + "Rally 2.0 in your documents. With Proton, these are in "
                    + "steamapps/compatdata/690790/pfx/drive_c/users/steamuser.",
                "Change the line of udp to <udp enabled=\"true\" extradata=\"3\" ip=\"ADDRESS\" port=\"PORT\" delay=\"1\" />.",
                "Start the game, and a stage.",
            ], notes: ["With a lower extradata, packets are shorter and tell less."]),
        GameGuide(
            name: "f1", title: "F1 2021 to F1 23", port: F1Packets.defaultPort, games: [.f12021, .f12022, .f12023],
            steps: [
                "Open Game Options > Settings > Telemetry Settings.", "Set UDP Telemetry to On.",
                "Set UDP Broadcast Mode to Off.", "Set UDP IP Address to ADDRESS.", "Set UDP Port to PORT.",
                "Set UDP Send Rate to 60Hz.", "Set UDP Format to the year of the game, at most 2023.",
            ], notes: ["Set Your Telemetry to Public to send everything."]),
    ]
}
