#!/usr/bin/python3
"""A double of BlueZ on a bus of its own: one adapter and one Bluetooth Low Energy device whose GATT serial port leads to a
TCP port, where the simulator listens.

Usage: bluez-double.py OPTIONS, as JSON. All are optional:
  port        TCP port of the simulator
  address     address of the device
  known       false: the device appears only `appears` seconds after discovery has started
  powered     false: the adapter is switched off
  adapter     false: there is no adapter
  uuids       [service, notify, write]
  sockets     false: no AcquireNotify and AcquireWrite
  mtu         MTU; 23 by default
  refuse      name of the error of Connect
  silent      true: Connect never replies
  unresolved  true: services never appear
  flagless    true: services appear, but ServicesResolved stays false
  drop        seconds after which the connection is lost, once
  classic     true: the device has the serial port profile
  others      number of other devices

Prints "ready", and runs until it is killed. The bus is that of DBUS_SYSTEM_BUS_ADDRESS.
"""

import json
import os
import socket
import sys
import threading

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

OPTIONS = json.loads(sys.argv[1]) if len(sys.argv) > 1 else {}
SERVICE, NOTIFY, WRITE = OPTIONS.get("uuids") or [
    f"0000{digits}-0000-1000-8000-00805f9b34fb" for digits in ("fff0", "fff1", "fff2")
]
MTU = OPTIONS.get("mtu", 23)
ADDRESS = OPTIONS.get("address", "AA:BB:CC:DD:EE:FF")
ADAPTER = "/org/bluez/hci0"
DEVICE = ADAPTER + "/dev_" + ADDRESS.replace(":", "_")
PROPERTIES = "org.freedesktop.DBus.Properties"
MANAGER = "org.freedesktop.DBus.ObjectManager"


class Error(dbus.DBusException):
    def __init__(self, name, text=""):
        super().__init__(text, name=name)


class Object(dbus.service.Object):
    """An object with properties of one interface."""

    def __init__(self, bus, path, interface, properties):
        super().__init__(bus, path)
        self.path, self.interface, self.properties = path, interface, properties

    def described(self):
        return {self.interface: dbus.Dictionary(self.properties, signature="sv")}

    def change(self, **properties):
        self.properties.update(properties)
        self.PropertiesChanged(self.interface, dbus.Dictionary(properties, signature="sv"), [])

    @dbus.service.signal(PROPERTIES, signature="sa{sv}as")
    def PropertiesChanged(self, interface, changed, invalidated):
        pass

    @dbus.service.method(PROPERTIES, in_signature="ss", out_signature="v")
    def Get(self, interface, name):
        return self.properties[name]


class Root(dbus.service.Object):
    def __init__(self, bus, double):
        super().__init__(bus, "/")
        self.double = double

    @dbus.service.method(MANAGER, out_signature="a{oa{sa{sv}}}")
    def GetManagedObjects(self):
        return dbus.Dictionary(
            {dbus.ObjectPath(o.path): o.described() for o in self.double.objects}, signature="oa{sa{sv}}")

    @dbus.service.signal(MANAGER, signature="oa{sa{sv}}")
    def InterfacesAdded(self, path, interfaces):
        pass


class Adapter(Object):
    def __init__(self, bus, double):
        super().__init__(bus, ADAPTER, "org.bluez.Adapter1", {
            "Powered": dbus.Boolean(OPTIONS.get("powered", True)), "Address": "00:00:00:00:00:01",
            "Discovering": dbus.Boolean(False)})
        self.double = double

    @dbus.service.method("org.bluez.Adapter1", in_signature="a{sv}")
    def SetDiscoveryFilter(self, options):
        pass

    @dbus.service.method("org.bluez.Adapter1")
    def StartDiscovery(self):
        if not self.properties["Powered"]:
            raise Error("org.bluez.Error.NotReady", "Resource Not Ready")
        self.change(Discovering=dbus.Boolean(True))
        if not self.double.device and OPTIONS.get("appears") is not None:
            GLib.timeout_add(int(OPTIONS["appears"] * 1000), self.double.add_device)

    @dbus.service.method("org.bluez.Adapter1")
    def StopDiscovery(self):
        self.change(Discovering=dbus.Boolean(False))


class Device(Object):
    def __init__(self, bus, double):
        uuids = [SERVICE] + (["00001101-0000-1000-8000-00805f9b34fb"] if OPTIONS.get("classic") else [])
        super().__init__(bus, DEVICE, "org.bluez.Device1", {
            "Address": ADDRESS, "AddressType": "public", "Name": "OBDII BLE", "Alias": "OBDII BLE",
            "Adapter": dbus.ObjectPath(ADAPTER), "Paired": dbus.Boolean(False), "Connected": dbus.Boolean(False),
            "ServicesResolved": dbus.Boolean(False), "UUIDs": dbus.Array(uuids, signature="s"), "RSSI": dbus.Int16(-61)})
        self.double = double

    @dbus.service.method("org.bluez.Device1", async_callbacks=("done", "failed"))
    def Connect(self, done, failed):
        if OPTIONS.get("refuse"):
            return failed(Error(OPTIONS["refuse"], "refused by the double"))
        if OPTIONS.get("silent"):
            return
        self.change(Connected=dbus.Boolean(True))
        done()
        if not OPTIONS.get("unresolved"):
            GLib.timeout_add(100, self.double.resolve)
        if OPTIONS.get("drop"):
            GLib.timeout_add(int(OPTIONS.pop("drop") * 1000), self.double.lose)

    @dbus.service.method("org.bluez.Device1")
    def Disconnect(self):
        self.double.lose()


class Characteristic(Object):
    def __init__(self, bus, double, name, uuid, flags):
        super().__init__(bus, f"{DEVICE}/service0010/{name}", "org.bluez.GattCharacteristic1", {
            "UUID": uuid, "Service": dbus.ObjectPath(DEVICE + "/service0010"), "MTU": dbus.UInt16(MTU),
            "Flags": dbus.Array(flags, signature="s")})
        self.double = double
        self.notifying = False

    @dbus.service.method("org.bluez.GattCharacteristic1")
    def StartNotify(self):
        self.notifying = True

    @dbus.service.method("org.bluez.GattCharacteristic1")
    def StopNotify(self):
        self.notifying = False

    @dbus.service.method("org.bluez.GattCharacteristic1", in_signature="aya{sv}")
    def WriteValue(self, value, options):
        if len(value) > MTU - 3:
            raise Error("org.bluez.Error.InvalidValueLength", "too long")
        self.double.to_simulator(bytes(value))

    @dbus.service.method("org.bluez.GattCharacteristic1", in_signature="a{sv}", out_signature="hq")
    def AcquireNotify(self, options):
        return self.double.acquire("notify")

    @dbus.service.method("org.bluez.GattCharacteristic1", in_signature="a{sv}", out_signature="hq")
    def AcquireWrite(self, options):
        return self.double.acquire("write")


class Double:
    def __init__(self):
        self.bus = dbus.SystemBus()
        self.name = dbus.service.BusName("org.bluez", self.bus, do_not_queue=True)
        self.objects, self.device, self.service, self.sockets, self.simulator = [], None, None, {}, None
        self.root = Root(self.bus, self)
        if OPTIONS.get("adapter", True):
            self.objects.append(Adapter(self.bus, self))
        for index in range(OPTIONS.get("others", 0)):
            address = f"10:00:00:00:{index >> 8:02X}:{index & 255:02X}"
            self.objects.append(Object(self.bus, f"{ADAPTER}/dev_{address.replace(':', '_')}", "org.bluez.Device1", {
                "Address": address, "Adapter": dbus.ObjectPath(ADAPTER), "Alias": f"Other {index}",
                "UUIDs": dbus.Array([], signature="s")}))
        if OPTIONS.get("known", True):
            self.add_device()

    def add_device(self):
        self.device = Device(self.bus, self)
        self.objects.append(self.device)
        self.root.InterfacesAdded(dbus.ObjectPath(DEVICE), self.device.described())
        return False

    def resolve(self):
        if not self.service:
            self.service = Object(self.bus, DEVICE + "/service0010", "org.bluez.GattService1", {
                "UUID": SERVICE, "Device": dbus.ObjectPath(DEVICE), "Primary": dbus.Boolean(True)})
            self.objects.append(self.service)
            flags = {NOTIFY: ["notify"]}
            flags.setdefault(WRITE, []).extend(["write-without-response", "write"])
            self.characteristics = {}
            for index, (uuid, its) in enumerate(flags.items()):
                one = Characteristic(self.bus, self, f"char001{index}", uuid, its)
                self.characteristics[uuid] = one
                self.objects.append(one)
        self.connect_simulator()
        if not OPTIONS.get("flagless"):
            self.device.change(ServicesResolved=dbus.Boolean(True))
        return False

    def connect_simulator(self):
        self.simulator = socket.create_connection(("127.0.0.1", OPTIONS["port"]))
        threading.Thread(target=self.from_simulator, args=(self.simulator,), daemon=True).start()

    def to_simulator(self, data):
        try:
            self.simulator.sendall(data)
        except OSError:
            pass

    def from_simulator(self, simulator):
        while True:
            try:
                data = simulator.recv(4096)
            except OSError:
                return
            if not data:
                return
            for start in range(0, len(data), MTU - 3):
                GLib.idle_add(self.notify, data[start : start + MTU - 3])

    def notify(self, data):
        if "notify" in self.sockets:
            try:
                self.sockets["notify"].send(data)
            except OSError:
                pass
        elif self.characteristics[NOTIFY].notifying:
            self.characteristics[NOTIFY].change(Value=dbus.Array([dbus.Byte(b) for b in data], signature="y"))
        return False

    def acquire(self, kind):
        if not OPTIONS.get("sockets", True):
            raise Error("org.bluez.Error.NotSupported", "Operation is not supported")
        own, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.sockets[kind] = own
        if kind == "write":
            threading.Thread(target=self.from_socket, args=(own,), daemon=True).start()
        descriptor = dbus.types.UnixFd(other.fileno())
        other.close()
        return descriptor, dbus.UInt16(MTU)

    def from_socket(self, own):
        while True:
            try:
                data = own.recv(4096)
            except OSError:
                return
            if not data:
                return
            assert len(data) <= MTU - 3, len(data)
            self.to_simulator(data)

    def lose(self):
        for own in self.sockets.values():
            try:
                own.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            own.close()
        self.sockets = {}
        if self.simulator:
            try:
                self.simulator.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            self.simulator.close()
        if self.device:
            self.device.change(Connected=dbus.Boolean(False), ServicesResolved=dbus.Boolean(False))
        return False


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
double = Double()
print("ready", flush=True)
GLib.MainLoop().run()
