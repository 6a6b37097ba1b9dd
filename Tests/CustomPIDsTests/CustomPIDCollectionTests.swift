import Testing

@testable import CustomPIDs

@Suite(.timeLimit(.minutes(20))) struct CustomPIDCollectionTests {
    private static func collection(_ texts: String...) -> CustomPIDCollection {
        CustomPIDCollection(
            files: texts.enumerated().map { ("\($0.offset).csv", Array($0.element.utf8)) })
    }

    @Test func aValueOfTheSameAnswerIsCalculatedFromIt() {
        let collection = Self.collection(
            "Power,,2101,val{pack CURRENT}*val{Pack voltage}/1000,,,kW,7E4\nPack voltage,,2101,B*2,,,V,7E4\n",
            "Pack current,,2101,A-10,,,A,7E4\nHalf,,0x2101,VAL{Power}/2,,,kW,7e4\n")
        #expect(collection.problems.isEmpty)
        #expect(collection.pids.map(\.name) == ["Power", "Pack voltage", "Pack current", "Half"])
        #expect(collection.pids.map { $0.decode([20, 200]) } == [4, 400, 10, 2])
        #expect(collection.pids.map { $0.decode([20]) } == [nil, nil, 10, nil])
    }

    @Test func aValueKeepsItsText() throws {
        let collection = Self.collection("Gear,,2101,LOOKUP(A::1='first')\nCopy,,2101,VAL{Gear}\n")
        #expect(try collection.pids.last?.reading([1]) == .init(1, text: "first"))
    }

    @Test func spacesAroundANameDoNotMatter() {
        let collection = Self.collection("Oil level,,2101,A\nHalf,,2101,VAL { oil level } / 2\n")
        #expect(collection.problems.isEmpty)
        #expect(collection.pids.last?.decode([9]) == 4.5)
    }

    @Test(arguments: [
        ("a,,2101,1+VAL{b}\n", "0.csv:1:11: no custom PID 'b'"),
        ("a,,2101,VAL{b}\nb,,2102,A\n", "0.csv:1:9: 'b' is in another response, which is not supported"),
        ("a,,2101,VAL{b}\nb,,2101,A,,,,7E0\n", "0.csv:1:9: 'b' is in another response, which is not supported"),
        ("a,,2101,\"VAL{a}\"\n", "0.csv:1:10: 'a' refers to itself"),
    ])
    func whatIsNotInTheSameAnswer(text: String, problem: String) {
        let collection = Self.collection(text + "last,,2109,A\n")
        #expect(collection.problems.map(\.description) == [problem])
        #expect(collection.pids.last?.name == "last")
    }

    @Test func aCircleIsNoValue() {
        let collection = Self.collection("a,,2101,VAL{b}\nb,,2101,VAL{c}\nc,,2101,VAL{a}\nd,,2101,A\n")
        #expect(collection.pids.map(\.name) == ["d"])
        #expect(collection.problems.count == 3)
    }

    /// Forty lines that each use the previous one twice would take a million million steps.
    @Test func doublingHasAnEnd() {
        let lines = (1...40).map { "n\($0),,2101,VAL{n\($0 - 1)}+VAL{n\($0 - 1)}\n" }
        let collection = Self.collection("n0,,2101,A\n" + lines.joined())
        #expect(collection.pids.count + collection.problems.count == 41)
        #expect(collection.pids.count > 10)
        #expect(collection.pids[10].decode([1]) == 1024)
    }

    @Test func problemsStandInOrder() {
        let collection = Self.collection("a,,2101,VAL{x}\nb,,2101,FOO(A)\n", "c,,2101,A+\n")
        #expect(collection.problems.map { "\($0.path):\($0.line)" } == ["0.csv:1", "0.csv:2", "1.csv:1"])
        #expect(collection.pids.isEmpty)
    }

    @Test func namesAreUniqueAcrossFiles() {
        let collection = Self.collection("Pump,,2101,A\n", "pump,,2101,A\nPump,,2102,A\n")
        #expect(collection.pids.map(\.signalName) == ["customPump", "customPump_2101", "customPump_2102"])
    }
}
