import Formats
import Routes
import Telemetry

/// Tracks on a small map, to be known by their shapes.
struct TrackSketch {
    struct Track {
        let places: [GeoPoint]
        let title: String
        var url: String?
        /// The color, from 0; nil for the one of many.
        var series: Int?
    }

    let tracks: [Track]
    let label: String

    /// Nil without places.
    var drawing: HTML? {
        let places = tracks.flatMap(\.places)
        guard places.count > 1, let frame = WayFrame(places) else { return nil }
        let isLinked = tracks.contains { $0.url != nil }
        let lines = tracks.map { track -> HTML in
            let path = HTML.element(
                "path",
                [
                    "class": track.series.map { "s\($0 % 6 + 1)" } ?? "many",
                    "d": MapPath.text(track.places.map(frame.point)), "vector-effect": "non-scaling-stroke",
                ], .element("title", text: track.title))
            return track.url.map { .element("a", ["href": $0, "tabindex": "-1", "aria-label": track.title], path) }
                ?? path
        }
        var ends: [HTML] = []
        if tracks.count == 1, let first = places.first, let last = places.last {
            ends = [
                MapPath.pin("end", frame.point(last), "End"), MapPath.pin("start", frame.point(first), "Start"),
            ]
        }
        return .element(
            "svg",
            [
                "class": "ground sketch",
                "viewBox": "0 0 \(Int(clamping: WayFrame.width)) \(Int(clamping: frame.height))",
                "role": isLinked ? "group" : "img", "aria-label": label + ", north is up",
            ], lines + ends)
    }
}
