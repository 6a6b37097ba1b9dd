import CommandLine
import CustomPIDs
import Formats
import Routes
import Settings
import Storage
import System
import Telemetry
import Transports
import Trips

/// The values that exist at the moment, for completion. Getting them creates nothing, sends nothing and warns of
/// nothing.
struct CompletionWords: Sendable {
    private let environment: Environment

    init(_ environment: Environment) { self.environment = environment }

    /// The most trips and scans to read.
    private static let occasionLimit = 5000
    private static let tripLimit = 300

    @Sendable func words(_ kind: WordKind, _ options: Options) -> [Completion.Candidate] {
        switch kind {
        case .device: return devices
        case .signal: return signals
        case .driver:
            let stored = (try? database(options)?.trips.drivers()) ?? []
            let configured = (try? environment.settings().driver).flatMap { $0 }.map { [$0] } ?? []
            return (configured.filter { !stored.contains($0) } + stored).map { .init(word: $0) }
        case .tag: return ((try? database(options)?.trips.tags()) ?? []).map { .init(word: $0) }
        case .place: return ((try? database(options)?.places.all()) ?? []).map { .init(word: $0.name) }
        case .route:
            return ((try? database(options)?.routes.all()) ?? []).map {
                .init(word: $0.name ?? String($0.id), description: Format.fixed($0.path.lengthM / 1000, 1) + " km")
            }
        case .trip: return trips(options) + last(options, "trip", \.trip)
        case .scan: return scans(options) + last(options, "scan", \.scan)
        case .day: return days(options)
        case .vehicle: return vehicles(options)
        case .writtenKey:
            let file = try? SettingsFile(path: environment.configurationPath())
            return SettingTable.keys.filter { file?.written($0.name) != nil }.map {
                .init(word: $0.name, description: file?.written($0.name) ?? "")
            }
        default: return []
        }
    }

    private func database(_ options: Options) -> Database? {
        (try? environment.databasePath(options)).flatMap { Database.peek(path: $0) }
    }

    private var devices: [Completion.Candidate] {
        let ports = environment.surroundings.serialPorts().map { port in
            Completion.Candidate(word: port.path, description: port.name ?? port.likeness ?? "")
        }
        let usual = WiFiAdapters.usual.map { address in
            Completion.Candidate(word: "tcp:" + address, description: "usual address of Wi-Fi adapters")
        }
        return ports + usual
    }

    private var signals: [Completion.Candidate] {
        guard let folder = try? environment.customPIDFolder() else { return [] }
        return CustomPIDFiles(folder: folder).pids.map { .init(word: $0.signalName, description: $0.name) }
    }

    private func occasions(_ options: Options) -> [TripTables.Occasion] {
        (try? database(options)?.trips.occasions(atMost: Self.occasionLimit)) ?? []
    }

    private func trips(_ options: Options) -> [Completion.Candidate] {
        let units = (try? environment.settings().units) ?? .metric
        let trips = occasions(options).filter { $0.trip != nil }.prefix(Self.tripLimit)
        return trips.compactMap { trip in
            trip.trip.map { number in
                let distance = trip.distanceKm.map { ", " + units.distance($0, 1) } ?? ""
                return .init(word: String(number), description: LocalTime.text(trip.time) + distance)
            }
        }
    }

    private func scans(_ options: Options) -> [Completion.Candidate] {
        let scans = occasions(options).filter { $0.scan != nil }.prefix(Self.tripLimit)
        return scans.compactMap { scan in
            scan.scan.map { .init(word: String($0), description: LocalTime.text(scan.time)) }
        }
    }

    private func last(
        _ options: Options, _ kind: String, _ number: (TripTables.Occasion) -> Int64?
    ) -> [Completion.Candidate] {
        occasions(options).contains { number($0) != nil } ? [.init(word: "last", description: "the last \(kind)")] : []
    }

    private func days(_ options: Options) -> [Completion.Candidate] {
        var days: [(day: CalendarDay, trips: Int, scans: Int)] = []
        for occasion in occasions(options) {
            let day = LocalTime.zone.day(occasion.time)
            if days.last?.day != day { days.append((day, 0, 0)) }
            if occasion.trip == nil { days[days.count - 1].scans += 1 } else { days[days.count - 1].trips += 1 }
        }
        return days.map { day, trips, scans in
            let parts = [(trips, "trip"), (scans, "scan")].filter { $0.0 > 0 }.map { Format.count($0.0, $0.1) }
            return .init(word: "\(day)", description: parts.joined(separator: ", "))
        }
    }

    /// Returns the VINs and names of the vehicles.
    private func vehicles(_ options: Options) -> [Completion.Candidate] {
        let known = ((try? database(options)?.vehicles.known()) ?? []).map(\.vehicle)
        let named = known.compactMap { vehicle in
            vehicle.name.map { Completion.Candidate(word: $0, description: vehicle.vin ?? "vehicle without a VIN") }
        }
        return named
            + known.map { vehicle in
                .init(
                    word: vehicle.vin ?? "none",
                    description: vehicle.name ?? (vehicle.vin == nil ? "vehicle without a VIN" : ""))
            }
    }
}
