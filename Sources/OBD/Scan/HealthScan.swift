package import Telemetry

/// The facts of one health scan, as they are stored and reported.
package struct HealthScan: Hashable, Sendable {
    package var adapter: Adapter
    package var bus: VehicleBus?
    /// Of the messages; known where the bus is not, too.
    package var framing: VehicleBus.Framing?
    /// Only MIL and codes were asked for.
    package var isQuick = false
    /// Why the rest could not be read, where the connection broke after MIL and codes.
    package var interruption: String?
    package var vin: VIN?
    package var ecus: [ECU]
    package var troubleCodes: [FoundCode]
    package var serviceOutcomes: [ServiceOutcome]
    /// What the ECUs answered, whole: all facts that are no members of this follow from it (`HealthScan+Facts.swift`).
    package var payloads: [Payload]
    /// Every request with the adapter's answer to it, as it came, so that facts can be computed again.
    package var answers: [RawAnswer]

    package init(
        adapter: Adapter, bus: VehicleBus? = nil, vin: VIN? = nil, ecus: [ECU] = [], troubleCodes: [FoundCode] = [],
        serviceOutcomes: [ServiceOutcome] = [], payloads: [Payload] = [], answers: [RawAnswer] = []
    ) {
        self.adapter = adapter
        self.bus = bus
        framing = bus?.framing
        self.vin = vin
        self.ecus = ecus
        self.troubleCodes = troubleCodes
        self.serviceOutcomes = serviceOutcomes
        self.payloads = payloads
        self.answers = answers
    }

    package struct Adapter: Hashable, Sendable {
        /// The device as the user named it.
        package var device: String
        /// AT I.
        package var identity: String?
        /// AT @1.
        package var description: String?
        /// AT RV, in volts.
        package var voltage: Double?

        package init(device: String, identity: String? = nil, description: String? = nil, voltage: Double? = nil) {
            self.device = device
            self.identity = identity
            self.description = description
            self.voltage = voltage
        }
    }

    package struct ECU: Hashable, Sendable {
        package var address: ECUAddress
        /// Confirmed codes by the ECU's own count (PID 01); nil when it did not say.
        package var confirmedCount: Int?
        package var milOn: Bool?

        package init(address: ECUAddress, confirmedCount: Int? = nil, milOn: Bool? = nil) {
            self.address = address
            self.confirmedCount = confirmedCount
            self.milOn = milOn
        }
    }

    package struct FoundCode: Hashable, Sendable {
        package var code: TroubleCode
        package var status: TroubleCode.Status
        package var ecu: ECUAddress

        package init(code: TroubleCode, status: TroubleCode.Status, ecu: ECUAddress) {
            self.code = code
            self.status = status
            self.ecu = ecu
        }
    }

    /// What came of asking one ECU for one service.
    package struct ServiceOutcome: Hashable, Sendable {
        package enum Outcome: String, Sendable, CaseIterable { case answered, refused, silent, malformed }
        package var ecu: ECUAddress
        package var service: UInt8
        package var outcome: Outcome
        package var reason: String?

        package init(ecu: ECUAddress, service: UInt8, outcome: Outcome, reason: String? = nil) {
            self.ecu = ecu
            self.service = service
            self.outcome = outcome
            self.reason = reason
        }
    }

    /// One whole positive answer of an ECU.
    package struct Payload: Hashable, Sendable {
        package var ecu: ECUAddress
        /// Service, then what was asked for.
        package var request: [UInt8]
        /// From the service byte on.
        package var bytes: [UInt8]

        package init(ecu: ECUAddress, request: [UInt8], bytes: [UInt8]) {
            self.ecu = ecu
            self.request = request
            self.bytes = bytes
        }
    }

    package struct RawAnswer: Hashable, Sendable {
        package var request: String
        package var answer: String

        package init(request: String, answer: String) {
            self.request = request
            self.answer = answer
        }
    }

    /// The MIL is on when any ECU commands it; nil when none said.
    package var milOn: Bool? {
        let said = ecus.compactMap(\.milOn)
        return said.isEmpty ? nil : said.contains(true)
    }

    package func codes(_ status: TroubleCode.Status) -> [FoundCode] { troubleCodes.filter { $0.status == status } }

    /// A confirmed or permanent code, listed or counted, or the MIL on.
    package var reportsFault: Bool {
        milOn == true || troubleCodes.contains { $0.status != .pending }
            || ecus.contains { ($0.confirmedCount ?? 0) > 0 }
    }

    /// Every ECU listed its codes and has none, and the check engine light is known to be off. An ECU that stayed silent
    /// as it may (`isSilenceNormal`) has none.
    package var isClean: Bool {
        milOn == false && troubleCodes.isEmpty && !ecus.isEmpty
            && ecus.allSatisfy { outcome(of: $0.address, service: 0x03) == .answered || isSilenceNormal($0) }
    }

    /// Whether it is known if there are confirmed or permanent codes: every ECU listed its confirmed ones (service 03),
    /// whatever it counts in PID 01, and no list of permanent ones (0A) came broken. An ECU that knows no service 0A has
    /// none.
    package var isHealthKnown: Bool {
        !ecus.isEmpty
            && ecus.allSatisfy { ecu in
                outcome(of: ecu.address, service: 0x03) == .answered
                    && outcome(of: ecu.address, service: 0x0A) != .malformed
            }
    }

    /// An ECU that has no codes may stay silent to service 03 on the buses before CAN; on CAN it must answer that it has
    /// none (SAE J1979). It is believed where it counts none in PID 01 and has the check engine light off.
    package func isSilenceNormal(_ ecu: ECU) -> Bool {
        framing.map { !$0.isCAN } == true && outcome(of: ecu.address, service: 0x03) == .silent
            && ecu.confirmedCount == 0 && ecu.milOn == false
    }

    package func outcome(of ecu: ECUAddress, service: UInt8) -> ServiceOutcome.Outcome? {
        serviceOutcomes.first { $0.ecu == ecu && $0.service == service }?.outcome
    }
}

/// What a day's report says of a scan.
package struct ScanRecord: Hashable, Sendable {
    /// Its number in the database.
    package var id: Int64?
    package var time: WallTime
    package var vin: String?
    package var milOn: Bool?
    /// In the order of the scan, each code once.
    package var codes: [TroubleCode]
    /// By which it was made, as the user named it.
    package var device: String
    /// Why the scan is not complete; nil where it is.
    package var interruption: String?

    package init(
        id: Int64? = nil, time: WallTime, vin: String?, milOn: Bool?, codes: [TroubleCode], device: String,
        interruption: String? = nil
    ) {
        (self.id, self.interruption) = (id, interruption)
        self.time = time
        self.vin = vin
        self.milOn = milOn
        self.codes = codes
        self.device = device
    }
}
