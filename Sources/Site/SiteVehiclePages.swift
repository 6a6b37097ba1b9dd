import Formats
import History
import OBD
import Pages
import Reports
import Storage
import System
import Telemetry
import Trends
import Trips

/// The pages of a site about vehicles and what is changing on them.
struct SiteVehiclePages {
    /// More scans of a vehicle are not listed.
    private static let maxScans = 200

    let database: Database
    /// In the order of their pages.
    let vehicles: [String?]
    let presentation: Presentation
    let names: VehicleNames
    let program: String

    private var end: WallTime { WallTime(microseconds: .max) }

    private func address(_ vin: String?) -> PageAddress {
        .vehicle(Int64((vehicles.firstIndex(of: vin) ?? 0) + 1))
    }

    private func name(_ vin: String?) -> String? {
        presentation.isRedacted ? names[vin] ?? vin.map { _ in "VIN left out" } : names.short(vin)
    }

    private func course(_ vin: String?) throws -> VehicleCourse {
        let watched = try VehicleTrends(of: vin, database).watched(before: end)
        return VehicleCourse(
            vin: vin, name: name(vin), basis: watched.analysis?.basis(watched.findings) ?? .published,
            findings: watched.findings,
            courses: watched.analysis?.indicatorCourses() ?? [],
            repairs: try database.indicators.services(vin: vin).map {
                RangeDetails.Repair(time: $0.moment, vin: vin, text: $0.description)
            }, address: address(vin))
    }

    func trends(_ place: PagePlace) throws -> Page {
        // Those that drove last come first.
        let known = try database.vehicles.known().map(\.vehicle.vin).filter { vin in
            try vehicles.contains(vin) && VehicleTrends(of: vin, database).isWatched()
        }
        return TrendsPage(try known.map(course), presentation, program: program, at: place).page
    }

    func list(_ place: PagePlace) throws -> Page {
        let report = VehicleReport([], thisYear: LocalTime.today.year)
        let cards = try database.vehicles.recorded().filter { vehicles.contains($0.vehicle.vin) }.map { recorded in
            let vin = recorded.vehicle.vin
            return (
                title: name(vin) ?? "Without a VIN", text: report.rows(recorded, presentation).first?.text ?? "",
                findings: try VehicleTrends(of: vin, database).current()?.count ?? 0, address: address(vin)
            )
        }
        return VehicleListPage(cards, program: program, at: place).page
    }

    func page(_ number: Int64, _ place: PagePlace) throws -> Page? {
        guard let index = Int(exactly: number), vehicles.indices.contains(index - 1) else { return nil }
        let vin = vehicles[index - 1]
        guard let recorded = try database.vehicles.recorded().first(where: { $0.vehicle.vin == vin }) else {
            return nil
        }
        let drives = try database.trips.list().filter { $0.vin == vin }.map {
            VehiclePage.Drive(
                id: $0.id, start: $0.start, durationS: $0.durationS, distanceKm: $0.distanceKm,
                litresPer100Km: $0.litresPer100Km)
        }
        let report = VehicleReport([], thisYear: LocalTime.today.year)
        let heading: [(label: String, text: String)] =
            presentation.isRedacted ? [] : [("Vehicle", report.heading(recorded.vehicle))]
        return VehiclePage(
            try course(vin), facts: heading + report.rows(recorded, presentation).map { ($0.name, $0.text) },
            drives: drives,
            scans: try vin.map {
                try database.scans.all(of: $0, before: end, atMost: Self.maxScans).sorted { $0.time > $1.time }
            }
                ?? [], presentation, program: program, at: place
        ).page
    }
}
