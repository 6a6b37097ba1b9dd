package import Formats
import Reports

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

    /// Whether it is a page by itself.
    package var isAlone: Bool { site == nil }

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

    // MARK: Navigation

    /// The pages of which there is one.
    private static let menu: [(PageAddress, String)] = [
        (.overview, "Overview"), (.trips, "Trips"), (.routes, "Routes"), (.places, "Places"), (.trends, "Trends"),
        (.vehicles, "Vehicles"),
    ]

    /// What leads to the other parts of the site, to larger periods and to the neighbors; nothing if the page stands alone.
    var navigation: HTML {
        guard site != nil else { return .group([]) }
        let menu = Self.menu.compactMap { target, text in
            url(target).map { url in
                target == address
                    ? HTML.element("a", ["href": url, "aria-current": "page"], text: text)
                    : HTML.element("a", ["href": url], text: text)
            }
        }
        let steps = [(previous, "‹ Previous", "prev"), (next, "Next ›", "next")].compactMap { target, text, name in
            target.flatMap(url).map { HTML.element("a", ["href": $0, "rel": name], text: text) }
        }
        let links = trail.compactMap { target, text in url(target).map { HTML.element("a", ["href": $0], text: text) } }
        let lower: HTML =
            links.isEmpty && steps.isEmpty
            ? .group([])
            : .element(
                "nav", ["aria-label": "Position"], .element("span", ["class": "trail"], links),
                .element("span", ["class": "steps"], steps))
        return .group([.element("nav", ["class": "menu", "aria-label": "Site"], menu), lower])
    }

    /// The pages above this one.
    private var trail: [(PageAddress, String)] {
        switch address {
        case .route: return [(.routes, "Routes")]
        case .vehicle, .fleet: return [(.vehicles, "Vehicles")]
        default: break
        }
        guard let day else { return [] }
        if case .logbook = address { return [(.year(day), String(day.year))] }
        var trail: [(PageAddress, String)] = [
            (.year(day), String(day.year)), (.month(day), day.monthName),
            (.week(day), "Week \(ReportPeriod.week(of: day).number)"),
            (.day(day), "\(day.day) \(day.monthName.prefix(3))"),
        ]
        // A page does not lead to itself, nor a year to one of its days.
        if let end = trail.firstIndex(where: { $0.0.file == address.file }) { trail.removeSubrange(end...) }
        return trail
    }
}
