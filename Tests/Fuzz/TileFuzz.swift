import CFuzzer
import StreetMaps

/// Any bytes as a vector tile, which comes from a file that a user names: it is drawn or refused, and nothing is drawn
/// outside of its place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe tryTile(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

@main struct TileFuzz {
    static func main() {
        var (count, arguments) = unsafe (CommandLine.argc, CommandLine.unsafeArgv)
        _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, fuzzTile)
    }
}

private func tryTile(_ input: [UInt8]) {
    guard let tile = try? VectorTile(input) else { return }
    precondition(tile.byteCount <= VectorTile.maxBytes)
    // The whole tile, and a corner of one that is elsewhere.
    for (place, right) in [(0, 1024), (3, 3 * 1024 + 100)] {
        let shown = TileDrawing.Box(left: 0, top: 0, right: right, bottom: 4096)
        guard let drawing = try? TileDrawing(tile, steps: 1024, column: place, row: place, shown: shown) else {
            continue
        }
        precondition(drawing.pointCount >= 0)
        precondition(drawing.names.allSatisfy { !$0.text.isEmpty })
        precondition(drawing.paths.values.allSatisfy { $0.utf8.first == UInt8(ascii: "M") })
    }
}
