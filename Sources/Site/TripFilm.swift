import Camera
import Clips
import CommandLine
package import Formats
package import Pages
package import Storage
import System
import Telemetry
import Terminal
package import Trips

/// The film of a trip for its page.
package struct TripFilm {
    package let trip: TripRecord
    private let variables: [String: String]
    private let bootTime: BootTime?

    package init(_ trip: TripRecord, _ database: Database?, _ variables: [String: String]) {
        self.trip = trip
        self.variables = variables
        bootTime = trip.id.flatMap { id in (try? database?.bootTime(ofTrip: id)) ?? nil }
    }

    /// Since the start of the trip, in ms: on the clock that is never set if both are of the same boot.
    private func sinceStartMs(_ boot: String?, _ bootUs: Int64?, _ start: WallTime) -> Double {
        if let bootTime, let boot, boot == bootTime.boot, let bootUs {
            return Double(bootUs - bootTime.microseconds) / 1000
        }
        return start.seconds(since: trip.start) * 1000
    }

    // MARK: Served

    /// The clips of the trip as `obdmech serve` has them; nil if there are none.
    package var served: PageFilm? {
        let folder = ClipFolder(UserFolders(variables).clips)
        let endMs = trip.summary.durationS * 1000
        var parts: [(camera: String, part: PageFilm.Part)] = []
        for clip in folder.known.clips where clip.isClosed && clip.durationS > 0 {
            guard let start = clip.start else { continue }
            let fromMs = sinceStartMs(clip.boot, clip.startBootUs, start)
            let toMs = fromMs + clip.durationS * 1000
            guard toMs > 0, fromMs < endMs else { continue }
            let part = PageFilm.Part(address: "/clip/\(clip.id).mp4", fromMs: fromMs, toMs: toMs, atS: 0)
            parts.append((clip.name.camera, part))
        }
        let camera = parts.map(\.camera).min()
        let film = PageFilm(parts.filter { $0.camera == camera }.map(\.part))
        return film.parts.isEmpty ? nil : film
    }

    // MARK: Beside a page

    /// Cuts a film beside a page, without what was recorded in hidden places.
    /// - Parameter page: the path of the page.
    package func beside(_ page: String) throws -> PageFilm {
        let path = (page.hasSuffix(".html") ? String(page.dropLast(5)) : page) + ".mp4"
        let temporary = NewFile.temporary(for: path) + ".mp4"
        defer { SystemFile.remove(temporary) }
        guard let id = trip.id, let own = ProgramBeside.own else {
            throw FilmError.failed
        }
        let words = [own, "camera", "export", "--trip=\(id)", "--output=\(temporary)", "--json"]
        // What was left out, or why there is no film, it says itself.
        guard let (bytes, end) = try? ChildProcess.output(of: words, errors: 2), end == .exited(0),
            case .array(let rows)? = JSON(parsing: bytes)?["parts"]
        else { throw FilmError.failed }
        do throws(SystemError) { try SystemFile.rename(temporary, to: path) } catch {
            throw FileError.cannotWrite(path, error.number)
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return film(of: rows, address: name)
    }

    /// - Parameter moments: the parts of a film as `camera export --json` has them.
    func film(of moments: [JSON], address: String?) -> PageFilm { PageFilm(moments.compactMap { part($0, address) }) }

    private func part(_ row: JSON, _ address: String?) -> PageFilm.Part? {
        guard let start = row["start"]?.text.flatMap({ WallTime(iso8601: $0) }), let filmS = row["filmS"]?.double,
            let durationS = row["durationS"]?.double
        else { return nil }
        let fromMs = sinceStartMs(row["boot"]?.text, row["bootUs"]?.double.flatMap(Int64.init(exactly:)), start)
        return PageFilm.Part(address: address, fromMs: fromMs, toMs: fromMs + durationS * 1000, atS: filmS)
    }
}

/// Why a page has no film.
package enum FilmError: UserError {
    /// The camera program has said why.
    case failed

    package var message: UserMessage {
        UserMessage("the page has no film", advice: "leave out --film, or see obdmech camera list", status: .output)
    }
}
