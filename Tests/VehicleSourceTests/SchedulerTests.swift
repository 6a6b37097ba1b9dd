import Testing

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct SchedulerTests {
    /// A scheduler and the rows of its table.
    private struct Table {
        var scheduler = Scheduler()
        var rows: [PollRowState]

        init(_ rows: [PollRow] = SchedulerTests.rows) { self.rows = rows.map(PollRowState.init) }

        mutating func nextTick(_ elapsedS: Double) -> [Int] { scheduler.nextTick(&rows, elapsedS: elapsedS) }
        mutating func all(_ elapsedS: Double) -> [Int] { scheduler.all(&rows, elapsedS: elapsedS) }
    }

    /// A small table.
    private static let rows: [PollRow] = [
        PollRow("vehicle speed", [.pid(0x0D)], .ticks(1)), PollRow("engine speed", [.pid(0x0C)], .ticks(2)),
        PollRow("coolant temperature", [.pid(0x05)], .seconds(10)), PollRow("voltage", [.pid(0x42)], .seconds(6)),
        PollRow("mass air flow", [.pid(0x10)], .ticks(1)),
    ]

    /// Returns a line for each row, with an x where it is requested at the tick of that second.
    private func grid(_ seconds: ClosedRange<Int>) -> String {
        var table = Table()
        let chosen = seconds.map { Set(table.nextTick(Double($0))) }
        return Self.rows.indices.map { row in
            let label = Self.rows[row].label
            let marks = chosen.map { $0.contains(row) ? "x" : "." }.joined(separator: " ")
            return label + String(repeating: " ", count: 20 - label.count) + marks
        }.joined(separator: "\n")
    }

    @Test func tenSeconds() {
        #expect(
            grid(1...10) == """
                vehicle speed       x x x x x x x x x x
                engine speed        x . x . x . x . x .
                coolant temperature . . . . . . . . . x
                voltage             . . . . . x . . . .
                mass air flow       . x . x . . . x . .
                """)
    }

    @Test func aMinute() {
        // At 30 s and at 60 s two rows are due: coolant goes first.
        #expect(
            grid(1...64) == """
                vehicle speed       \(String(repeating: "x ", count: 63))x
                engine speed        \(String(repeating: "x . ", count: 31))x .
                coolant temperature \(places(10, 20, 30, 40, 50, 60))
                voltage             \(places(6, 12, 18, 24, 32, 36, 42, 48, 54, 62))
                mass air flow       \(places(2, 4, 8, 14, 16, 22, 26, 28, 34, 38, 44, 46, 52, 56, 58, 64))
                """)
    }

    private func places(_ seconds: Int...) -> String {
        (1...64).map { seconds.contains($0) ? "x" : "." }.joined(separator: " ")
    }

    /// The faster the adapter, the more requests for speed, engine speed and air flow, but never more for the slow
    /// rows.
    @Test(arguments: [0.02, 0.06, 0.25, 0.9]) func fastAdapters(_ tickS: Double) {
        var table = Table()
        var times: [[Double]] = Self.rows.map { _ in [] }
        let ticks = Int(120 / tickS)
        for tick in 0..<ticks {
            let elapsedS = Double(tick) * tickS
            let chosen = table.nextTick(elapsedS)
            #expect(chosen.count == 2)
            #expect(chosen.first == 0)
            for row in chosen { times[row].append(elapsedS) }
        }
        #expect(times[0].count == ticks)
        #expect(times[1].count == (ticks + 1) / 2)
        for (row, period) in [(2, 10.0), (3, 6.0)] {
            let expected = Array(stride(from: period, to: Double(ticks - 4) * tickS, by: period))
            #expect(times[row].count - expected.count <= 1 && times[row].count >= expected.count)
            // Engine speed has every second tick; if two rows are due, one waits for the next free place.
            for (time, due) in zip(times[row], expected) {
                #expect(time >= due && time <= due + 4 * tickS + 1e-9, "row \(row), due at \(due)")
            }
        }
        #expect(times.map(\.count).reduce(0, +) == 2 * ticks)
    }

    @Test func rowsThatTakeNoPart() {
        var table = Table()
        table.rows[0].isActive = false
        table.rows[1].isActive = false
        #expect((1...6).map { table.nextTick(Double($0)) } == [[4], [4], [4], [4], [4], [3, 4]])
        table.rows[0].isActive = true
        #expect(table.nextTick(7) == [0, 4])
        for row in Self.rows.indices { table.rows[row].isActive = false }
        #expect(table.nextTick(60).isEmpty)
    }

    /// If one request has room for all: the rows of every tick, and the others at their times.
    @Test func allAtOnce() {
        var table = Table()
        #expect(table.all(0) == [0, 1, 4])
        #expect(table.all(5.9) == [0, 1, 4])
        #expect(table.all(6) == [0, 1, 3, 4])
        #expect(table.all(6.1) == [0, 1, 4])
        #expect(table.all(60) == [0, 1, 2, 3, 4])
        #expect(table.all(60) == [0, 1, 4])
    }

    /// A suspended row is not requested, and is requested when it is back.
    @Test func allButThoseThatRest() {
        var table = Table()
        table.rows[1].isActive = false
        table.rows[3].isActive = false
        #expect(table.all(7) == [0, 4])
        table.rows[3].isActive = true
        #expect(table.all(8) == [0, 3, 4])
        for row in Self.rows.indices { table.rows[row].isActive = false }
        #expect(table.all(60).isEmpty)
    }

    /// After a pause a row is due once, and not once for every time it was missed.
    @Test func aPause() {
        var table = Table([PollRow("a", [], .seconds(6)), PollRow("b", [], .ticks(1))])
        let times: [Double] = [1, 100, 101, 102, 103]
        #expect(times.map { table.nextTick($0) } == [[1], [0, 1], [1], [0, 1], [1]])
    }

    /// Every second in its place, and whenever a place is free.
    @Test func atLeastSoOften() {
        let rows = [
            PollRow("a", [], .ticks(1)), PollRow("b", [], .atLeast(seconds: 1)), PollRow("c", [], .seconds(0.2)),
        ]
        var table = Table(rows)
        let times: [Double] = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1]
        let chosen = times.map { table.nextTick($0) }
        // The first one is due at once; then c has its turns, and b the rest.
        #expect(chosen.prefix(4) == [[0, 1], [0, 1], [0, 2], [0, 1]])
        #expect(chosen.count { $0.contains(1) } >= 7)
        #expect(chosen.count { $0.contains(2) } >= 4)
        #expect(table.all(9) == [0, 1, 2])
        #expect(table.all(9) == [0, 1])
    }

    @Test func batchesHaveATimeOfTheirOwn() {
        let rows = [PollRow("a", [], .seconds(5, batched: 1))]
        var alone = Table(rows)
        #expect((0...12).filter { !alone.nextTick(Double($0)).isEmpty } == [5, 10])
        var batched = Table(rows)
        #expect((5...8).allSatisfy { !batched.all(Double($0)).isEmpty })
    }

    /// On a slow bus there is less room than rows want: each one still has its turn, and none waits much longer in
    /// proportion than the others.
    @Test(arguments: [0.2, 0.4, 0.7, 1]) func noRowStarves(_ tickS: Double) {
        let rows = PollTable.trip
        var table = Table(rows)
        var latest = rows.map { _ in 0.0 }
        var longest = latest
        for tick in 0..<Int(1200 / tickS) {
            let elapsedS = Double(tick) * tickS
            for row in table.nextTick(elapsedS) {
                longest[row] = max(longest[row], elapsedS - latest[row])
                latest[row] = elapsedS
            }
        }
        for (row, longestS) in zip(rows, longest) {
            switch row.cadence {
            case .ticks(let every): #expect(longestS <= Double(every) * tickS + 0.001, "\(row.label)")
            case .seconds(let period, _), .atLeast(let period), .spare(let period, _):
                #expect((0.1...max(12 * period, 15)).contains(longestS), "\(row.label): \(longestS)")
            // Not the scheduler's.
            case .whileStarting: #expect(longestS == 0)
            }
        }
    }

    /// Rows of spare places take one request in a hundred, in turns by their periods, and nothing is late for them.
    @Test func spareRowsAlone() {
        let rows =
            Self.rows + [
                PollRow("a", [.pid(0x06)], .spare(seconds: 5)),
                PollRow("b", [.pid(0x46)], .spare(seconds: 60, burstS: 6)),
                PollRow("as above", [.pid(0x10)], .spare(seconds: 1)),
            ]
        var (table, without) = (Table(rows), Table())
        var counts = rows.map { _ in 0 }
        for tick in 0..<6000 {
            let chosen = table.nextTick(Double(tick) * 0.2)
            #expect(chosen.filter { $0 < Self.rows.count } == without.nextTick(Double(tick) * 0.2))
            for row in chosen { counts[row] += 1 }
        }
        #expect(counts[5] + counts[6] == 120 && counts[6] >= 8 && counts[5] > counts[6], "\(counts)")
        // Another row requests the same PID.
        #expect(counts[7] == 0)
    }

    /// Where a request holds several PIDs, only those that have to be alone are due at a tick.
    @Test func spareRowsBesideBatches() {
        var table = Table([
            PollRow("speed", [.pid(0x0D)], .ticks(1)), PollRow("a", [.pid(0x06)], .spare(seconds: 5)),
            PollRow("b", [.pid(0x46)], .spare(seconds: 60, burstS: 6)),
        ])
        var alone = 0
        for tick in 0..<1000 {
            let chosen = table.scheduler.all(&table.rows, elapsedS: Double(tick) / 10) { $0 == 0x06 }
            #expect(chosen.first == 0 && !chosen.contains(2))
            if chosen.contains(1) { alone += 1 }
        }
        #expect(alone == 20)
        // A burst lasts six seconds of each minute.
        let burst = (600..<1200).count { tick in
            let elapsedS = Double(tick) / 10
            guard Scheduler.spare(table.rows, elapsedS: elapsedS).contains(2) else { return false }
            Scheduler.noteSpare(&table.rows[2], elapsedS: elapsedS, isBatched: true)
            return true
        }
        #expect((59...61).contains(burst))
    }

    @Test func theTableHasNoRowWithoutARequest() {
        #expect((PollTable.trip + PollTable.trends).allSatisfy { !$0.requests.isEmpty })
        let labels = (PollTable.trip + PollTable.trends).map(\.label)
        #expect(Set(labels).count == labels.count)
    }
}
