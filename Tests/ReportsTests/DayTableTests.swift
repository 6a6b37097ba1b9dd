import Documents
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct DayTableTests {
    private static let header =
        "id,start,end,vin,driver,tags,note,distanceKm,distanceSource,distanceUncertaintyPercent,bridgedKm,odometerKm,"
        + "odometerDifferenceKm,engineOffKm,durationS,coveredS,uncoveredS,pausedS,movingS,idleS,averageSpeedKmh,maxSpeedKmh,"
        + "averageEngineSpeedRpm,maxEngineSpeedRpm,fuelL,fuelKg,averageMpgUs,averageLPer100Km,fuelCost,currency,fuelPrice,electricityPrice,co2Kg,co2GPerKm,"
        + "fuelMethod,fuelKind,fuelUncertaintyPercent,fuelDistanceKm,fuelCutS,batteryKWh,"
        + "batteryOutKWh,batteryInKWh,averageKWhPer100Km,batteryMethod,batteryUncertaintyPercent,batteryDistanceKm,chargeStartPercent,"
        + "chargeEndPercent,chargeUsedPercent,maxCoolantC,minVoltage,sharpAccelerations,sharpBrakings,overSpeedS,score,samples,suspectSamples,game,car,track,laps,bestLapS,bestSectorsS,raceTimeS,finalPosition,device,origin,uuid,kind,from,to,route"

    private static func lines(_ trips: [TripRecord]) -> [String] {
        ReportDocuments.table.lines(trips)
    }

    /// What is known, what is not, and of no trips the header.
    @Test(arguments: [
        ([], []),
        (
            [richTrip()],
            [
                "3,2026-11-21T09:18:31Z,2026-11-21T09:40:31Z,1HGCM82633A004352,Anna,commute; rain,detour by the quarry,"
            ]
        ),
        (
            [fullTrip(), bareTrip()],
            [
                "3,2026-11-21T09:18:31Z,2026-11-21T09:38:31Z,1HGCM82633A004352,,,,8.3224,,,,,,,1199.992,1199.957,0.035,,,"
                    + "370.081,24.97,60,1399,2034.25,0.7648,,25.6,9.19,1.37,,1.79,,,,massAirFlow,,,,,,,,,,,,,,,90,14.136,0,0,0,87,32001,,",
                ",2026-11-21T09:18:31Z,2026-11-21T09:18:43Z,,,,,,,,,,,,12,0,12,,,,,,,,,,,,,,1.79,,,,none,,,,,,,,,,,,,,,,,,,,,3,,",
            ]
        ),
    ])
    func rows(trips: [TripRecord], beginnings: [String]) {
        let lines = Self.lines(trips)
        #expect(lines.first == Self.header)
        #expect(lines.count == 1 + beginnings.count)
        for (line, beginning) in zip(lines.dropFirst(), beginnings) { #expect(line.hasPrefix(beginning)) }
        let commas = Set(lines.map { $0.count { $0 == "," } })
        #expect(commas.count == 1)
    }

    /// Text of the driver's own stays one cell.
    @Test func textIsQuoted() {
        var trip = bareTrip()
        trip.driver = "Ann, \"Lee\""
        trip.tags = ["a,b", "c"]
        trip.note = "there\nand back"
        #expect(Self.lines([trip])[1].contains(#","Ann, ""Lee""","a,b; c","there\#nand back",,"#))
    }
}
