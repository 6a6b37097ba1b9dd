package import CommandLine
package import Telemetry

/// The command line of `obdmech serve`, which `obdmech` checks and documents and `obdmech-serve` runs.
package enum ServeCommandLine {
    package static let listen = Flag(
        "listen", .text("ADDRESS:PORT"),
        "Serve on this address of this computer. Default: 127.0.0.1:8080, which only this computer reaches. Port 0 is one "
            + "that is free. For any other address than that of this computer itself a token is needed.")
    package static let token: Flag<String?> = Flag(
        "token", .text("TEXT"), excludes: [tokenFile],
        "Serve only those who know this token. It has at least 8 characters where others reach the address. A browser gives it once, in the address, and "
            + "keeps a cookie for 30 days; a program gives it as Authorization: Bearer TEXT. Other users of this computer "
            + "can see it while the program runs; see --token-file.")
    package static let tokenFile = Flag(
        "token-file", .text("FILE", .file), "Read the token from this file, its first line.")
    package static let certificate = Flag(
        "certificate", .text("FILE", .file), requires: [key], advice: "name the key of the certificate",
        "Serve by HTTPS with this certificate. It is a PEM file, with all certificates of its chain.")
    package static let key: Flag<String?> = Flag(
        "key", .text("FILE", .file), requires: [certificate], advice: "name the certificate of the key",
        "The private key of --certificate. It is a PEM file.")

    package static let edit = Flag(
        "edit", .switch,
        "Allow changes from pages. They are the driver, tags and note of a trip, and a repair. Whoever may read can then "
            + "make them."
    )

    package static let phones: Flag<UInt16?> = Flag(
        "phones", .whole("PORT", 1...UInt16.max, expected: "a port, 1 to 65535"), isRare: true,
        "Hand what phones send to /phone to this port. An obdmech log -a gps:listen:PORT on this computer receives it: "
            + "OwnTracks, Traccar Client and Torque then need only the address and the token of the pages.")

    package static let units = Flag(
        "units", .choice("SYSTEM", of: UnitSystem.self, expected: "metric, us or imperial"), heading: .output,
        isRare: true, "Show values in metric, us or imperial units. Default: the units setting.")

    package static let flags: [AnyFlag] = [listen, token, tokenFile, certificate, key, edit, phones, units]

    package static let description = [
        "Shows what was recorded, and what is being recorded, in a browser: on this computer or, with a token, on a phone "
            + "or a tablet in the same network. It runs until Ctrl-C, only reads unless --edit is given, and loads nothing "
            + "from elsewhere. It can be started before a trip, finds the trip when it begins, and shows it live: "
            + "/live has the designs of obdmech dash, a map and all values. obdmech trip --serve starts it with a trip.",
        "/camera shows what obdmech camera records now, and its clips, and the page of a trip plays them in step with its "
            + "charts. /traffic has the traffic cameras of the traffic-list setting, and fetches the picture of one when you "
            + "tap it.",
        "On an address that others reach, it shows a QR code with the address and the token, for the phone's camera. "
            + "Without --certificate, others on the same network can read everything. Without a token, every user of this "
            + "computer can see the pages.",
        "Programs can read /trip/N.json, /live/events (server-sent events, whose data are the lines of trip --json), "
            + "/metrics (totals of each car for Prometheus, by obdmech-publish) and /healthz.",
        "A systemd socket can start it (obdmech-serve.socket): it then serves on that socket, whatever --listen says.",
        "It is the program obdmech-serve, in a Debian package of the same name.",
    ]

    package static let examples: [(command: String, purpose: String)] = [
        ("obdmech serve", "show everything at http://127.0.0.1:8080/"),
        ("obdmech serve --listen 192.168.1.5:8080 --token correct-horse", "show it on a phone in the same network"),
    ]

    /// As it stands in the table of `obdmech`.
    /// - Parameter more: flags of other subcommands that it has, too.
    package static func subcommand(_ more: @autoclosure @escaping @Sendable () -> [AnyFlag] = []) -> Subcommand {
        Subcommand(
            name: "serve", chapter: .history, isRare: true, summary: "show everything in a browser",
            description: description, flags: flags + more(), examples: examples)
    }
}
