/// `obdmech-camera` beside a trip, which `obdmech trip --camera` starts. It is no part of its command line.
package enum CameraBeside {
    /// The environment variable with the process that records the trip. If it is set, the camera ends with its standard
    /// input, and follows only this trip.
    package static let variable = "OBDMECH_CAMERA_BESIDE"
}
