/// The drive cycles that can be selected by name.
extension DriveCycle {
    /// The cycles by the names that a user can give.
    package static let named: [(name: String, cycle: DriveCycle)] = [
        ("city", city), ("highway", highway), ("stopAndGo", stopAndGo), ("mountain", mountain), ("sharp", sharp),
        ("sprint", sprint), ("readiness", readiness), ("idle", idle),
    ]

    /// Returns the cycle with this name; throws `noCycle` if there is none.
    package static func named(_ name: String) throws(SimulatorOptionError) -> DriveCycle {
        guard let found = named.first(where: { $0.name == name }) else {
            throw SimulatorOptionError.noCycle(name)
        }
        return found.cycle
    }

    private static func rows(_ pairs: [(Double, Double)]) -> [Row] { pairs.map { Row($0.0, $0.1) } }

    /// Three full accelerations from standstill to 160 km/h, each followed by a full braking. 0 to 100 km/h takes 8.5 s.
    package static let sprint = DriveCycle(
        rows(
            (0..<3).flatMap { _ in
                [(6, 0), (2, 36), (2.5, 66), (4, 100), (3.5, 120), (5, 140), (8, 160), (1, 160), (4.8, 0), (3.2, 0)]
            }))

    /// What most readiness monitors need: five minutes of idling, steady driving, and coasting in gear.
    package static let readiness = DriveCycle(
        rows(
            [(310, 0), (12, 48), (60, 50), (20, 85), (660, 85)]
                + (0..<4).flatMap { _ in [(18, 55), (14, 85), (20, 85)] } + [(30, 0), (60, 0)]))

    /// Standing with the engine running.
    package static let idle = DriveCycle([Row(60, 0)])

    /// 20 minutes through a town; each line goes from one standstill to the next.
    package static let city = DriveCycle(cityRows)
    static let cityRows = rows([
        (15, 0), (9, 32), (20, 32), (7, 0),
        (12, 0), (12, 48), (26, 50), (10, 0),
        (22, 0), (8, 28), (8, 28), (3, 24), (10, 24), (6, 0),
        (18, 0), (13, 52), (34, 52), (6, 36), (12, 36), (8, 0),
        (30, 0), (12, 45), (18, 45), (10, 0),
        (8, 0), (6, 20), (14, 18), (5, 0),
        (25, 0), (15, 60), (45, 60), (8, 42), (10, 42), (7, 58), (20, 58), (13, 0),
        (20, 0), (11, 44), (16, 44), (9, 0),
        (35, 0), (9, 30), (22, 33), (7, 0),
        (10, 0), (13, 50), (30, 50), (5, 38), (9, 38), (5, 50), (14, 50), (10, 0),
        (28, 0), (10, 40), (19, 40), (8, 0),
        (14, 0), (12, 48), (22, 47), (4, 40), (8, 40), (9, 0),
        (24, 0), (7, 24), (11, 24), (5, 0),
        (12, 0), (14, 56), (38, 56), (12, 0),
        (32, 0), (11, 42), (24, 42), (8, 0),
        (20, 0), (12, 46), (22, 46), (10, 0),
        (16, 0), (9, 34), (15, 34), (7, 0),
        (8, 0), (6, 22), (8, 22), (5, 0),
    ])

    /// 20 minutes: onto the highway, along it, and off again.
    package static let highway = DriveCycle(highwayRows)
    static let highwayRows = rows([
        (12, 0), (13, 50), (25, 50),
        (20, 100), (60, 100), (16, 120), (190, 120),
        (14, 96), (45, 95), (24, 128), (260, 130),
        (20, 108), (90, 110), (14, 122), (170, 122),
        (25, 80), (40, 80), (12, 120), (60, 118),
        (32, 60), (28, 60), (14, 0), (16, 0),
    ])

    /// 20 minutes of stop-and-go traffic, never reaching 30 km/h.
    package static let stopAndGo = DriveCycle(stopAndGoRows)
    static let stopAndGoRows = rows(
        (0..<2).flatMap { _ in
            [
                (6, 0), (5, 14.3), (4, 14.9), (4, 0),
                (9, 0), (4, 9.7), (6, 9), (3, 0),
                (14, 0), (6, 22.4), (8, 22.8), (5, 6.9), (7, 6.4), (3, 0),
                (22, 0), (3, 6.2), (5, 7.1), (2, 0),
                (5, 0), (4, 11.6), (9, 13.8), (5, 4.5), (8, 4.1), (4, 12.1), (6, 12.7), (4, 0),
                (31, 0), (7, 27.3), (12, 26.6), (4, 17.7), (9, 18.1), (6, 0),
                (8, 0), (4, 8.4), (3, 7.9), (3, 0),
                (12, 0), (3, 7.9), (14, 8.8), (4, 3.2), (10, 2.8), (2, 0),
                (17, 0), (6, 20.6), (6, 21.2), (6, 0),
                (4, 0), (5, 16.8), (10, 16.1), (4, 5.5), (12, 5.9), (5, 19.1), (8, 18.6), (6, 0),
                (26, 0), (4, 10.3), (7, 11.2), (3, 0),
                (10, 0), (6, 25.7), (9, 25.3), (7, 2.9), (11, 3.5), (3, 9.9), (5, 9.2), (3, 0),
                (19, 0), (4, 12.2), (12, 12.6), (4, 0),
                (7, 0), (5, 18.6), (13, 18.1), (5, 0), (15, 0), (3, 0), (4, 10.8), (9, 11.7), (4, 0), (20, 0),
            ]
        })

    /// 20 minutes over a mountain pass: uphill with curves, and downhill with engine braking.
    package static let mountain = DriveCycle(mountainRows)
    static let mountainRows = [
        Row(14, 0), Row(12, 48.3), Row(24, 50.7, grade: 2), Row(12, 62.4, grade: 5), Row(56, 60.9, grade: 7),
        Row(8, 34.2, grade: 8), Row(6, 34.8, grade: 8), Row(12, 58.6, grade: 7), Row(48, 60.8, grade: 7),
        Row(9, 28.5, grade: 9), Row(7, 27.8, grade: 9), Row(13, 56.1, grade: 6), Row(70, 64.3, grade: 6),
        Row(8, 40.7, grade: 7), Row(10, 42.4, grade: 8), Row(10, 60.9, grade: 8), Row(54, 58.2, grade: 8),
        Row(9, 30.6, grade: 9), Row(6, 31, grade: 9), Row(12, 55.8, grade: 6), Row(110, 66.5, grade: 5),
        Row(20, 70.1, grade: 0), Row(70, 72.3, grade: 0),
        Row(10, 60.7, grade: -5), Row(62, 62.4, grade: -7), Row(8, 36.9, grade: -8), Row(6, 36.4, grade: -8),
        Row(12, 58.2, grade: -7), Row(66, 60.6, grade: -7), Row(9, 30.8, grade: -9), Row(7, 31.7, grade: -9),
        Row(12, 54.5, grade: -6), Row(104, 66.1, grade: -6), Row(8, 44.3, grade: -7), Row(9, 43.9, grade: -8),
        Row(10, 62.7, grade: -8), Row(70, 64.4, grade: -7), Row(9, 35.9, grade: -8), Row(8, 36.5, grade: -8),
        Row(12, 60.2, grade: -6), Row(58, 59.5, grade: -5), Row(15, 50.6, grade: -2), Row(40, 51, grade: 0),
        Row(12, 0), Row(53, 0),
    ]

    /// 20 minutes with 12 sharp accelerations and 8 sharp brakings of 3.3 m/s² or more, and with maneuvers that are
    /// nearly sharp: slower changes, sharp changes that are over at once, and sharp changes below 10 km/h.
    package static let sharp = DriveCycle(
        rows(
            (0..<4).flatMap { _ in
                [
                    (12, 0), (12, 48), (15, 48), (4, 14), (8, 14), (4, 50), (20, 52), (5.5, 20), (10, 20), (4, 52),
                    (15, 52), (7, 22), (10, 22), (4.8, 46), (12, 46), (8, 30), (12, 30), (0.4, 33), (9, 33), (0.5, 30),
                    (8, 30), (6, 16), (8, 16), (4, 51), (20, 51), (4.5, 4), (4, 0), (15, 0), (1.1, 9), (6, 9), (1, 0),
                    (49.2, 0),
                ]
            }))
}
