import Formats
import OBD

extension VehicleBus {
    /// The object `protocol` of documents.
    var json: JSON { .object([("number", .string(documentNumber)), ("name", .string(name))]) }

    /// The number that the ELM327 gives it, which programs may know.
    var documentNumber: String {
        switch self {
        case .j1850PWM: "1"
        case .j1850VPW: "2"
        case .iso9141: "3"
        case .kwpSlowInit: "4"
        case .kwpFastInit: "5"
        case .can11Bit500: "6"
        case .can29Bit500: "7"
        case .can11Bit250: "8"
        case .can29Bit250: "9"
        }
    }
}
