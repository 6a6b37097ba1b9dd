import Formats

/// What is at a path of the server.
package enum ServedPath: Hashable, Sendable {
    /// What is alive, and nothing else.
    case health
    /// The page with live values, its script and its events.
    case live
    case liveEvents
    /// The designs of the dashboard, and where the car has been so far.
    case liveDesigns, liveTrack
    case asset(name: String)
    /// The page of the camera, and what it sees now.
    case camera, cameraPicture
    /// A clip of the camera as a film, or a picture of it.
    case clip(id: String, isPicture: Bool)
    /// The page of traffic cameras, and the picture of one.
    case traffic
    case trafficPicture(key: String)
    /// A document that `obdmech` writes.
    case document(Document)

    /// A document: the arguments of `obdmech` that write it.
    package struct Document: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case page, json, metrics, openMetrics
            /// Text of the terminal, shown as a page.
            case text(title: String)
        }

        package let arguments: [String]
        package let kind: Kind

        /// The number of the trip that it shows as a page; nil for anything else.
        package var trip: String? {
            guard kind == .page, arguments.count >= 3, arguments[1] == "--page", arguments[2].hasPrefix("/trip/") else {
                return nil
            }
            let name = String(arguments[2].dropFirst("/trip/".count))
            return name == "last" ? nil : name
        }

        /// The user's traffic cameras.
        package static let cameras = Document(["traffic", "list"], .json)

        /// The same with values in these units.
        package func shown(in units: String) -> Document {
            switch kind {
            case .json, .metrics, .openMetrics: self
            case .page, .text: Document(exactly: arguments + ["--units", units], kind)
            }
        }

        /// The same in a format that a client accepts.
        /// - Parameter accepted: the header `Accept` of the request.
        package func negotiated(_ accepted: String?) -> Document {
            guard kind == .metrics, accepted?.contains("application/openmetrics-text") == true else { return self }
            return Document(exactly: arguments + ["--openmetrics"], .openMetrics)
        }

        private init(exactly arguments: [String], _ kind: Kind) {
            self.arguments = arguments
            self.kind = kind
        }

        /// A page of the site, whose links lead to others of this server.
        fileprivate init(page path: String) {
            arguments = ["report", "--page", path]
            kind = .page
        }

        fileprivate init(_ arguments: [String], _ kind: Kind) {
            self.arguments = arguments + (kind == .json ? ["--json"] : [])
            self.kind = kind
        }
    }

    private static let assets: Set = [
        "live.js", "live-instruments.js", "live-layout.js", "live.css", "live.svg", "live.webmanifest", "camera.js",
        "camera.css", "traffic.js", "traffic.css", "traffic-view.js", "traffic-view.css",
    ]

    /// Returns nil for a path at which there is nothing.
    package init?(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        switch parts {
        case ["healthz"]: self = .health
        case ["live"]: self = .live
        case ["live", "events"]: self = .liveEvents
        case ["live", "designs"]: self = .liveDesigns
        case ["live", "track"]: self = .liveTrack
        case ["camera"]: self = .camera
        case ["camera.jpg"]: self = .cameraPicture
        case ["camera", "clips.json"]: self = .document(Document(["camera", "list"], .json))
        case ["traffic"]: self = .traffic
        case ["metrics"]: self = .document(Document(["publish", "metrics"], .metrics))
        case ["traffic", "cameras.json"]: self = .document(.cameras)
        case [""], ["trips"], ["routes"], ["places"], ["trends"], ["vehicles"], ["fleet"]:
            self = .document(Document(page: path))
        default:
            if parts.count == 1, Self.assets.contains(parts[0]) {
                self = .asset(name: parts[0])
                return
            }
            if parts.count == 2, parts[0] == "clip", let clip = Self.clip(parts[1]) {
                self = clip
                return
            }
            // What lists call their cameras may have slashes.
            if parts.count > 2, parts[..<2] == ["traffic", "picture"] {
                let key = parts[2...].joined(separator: "/")
                guard Self.isKey(key) else { return nil }
                self = .trafficPicture(key: key)
                return
            }
            guard parts.count == 2, let document = Self.document(parts[0], parts[1]) else { return nil }
            self = .document(document)
        }
    }

    /// "b0042-000017-front.mp4", or ".jpg" for a picture.
    private static func clip(_ file: String) -> ServedPath? {
        guard [".mp4", ".jpg"].contains(where: file.hasSuffix), isClip(file.dropLast(4)) else { return nil }
        return .clip(id: String(file.dropLast(4)), isPicture: file.hasSuffix(".jpg"))
    }

    /// Whether a text has the form of a clip's name.
    static func isClip(_ text: some StringProtocol) -> Bool {
        text.first == "b" && text.utf8.count <= 64
            && text.utf8.allSatisfy {
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
            }
    }

    private static func isKey(_ text: String) -> Bool {
        (1...200).contains(text.utf8.count) && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }

    private static func document(_ name: String, _ value: String) -> Document? {
        let path = "/\(name)/\(value)"
        switch name {
        case "trip", "scan":
            let isJSON = value.hasSuffix(".json")
            guard let number = number(isJSON ? value.dropLast(5) : value[...]) else { return nil }
            return isJSON ? Document(["report", "--\(name)", number], .json) : Document(page: path)
        case "day": return CalendarDay(value).map { _ in Document(page: path) }
        case "month": return CalendarDay(value + "-01").map { _ in Document(page: path) }
        // Weeks are named by their Mondays, which the site knows.
        case "week": return CalendarDay(value).map { _ in Document(page: path) }
        case "year", "logbook": return CalendarDay(value + "-01-01").map { _ in Document(page: path) }
        case "route", "vehicle": return number(value[...]).flatMap { $0 == "last" ? nil : Document(page: path) }
        default: return nil
        }
    }

    /// Digits, or "last".
    private static func number(_ text: Substring) -> String? {
        text == "last" || Int64(text).map({ $0 > 0 && String($0) == text }) == true ? String(text) : nil
    }
}
