import type { ChannelKey } from "./sorting.ts";

export const locations = [
  {
    key: "hamburg",
    name: "Hamburg, Speicherstadt",
    channels: ["web", "wholesale"],
    address: {
      address_1: "Am Sandtorkai 36",
      city: "Hamburg",
      country_code: "de",
      postal_code: "20457",
      phone: "+49 40 555 0100",
      company: "Countertop Lager",
    },
  },
  {
    key: "osaka",
    name: "Osaka, Nanko",
    channels: ["japan"],
    address: {
      address_1: "Nankokita 2-1-10",
      city: "Osaka",
      province: "Osaka",
      country_code: "jp",
      postal_code: "559-0034",
      phone: "+81 6 5550 0100",
      company: "Countertop Japan",
    },
  },
] as const satisfies readonly { channels: readonly ChannelKey[]; [key: string]: unknown }[];

export type LocationKey = (typeof locations)[number]["key"];

/** Units that are reserved, but not for an order. */
export const heldBack: readonly {
  sku: string;
  location: LocationKey;
  quantity: number;
  reason: string;
}[] = [
  {
    sku: "HEM-HAR-350ML-NAV",
    location: "hamburg",
    quantity: 12,
    reason: "Held for the Christmas market",
  },
  {
    sku: "DPL-27CM-SAG",
    location: "hamburg",
    quantity: 6,
    reason: "Photo shoot, spring catalog",
  },
  { sku: "GNK-CHA", location: "hamburg", quantity: 2, reason: "Samples for the press" },
  { sku: "TTS-MIX", location: "osaka", quantity: 8, reason: "Window display, Nanba" },
  { sku: "VCL", location: "hamburg", quantity: 1, reason: "Quality check: handle of the last lot" },
];

export const returnReasons: readonly {
  value: string;
  label: string;
  description: string;
  children?: readonly { value: string; label: string; description: string }[];
}[] = [
  {
    value: "size",
    label: "Wrong size",
    description: "It is well made but does not fit.",
    children: [
      { value: "too-big", label: "Too big", description: "Larger than expected." },
      { value: "too-small", label: "Too small", description: "Smaller than expected." },
    ],
  },
  {
    value: "damaged",
    label: "Damaged",
    description: "Something is broken.",
    children: [
      { value: "in-transit", label: "Broken in transit", description: "The parcel shows it too." },
      { value: "faulty", label: "Faulty", description: "It left us like that." },
    ],
  },
  { value: "wrong-item", label: "Wrong item", description: "Not what was ordered." },
  { value: "changed-mind", label: "Changed my mind", description: "Nothing is wrong with it." },
];
