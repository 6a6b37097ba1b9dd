/// The channels that packets of EA Sports WRC are made of, as the game's own files name and type them.
enum WRCChannels {
    static let types: [String: FieldType] = {
        let names: [FieldType: String] = [
            .u64: """
            packet_uid game_frame_count
            """,
            .f32: """
            game_total_time game_delta_time shiftlights_fraction shiftlights_rpm_start shiftlights_rpm_end
            vehicle_speed vehicle_transmission_speed vehicle_position_x vehicle_position_y
            vehicle_position_z vehicle_velocity_x vehicle_velocity_y vehicle_velocity_z
            vehicle_acceleration_x vehicle_acceleration_y vehicle_acceleration_z vehicle_left_direction_x
            vehicle_left_direction_y vehicle_left_direction_z vehicle_forward_direction_x
            vehicle_forward_direction_y vehicle_forward_direction_z vehicle_up_direction_x
            vehicle_up_direction_y vehicle_up_direction_z vehicle_hub_position_bl vehicle_hub_position_br
            vehicle_hub_position_fl vehicle_hub_position_fr vehicle_hub_velocity_bl vehicle_hub_velocity_br
            vehicle_hub_velocity_fl vehicle_hub_velocity_fr vehicle_cp_forward_speed_bl
            vehicle_cp_forward_speed_br vehicle_cp_forward_speed_fl vehicle_cp_forward_speed_fr
            vehicle_brake_temperature_bl vehicle_brake_temperature_br vehicle_brake_temperature_fl
            vehicle_brake_temperature_fr vehicle_engine_rpm_max vehicle_engine_rpm_idle
            vehicle_engine_rpm_current vehicle_throttle vehicle_brake vehicle_clutch vehicle_steering
            vehicle_handbrake stage_current_time stage_previous_split_time stage_result_time
            stage_result_time_penalty stage_progress
            """,
            .u8: """
            shiftlights_rpm_valid vehicle_gear_index vehicle_gear_index_neutral vehicle_gear_index_reverse
            vehicle_gear_maximum stage_result_status vehicle_tyre_state_bl vehicle_tyre_state_br
            vehicle_tyre_state_fl vehicle_tyre_state_fr game_mode vehicle_cluster_abs stage_shakedown
            """,
            .f64: """
            stage_current_distance stage_length
            """,
            .bytes(4): """
            packet_4cc
            """,
            .u16: """
            vehicle_id vehicle_class_id vehicle_manufacturer_id location_id route_id
            """,
        ]
        var types: [String: FieldType] = [:]
        for (type, text) in names {
            for name in words(text) { types[name] = type }
        }
        return types
    }()

    /// The names of types in the game's files.
    static let typeNames: [String: FieldType] = [
        "boolean": .u8, "uint8": .u8, "int8": .s8, "uint16": .u16, "int16": .s16, "uint32": .u32, "int32": .s32,
        "uint64": .u64, "int64": .s64, "float32": .f32, "float64": .f64, "fourcc": .bytes(4),
    ]

    /// The structure "wrc", which the game sends unless it is told otherwise.
    static let standardUpdate = words(
        """
        packet_uid game_total_time game_delta_time game_frame_count shiftlights_fraction shiftlights_rpm_start
        shiftlights_rpm_end shiftlights_rpm_valid vehicle_gear_index vehicle_gear_index_neutral
        vehicle_gear_index_reverse vehicle_gear_maximum vehicle_speed vehicle_transmission_speed
        vehicle_position_x vehicle_position_y vehicle_position_z vehicle_velocity_x vehicle_velocity_y
        vehicle_velocity_z vehicle_acceleration_x vehicle_acceleration_y vehicle_acceleration_z
        vehicle_left_direction_x vehicle_left_direction_y vehicle_left_direction_z vehicle_forward_direction_x
        vehicle_forward_direction_y vehicle_forward_direction_z vehicle_up_direction_x vehicle_up_direction_y
        vehicle_up_direction_z vehicle_hub_position_bl vehicle_hub_position_br vehicle_hub_position_fl
        vehicle_hub_position_fr vehicle_hub_velocity_bl vehicle_hub_velocity_br vehicle_hub_velocity_fl
        vehicle_hub_velocity_fr vehicle_cp_forward_speed_bl vehicle_cp_forward_speed_br
        vehicle_cp_forward_speed_fl vehicle_cp_forward_speed_fr vehicle_brake_temperature_bl
        vehicle_brake_temperature_br vehicle_brake_temperature_fl vehicle_brake_temperature_fr
        vehicle_engine_rpm_max vehicle_engine_rpm_idle vehicle_engine_rpm_current vehicle_throttle vehicle_brake
        vehicle_clutch vehicle_steering vehicle_handbrake stage_current_time stage_current_distance stage_length
        """)

    /// The structure "wrc_experimental".
    static let experimentalStart = words(
        """
        packet_4cc packet_uid game_total_time game_frame_count shiftlights_rpm_start shiftlights_rpm_end
        vehicle_gear_index_neutral vehicle_gear_index_reverse vehicle_gear_maximum vehicle_engine_rpm_max
        vehicle_engine_rpm_idle stage_length
        """)
    static let experimentalUpdate = words(
        """
        packet_4cc packet_uid game_total_time game_frame_count game_delta_time shiftlights_fraction
        shiftlights_rpm_valid vehicle_gear_index vehicle_speed vehicle_transmission_speed vehicle_position_x
        vehicle_position_y vehicle_position_z vehicle_velocity_x vehicle_velocity_y vehicle_velocity_z
        vehicle_acceleration_x vehicle_acceleration_y vehicle_acceleration_z vehicle_left_direction_x
        vehicle_left_direction_y vehicle_left_direction_z vehicle_forward_direction_x
        vehicle_forward_direction_y vehicle_forward_direction_z vehicle_up_direction_x vehicle_up_direction_y
        vehicle_up_direction_z vehicle_hub_position_bl vehicle_hub_position_br vehicle_hub_position_fl
        vehicle_hub_position_fr vehicle_hub_velocity_bl vehicle_hub_velocity_br vehicle_hub_velocity_fl
        vehicle_hub_velocity_fr vehicle_cp_forward_speed_bl vehicle_cp_forward_speed_br
        vehicle_cp_forward_speed_fl vehicle_cp_forward_speed_fr vehicle_brake_temperature_bl
        vehicle_brake_temperature_br vehicle_brake_temperature_fl vehicle_brake_temperature_fr
        vehicle_engine_rpm_current vehicle_throttle vehicle_brake vehicle_clutch vehicle_steering
        vehicle_handbrake stage_current_time stage_current_distance
        """)
    static let experimentalPause = words(
        """
        packet_4cc packet_uid game_total_time game_frame_count stage_current_time stage_current_distance
        """)

    private static func words(_ text: String) -> [String] { text.split { $0.isWhitespace }.map(String.init) }
}
