import CommandLine
import Publishing
import Reports
import Storage
import Syncing
import System
import Telemetry

/// What a report asks of a fleet's database.
extension ReportCommand {
    /// Places are not known there, so more of the last trips are looked at.
    private static let tripsOfPlace = 1000
    static func request(_ question: inout FleetQuestion, _ options: Options, _ days: ReportDays) {
        question.requestDetails()
        question.drivers = options[.reportDriver].map { [$0] } ?? []
        question.tags = options[.reportTag].map { [$0] } ?? []
        question.cars = options[.reportVIN].map { [$0] } ?? []
        question.kind = options[.reportKind]?.rawValue
        question.wantsTracks = options[.html] != nil || options[.site] != nil || options[.page] != nil
        if options[.site] != nil || options[.page] != nil {
            question.requestEverything()
        } else if let trip = options[.reportTrip] {
            question.request(forTrip: trip)
            question.fetchesSamples = true
            if options[.reportPlace] != nil, question.lastTrips > 0 { question.lastTrips += tripsOfPlace }
        } else if let scan = options[.reportScan] {
            question.request(forScan: scan)
            question.range = FleetQuestion.always.upperBound..<FleetQuestion.always.upperBound
            question.scansOfEachCar = FleetQuestion.scansOfCar
        } else {
            requestDays(&question, options, days)
        }
    }

    private static func requestDays(_ question: inout FleetQuestion, _ options: Options, _ days: ReportDays) {
        // Vehicles beside each other are not compared with the period before.
        let before = options[.fleet] ? nil : days.period.flatMap { PeriodFacts($0, days.days).daysBefore }
        let first = min(before?.lowerBound ?? days.days.lowerBound, days.days.lowerBound)
        question.range = FleetQuestion.time(from: first, to: days.days.upperBound)
        // An empty report is replaced by one of the last day.
        if !options[.fleet], !options[.logbook] {
            question.lastTrips = options[.reportPlace] == nil ? 1 : tripsOfPlace
            question.daysBeforeLast = daysOfTwo(days.period)
        }
        let listsTrips = options[.json] || options[.reportCSV] || options[.html] != nil || days.period == nil
        if options[.fleet] || !listsTrips {
            question.tripTables = question.tripTables.filter(FleetTables.totals.contains)
            question.endTables = []
            question.wantsRoutes = false
        }
        question.countsByCar = options[.fleet]
        question.countsTrips = (options[.fleet] || !listsTrips) && options[.reportPlace] == nil
        if options[.reportPlace] != nil { question.endTables = FleetTables.ends }
        if options[.fleet] {
            question.scansOfEachCar = 1
            question.acceptsTotals = true
        } else {
            question.scanTables = ["scan", "scan_code"]
        }
    }

    /// The days of a period and the one before.
    private static func daysOfTwo(_ period: ReportPeriod?) -> Int {
        switch period {
        case .week: 14
        case .month: 62
        case .year: 732
        case nil: 1
        }
    }
}
