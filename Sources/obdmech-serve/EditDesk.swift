import EmbeddedData
import Formats
import Serving
import System
import Telemetry
import WebServer

/// Changes of stored trips and cars by taps, each of which runs `obdmech`. Only a page of this server knows the token that a
/// request must bring, so that no other site can make a browser send one.
final class EditDesk {
    private static let maxRunning = 4
    private static let limits = ChildOutput.Limits(bytes: 1 << 16, seconds: 30)
    /// The name of the field with the token.
    private static let tokenField = "csrf"

    private let program: String
    private let loop: EventLoop
    private var running: [Int: ChildOutput] = [:]
    private var started = 0
    /// What pages send back to show that they are this server's.
    let token: String

    init(program: String, loop: EventLoop) {
        self.program = program
        self.loop = loop
        var random = SystemRandomNumberGenerator()
        token = (0..<4).map { _ in String(UInt64.random(in: .min ... .max, using: &random), radix: 36) }.joined()
    }

    /// Makes the change that a form asks for.
    func handle(_ request: Request, _ reply: Responder) {
        guard let form = request.form else { return reply.send(Response(415, text: "the request must be a form")) }
        // Compared by their hashes, so that the time says nothing.
        guard let given = form[Self.tokenField]?.first, SHA256.hash(given) == SHA256.hash(token) else {
            return reply.send(Response(403, text: "load the page again: it is of an earlier start of the server"))
        }
        guard running.count < Self.maxRunning else { return reply.send(Response(503, text: "try again in a moment")) }
        do throws(ServedEdit.FormError) {
            let edit = try ServedEdit(request.path, form: form, today: LocalTime.today)
            start(edit, reply, wantsPage: request.headers["accept"]?.contains("text/html") == true)
        } catch {
            switch error {
            case .noPath: reply.send(Response(404, text: "there is nothing to change here"))
            case .field(let name): reply.send(Response(400, text: "'\(name)' is missing or cannot be used"))
            }
        }
    }

    private func start(_ edit: ServedEdit, _ reply: Responder, wantsPage: Bool) {
        started += 1
        let number = started
        do throws(SystemError) {
            running[number] = try ChildOutput(
                [program] + edit.arguments, hasErrors: true, limits: Self.limits, on: loop
            ) { [weak self] outcome, bytes in
                self?.running[number] = nil
                guard outcome == .ended(.exited(0)) else {
                    let text = String(decoding: bytes, as: UTF8.self)
                    return reply.send(Response(409, text: text.isEmpty ? "nothing was changed" : text))
                }
                reply.send(wantsPage ? .redirect(to: edit.path) : Response(200, text: "changed"))
            }
        } catch {
            reply.send(.notStarted(error))
        }
    }

    // MARK: Pages

    /// The page on which a trip is changed.
    /// - Parameter report: the report of the trip as JSON.
    func page(_ number: String, _ report: [UInt8]) -> Response {
        var trip: JSON?
        if case .array(let trips) = JSON(parsing: report)?["trips"] { trip = trips.first }
        func text(_ name: String) -> String { Markup.escaped(trip?[name]?.text ?? "") }
        var tags: [String] = []
        if case .array(let words) = trip?["tags"] { tags = words.compactMap(\.text) }
        // A tap on one of these takes the place of the other, and leaves the rest.
        let others = tags.filter { !["work", "private"].contains($0) }
        let page = PageTemplate.filled(
            DataFile.text("edit.html"),
            [
                "number": number, "csrf": token, "tags": Markup.escaped(tags.joined(separator: " ")),
                "others": Markup.escaped(others.joined(separator: " ")), "driver": text("driver"),
                "note": text("note"), "vin": text("vin"), "day": LocalTime.today.description,
            ])
        var response = Response.page(page)
        response.headers += [
            ("Content-Security-Policy", LivePage.policy(hasForms: true)), ("Cache-Control", "no-store"),
        ]
        return response
    }
}

/// Text in pages.
enum Markup {
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}

extension Response {
    /// Why there is no response of `obdmech`.
    static func notStarted(_ error: SystemError) -> Response {
        Response(500, text: "obdmech cannot be started: \(SystemError.text(error.number))")
    }
}
