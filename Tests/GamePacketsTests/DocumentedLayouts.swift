/// The layouts of packets as lists: what `PacketLayoutTests` compares the rows of the decoder with. Written down from
/// the documentation of the games, apart from the decoder.
enum DocumentedLayouts {
    /// Name, type, and offset in packets of 232, 311, 324 and 331 bytes ("-" if it has none).
    static let forza = """
        IsRaceOn S32 0 0 0 0
        TimestampMS U32 4 4 4 4
        EngineMaxRpm F32 8 8 8 8
        EngineIdleRpm F32 12 12 12 12
        CurrentEngineRpm F32 16 16 16 16
        AccelerationX F32 20 20 20 20
        AccelerationY F32 24 24 24 24
        AccelerationZ F32 28 28 28 28
        VelocityX F32 32 32 32 32
        VelocityY F32 36 36 36 36
        VelocityZ F32 40 40 40 40
        AngularVelocityX F32 44 44 44 44
        AngularVelocityY F32 48 48 48 48
        AngularVelocityZ F32 52 52 52 52
        Yaw F32 56 56 56 56
        Pitch F32 60 60 60 60
        Roll F32 64 64 64 64
        NormalizedSuspensionTravelFrontLeft F32 68 68 68 68
        NormalizedSuspensionTravelFrontRight F32 72 72 72 72
        NormalizedSuspensionTravelRearLeft F32 76 76 76 76
        NormalizedSuspensionTravelRearRight F32 80 80 80 80
        TireSlipRatioFrontLeft F32 84 84 84 84
        TireSlipRatioFrontRight F32 88 88 88 88
        TireSlipRatioRearLeft F32 92 92 92 92
        TireSlipRatioRearRight F32 96 96 96 96
        WheelRotationSpeedFrontLeft F32 100 100 100 100
        WheelRotationSpeedFrontRight F32 104 104 104 104
        WheelRotationSpeedRearLeft F32 108 108 108 108
        WheelRotationSpeedRearRight F32 112 112 112 112
        WheelOnRumbleStripFrontLeft S32 116 116 116 116
        WheelOnRumbleStripFrontRight S32 120 120 120 120
        WheelOnRumbleStripRearLeft S32 124 124 124 124
        WheelOnRumbleStripRearRight S32 128 128 128 128
        WheelInPuddleFrontLeft F32 132 132 132 132
        WheelInPuddleFrontRight F32 136 136 136 136
        WheelInPuddleRearLeft F32 140 140 140 140
        WheelInPuddleRearRight F32 144 144 144 144
        SurfaceRumbleFrontLeft F32 148 148 148 148
        SurfaceRumbleFrontRight F32 152 152 152 152
        SurfaceRumbleRearLeft F32 156 156 156 156
        SurfaceRumbleRearRight F32 160 160 160 160
        TireSlipAngleFrontLeft F32 164 164 164 164
        TireSlipAngleFrontRight F32 168 168 168 168
        TireSlipAngleRearLeft F32 172 172 172 172
        TireSlipAngleRearRight F32 176 176 176 176
        TireCombinedSlipFrontLeft F32 180 180 180 180
        TireCombinedSlipFrontRight F32 184 184 184 184
        TireCombinedSlipRearLeft F32 188 188 188 188
        TireCombinedSlipRearRight F32 192 192 192 192
        SuspensionTravelMetersFrontLeft F32 196 196 196 196
        SuspensionTravelMetersFrontRight F32 200 200 200 200
        SuspensionTravelMetersRearLeft F32 204 204 204 204
        SuspensionTravelMetersRearRight F32 208 208 208 208
        CarOrdinal S32 212 212 212 212
        CarClass S32 216 216 216 216
        CarPerformanceIndex S32 220 220 220 220
        DrivetrainType S32 224 224 224 224
        NumCylinders S32 228 228 228 228
        CarGroup U32 - - 232 -
        SmashableVelDiff F32 - - 236 -
        SmashableMass F32 - - 240 -
        PositionX F32 - 232 244 232
        PositionY F32 - 236 248 236
        PositionZ F32 - 240 252 240
        Speed F32 - 244 256 244
        Power F32 - 248 260 248
        Torque F32 - 252 264 252
        TireTempFrontLeft F32 - 256 268 256
        TireTempFrontRight F32 - 260 272 260
        TireTempRearLeft F32 - 264 276 264
        TireTempRearRight F32 - 268 280 268
        Boost F32 - 272 284 272
        Fuel F32 - 276 288 276
        DistanceTraveled F32 - 280 292 280
        BestLap F32 - 284 296 284
        LastLap F32 - 288 300 288
        CurrentLap F32 - 292 304 292
        CurrentRaceTime F32 - 296 308 296
        LapNumber U16 - 300 312 300
        RacePosition U8 - 302 314 302
        Accel U8 - 303 315 303
        Brake U8 - 304 316 304
        Clutch U8 - 305 317 305
        HandBrake U8 - 306 318 306
        Gear U8 - 307 319 307
        Steer S8 - 308 320 308
        NormalizedDrivingLine S8 - 309 321 309
        NormalizedAIBrakeDifference S8 - 310 322 310
        TireWearFrontLeft F32 - - - 311
        TireWearFrontRight F32 - - - 315
        TireWearRearLeft F32 - - - 319
        TireWearRearRight F32 - - - 323
        TrackOrdinal S32 - - - 327
        (pad) U8 - - 323 -
        """

    /// Name, type and offset; `[4]` stands for the four wheels, in the order of the packet.
    static let assettoCorsa = """
        request identifier S32 0
        request version S32 4
        request operationId S32 8
        handshake_response carName T50 0
        handshake_response driverName T50 100
        handshake_response identifier S32 200
        handshake_response version S32 204
        handshake_response trackName T50 208
        handshake_response trackConfig T50 308
        RTCarInfo identifier U32 0
        RTCarInfo size S32 4
        RTCarInfo speed_Kmh F32 8
        RTCarInfo speed_Mph F32 12
        RTCarInfo speed_Ms F32 16
        RTCarInfo isAbsEnabled U8 20
        RTCarInfo isAbsInAction U8 21
        RTCarInfo isTcInAction U8 22
        RTCarInfo isTcEnabled U8 23
        RTCarInfo isInPit U8 24
        RTCarInfo isEngineLimiterOn U8 25
        RTCarInfo padding U16 26
        RTCarInfo accG_vertical F32 28
        RTCarInfo accG_horizontal F32 32
        RTCarInfo accG_frontal F32 36
        RTCarInfo lapTime S32 40
        RTCarInfo lastLap S32 44
        RTCarInfo bestLap S32 48
        RTCarInfo lapCount S32 52
        RTCarInfo gas F32 56
        RTCarInfo brake F32 60
        RTCarInfo clutch F32 64
        RTCarInfo engineRPM F32 68
        RTCarInfo steer F32 72
        RTCarInfo gear S32 76
        RTCarInfo cgHeight F32 80
        RTCarInfo wheelAngularSpeed F32[4] 84
        RTCarInfo slipAngle F32[4] 100
        RTCarInfo slipAngle_ContactPatch F32[4] 116
        RTCarInfo slipRatio F32[4] 132
        RTCarInfo tyreSlip F32[4] 148
        RTCarInfo ndSlip F32[4] 164
        RTCarInfo load F32[4] 180
        RTCarInfo Dy F32[4] 196
        RTCarInfo Mz F32[4] 212
        RTCarInfo tyreDirtyLevel F32[4] 228
        RTCarInfo camberRAD F32[4] 244
        RTCarInfo tyreRadius F32[4] 260
        RTCarInfo tyreLoadedRadius F32[4] 276
        RTCarInfo suspensionHeight F32[4] 292
        RTCarInfo carPositionNormalized F32 308
        RTCarInfo carSlope F32 312
        RTCarInfo carCoordinates F32[3] 316
        RTLap carIdentifierNumber S32 0
        RTLap lap S32 4
        RTLap driverName T50 8
        RTLap carName T50 108
        RTLap time S32 208
        """

    /// Name, type and offset; arrays are in the order rear left, rear right, front left, front right.
    static let codemasters = """
        dirt time F32 0
        dirt lapTime F32 4
        dirt lapDistance_m F32 8
        dirt totalDistance_m F32 12
        dirt posX F32 16
        dirt posY F32 20
        dirt posZ F32 24
        dirt speed_ms F32 28
        dirt velX F32 32
        dirt velY F32 36
        dirt velZ F32 40
        dirt rollX F32 44
        dirt rollY F32 48
        dirt rollZ F32 52
        dirt pitchX F32 56
        dirt pitchY F32 60
        dirt pitchZ F32 64
        dirt suspPosRL F32 68
        dirt suspPosRR F32 72
        dirt suspPosFL F32 76
        dirt suspPosFR F32 80
        dirt suspVelRL F32 84
        dirt suspVelRR F32 88
        dirt suspVelFL F32 92
        dirt suspVelFR F32 96
        dirt wheelSpeedRL F32 100
        dirt wheelSpeedRR F32 104
        dirt wheelSpeedFL F32 108
        dirt wheelSpeedFR F32 112
        dirt throttle_0_1 F32 116
        dirt steer_-1_1 F32 120
        dirt brake_0_1 F32 124
        dirt clutch_0_1 F32 128
        dirt gear_-1R_0N F32 132
        dirt gForceLat F32 136
        dirt gForceLon F32 140
        dirt currentLap_from0 F32 144
        dirt rpm_div10 F32 148
        dirt sliSupport F32 152
        dirt racePosition F32 156
        dirt kersLevel F32 160
        dirt kersMax F32 164
        dirt drs F32 168
        dirt tc F32 172
        dirt abs F32 176
        dirt fuelInTank F32 180
        dirt fuelCapacity F32 184
        dirt inPit F32 188
        dirt sector F32 192
        dirt sector1Time F32 196
        dirt sector2Time F32 200
        dirt brakeTempRL F32 204
        dirt brakeTempRR F32 208
        dirt brakeTempFL F32 212
        dirt brakeTempFR F32 216
        dirt tyrePressRL F32 220
        dirt tyrePressRR F32 224
        dirt tyrePressFL F32 228
        dirt tyrePressFR F32 232
        dirt completedLaps F32 236
        dirt totalLaps F32 240
        dirt trackLength_m F32 244
        dirt lastLapTime_s F32 248
        dirt maxRpm_div10 F32 252
        dirt idleRpm_div10 F32 256
        dirt maxGears F32 260
        header2021 packetFormat U16 0
        header2021 gameMajor U8 2
        header2021 gameMinor U8 3
        header2021 packetVersion U8 4
        header2021 packetId U8 5
        header2021 sessionUID U64 6
        header2021 sessionTime F32 14
        header2021 frameId U32 18
        header2021 playerCarIndex U8 22
        header2021 secondaryPlayerCarIndex U8 23
        header2023 packetFormat U16 0
        header2023 gameYear U8 2
        header2023 gameMajor U8 3
        header2023 gameMinor U8 4
        header2023 packetVersion U8 5
        header2023 packetId U8 6
        header2023 sessionUID U64 7
        header2023 sessionTime F32 15
        header2023 frameId U32 19
        header2023 overallFrameId U32 23
        header2023 playerCarIndex U8 27
        header2023 secondaryPlayerCarIndex U8 28
        telemetry speed U16 0
        telemetry throttle F32 2
        telemetry steer F32 6
        telemetry brake F32 10
        telemetry clutch U8 14
        telemetry gear S8 15
        telemetry engineRPM U16 16
        telemetry drs U8 18
        telemetry revLightsPercent U8 19
        telemetry revLightsBitValue U16 20
        telemetry brakesTemp U16[4] 22
        telemetry tyresSurfaceTemp U8[4] 30
        telemetry tyresInnerTemp U8[4] 34
        telemetry engineTemp U16 38
        telemetry tyresPressure F32[4] 40
        telemetry surfaceType U8[4] 56
        """
}
