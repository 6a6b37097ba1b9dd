package import Telemetry

/// The facts of one health scan, as they are stored and reported.
package struct HealthScan: Hashable, Sendable {
    package var adapter: Adapter
    package var bus: VehicleBus?
    /// The framing of the messages, which may be known even if the bus is not.
    package var framing: VehicleBus.Framing?
    /// Whether only MIL and codes were requested.
    package var isQuick = false
    /// Why the rest could not be read, if the connection broke after MIL and codes were read.
    package var interruption: String?
    package var vin: VIN?
    package var ecus: [ECU]
    package var troubleCodes: [FoundCode]
    package var serviceOutcomes: [ServiceOutcome]
    /// The ECUs' complete responses, from which all facts that are not members of this type are derived
    /// (`HealthScan+Facts.swift`).
    package var payloads: [Payload]
    /// Every request with the adapter's unmodified response, so that facts can be derived again.
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
        /// The device, as the user specified it.
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
        /// The number of confirmed codes by the ECU's own count (PID 01); nil if it did not report it.
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

    /// The outcome of a request for one service to one ECU.
    package struct ServiceOutcome: Hashable, Sendable {
        package enum Outcome: String, Sendable, CaseIterable {
            case answered, refused, silent
            /// A part of a list was read.
            case incomplete
            /// Nothing could be read.
            case malformed

            /// Whether a response arrived damaged.
            package var isDamaged: Bool { self == .incomplete || self == .malformed }
        }
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

    /// A complete positive response of an ECU.
    package struct Payload: Hashable, Sendable {
        package var ecu: ECUAddress
        /// The service, then its parameters.
        package var request: [UInt8]
        /// The message from the service byte on.
        package var bytes: [UInt8]

        package init(ecu: ECUAddress, request: [UInt8], bytes: [UInt8]) {
            self.ecu = ecu
            self.request = request
            self.bytes = bytes
        }

        /// The same data as the classic services report it, if it is from OBDonUDS and they have it.
        package var classic: Payload {
            guard let classic = OBDonUDS.classicRequest(request),
                let bytes = OBDonUDS.classic(bytes, request: classic)
            else { return self }
            return Payload(ecu: ecu, request: classic, bytes: bytes)
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

    /// Whether any ECU commands the MIL on; nil if none reported it.
    package var milOn: Bool? {
        let said = ecus.compactMap(\.milOn)
        return said.isEmpty ? nil : said.contains(true)
    }

    package func codes(_ status: TroubleCode.Status) -> [FoundCode] { troubleCodes.filter { $0.status == status } }

    /// Whether the vehicle reports a fault: a confirmed or permanent code, listed or counted, or the MIL on.
    package var reportsFault: Bool {
        milOn == true || troubleCodes.contains { $0.status != .pending }
            || ecus.contains { ($0.confirmedCount ?? 0) > 0 }
            || otherCodes.contains { $0.isPermanent || $0.code.status.contains(.confirmed) }
    }

    /// Whether every ECU reported that it has no codes, and the check engine light is known to be off. An ECU that did
    /// not respond where it need not (`isSilenceNormal`) has none.
    package var isClean: Bool {
        milOn == false && troubleCodes.isEmpty && otherCodes.isEmpty && !ecus.isEmpty
            && ecus.allSatisfy { outcome(of: $0.address, service: 0x03) == .answered || isSilenceNormal($0) }
    }

    /// Whether it tells anything of the car: a light, a code, or that an ECU has none.
    package var tellsAnything: Bool {
        milOn != nil || !troubleCodes.isEmpty || !otherCodes.isEmpty
            || serviceOutcomes.contains { $0.outcome == .answered }
    }

    /// Whether it is known if there are confirmed or permanent codes.
    ///
    /// Every ECU must have listed its confirmed codes (service 03), whatever it counts in PID 01, and no other list may be
    /// damaged. An ECU that does not support service 0A has no permanent codes.
    package var isHealthKnown: Bool {
        !ecus.isEmpty
            && ecus.allSatisfy { ecu in
                outcome(of: ecu.address, service: 0x03) == .answered
                    && !TroubleCode.Status.allCases.contains {
                        outcome(of: ecu.address, service: $0.service)?.isDamaged == true
                    }
            }
    }

    /// The number of confirmed codes that an ECU lists. Those of three bytes may differ in the last one only.
    package func listedCount(of ecu: ECUAddress) -> Int {
        max(
            troubleCodes.count { $0.ecu == ecu && $0.status == .confirmed },
            udsCodes.count { $0.ecu == ecu && $0.code.status.contains(.confirmed) })
    }

    /// Whether an ECU's silence to service 03 means that it has no codes.
    ///
    /// On buses other than CAN an ECU without codes may stay silent; on CAN it must respond that it has none (SAE
    /// J1979). Silence is accepted if the ECU counts no codes in PID 01 and its MIL is off.
    package func isSilenceNormal(_ ecu: ECU) -> Bool {
        framing.map { !$0.isCAN } == true && outcome(of: ecu.address, service: 0x03) == .silent
            && ecu.confirmedCount == 0 && ecu.milOn == false
    }

    package func outcome(of ecu: ECUAddress, service: UInt8) -> ServiceOutcome.Outcome? {
        serviceOutcomes.first { $0.ecu == ecu && $0.service == service }?.outcome
    }
}

/// A scan as the report of a day shows it.
package struct ScanRecord: Hashable, Sendable {
    /// Its number in the database.
    package var id: Int64?
    package var time: WallTime
    package var vin: String?
    package var milOn: Bool?
    /// The codes in the order of the scan, each one once.
    package var codes: [TroubleCode]
    /// The device with which the scan was made, as the user specified it.
    package var device: String
    /// Why the scan is incomplete; nil if it is complete.
    package var interruption: String?

    package init(
        id: Int64? = nil, time: WallTime, vin: String?, milOn: Bool?, codes: [TroubleCode], device: String,
        interruption: String? = nil
    ) {
        self.id = id
        self.interruption = interruption
        self.time = time
        self.vin = vin
        self.milOn = milOn
        self.codes = codes
        self.device = device
    }

    /// The same without the VIN and the address of the adapter.
    package var withoutIdentity: ScanRecord {
        var scan = self
        scan.vin = nil
        scan.device = ""
        return scan
    }
}
