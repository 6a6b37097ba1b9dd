package import GamePackets

/// The way through a game's menus to its telemetry: a row.
package struct GameGuide: Sendable {
    /// The name on the command line.
    package let name: String
    package let title: String
    package let port: UInt16
    /// The games whose packets are expected.
    package let games: [Game]
    /// What to do in the game; `{address}` and `{port}` stand for this computer's.
    package let steps: [String]
    /// What else to know.
    package var notes: [String] = []

    package static func named(_ name: String) -> GameGuide? { all.first { $0.name == name } }

    /// Games that no program on Linux reads by itself, and why.
    package static let unreadable: [(name: String, title: String, reason: String)] = [
        (
            "iracing", "iRacing",
            "the game keeps its telemetry in the memory of Windows, and sends nothing over the network"
        ),
        (
            "raceroom", "RaceRoom",
            "the game keeps its telemetry in the memory of Windows, and sends nothing over the network"
        ),
    ]

    private static let anyPort = CodemastersPackets.defaultPort
    /// Who knows how the settings are really called is welcome to say so.
    private static let untried = "These steps were not tried on the game; the names in its menus may differ."

    package static let all: [GameGuide] = byUs + byDocuments + byMemory

    /// The guides whose steps are known from people who play.
    private static let byUs: [GameGuide] = [
        GameGuide(
            name: "forza-horizon", title: "Forza Horizon 4, 5 and 6", port: anyPort, games: [.forzaHorizon],
            steps: [
                "Open SETTINGS > HUD AND GAMEPLAY.", "Set DATA OUT to ON.",
                "Set DATA OUT IP ADDRESS to {address}.", "Set DATA OUT IP PORT to {port}.",
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
                "Set DATA OUT IP ADDRESS to {address}.", "Set DATA OUT IP PORT to {port}.",
                "Set DATA OUT PACKET FORMAT to CAR DASH.",
            ], notes: ["With the format SLED there are no laps, pedals or positions."]),
        GameGuide(
            name: "forza-motorsport-7", title: "Forza Motorsport 7", port: anyPort, games: [.forzaMotorsport, .forza],
            steps: [
                "Open SETTINGS > HUD.", "Set DATA OUT to ON.", "Set DATA OUT IP ADDRESS to {address}.",
                "Set DATA OUT IP PORT to {port}.", "Set DATA OUT PACKET FORMAT to CAR DASH.",
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
                "Change the line of udp to <udp enabled=\"true\" extradata=\"3\" ip=\"{address}\" port=\"{port}\" delay=\"1\" />.",
                "Start the game, and a stage.",
            ], notes: ["With a lower extradata, packets are shorter and tell less."]),
        GameGuide(
            name: "f1", title: "F1 2021 to F1 25, and its season of 2026", port: F1Packets.defaultPort,
            games: [.f12021, .f12022, .f12023, .f12024, .f12025, .f12026],
            steps: [
                "Open Game Options > Settings > Telemetry Settings.", "Set UDP Telemetry to On.",
                "Set UDP Broadcast Mode to Off.", "Set UDP IP Address to {address}.", "Set UDP Port to {port}.",
                "Set UDP Send Rate to 60Hz.", "Set UDP Format to the year of the game.",
            ],
            notes: [
                "Set Your Telemetry to Public to send everything.",
                "From F1 24 on these steps were not tried on the game.",
            ]),
    ]

    /// The guides made from documents alone.
    private static let byDocuments: [GameGuide] = [
        GameGuide(
            name: "gran-turismo-7", title: "Gran Turismo 7", port: GranTurismoPackets.replyPort,
            games: [.granTurismo7],
            steps: [
                "Nothing needs to be set: the PlayStation answers whoever asks it.",
                "Find its address in its Settings > Network > Connection Status.",
                "Allow UDP port 33740 in the firewall of this computer, and drive.",
            ],
            notes: [
                "Give --connect with the address of the PlayStation.",
                "In replays and in Sport Mode the game sends less.", untried,
            ]),
        GameGuide(
            name: "ea-wrc", title: "EA Sports WRC", port: Game.eaWRC.port, games: [.eaWRC],
            steps: [
                "Start the game once, and close it.",
                "Open config.json in My Games/WRC/telemetry of your documents. With Proton, these are in "
                    + "steamapps/compatdata/1849250/pfx/drive_c/users/steamuser.",
                "For the structure wrc and the packet session_update, set bEnabled to true, ip to \"{address}\", port to "
                    + "{port} and frequencyHz to -1.",
                "Start a stage.",
            ],
            notes: ["For a structure of your own, give its file with --structure.", untried]),
        GameGuide(
            name: "beamng", title: "BeamNG.drive", port: Game.beamNG.port, games: [.beamNG],
            steps: [
                "Open Options > Others > Protocols (in older versions Options > Others > Utilities).",
                "Turn on OutGauge, and MotionSim if you like.", "Set the IP address to {address}.",
                "Set the port to {port}.",
            ],
            notes: ["Both may send to the same port. The game tells no laps.", untried]),
        GameGuide(
            name: "live-for-speed", title: "Live for Speed", port: Game.liveForSpeed.port, games: [.liveForSpeed],
            steps: [
                "Close the game, and open cfg.txt in its folder.",
                "Set OutGauge Mode 1, OutGauge Delay 1, OutGauge IP {address} and OutGauge Port {port}.",
                "For accelerations and positions also set OutSim Opts ff, OutSim Mode 1, OutSim Delay 1, and the same IP "
                    + "and port.",
                "Start the game, and drive in the cockpit view.",
            ],
            notes: [
                "OutSim comes only in the views from the car. Laps are timed from it; the game tells none.", untried,
            ]),
        GameGuide(
            name: "automobilista-2", title: "Automobilista 2 and Project CARS 2", port: Game.automobilista2.port,
            games: [.automobilista2],
            steps: [
                "Open Options > System.", "Set UDP Protocol Version to Project CARS 2.",
                "Set UDP Frequency to 4 or less.",
                "Let it send to the network of {address}, port {port}: it sends to all computers there.",
            ],
            notes: [
                "Add --game automobilista-2 to share the port with other programs on this computer.",
                "Broadcasts slow down a wireless network: use a cable, or a lower frequency.", untried,
            ]),
        GameGuide(
            name: "wreckfest-2", title: "Wreckfest 2", port: Game.wreckfest2.port, games: [.wreckfest2],
            steps: [
                "Close the game, and open telemetry/config.json in My Games/Wreckfest 2 of your documents.",
                "In the entry of udp, set enabled to 1, ip to \"{address}\" and port to {port}; leave packet main on.",
                "Start the game, and a race.",
            ], notes: [untried]),
        GameGuide(
            name: "richard-burns-rally", title: "Richard Burns Rally (NGP)", port: Game.richardBurnsRally.port,
            games: [.richardBurnsRally],
            steps: [
                "Close the game, and open RichardBurnsRally.ini in its folder.",
                "In the section NGP, set udpTelemetry=1, udpTelemetryAddress={address} and udpTelemetryPort={port}.",
                "Start the game, and a stage.",
            ], notes: [untried]),
        GameGuide(
            name: "assetto-corsa-competizione", title: "Assetto Corsa Competizione",
            port: Game.assettoCorsaCompetizione.port, games: [.assettoCorsaCompetizione],
            steps: [
                "Close the game, and open Config/broadcasting.json in Assetto Corsa Competizione of your documents.",
                "Set updListenerPort to 9000 and connectionPassword to \"asd\", or give yours in the environment variable "
                    + "OBDMECH_GAME_PASSWORD.",
                "Start the game, and a session.",
            ],
            notes: [
                "Give --connect with the address of the computer on which the game runs.",
                "The game sends laps, speed and gear, but neither engine speed nor pedals.", untried,
            ]),
    ]

    /// What a game under Proton needs so that its memory can be read.
    private static let bridged =
        "Start a bridge beside the game that shows its memory in /dev/shm, such as simshmbridge: "

    /// The guides of games that send nothing, and are read from memory.
    private static let byMemory: [GameGuide] = [
        GameGuide(
            name: "assetto-corsa-evo", title: "Assetto Corsa EVO", port: 0, games: [.assettoCorsaEvo],
            steps: [
                bridged + "its files are acevo_pmf_physics, acevo_pmf_graphics and acevo_pmf_static.",
                "Start a session.",
            ],
            notes: [
                "The game does not report the wear of tires.",
                "Assetto Corsa and Competizione can be read so, too: obdmech dash --game assetto-corsa --connect /dev/shm.",
                untried,
            ]),
        GameGuide(
            name: "le-mans-ultimate", title: "Le Mans Ultimate", port: 0, games: [.leMansUltimate],
            steps: [bridged + "its file is LMU_Data.", "Start a session, and drive."], notes: [untried]),
        GameGuide(
            name: "rfactor-2", title: "rFactor 2", port: 0, games: [.rFactor2],
            steps: [
                "Copy rFactor2SharedMemoryMapPlugin64.dll to Bin64/Plugins of the game, and enable it in "
                    + "CustomPluginVariables.JSON.",
                bridged + "its files are $rFactor2SMMP_Telemetry$ and $rFactor2SMMP_Scoring$.",
                "Start a session, and drive.",
            ], notes: [untried]),
    ]
}
