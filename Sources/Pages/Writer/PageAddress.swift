package import Formats

/// Where a page is in the site about everything that is stored.
package enum PageAddress: Hashable, Sendable {
    case overview
    /// All trips, with a search.
    case trips
    /// By one of its days.
    case year(CalendarDay)
    case month(CalendarDay)
    case day(CalendarDay)
    case trip(Int64)
    case scan(Int64)

    /// Reads what `path` writes, such as "/month/2026-11"; nil if there is no such page.
    package init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        switch parts.count {
        case 1 where parts[0].isEmpty: self = .overview
        case 1 where parts[0] == "trips": self = .trips
        case 2:
            guard let address = Self.page(parts[0], parts[1]) else { return nil }
            self = address
        default: return nil
        }
    }

    /// Reads what `file` writes.
    package init?(file: String) {
        guard file.hasSuffix(".html") else { return nil }
        self.init(path: file == "index.html" ? "/" : "/" + file.dropLast(5))
    }

    private static func page(_ kind: String, _ name: String) -> PageAddress? {
        switch kind {
        case "year": CalendarDay(name + "-01-01").map(year)
        case "month": CalendarDay(name + "-01").map(month)
        case "day": CalendarDay(name).map(day)
        case "trip": number(name).map(trip)
        case "scan": number(name).map(scan)
        default: nil
        }
    }

    private static func number(_ text: String) -> Int64? {
        Int64(text).flatMap { $0 > 0 && String($0) == text ? $0 : nil }
    }

    /// The path below the root of a server.
    package var path: String {
        switch self {
        case .overview: "/"
        case .trips: "/trips"
        case .year(let day): "/year/\(day.description.prefix(4))"
        case .month(let day): "/month/\(day.description.prefix(7))"
        case .day(let day): "/day/\(day)"
        case .trip(let id): "/trip/\(id)"
        case .scan(let id): "/scan/\(id)"
        }
    }

    /// The file in the folder of a site.
    package var file: String { self == .overview ? "index.html" : path.dropFirst() + ".html" }
}

/// Where a page stands: alone, or in a site, whose other pages it links.
package struct PagePlace: Sendable {
    private enum Site: Sendable {
        case files(Set<String>)
        case server
    }

    package static let alone = PagePlace(site: nil, address: .overview, day: nil)

    private let site: Site?
    let address: PageAddress
    /// The day that the page is about; nil if it is not about one.
    private let day: CalendarDay?
    /// The neighbors in time.
    package var previous: PageAddress?
    package var next: PageAddress?

    private init(site: Site?, address: PageAddress, day: CalendarDay?) {
        self.site = site
        self.address = address
        self.day = day
    }

    /// A page that a server shows, which has all others.
    package static func server(_ address: PageAddress, day: CalendarDay? = nil) -> PagePlace {
        PagePlace(site: .server, address: address, day: day)
    }

    /// A file of a site.
    /// - Parameter files: all files of the site (`PageAddress.file`). What is not among them is not linked.
    package static func file(_ address: PageAddress, day: CalendarDay? = nil, of files: Set<String>) -> PagePlace {
        PagePlace(site: .files(files), address: address, day: day)
    }

    /// What leads from here to the root of the site: "../"; nil unless it is a site of files.
    var root: String? {
        guard case .files = site else { return nil }
        return String(repeating: "../", count: address.file.count { $0 == "/" })
    }

    /// The link to a page; nil if this one stands alone or there is no such page.
    package func url(_ target: PageAddress) -> String? {
        switch site {
        case nil: nil
        case .server: target.path
        case .files(let files): files.contains(target.file) ? (root ?? "") + target.file : nil
        }
    }

    /// A link to a page, or the text alone.
    func link(_ target: PageAddress?, _ text: String) -> HTML {
        guard let target, let url = url(target) else { return .text(text) }
        return .element("a", ["href": url], text: text)
    }

    /// What leads to larger periods and to the neighbors; nothing if the page stands alone.
    var navigation: HTML {
        guard site != nil else { return .group([]) }
        var trail: [(PageAddress, String)] = address == .overview ? [] : [(.overview, "All years")]
        if let day {
            trail += [(.year(day), String(day.year)), (.month(day), day.monthName), (.day(day), String(day.day))]
        }
        // A page does not lead to itself, nor a year to one of its days.
        if let end = trail.firstIndex(where: { $0.0.file == address.file }) { trail.removeSubrange(end...) }
        let steps = [(previous, "‹ Previous", "prev"), (next, "Next ›", "next")].compactMap { target, text, name in
            target.flatMap(url).map { HTML.element("a", ["href": $0, "rel": name], text: text) }
        }
        let search = address == .trips ? nil : url(.trips).map { HTML.element("a", ["href": $0], text: "All trips") }
        let links = trail.compactMap { target, text in
            url(target).map { HTML.element("a", ["href": $0], text: text) }
        }
        return .element(
            "nav", .element("span", ["class": "trail"], links),
            .element("span", [search].compactMap(\.self) + steps))
    }
}
