import CommandLine

extension Diagnostics {
    /// How a device is named.
    static let device = [
        Diagnostic(
            pattern: "cannot make out the device '…'", status: .usage,
            cause: "It is neither a known scheme with a colon, nor a path that begins with /, nor a host.",
            remedy: "Write it such as /dev/ttyUSB0, tcp:192.168.0.10, bluetooth:ADDRESS or sim:city (see DEVICES)."),
        Diagnostic(
            pattern: "cannot make out '…' in the device '…'", status: .usage,
            cause: "What stands behind ? is not of the form name=value, or a name stands there twice.",
            remedy: "Write it such as sim:city?rate=max&cycle=city, in quotes because of the & in a shell."),
        Diagnostic(
            pattern: "the device '…' names no target", status: .usage,
            cause: "Nothing stands behind the colon of the scheme.",
            remedy: "Write the path, the address or the name behind it, such as serial:/dev/ttyUSB0."),
        Diagnostic(
            pattern: "'…:' has no option '…'", status: .usage,
            cause: "This kind of device does not know what stands behind ?.",
            remedy: "Take one of those below the message, or leave it out."),
        Diagnostic(
            pattern: "the rate '…' is no number from 0.01 to 1000", status: .usage,
            cause: "The speed of a simulated or replayed device is neither a number nor max.",
            remedy: "Write rate=1 for real time, rate=10 for ten times as fast, or rate=max."),
        Diagnostic(
            pattern: "cannot make out the host of '…'", status: .usage,
            cause: "There is nothing before the port.",
            remedy: "Write the adapter's address, such as tcp:192.168.0.10:35000."),
        Diagnostic(
            pattern: "cannot make out the port of '…'", status: .usage,
            cause: "What stands behind the last colon is no number from 1 to 65535.",
            remedy: "Write the port, which is 35000 at most adapters, or leave it out with its colon."),
        Diagnostic(
            pattern: "there is no mode '…'", status: .usage,
            cause: "A recorded dialogue is replayed in another way than there is.",
            remedy: "Write mode=strict or mode=request, or leave it out."),
        Diagnostic(
            pattern: "no serial port runs at '…' baud here", status: .usage,
            cause: "The speed is no number, or not one that adapters are known to use.",
            remedy: "Leave ?baud= out, and the speed is found by trying."),
        Diagnostic(
            pattern: "no adapter is raised to '…' baud", status: .usage,
            cause: "The speed behind raise= is not one that adapters take.",
            remedy: "Write raise=max, or one of those below the message."),
        Diagnostic(
            pattern: "'…' is no Bluetooth address", status: .usage,
            cause: "An address has six pairs of hexadecimal digits with colons between.",
            remedy: "Look it up with bluetoothctl devices, and write bluetooth:00:1D:A5:68:98:8B."),
        Diagnostic(
            pattern: "'…' is no Bluetooth channel", status: .usage,
            cause: "What stands behind the address and / is no number from 1 to 30.",
            remedy: "Leave it out: most adapters have their serial port at channel 1."),
    ]

    static let connection = [
        Diagnostic(
            pattern: "cannot open '…': permission denied", status: .adapter,
            cause: "Your user may not use the port, which belongs to a group such as dialout.",
            remedy: "Join the group that is named below it (sudo usermod -aG dialout $USER), then log in again."),
        Diagnostic(
            pattern: "cannot open '…': another program uses it", status: .adapter,
            cause: "Another program has the port open: a second obdmech, a terminal program, ModemManager or brltty.",
            remedy: "End the program that is named below the message; obdmech doctor tells of those that take ports."),
        Diagnostic(
            pattern: "cannot open '…': no such device…", status: .adapter,
            cause: "Nothing is plugged in there, or the port has another name than the last time.",
            remedy: "Plug the adapter in, and take its port from obdmech devices."),
        Diagnostic(
            pattern: "cannot open '…': this system's kernel has no Bluetooth", status: .adapter,
            cause: "The part of the kernel for Bluetooth serial ports is not loaded, or not there at all.",
            remedy: "Load it with sudo modprobe rfcomm, or use a USB or Wi-Fi adapter."),
        Diagnostic(
            pattern: "cannot open '…': this computer's Bluetooth is off or missing", status: .adapter,
            cause: "Bluetooth is switched off, blocked, or not built into this computer.",
            remedy: "Switch it on: bluetoothctl power on, and rfkill unblock bluetooth where it is blocked."),
        Diagnostic(
            pattern: "cannot open '…': the adapter does not answer", status: .adapter,
            cause: "The Bluetooth adapter has no power, is too far away, or serves a phone at the moment.",
            remedy: "Plug it into the car, come near, end the app on the phone, and try again."),
        Diagnostic(
            pattern: "cannot open '…': it refuses the channel", status: .adapter,
            cause: "The serial port of the Bluetooth adapter is at another channel than 1.",
            remedy: "Try another behind the address, such as /2; sdptool records ADDRESS tells which it is."),
        Diagnostic(
            pattern: "cannot open '…': it refuses the pairing", status: .adapter,
            cause: "The Bluetooth adapter and this computer are not paired, or no longer.",
            remedy: "Pair them: bluetoothctl, then pair ADDRESS and trust ADDRESS; the PIN is mostly 1234 or 0000."),
        Diagnostic(
            pattern: "cannot open '…': it is connected already", status: .adapter,
            cause: "Another program, or a bound port /dev/rfcommN, holds the Bluetooth adapter.",
            remedy: "End that program, or release the port: sudo rfcomm release all."),
        Diagnostic(
            pattern: "cannot open '…': …", status: .adapter,
            cause: "The system refuses the device, for the reason that it gives.",
            remedy: "Follow the line below the message; obdmech devices lists what is there."),
        Diagnostic(
            pattern: "'…' is not a serial port", status: .adapter,
            cause: "The path is that of a file or of another kind of device.",
            remedy: "Name the port of the adapter; obdmech devices lists them."),
        Diagnostic(
            pattern: "'…' cannot run at … baud", status: .adapter,
            cause: "The chip or the driver of the port does not have the speed.",
            remedy: "Leave ?baud= out, and the speed is found by trying those that the port has."),
        Diagnostic(
            pattern: "cannot set up '…': …", status: .adapter,
            cause: "The port was opened, but does not take its settings; it is mostly being pulled out.",
            remedy: "Pull the adapter out, plug it in again, and try again."),
        Diagnostic(
            pattern: "cannot find host '…': …", status: .adapter,
            cause: "The name is misspelt, or no name server can be asked in the network of the adapter.",
            remedy: "Give the address in numbers: most Wi-Fi adapters are at 192.168.0.10."),
        Diagnostic(
            pattern: "cannot connect to '…': connection refused", status: .adapter,
            cause: "Something is at the address, but not at that port, or the adapter serves another program.",
            remedy: "End other programs and apps, and check the port, which is 35000 at most adapters."),
        Diagnostic(
            pattern: "cannot connect to '…': connection timed out", status: .adapter,
            cause: "Nothing is at the address, or the adapter has no power.",
            remedy: "Join the adapter's Wi-Fi network, and switch the ignition on."),
        Diagnostic(
            pattern: "cannot connect to '…': no route to host", status: .adapter,
            cause: "Nothing in this network has the address: it is mostly another network than the adapter's.",
            remedy: "Join the adapter's Wi-Fi network, and switch the ignition on."),
        Diagnostic(
            pattern: "cannot connect to '…': network is unreachable", status: .adapter,
            cause: "This computer is in no network from which the address can be reached.",
            remedy: "Join the adapter's Wi-Fi network."),
        Diagnostic(
            pattern: "cannot connect to '…': …", status: .adapter,
            cause: "The system cannot reach the address, for the reason that it gives.",
            remedy: "Join the adapter's Wi-Fi network, and check the address."),
        Diagnostic(
            pattern: "'…' opens, but nothing answers there, at any speed", status: .adapter,
            cause: "The port is not the adapter's, or the adapter has no power.",
            remedy: "Check the plug in the car, and take the port from obdmech devices."),
        Diagnostic(
            pattern: "'…' opens, but what answers there is no adapter, at any speed", status: .adapter,
            cause: "Another kind of device is at the port, or the adapter has a speed that is not tried.",
            remedy: "Take the port from obdmech devices, or name the speed, such as ?baud=921600."),
        Diagnostic(
            pattern: "the adapter at '…' no longer answers", status: .adapter,
            cause: "The adapter has hung itself up or has lost its power, or the radio link is broken.",
            remedy: "Pull it out of the car, plug it in again after some seconds, and run obdmech doctor."),
        Diagnostic(
            pattern: "the adapter at '…' was unplugged", status: .adapter,
            cause: "It was pulled out, and another device has its port now.",
            remedy: "Plug it in again: it is found under another port too."),
        Diagnostic(
            pattern: "'…' is gone: was the adapter unplugged?", status: .adapter,
            cause: "The port vanished: the adapter was pulled out, or its cable has a loose contact.",
            remedy: "Plug it in again; a trip goes on by itself."),
        Diagnostic(
            pattern: "'…' closed the connection", status: .adapter,
            cause: "The adapter ended it: it has restarted or lost its power, or serves another program now.",
            remedy: "Switch the ignition on, end other programs, and try again."),
        Diagnostic(
            pattern: "'…' takes no more bytes", status: .adapter,
            cause: "The adapter, or the radio link to it, has not taken a command for some seconds.",
            remedy: "Come nearer to it, or pull it out and plug it in again."),
        Diagnostic(
            pattern: "lost '…': …", status: .adapter,
            cause: "The connection broke, for the reason that the system gives; a Wi-Fi link is mostly out of reach.",
            remedy: "Check that the adapter has power and is in reach, and try again."),
        Diagnostic(
            pattern: "'…' is closed", status: .adapter,
            cause: "The connection was ended while it was still asked for something.",
            remedy: "Try again."),
        Diagnostic(
            pattern: "cannot wait for data: …", status: .adapter,
            cause: "The system refuses to wait, mostly for want of memory.",
            remedy: "End some programs, and try again."),
        Diagnostic(
            pattern: "cannot watch for devices: …", status: .usage,
            cause: "The system does not tell this program what is plugged in, as in some containers.",
            remedy: "Run obdmech devices without --watch."),
    ]
}
