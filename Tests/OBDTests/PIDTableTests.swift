import Telemetry
import TestSupport
import Testing

@testable import OBD

/// Returns the lines of a table, with continuation lines joined to the previous one.
private func entries(_ table: String) -> [String] {
    table.split(separator: "\n").reduce(into: []) { entries, line in
        if line.hasPrefix(" "), let last = entries.indices.last {
            entries[last] += " " + line.drop { $0 == " " }
        } else {
            entries.append(String(line))
        }
    }
}

private struct Example: CustomTestStringConvertible {
    /// The number is nil for bytes of unknown meaning, the text if it does not matter.
    typealias Value = (signal: String, number: Double?, text: String?)

    let pid: UInt8
    let data: [UInt8]
    let values: [Value]
    let testDescription: String

    init(_ entry: String) {
        let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let head = parts[0].split(separator: " ")
        pid = UInt8(head[0], radix: 16)!
        let digits = Array(head[1])
        data = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! }
        values = parts[1].split(separator: ";").map { value in
            let words = value.split(separator: " ", maxSplits: 2)
            return words.isEmpty
                ? ("", nil, nil) : (String(words[0]), Double(words[1]), words.count > 2 ? String(words[2]) : nil)
        }.filter { !$0.signal.isEmpty }
        testDescription = String(parts[0])
    }

    static let all = entries(pidExamples).map(Example.init)
}

/// Returns a row, and the variant for an ECU with four banks.
private func layouts(_ row: PIDDefinition) -> [PIDDefinition] {
    [row]
        + (row.fieldsOfFourBanks.map {
            [PIDDefinition(row.pid, row.name, bytes: row.byteCount, orBytes: row.shorterByteCount, $0)]
        } ?? [])
}

private func isRaw(_ field: PIDField) -> Bool { if case .raw = field.meaning { true } else { false } }

/// Returns random data with many bytes that are all 0 or all 1, and often a first byte that marks every field as
/// present.
private func data(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    var data = random.bytes(count)
    for index in data.indices where Int.random(in: 0..<4, using: &random) == 0 {
        data[index] = [0x00, 0xFF, 0x80, 0x7F, 0x01][Int.random(in: 0..<5, using: &random)]
    }
    if count > 0, Bool.random(using: &random) { data[0] = 0xFF }
    return data
}

@Suite(.timeLimit(.minutes(20))) struct PIDTableTests {
    @Test(arguments: Example.all) private func workedExamples(example: Example) throws {
        let row = try #require(PIDTable.row(example.pid))
        let decoded = try #require(row.decode(example.data[...]))
        #expect(decoded.map(\.signal.name) == example.values.map(\.signal))
        for (value, expected) in zip(decoded, example.values) {
            if let number = expected.number {
                let found = try #require(value.value)
                #expect(abs(found - number) <= 1e-6, "\(expected.signal)")
            } else {
                #expect(value.value == nil)
            }
            if let text = expected.text { #expect(value.text == text) }
        }
    }

    /// Every row has an example with all of its fields, and a range for each number.
    @Test func everyFieldHasAnExampleAndEveryNumberARange() {
        for row in PIDTable.rows {
            let shown = Set(Example.all.filter { $0.pid == row.pid }.flatMap { $0.values.map(\.signal) })
            #expect(Set(row.fields.map(\.signal.name)) == shown, "\(row.name)")
        }
        let ranges = entries(pidRanges).flatMap { $0.split(separator: " ").dropFirst(4).map(String.init) }
        let numbers = PIDTable.rows.flatMap(\.fields).filter { if case .number = $0.meaning { true } else { false } }
        #expect(ranges.count == Set(ranges).count)
        #expect(Set(ranges) == Set(numbers.map(\.signal.name)))
    }

    /// The limits of the range match the standards, and values beyond them are clamped.
    @Test(arguments: entries(pidRanges)) func ranges(entry: String) throws {
        let words = entry.split(separator: " ").map(String.init)
        let row = try #require(UInt8(words[0], radix: 16).flatMap(PIDTable.row))
        let minimum = try #require(Double(words[1]))
        let maximum = try #require(Double(words[2]))
        for name in words.dropFirst(4) {
            let field = try #require(row.fields.first { $0.signal.name == name })
            #expect(field.signal.unit.symbol == (words[3] == "-" ? "" : words[3]))
            for (value, end) in [
                (minimum, minimum), (maximum, maximum), (minimum - 1e5, minimum), (maximum + 1e5, maximum),
            ] {
                let data = row.encode { $0 == field.signal ? value : nil }
                let found = try #require(row.decode(data[...])?.first { $0.signal == field.signal }?.value)
                #expect(abs(found - end) <= 1e-6, "\(name) of \(value)")
            }
        }
    }

    /// Every field of every layout over its range: the decoded value is at most half a step off.
    @Test func whatIsEncodedIsDecoded() throws {
        for row in PIDTable.rows.flatMap(layouts) {
            for field in row.fields where !isRaw(field) {
                let range = field.range
                let width = range.upperBound - range.lowerBound
                let parts = Int(min(200, field.maximumRaw - field.minimumRaw))
                for part in 0...parts {
                    let value = range.lowerBound + width * Double(part) / Double(parts)
                    let data = row.encode { $0 == field.signal ? value : nil }
                    #expect(data.count == row.byteCount)
                    let decoded = row.decode(data[...])?.first { $0.signal == field.signal }?.value
                    if abs(try #require(decoded) - value) > field.step / 2 + 1e-9 * width {
                        Issue.record("\(field.name): \(value) came back as \(decoded ?? .nan)")
                    }
                }
            }
        }
    }

    /// The other way round: encoding decoded values gives the same values again, and the same bytes if all bits are
    /// defined.
    @Test(arguments: seeds.prefix(20)) func whatIsDecodedIsEncoded(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for row in PIDTable.rows.flatMap(layouts) {
            let allBitsAreKnown =
                row.fields.allSatisfy { $0.conditions.isEmpty && $0.greatestRaw == nil && !isRaw($0) }
                && row.fields.reduce(0) { $0 + $1.bits.count } == 8 * row.byteCount
            for _ in 0..<30 {
                let data = data(row.byteCount, &random)
                let values = try #require(row.decode(data[...])).filter { $0.value != nil }
                let again = row.encode { signal in values.first { $0.signal == signal }?.value }
                if allBitsAreKnown, again != data { Issue.record("\(row.name): \(data) came back as \(again)") }
                if row.decode(again[...])?.filter({ $0.value != nil }) != values {
                    Issue.record("\(row.name): \(data) came back as \(again)")
                }
            }
        }
    }

    /// A field is present if all its conditions hold, and not if any of them does not.
    @Test func conditions() throws {
        for row in PIDTable.rows.flatMap(layouts) {
            for field in row.fields where !field.conditions.isEmpty {
                func isThere(but broken: PIDField.Condition? = nil) throws -> Bool {
                    var data = [UInt8](repeating: 0, count: row.byteCount)
                    for condition in field.conditions {
                        switch condition {
                        case .set(let byte, let bit): data[byte] |= condition == broken ? 0 : 1 << UInt8(bit)
                        case .clear(let byte, let bit): data[byte] |= condition == broken ? 1 << UInt8(bit) : 0
                        case .notFF(let byte): data[byte] = condition == broken ? 0xFF : 0
                        }
                    }
                    return try #require(row.decode(data[...])).contains { $0.signal == field.signal }
                }
                #expect(try isThere(), "\(field.name)")
                for condition in field.conditions { #expect(try !isThere(but: condition), "\(field.name)") }
            }
        }
    }

    @Test func anotherLengthIsNoValue() {
        for row in PIDTable.rows {
            for count in 0...row.byteCount + 4 {
                let isAllowed =
                    row.isLengthDoubtful ? count > 0 : [row.byteCount, row.shorterByteCount].contains(count)
                let data = [UInt8](repeating: 0, count: count)
                #expect((row.decode(data[...]) != nil) == isAllowed, "\(row.name), \(count) bytes")
            }
        }
    }

    /// Any bytes of any length yield values within the field's range, or none.
    @Test(arguments: seeds.prefix(10)) func anyBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scalings = [
            PIDScaling(), PIDScaling(hasFourBanks: true),
            PIDScaling(maxima: Dictionary(uniqueKeysWithValues: PIDScaling.Parameter.allCases.map { ($0, 255) })),
        ]
        for pid in UInt8.min...UInt8.max {
            for count in 0...45 {
                let data = data(count, &random)
                for scaling in scalings {
                    for value in PIDTable.row(pid)?.decode(data[...], scaling: scaling) ?? [] {
                        if value.value?.isFinite == false || (value.value == nil && value.text == nil) {
                            Issue.record("\(value.name): \(data)")
                        }
                    }
                }
            }
        }
    }

    /// The PIDs in public tables of service 01, except the support bitmaps.
    @Test func everyKnownPIDIsHere() {
        let known: [ClosedRange<UInt8>] = [
            0x01...0x1F, 0x21...0x3F, 0x41...0x5F, 0x61...0x7F, 0x81...0x94, 0x98...0x9F, 0xA1...0xAA, 0xB2...0xB2,
            0xC3...0xC8, 0xD2...0xD3,
        ]
        #expect(PIDTable.rows.map(\.pid) == known.flatMap { Array($0) }, "a PID that is new is named here too")
    }

    /// Each bit marks its own field, and no other field depends on one.
    @Test func bitsSayWhatIsThere() {
        func letters(_ index: Int) -> String {
            let last = String(Character(Unicode.Scalar(UInt8(0x41 + index % 26))))
            return index < 26 ? last : "A" + last
        }
        let found = PIDTable.rows.compactMap { row -> String? in
            let places = row.fields.flatMap { field in
                field.conditions.compactMap { condition in
                    if case .set(byte: 0, let bit) = condition { letters(field.firstByte) + "\(bit)" } else { nil }
                }
            }
            return places.isEmpty ? nil : "\(Hexadecimal.text([row.pid])) \(places.joined(separator: " "))"
        }
        #expect(found == pidPresence.split(separator: "\n").map(String.init))
    }

    @Test func readsASliceFromItsStart() throws {
        let row = try #require(PIDTable.row(0x0C))
        #expect(row.decode(bytes("41 0C 1A F8").dropFirst(2))?.first?.value == 1726)
        let flags = try #require(PIDTable.row(0x66))
        #expect(flags.decode(bytes("41 66 01 12 C0 00 00").dropFirst(2))?.map(\.value) == [150])
    }

    @Test func rowsHaveNames() {
        for row in PIDTable.rows {
            #expect(PIDTable.row(row.pid)?.name == row.name)
            #expect(!row.name.isEmpty && !row.source.isEmpty && !row.fields.isEmpty)
        }
        #expect(Set(PIDTable.rows.map(\.name)).count == PIDTable.rows.count)
        #expect(PIDTable.row(0x00) == nil && PIDTable.row(0xF1) == nil)
    }

    /// A signal has a single field, so that two PIDs cannot contradict each other, and a name identifies it.
    @Test func everySignalHasOneField() {
        let fields = PIDTable.rows.flatMap(\.fields)
        #expect(Set(fields.map(\.signal.name)).count == fields.count)
        #expect(Set(fields.map(\.name)).count == fields.count)
        for field in fields {
            let name = field.signal.name
            #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(name)")
            #expect(name.first?.isLowercase == true, "\(name)")
            #expect(field.name.first?.isUppercase == true, "\(field.name)")
        }
    }

    @Test func fieldsLieInsideTheirRowInTheOrderOfTheirBytes() {
        for row in PIDTable.rows.flatMap(layouts) {
            for field in row.fields {
                #expect(field.firstByte >= 0 && field.firstByte + field.byteCount <= row.byteCount, "\(field.name)")
                #expect(field.bits.upperBound <= 8 * field.byteCount, "\(field.name)")
                #expect(field.step > 0, "\(field.name)")
            }
            let places = row.fields.map(\.firstByte)
            #expect(places == places.sorted(), "\(row.name)")
        }
    }

    @Test func lengths() {
        #expect(PIDTable.dataByteCount(0x00) == 4)
        #expect(PIDTable.dataByteCount(0x01) == 4)
        #expect(PIDTable.dataByteCount(0x0C) == 2)
        #expect(PIDTable.dataByteCount(0x0D) == 1)
        #expect(PIDTable.dataByteCount(0x81) == 41)
        #expect(PIDTable.dataByteCount(0xE0) == 4)
        #expect(PIDTable.dataByteCount(0xF1) == nil)
        // PIDs with two lengths, or with an unknown one.
        for pid: UInt8 in [0x06, 0x07, 0x08, 0x09, 0x55, 0x56, 0x57, 0x58, 0xA7, 0xA8, 0xC4] {
            #expect(PIDTable.dataByteCount(pid) == nil)
        }
    }

    /// PIDs documented by a single source, or by none.
    @Test func doubts() {
        let doubtful = PIDTable.rows.filter { $0.fields.allSatisfy(\.isDoubtful) }.map(\.pid)
        #expect(
            doubtful == [
                0x8F, 0x9B, 0xA1, 0xA3, 0xA7, 0xA8, 0xA9, 0xAA, 0xB2, 0xC3, 0xC4, 0xC5, 0xC6, 0xC7, 0xC8, 0xD2, 0xD3,
            ])
        let parts = PIDTable.rows.filter { !doubtful.contains($0.pid) }.flatMap(\.fields).filter(\.isDoubtful)
        #expect(
            Set(parts.map(\.signal.name)) == [
                "recommendedGear", "gear", "hybridChargingState", "hybridEnhancedChargingState",
                "particulateFilterOrRefrigerantMonitorSupported", "particulateFilterOrRefrigerantMonitorIncomplete",
                "particulateFilterOrRefrigerantMonitorEnabledThisCycle",
                "particulateFilterOrRefrigerantMonitorIncompleteThisCycle",
            ])
        #expect(PIDTable.row(0xAA)?.decode([90])?.map(\.isDoubtful) == [true])
        #expect(PIDTable.row(0x0D)?.decode([90])?.map(\.isDoubtful) == [false])
    }

    @Test func wordsOfStates() {
        #expect(Set(PIDStates.fuelSystem.keys) == [0, 1, 2, 4, 8, 16, 32, 64, 128])
        #expect(Set(PIDStates.secondaryAir.keys) == [1, 2, 4, 8])
        #expect(Set(PIDStates.requirements.keys) == Set(1...59).subtracting([22]).union(251...255))
        #expect(Set(PIDStates.fuelType.keys) == Set(0...32))
        #expect(Set(PIDStates.emissionRequirements.keys) == [14, 15, 16, 17])
    }
}
