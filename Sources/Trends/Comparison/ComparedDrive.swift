package import Trips

/// One trip of a comparison, or a part of one: what is known of each quantity, and its segments.
package struct ComparedDrive: Sendable {
    /// A part of a ratio of sums: the quantity is the sum of `sum` over all drives divided by that of `weight`.
    struct Term: Sendable {
        var sum: Double
        var weight: Double
    }

    private(set) var terms: [ComparedQuantity: Term] = [:]
    private(set) var segments: [DriveSegment]
    private(set) var distanceKm: Double
    /// The currency of the cost; nil if there is no cost.
    private(set) var currency: String??
    private var pricePerLiter: Double?
    private var carbonDioxideGPerLitre: Double?

    /// - Parameters:
    ///   - trip: as it is stored.
    ///   - segments: of its samples.
    ///   - indicators: of its samples.
    package init(_ trip: TripRecord, segments: [DriveSegment], indicators: [Indicator: Double]) {
        let summary = trip.summary
        self.segments = segments
        distanceKm = summary.distanceKm ?? 0
        add(.speed, summary.distanceKm.map { $0 * 3600 }, per: summary.coveredS)
        add(.idleShare, summary.idleS.map { $0 * 100 }, per: summary.coveredS)
        add(.sharpAccelerations, summary.count(.sharpAcceleration).map { Double($0) * 100 }, per: distanceKm)
        add(.sharpBrakings, summary.count(.sharpBraking).map { Double($0) * 100 }, per: distanceKm)
        add(.score, summary.score.map { Double($0) * distanceKm }, per: distanceKm)
        if summary.averageLPer100Km != nil || summary.carbonDioxideGPerKm != nil {
            let fuelKm = summary.fuelDistanceKm ?? distanceKm
            add(.consumption, summary.fuelL.map { $0 * 100 }, per: fuelKm)
            add(.carbonDioxide, summary.carbonDioxideKg.map { $0 * 1000 }, per: fuelKm)
            add(.cost, trip.fuelCost.map { $0 * 100 }, per: fuelKm)
        }
        if summary.averageKWhPer100Km != nil {
            let energyKm = summary.batteryDistanceKm ?? distanceKm
            add(.energyConsumption, summary.batteryKWh.map { $0 * 100 }, per: energyKm)
            add(.cost, trip.fuelCost.map { $0 * 100 }, per: energyKm)
        }
        // The engine of a hybrid charges its battery as well.
        if summary.isElectric { add(.chargeUsed, summary.chargeUsedPercent.map { $0 * 100 }, per: distanceKm) }
        for quantity in ComparedQuantity.allCases {
            if let indicator = quantity.row.indicator { add(quantity, indicators[indicator], per: 1) }
        }
        if terms[.cost] != nil { currency = .some(trip.currency) }
        pricePerLiter = trip.fuelPrice
        if let litres = summary.fuelL, litres > 0 {
            carbonDioxideGPerLitre = summary.carbonDioxideKg.map { $0 * 1000 / litres }
        }
    }

    private mutating func add(_ quantity: ComparedQuantity, _ sum: Double?, per weight: Double) {
        guard let sum, sum.isFinite, weight.isFinite, weight > 0 else { return }
        terms[quantity] = Term(sum: sum, weight: weight)
    }

    /// The parts of the trip, of `count` segments each. What is known of whole trips only, parts do not have.
    func parts(of count: Int) -> [ComparedDrive] {
        stride(from: 0, to: segments.count, by: count).map { first in
            ComparedDrive(Array(segments[first..<min(first + count, segments.count)]), of: self)
        }
    }

    private init(_ segments: [DriveSegment], of trip: ComparedDrive) {
        func total(_ value: (DriveSegment) -> Double) -> Double { segments.reduce(0) { $0 + value($1) } }
        self.segments = segments
        currency = trip.currency
        pricePerLiter = trip.pricePerLiter
        carbonDioxideGPerLitre = trip.carbonDioxideGPerLitre
        distanceKm = total(\.distanceKm)
        let coveredS = total(\.durationS)
        add(.speed, distanceKm * 3600, per: coveredS)
        add(.idleShare, total(\.idleS) * 100, per: coveredS)
        add(.sharpAccelerations, total { Double($0.sharpAccelerations) } * 100, per: distanceKm)
        add(.sharpBrakings, total { Double($0.sharpBrakings) } * 100, per: distanceKm)
        let fuelKm = total { $0.fuelL == nil ? 0 : $0.distanceKm }
        let litres = total { $0.fuelL ?? 0 }
        add(.consumption, litres * 100, per: fuelKm)
        add(.carbonDioxide, carbonDioxideGPerLitre.map { $0 * litres }, per: fuelKm)
        add(.cost, pricePerLiter.map { $0 * litres * 100 }, per: fuelKm)
        terms = terms.filter { trip.terms[$0.key] != nil }
    }
}
