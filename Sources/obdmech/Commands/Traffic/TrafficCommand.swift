import CommandLine
import Documents
import Formats
import History
import Interchange
import Reports
import Routes
import Settings
import Storage
import System
import Terminal
import Traffic
import Trips

/// `obdmech traffic`: pictures of the user's own list of traffic cameras.
enum TrafficCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction(
            "list", "list the cameras", operands: [.rest("WORD")], flags: [.trafficRegion], isDefault: true, run: list),
        CommandAction(
            "show", "fetch the picture of a camera", operands: [.one("CAMERA"), .rest("WORD")],
            flags: [.trafficTo, .trafficOpen, .trafficTimeout, .trafficNew], run: show),
        CommandAction(
            "near", "list the cameras at a position or along a route", operands: [.optional("LAT,LON")],
            flags: [.trafficRoute, .trafficTrip, .trafficPlace, .trafficRadius], run: near),
    ]

    // MARK: Lists

    /// The files that are given, or else those of the setting.
    private static func paths(_ given: [String], _ call: Call) throws -> [String] {
        let set = try call.settings.trafficList?.split(separator: ":").map(String.init) ?? []
        return given.isEmpty ? set : given
    }

    private static func cameras(_ call: Call) throws -> [TrafficCamera] {
        let cameras = try TrafficCameraList.cameras(of: paths(call[.trafficList], call))
        if let word = call[.trafficLanguage], let language = language(call),
            !cameras.contains(where: { $0.isIn(language) })
        {
            Output.warn(TrafficWarning.noTexts(language: word))
        }
        return cameras
    }

    /// Those of --traffic that have a position; nil without it.
    static func onRoads(_ call: Call) throws -> [RoadCamera]? {
        guard call.isGiven(.traffic) else { return nil }
        let all = try TrafficCameraList.cameras(of: paths(call[.traffic].filter { !$0.isEmpty }, call))
        let language = language(call)
        return all.compactMap { camera in
            camera.place.map {
                RoadCamera(
                    key: camera.key, region: camera.region(in: language), name: camera.name(in: language), place: $0)
            }
        }
    }

    private static func language(_ call: Call) -> String? {
        let word = call[.trafficLanguage] ?? call.environment["LC_ALL"] ?? call.environment["LANG"] ?? ""
        return TrafficCamera.language(word)
    }

    private static func write(_ cameras: [TrafficCameraFacts], none: String, _ call: Call) throws {
        let presentation = try call.presentation
        let lines =
            call[.json]
            ? TrafficDocuments.json(cameras).documentLines
            : cameras.isEmpty ? [none] : TrafficReport.text(cameras, presentation)
        try call.screen.show(lines)
    }

    private static func list(_ call: Call) throws {
        let language = language(call)
        // Without a list there is nothing to list; a search in none is a mistake.
        if try call.operands.isEmpty && call[.trafficRegion] == nil && paths(call[.trafficList], call).isEmpty {
            let none = "No list of traffic cameras yet: obdmech config set traffic-list FILE names one."
            try write([], none: none, call)
            return
        }
        var found = try cameras(call).filter { $0.matches(call.operands) }
        if let region = call[.trafficRegion] { found.removeAll { !$0.isIn(region: region) } }
        // By region, in the order in which the list names them first.
        let shown = found.map { TrafficCameraFacts($0, language) }
        let regions = shown.map { $0.region ?? "" }
        let order = Dictionary(zip(regions, regions.indices), uniquingKeysWith: min)
        let sorted = shown.enumerated().sorted {
            (order[$0.element.region ?? ""] ?? 0, $0.offset) < (order[$1.element.region ?? ""] ?? 0, $1.offset)
        }.map(\.element)
        try write(sorted, none: "No camera of the list matches.", call)
    }

    // MARK: Pictures

    private static func show(_ call: Call) throws {
        let target = try call[.trafficTo].map { try OutputFile($0) }
        let camera = try camera(call.operands, try cameras(call), language(call))
        let picture = try TrafficPicture(
            of: camera, limitS: call[.trafficTimeout] ?? 20, isNew: call[.trafficNew],
            in: call.environment.trafficPictureFolder(), searchPath: call.environment["PATH"])
        if let target {
            try target.write(picture.bytes, "picture")
            if target.isStandardOutput { return }
        }
        let file = call[.trafficTo] ?? picture.path
        if call[.json] {
            let facts = TrafficPictureFacts(
                camera: TrafficCameraFacts(camera, language(call)), file: file, type: picture.type,
                bytes: picture.bytes.count, ageS: picture.ageS, isCached: picture.isCached)
            try Output.write(TrafficDocuments.json(facts).documentLines)
        } else {
            try Output.write([file])
        }
        if call[.trafficOpen], !Browser.show(file) { Output.warn(FileWarning.noBrowser(file)) }
    }

    /// The camera of a key, or the only one that matches words.
    private static func camera(
        _ words: [String], _ cameras: [TrafficCamera], _ language: String?
    ) throws -> TrafficCamera {
        let text = words.joined(separator: " ")
        if let camera = cameras.first(where: { $0.key.lowercased() == text.lowercased() }) { return camera }
        let found = cameras.filter { $0.matches(words) }
        guard let first = found.first else { throw TrafficError.noCamera(text) }
        if found.count > 1 {
            throw TrafficError.severalCameras(text, names: found.prefix(5).map(\.key))
        }
        return first
    }

    // MARK: Near

    private static func near(_ call: Call) throws {
        let language = language(call)
        let all = try cameras(call)
        let unplaced = all.count { $0.place == nil }
        if unplaced > 0 { Output.warn(TrafficWarning.withoutPosition(unplaced)) }
        let path = try line(call)
        let isLine = path.count > 1
        let radiusM = (call[.trafficRadius] ?? (isLine ? 0.5 : 5)) * 1000
        var found: [TrafficCameraFacts] = []
        for camera in all {
            guard let place = camera.place, let nearest = path.nearest(to: place), nearest.awayM <= radiusM else {
                continue
            }
            var facts = TrafficCameraFacts(camera, language)
            facts.awayM = nearest.awayM
            facts.alongM = isLine ? nearest.alongM : nil
            found.append(facts)
        }
        found.sort { isLine ? ($0.alongM ?? 0) < ($1.alongM ?? 0) : ($0.awayM ?? 0) < ($1.awayM ?? 0) }
        let distance = try call.presentation.units.distance(radiusM / 1000)
        try write(found, none: "No camera within \(distance).", call)
    }

    /// The positions at which cameras are looked for: one, or those of a route or track.
    private static func line(_ call: Call) throws -> [GeoPoint] {
        let text = call.operands.first
        let given = [
            text != nil, call[.trafficRoute] != nil, call[.trafficTrip] != nil, call[.trafficPlace] != nil,
        ]
        guard given.count(where: { $0 }) == 1 else { throw TrafficError.noPosition }
        if let text {
            guard let point = GeoPoint(text) else { throw RouteError.wrongPlace(text) }
            return [point]
        }
        let database = try call.database()
        if let name = call[.trafficPlace] {
            return [try PlaceCommand.known(name, database).center]
        }
        if let name = call[.trafficRoute] {
            return try StoredRoutes(database).route(name).path.checkpoints.map(\.place)
        }
        guard let trip = try call[.trafficTrip]?.trip(in: database), let id = trip.id else {
            throw TrafficError.noPosition
        }
        let points = try TripWays.way(of: trip, id, database).points.map(\.place)
        guard !points.isEmpty else { throw StoredError.noPositions(trip: id) }
        return points
    }
}

extension TrafficCameraFacts {
    /// In a language; nil for the first that the list has.
    init(_ camera: TrafficCamera, _ language: String?) {
        self.init(
            key: camera.key, region: camera.region(in: language), name: camera.name(in: language),
            names: camera.names.map { ($0.language, $0.text) }, url: camera.url)
        latitude = camera.place?.latitude
        longitude = camera.place?.longitude
    }
}

extension TrafficCommand {
    static let subcommand = Subcommand(
        name: "traffic", chapter: .history, isRare: true, summary: "show pictures of traffic cameras",
        description: [
            "Lists the cameras of your own list, and fetches their pictures when you ask for one. Many authorities publish such "
                + "lists. It is a file: CSV with a header, JSON, GeoJSON, or XML such as that of Hong Kong, with a key, a "
                + "name, an address of the picture and, for near, a position; it may have texts in several languages, and "
                + "another file the same cameras in another language. Without a list, nothing is fetched from anywhere.",
            "list lists all cameras by region, or those that have all words in key, name or region. near lists those at a "
                + "position, or along a route or the track of a trip in the order in which they are passed. show fetches the "
                + "picture of one by curl and shows in which file it is; one that is less than a minute old is not fetched again.",
        ],
        actions: actions.map(\.row), flags: [.trafficList, .trafficLanguage, .units, .json, .database],
        examples: [
            ("obdmech traffic list --list cameras.csv", "list the cameras of a file"),
            ("obdmech traffic list praya --region island --list cameras.csv", "search for cameras of a region"),
            ("obdmech traffic near 22.28,114.16 --list cameras.csv", "list the nearest cameras"),
        ])
}

extension AnyFlag {
    static let trafficList = Flag(
        "list", .texts("FILE", .file),
        "Read the cameras from this file. This option may be given several times. Default: the traffic-list setting.")
    static let trafficLanguage = Flag(
        "language", .text("CODE"), isRare: true,
        "Show names in this language, such as en, zh or tc. Default: that of the environment, if the list has it.")
    static let trafficRegion = Flag("region", .text("NAME"), "With list: only cameras of this region.")
    static let trafficTo = Flag(
        "to", .text("FILE", .file), "With show: write the picture to this file. - means standard output.")
    static let trafficOpen = Flag("open", .switch, "With show: open the picture.")
    static let trafficTimeout = Flag(
        "timeout", .number("SECONDS", 1...120, expected: "seconds from 1 to 120"), isRare: true,
        "With show: wait at most this long (20).")
    static let trafficNew = Flag(
        "new", .switch, isRare: true, "With show: always fetch the picture. Otherwise one of the last minute is shown.")
    static let trafficRoute = Flag("route", .text("NAME", .route), "With near: along this route.")
    static let trafficTrip = Flag(
        "trip", .trip("the number of a trip, or last"),
        "With near: along the track of this trip. It is a number, or last.")
    static let trafficPlace = Flag("place", .text("NAME", .place), "With near: at this place.")
    static let trafficRadius = Flag(
        "radius", .number("KM", 0.01...500, expected: "kilometers from 0.01 to 500"),
        "With near: how far away. Default: 5 km, and 0.5 km from a route or track.")
    static let traffic = Flag(
        "traffic", .texts("[FILE]", .file), isRare: true, requiresOne: [.follow, .guideRoute, .destination],
        advice: "add --to PLACE or --follow ROUTE",
        "Name the traffic cameras ahead on the way. It needs --to, --follow or --guide. FILE is a list for obdmech traffic. "
            + "Default: the traffic-list setting. No picture is fetched.")
}
