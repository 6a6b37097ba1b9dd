import Foundation
import TestSupport

/// A server of good and bad pictures, and a list of its cameras. It ends with the tests.
struct TrafficServer {
    /// The answers by their paths. Each request is counted in a file.
    private static let server = """
        import http.server, os, sys, threading, time
        parent = os.getppid()
        jpeg = b"\\xff\\xd8\\xff\\xe0" + b"picture" * 100 + b"\\xff\\xd9"
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.0"
            def log_message(self, *words): pass
            def answer(self, body, kind="image/jpeg", length=None, status=200, more=()):
                self.send_response(status)
                if kind: self.send_header("Content-Type", kind)
                if length: self.send_header("Content-Length", str(length))
                for name, value in more: self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)
            def do_GET(self):
                with open(sys.argv[1], "a") as file: file.write(self.path + "\\n")
                path = self.path.strip("/").split("-")[0]
                if path == "good": self.answer(jpeg)
                elif path == "slow": time.sleep(30)
                elif path == "huge":
                    self.answer(b"\\xff\\xd8\\xff")
                    while True: self.wfile.write(bytes(1 << 20))
                elif path == "claimed": self.answer(jpeg, length=1 << 30)
                elif path == "short": self.answer(jpeg, length=len(jpeg) + 100)
                elif path == "cut": self.answer(jpeg[:300])
                elif path == "page": self.answer(b"<html>", "text/html")
                elif path == "fake": self.answer(b"<html>", "image/jpeg")
                elif path == "plain": self.answer(jpeg, "application/octet-stream")
                elif path == "empty": self.answer(b"")
                elif path == "loop": self.answer(b"", status=302, more=[("Location", "/loop")])
                elif path == "moved": self.answer(b"", status=302, more=[("Location", "/good")])
                elif path == "local": self.answer(b"", status=302, more=[("Location", "file:///etc/passwd")])
                else: self.answer(b"no", status=404)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        print(server.server_address[1], flush=True)
        # Not left behind by tests that were killed.
        while os.getppid() == parent: time.sleep(0.5)
        """

    /// What it answers, by the keys of its cameras. There are twenty more that are slow.
    static let names =
        [
            "good", "slow", "huge", "claimed", "short", "cut", "page", "fake", "plain", "empty", "loop", "moved",
            "local", "gone",
        ] + (1...20).map { "slow-\($0)" }

    private let directory: TemporaryDirectory
    /// The file of the list.
    let list: String

    init(in directory: TemporaryDirectory) throws {
        self.directory = directory
        list = directory.file("list.csv")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = ["-c", Self.server, directory.file("requests")]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let port = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(
            in: .whitespacesAndNewlines)
        let rows = Self.names.map { "\($0),North,Camera \($0),48.1,11.5,http://127.0.0.1:\(port)/\($0)" }
        let lines = ["key,region,description,latitude,longitude,url"] + rows
        try directory.write(Array(lines.joined(separator: "\n").utf8), to: "list.csv")
    }

    /// The paths that were requested.
    var requests: [String] { directory.text("requests").split(separator: "\n").map(String.init) }
}
