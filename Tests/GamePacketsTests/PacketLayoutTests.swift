import Telemetry
import TestSupport
import Testing

@testable import GamePackets

@Suite(.timeLimit(.minutes(20))) struct PacketLayoutTests {
    /// A row of a documented layout.
    struct Row {
        let words: [String]
        init(_ line: Substring) { words = line.split(separator: " ").map(String.init) }
    }

    private func rows(_ text: String) -> [Row] { text.split(separator: "\n").map(Row.init) }

    private func type(_ word: String) -> FieldType? {
        let types: [String: FieldType] = [
            "U8": .u8, "S8": .s8, "U16": .u16, "S16": .s16, "U32": .u32, "S32": .s32, "U64": .u64, "F32": .f32,
            "T50": .text(50),
        ]
        return types[word]
    }

    private func expect(_ layout: PacketLayout, has name: String, _ word: String, at offset: Int) {
        let field = layout.field(name)
        #expect(field?.offset == offset, "\(layout.name) \(name)")
        #expect(field?.type == type(word), "\(layout.name) \(name)")
    }

    @Test func forzaHasEachDocumentedFieldAtItsOffset() {
        let rows = rows(DocumentedLayouts.forza)
        #expect(rows.count == 94)
        for (index, layout) in ForzaPackets.layouts.enumerated() {
            var known = 0
            for row in rows {
                guard let offset = Int(row.words[2 + index]) else {
                    #expect(layout.field(row.words[0]) == nil, "\(layout.name) \(row.words[0])")
                    continue
                }
                known += 1
                expect(layout, has: row.words[0], row.words[1], at: offset)
            }
            #expect(layout.fields.count == known, "\(layout.name)")
        }
        #expect(ForzaPackets.layouts.map(\.length) == [232, 311, 324, 331])
    }

    @Test func assettoCorsaHasEachDocumentedFieldAtItsOffset() {
        let layouts = Dictionary(uniqueKeysWithValues: AssettoCorsaPackets.layouts.map { ($0.name, $0) })
        for row in rows(DocumentedLayouts.assettoCorsa) {
            guard let layout = layouts[row.words[0]], let offset = Int(row.words[3]) else {
                Issue.record("\(row.words)")
                continue
            }
            let (name, word) = (row.words[1], row.words[2])
            if word.hasSuffix("[4]") || word.hasSuffix("[3]") {
                let ends = word.hasSuffix("[4]") ? Signal.wheels : ["X", "Y", "Z"]
                for (index, end) in ends.enumerated() {
                    expect(layout, has: name + end, "F32", at: offset + 4 * index)
                }
            } else {
                expect(layout, has: name, word, at: offset)
            }
        }
        #expect(AssettoCorsaPackets.layouts.map(\.length) == [12, 408, 328, 212])
    }

    @Test func codemastersHasEachDocumentedFieldAtItsOffset() throws {
        let (f12021, f12023) = (F1Packets.years[0], F1Packets.years[2])
        let layouts = [
            "dirt": CodemastersPackets.full, "header2021": f12021.header, "header2023": f12023.header,
            "telemetry": try #require(f12021.kinds[.carTelemetry]?.layout),
        ]
        for row in rows(DocumentedLayouts.codemasters) {
            guard let layout = layouts[row.words[0]], let offset = Int(row.words[3]) else {
                Issue.record("\(row.words)")
                continue
            }
            let (name, word) = (row.words[1], row.words[2])
            if word.hasSuffix("[4]") {
                let base = String(word.dropLast(3))
                for (index, end) in ["RL", "RR", "FL", "FR"].enumerated() {
                    expect(layout, has: name + end, base, at: offset + (type(base)?.size ?? 0) * index)
                }
            } else {
                expect(layout, has: name, word, at: offset)
            }
        }
        #expect(CodemastersPackets.full.fields.count == 66)
        #expect(CodemastersPackets.layouts.map(\.length) == [64, 152, 264])
        #expect(CodemastersPackets.layouts.map(\.fields.count) == [16, 38, 66])
    }

    static let all =
        ForzaPackets.layouts + AssettoCorsaPackets.layouts + CodemastersPackets.layouts
        + F1Packets.years.flatMap { year in [year.header] + year.kinds.values.map(\.layout) }

    /// The layouts of games that came later, whose rows were compared with tables by machine (Tests/Peers/games).
    static let later =
        GranTurismoPackets.layouts.map { $0.1 } + ProjectCarsPackets.layouts + BeamNGPackets.gauges
        + [BeamNGPackets.motion, WreckfestPackets.main, RichardBurnsPackets.layout] + LiveForSpeedPackets.gauges
        + LiveForSpeedPackets.oldLayouts + LiveForSpeedPackets.newLayouts

    @Test func laterLayoutsHaveTheirLengths() {
        let lengths = [
            296, 316, 344, 368, 559, 308, 1063, 32, 24, 32, 92, 96, 88, 1218, 664, 92, 96, 64, 68, 272, 280,
        ]
        #expect(Self.later.map(\.length) == lengths)
    }

    @Test func noFieldsOverlapAndNoneIsBeyondTheEnd() {
        for layout in Self.all + Self.later {
            let ranges = layout.fields.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
            for (one, next) in zip(ranges, ranges.dropFirst()) {
                #expect(one.upperBound <= next.lowerBound, "\(layout.name) \(one) \(next)")
            }
            #expect((ranges.last?.upperBound ?? 0) <= layout.length, "\(layout.name)")
        }
    }

    @Test func everySignalHasARowWithItsStep() {
        for layout in Self.all + Self.later {
            for field in layout.fields + layout.extras {
                if let signal = field.signal {
                    #expect(GameSignal[signal] != nil, "\(signal.name)")
                }
            }
        }
        #expect(Set(GameSignal.all.map(\.signal)).count == GameSignal.all.count)
    }

    @Test(arguments: seeds) func decodesWhatItEncodes(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for layout in Self.all where layout.name != "F1 header" {
            var values: [Signal: Double] = [:]
            for field in layout.fields {
                guard let signal = field.signal, let kind = GameSignal[signal] else { continue }
                // A number that the field can hold, whatever its scale.
                let number =
                    Double(1 + random.next() % 99) / (field.type == .f32 && field.conversion != .positive ? 100 : 1)
                let value = field.conversion.value(field.type == .s8 ? number - 50 : number)
                if let value, value.magnitude <= kind.greatest {
                    values[signal] = kind.rounded(value)
                }
            }
            let decoded = try #require(layout.values(layout.encode(values)))
            for value in decoded {
                guard let wanted = values[value.signal] else { continue }
                let step = 1 / (GameSignal[value.signal]?.stepsPerUnit ?? 1)
                let field = layout.fields.first { $0.signal == value.signal }
                // Half a step of the stored value, and half a step of the packet.
                let tolerance = field?.type == .f32 ? step * 0.51 : step + (field.map { stepOf($0) } ?? 0)
                #expect(
                    abs(value.value - wanted) <= tolerance,
                    "\(layout.name) \(value.signal.name)")
            }
            #expect(decoded.count >= values.count)
        }
    }

    private func stepOf(_ field: PacketField) -> Double {
        ((field.conversion.value(2) ?? 0) - (field.conversion.value(1) ?? 0)).magnitude / 2
    }
}
