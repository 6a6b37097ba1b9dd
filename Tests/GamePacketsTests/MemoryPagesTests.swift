import Telemetry
import Testing

@testable import GamePackets

/// The memory of games, written here by the offsets of the publishers' documents, not by the rows that read it.
@Suite(.timeLimit(.minutes(20))) struct MemoryPagesTests {
    private struct Page {
        var bytes: [UInt8]

        init(_ count: Int) { bytes = [UInt8](repeating: 0, count: count) }

        mutating func put(_ at: Int, float value: Float) { put(at, value.bitPattern) }
        mutating func put(_ at: Int, double value: Double) { put(at, value.bitPattern) }
        mutating func put(_ at: Int, whole value: Int32) { put(at, UInt32(bitPattern: value)) }
        mutating func put(_ at: Int, byte value: UInt8) { bytes[at] = value }
        mutating func put(_ at: Int, text: String) {
            for (index, byte) in text.utf8.enumerated() { bytes[at + index] = byte }
        }
        mutating func put(_ at: Int, wide text: String) {
            for (index, unit) in text.utf16.enumerated() { bytes[at + 2 * index] = UInt8(unit) }
        }

        private mutating func put(_ at: Int, _ value: some FixedWidthInteger) {
            for index in 0..<value.bitWidth / 8 { bytes[at + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
        }
    }

    private func packet(_ row: MemoryPages, _ pages: [Page]) throws -> GamePacket {
        guard case .packet(let packet) = row.reading(pages.map(\.bytes)) else {
            throw NotAPacket()
        }
        return packet
    }
    private struct NotAPacket: Error {}

    private func value(_ signal: Signal, _ packet: GamePacket) -> Double? {
        packet.values.last { $0.signal == signal }?.value
    }

    // MARK: Assetto Corsa

    private func moving() -> Page {
        var page = Page(800)
        page.put(0, whole: 77)
        page.put(4, float: 0.8)
        page.put(8, float: 0.25)
        page.put(12, float: 30)
        page.put(16, whole: 5)
        page.put(20, whole: 7421)
        page.put(28, float: 203.5)
        page.put(44, float: 1.5)
        page.put(52, float: -0.5)
        for wheel in 0..<4 {
            page.put(88 + 4 * wheel, float: 26 + Float(wheel))
            page.put(152 + 4 * wheel, float: 80 + Float(wheel))
            page.put(348 + 4 * wheel, float: 400 + Float(wheel))
        }
        page.put(248, whole: 1)
        page.put(276, float: 0.6)
        page.put(292, float: 31)
        return page
    }

    private func shown(_ count: Int = 1588, status: Int32 = 2) -> Page {
        var page = Page(count)
        page.put(4, whole: status)
        page.put(132, whole: 3)
        page.put(136, whole: 6)
        page.put(140, whole: 41_250)
        page.put(144, whole: 92_345)
        page.put(148, whole: 2_147_483_647)
        page.put(156, float: 12_000)
        page.put(164, whole: 1)
        page.put(248, float: 0.4)
        return page
    }

    private func fixed() -> Page {
        var page = Page(720)
        page.put(68, wide: "ks_mazda_mx5_cup")
        page.put(134, wide: "ks_brands_hatch")
        page.put(412, whole: 7800)
        page.put(416, float: 45)
        return page
    }

    @Test func assettoCorsa() throws {
        var shown = shown()
        shown.put(172, whole: 12)
        shown.put(252, float: 120.25)
        shown.put(260, float: -33)
        shown.put(268, whole: 2)
        var fixed = fixed()
        fixed.put(520, float: 3916)
        fixed.put(524, wide: "indy")
        var moving = moving()
        moving.put(344, whole: 1)
        let packet = try packet(AssettoCorsaPages.row, [moving, shown, fixed])
        #expect(packet.game == .assettoCorsa && packet.activity == .driving)
        #expect(packet.car == "ks_mazda_mx5_cup" && packet.track == "ks_brands_hatch indy")
        #expect(value(.vehicleSpeed, packet) == 203.5 && value(.engineSpeed, packet) == 7421)
        #expect(value(.gear, packet) == 4 && value(.throttle, packet) == 80 && value(.brake, packet) == 25)
        #expect(value(.lapNumber, packet) == 4 && value(.currentLapTime, packet) == 41.25)
        #expect(value(.lastLapTime, packet) == 92.345 && value(.bestLapTime, packet) == nil)
        #expect(value(.lapDistance, packet) == 1566.4 && value(.totalLaps, packet) == 12)
        #expect(value(.positionX, packet) == 120.25 && value(.positionZ, packet) == -33)
        #expect(value(.maximumEngineSpeed, packet) == 7800 && value(.fuelShare, packet) == 66.7)
        #expect(value(.raceFlag, packet) == 3 && value(.lapSector, packet) == 2 && value(.dragReduction, packet) == 1)
        #expect(value(Signal.tirePressures[1], packet) == 186 && value(Signal.tireInnerTemperatures[3], packet) == 83)
        // What it does not report is absent.
        #expect(value(Signal.tireTemperatures[0], packet) == nil && value(.lapInvalid, packet) == nil)
    }

    @Test func competizione() throws {
        var shown = shown()
        shown.put(252, whole: 24)
        for car in 0..<24 {
            shown.put(256 + 12 * car, float: Float(100 * car))
            shown.put(976 + 4 * car, whole: Int32(1000 + car))
        }
        shown.put(1216, whole: 1007)
        shown.put(1224, whole: 7)
        shown.put(1268, whole: 4)
        shown.put(1284, float: 2.7)
        shown.put(1408, whole: 1)
        shown.put(1580, whole: 850)
        var moving = moving()
        moving.put(24, float: -0.5)
        let packet = try packet(AssettoCorsaPages.row, [moving, shown, fixed()])
        #expect(packet.game == .assettoCorsaCompetizione && packet.track == "ks_brands_hatch")
        #expect(value(.positionX, packet) == 700 && value(.raceFlag, packet) == 1)
        #expect(value(.tractionControlLevel, packet) == 4 && value(.fuelPerLap, packet) == 6)
        #expect(value(.lapInvalid, packet) == 0 && value(.gapAhead, packet) == 0.85)
        #expect(value(.steering, packet) == -50 && value(.lapDistance, packet) == nil)
        #expect(value(.raceDistance, packet) == 12_000 && value(.dragReduction, packet) == nil)
    }

    /// Menus, replays and pauses are not driven; memory without a game is zeros.
    @Test func notDriven() throws {
        for status: Int32 in [0, 1, 3] {
            #expect(
                try packet(AssettoCorsaPages.row, [moving(), shown(status: status), fixed()]).activity == .menu)
        }
        #expect(try packet(AssettoCorsaPages.row, [Page(800), Page(1588), Page(720)]).activity == .menu)
        var broken = moving()
        broken.put(28, float: .nan)
        #expect(AssettoCorsaPages.row.reading([broken, shown(), fixed()].map(\.bytes)) == .damaged(.assettoCorsa))
        #expect(AssettoCorsaPages.row.reading([moving().bytes, Page(100).bytes, fixed().bytes]) == .unknown)
    }

    @Test func evo() throws {
        var moving = moving()
        moving.put(564, float: 0.56)
        moving.put(588, whole: 9000)
        moving.put(676, whole: 1)
        var shown = Page(4900)
        shown.put(4, whole: 2)
        shown.put(24, whole: 11)
        shown.put(36, whole: 22)
        shown.put(92, float: 0.25)
        shown.put(188, whole: 30_500)
        shown.put(196, float: 20)
        shown.put(1244, float: 0.5)
        shown.put(1460, float: 2)
        shown.put(1872, byte: 3)
        shown.put(2388, whole: 2)
        shown.put(2396, whole: -1)
        shown.put(2400, whole: 101_001)
        shown.put(2404, whole: 4)
        shown.put(2548, whole: 3)
        shown.put(3086, text: "ferrari_296_gt3")
        shown.put(3121, byte: 0)
        for car in 0..<2 {
            shown.put(3124 + 12 * car, float: Float(car + 5))
            shown.put(3940 + 16 * car, whole: car == 1 ? 11 : 10)
            shown.put(3952 + 16 * car, whole: 22)
        }
        shown.put(3928, float: 80)
        var fixed = Page(208)
        fixed.put(136, text: "silverstone")
        fixed.put(169, text: "gp")
        fixed.put(204, float: 5891)
        let packet = try packet(AssettoCorsaEvoPages.row, [moving, shown, fixed])
        #expect(packet.game == .assettoCorsaEvo && packet.activity == .driving)
        #expect(packet.car == "ferrari_296_gt3" && packet.track == "silverstone gp")
        #expect(value(.maximumEngineSpeed, packet) == 9000 && value(.brakeBias, packet) == 56)
        #expect(value(.absActive, packet) == 1 && value(.steering, packet) == 25)
        #expect(value(.lapNumber, packet) == 3 && value(.lapInvalid, packet) == 1)
        #expect(value(.lastLapTime, packet) == nil && value(.bestLapTime, packet) == 101.001)
        #expect(value(.lapDistance, packet) == 2945.5 && value(.positionX, packet) == 6)
        #expect(value(.fuelShare, packet) == 25 && value(.fuelPerLap, packet) == 2.5)
        #expect(value(.raceFlag, packet) == 2 && value(.racePosition, packet) == 2)
    }

    // MARK: rFactor

    private struct Car {
        var id: Int32
        var isPlayer = false
        var control: UInt8 = 0
        var finish: UInt8 = 0
    }

    /// Writes the same race for both games: their blocks are the same, at other places.
    private func write(
        _ cars: [Car], driven: [Int32], into page: inout Page, at telemetryBegin: Int, race: inout Page, session: Int,
        places: Int
    ) {
        for (index, car) in cars.enumerated() {
            let begin = places + 584 * index
            race.put(begin, whole: car.id)
            race.put(begin + 100, byte: 2)
            race.put(begin + 102, byte: 0)
            race.put(begin + 103, byte: car.finish)
            race.put(begin + 104, double: 4000)
            race.put(begin + 144, double: 95.5)
            race.put(begin + 168, double: 96.25)
            race.put(begin + 176, double: 30.5)
            race.put(begin + 184, double: 62.75)
            race.put(begin + 196, byte: car.isPlayer ? 1 : 0)
            race.put(begin + 197, byte: car.control)
            race.put(begin + 199, byte: UInt8(index + 1))
            race.put(begin + 232, double: 1.25)
            race.put(begin + 506, byte: 2)
        }
        race.put(session, text: "Circuit de la Sarthe")
        race.put(session + 84, whole: 2_147_483_647)
        race.put(session + 88, double: 13_626)
        race.put(session + 104, whole: Int32(cars.count))
        race.put(session + 108, byte: 5)
        race.put(session + 115, byte: 1)
        race.put(session + 236, double: 28)
        for (index, id) in driven.enumerated() {
            let begin = telemetryBegin + 1888 * index
            page.put(begin, whole: id)
            page.put(begin + 12, double: 300)
            page.put(begin + 24, double: 270.25)
            page.put(begin + 32, text: "Porsche 963 #\(id)")
            page.put(begin + 160, double: 10)
            page.put(begin + 184, double: 3)
            page.put(begin + 200, double: -40)
            page.put(begin + 352, whole: 6)
            page.put(begin + 356, double: 7000)
            page.put(begin + 388, double: 1)
            page.put(begin + 404, double: -0.1)
            page.put(begin + 524, double: 45)
            page.put(begin + 532, double: 8500)
            page.put(begin + 608, double: 90)
            page.put(begin + 664, double: 0.45)
            for wheel in 0..<4 {
                page.put(begin + 848 + 260 * wheel + 24, double: 673.15)
                page.put(begin + 848 + 260 * wheel + 120, double: 180)
                page.put(begin + 848 + 260 * wheel + 136, double: 363.15)
                page.put(begin + 848 + 260 * wheel + 152, double: 0.9)
            }
        }
    }

    private func leMans(_ cars: [Car], driven: [Int32]) -> Page {
        var page = Page(324_820)
        var race = page
        write(
            cars, driven: driven, into: &page, at: 128_468, race: &race, session: 1632,
            places: 2192)
        for (index, byte) in race.bytes.enumerated() where byte != 0 { page.put(index, byte: byte) }
        page.put(128_464, byte: UInt8(driven.count))
        return page
    }

    @Test func leMansUltimate() throws {
        let page = leMans([Car(id: 4, control: 2), Car(id: 9, isPlayer: true)], driven: [4, 9])
        let packet = try packet(RFactorPages.leMansUltimate, [page])
        #expect(packet.game == .leMansUltimate && packet.activity == .driving)
        #expect(packet.car == "Porsche 963 #9" && packet.track == "Circuit de la Sarthe")
        #expect(value(.vehicleSpeed, packet) == 144.4 && value(.gear, packet) == 6)
        #expect(value(.currentLapTime, packet) == 29.75 && value(.lapNumber, packet) == 3)
        #expect(value(.lastLapTime, packet) == 96.25 && value(.bestLapTime, packet) == 95.5)
        #expect(value(.lapDistance, packet) == 4000 && value(.trackLength, packet) == 13_626)
        #expect(value(.lapSector, packet) == 3 && value(Signal.sectorTimes[1], packet) == 32.25)
        #expect(value(.racePosition, packet) == 2 && value(.gapAhead, packet) == 1.25)
        #expect(value(.fuelShare, packet) == 50 && value(.brakeBias, packet) == 55 && value(.totalLaps, packet) == nil)
        #expect(value(Signal.tireWears[2], packet) == 10 && value(Signal.tireTemperatures[0], packet) == 90)
        #expect(value(Signal.brakeTemperatures[3], packet) == 400 && value(.trackTemperature, packet) == 28)
    }

    @Test func whoDrivesLeMans() throws {
        func activity(_ cars: [Car], driven: [Int32] = [9], _ change: (inout Page) -> Void = { _ in }) throws
            -> GamePacket.Activity
        {
            var page = leMans(cars, driven: driven)
            change(&page)
            return try packet(RFactorPages.leMansUltimate, [page]).activity
        }
        let player = Car(id: 9, isPlayer: true)
        #expect(try activity([player]) == .driving)
        // The computer drives, a replay, the race is over, nobody drives here.
        #expect(try activity([Car(id: 9, isPlayer: true, control: 1)]) == .menu)
        #expect(try activity([Car(id: 9, isPlayer: true, finish: 1)]) == .ended)
        #expect(try activity([Car(id: 9)]) == .menu)
        #expect(try activity([player], driven: [8]) == .menu && activity([], driven: []) == .menu)
        // A pause, and the garage.
        #expect(try activity([player]) { $0.put(1632 + 108, byte: 9) } == .menu)
        #expect(try activity([player]) { $0.put(1632 + 115, byte: 0) } == .menu)
        // A number of cars that cannot be.
        #expect(try activity([player]) { $0.put(1632 + 104, whole: -5) } == .menu)
        #expect(try activity([player]) { $0.put(1632 + 104, whole: 1_000_000) } == .driving)
    }

    @Test func rFactor2() throws {
        var page = Page(16 + 64 * 1888)
        var race = Page(560 + 64 * 584)
        write(
            [Car(id: 3, isPlayer: true)], driven: [1, 3], into: &page, at: 16, race: &race,
            session: 12, places: 560)
        page.put(12, whole: 2)
        let packet = try packet(RFactorPages.rFactor2, [page, race])
        #expect(packet.game == .rFactor2 && packet.activity == .driving && packet.car == "Porsche 963 #3")
        #expect(value(.vehicleSpeed, packet) == 144.4 && value(.lapDistance, packet) == 4000)
        // The leader has nobody before it.
        #expect(value(.racePosition, packet) == 1 && value(.gapAhead, packet) == nil)
    }

    /// No field lies in another one, or beyond the end.
    @Test func layouts() {
        let all = [
            AssettoCorsaPages.physics, AssettoCorsaPages.first, AssettoCorsaPages.competizione,
            AssettoCorsaPages.statics,
            AssettoCorsaEvoPages.physics, AssettoCorsaEvoPages.graphics, AssettoCorsaEvoPages.statics, RFactorPages.car,
            RFactorPages.place, RFactorPages.session,
        ]
        for layout in all {
            let ranges = layout.fields.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
            #expect(ranges.allSatisfy { $0.upperBound <= layout.length }, "\(layout.name)")
            #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, "\(layout.name)")
        }
    }
}
