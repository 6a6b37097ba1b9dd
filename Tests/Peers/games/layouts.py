"""Reads layouts of packets from tables, and writes packets by them: apart from the program's own rows.

A table is a CSV file with the columns field, type and an offset per variant, as in the project's shared reference.
"""
import csv
import struct

CODES = {'u8': 'B', 'i8': 'b', 's8': 'b', 'u16': 'H', 'i16': 'h', 'u32': 'I', 'i32': 'i', 'u64': 'Q', 'f32': 'f', 'f64': 'd'}


class Layout:
    """The fields of one packet, with their types and offsets."""

    def __init__(self, fields, length):
        self.fields = fields
        self.length = length

    def pack(self, values, base=0, into=None):
        data = into if into is not None else bytearray(self.length)
        for name, value in values.items():
            kind, offset = self.fields[name]
            if kind.startswith(('char', 'UTF')):
                text = value.encode()
                data[base + offset:base + offset + len(text)] = text
            else:
                struct.pack_into('<' + CODES[kind], data, base + offset, value)
        return data


def kind_of(text, year):
    """The type of a field whose type differs by year: 'f32:2024 f32:2025 i16:2026', 'u8; u16:2026'."""
    words = text.replace(';', ' ').split()
    for word in words:
        if word.endswith(':' + year):
            return word.split(':')[0]
    return words[0].split(':')[0]


def table(path, column, packet=None, length=0, year=''):
    fields = {}
    size = length
    with open(path, newline='', encoding='utf-8') as file:
        for row in csv.DictReader(file):
            if packet is not None and row.get('packet') != packet:
                continue
            offset = row[column]
            if row['field'] == '_size' and offset.split(' ')[0].isdigit() and not length:
                size = int(offset.split(' ')[0])
            if not offset or not offset.isdigit() or row['field'].startswith('_'):
                if row['field'].startswith('_'):
                    fields[row['field']] = ('meta', int(offset) if offset.isdigit() else None)
                continue
            fields[row['field']] = (kind_of(row['type'], year), int(offset))
    return Layout(fields, size)
