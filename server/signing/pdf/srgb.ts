const D50 = [0.9642, 1, 0.8249] as const;
/** The primaries of sRGB (IEC 61966-2-1), adapted to D50. */
const PRIMARIES = {
  rXYZ: [0.436_07, 0.222_49, 0.013_92],
  gXYZ: [0.385_15, 0.716_87, 0.097_08],
  bXYZ: [0.143_07, 0.060_61, 0.714_1],
} as const;

const HEADER = 128;
const CURVE_POINTS = 256;

/** The colour space of printed forms as an ICC profile of version 2, which PDF/A-1 asks for. */
export const srgbProfile = (): Uint8Array => {
  const curve = curveTag();
  const tags: readonly (readonly [name: string, data: Uint8Array])[] = [
    ['desc', descriptionTag('sRGB')],
    ['cprt', textTag('No copyright, use freely')],
    ['wtpt', xyzTag(D50)],
    ...Object.entries(PRIMARIES).map(([name, xyz]) => [name, xyzTag(xyz)] as const),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve] as const),
  ];
  const places = new Map<Uint8Array, number>();
  let size = HEADER + 4 + tags.length * 12;
  for (const [, data] of tags) {
    if (places.has(data)) continue;
    places.set(data, size);
    size += Math.ceil(data.length / 4) * 4;
  }
  const profile = new Uint8Array(size);
  const view = new DataView(profile.buffer);
  profile.set(headerOf(size));
  view.setUint32(HEADER, tags.length);
  for (const [index, [name, data]] of tags.entries()) {
    const at = HEADER + 4 + index * 12;
    const place = places.get(data) ?? 0;
    profile.set(ascii(name), at);
    view.setUint32(at + 4, place);
    view.setUint32(at + 8, data.length);
    profile.set(data, place);
  }
  return profile;
};

const headerOf = (size: number): Uint8Array => {
  const header = new Uint8Array(HEADER);
  const view = new DataView(header.buffer);
  view.setUint32(0, size);
  view.setUint32(8, 0x02_10_00_00);
  header.set(ascii('mntrRGB XYZ '), 12);
  for (const [index, part] of [2026, 1, 1].entries()) view.setUint16(24 + index * 2, part);
  header.set(ascii('acsp'), 36);
  for (const [index, part] of D50.entries()) view.setInt32(68 + index * 4, fixed(part));
  return header;
};

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const fixed = (value: number): number => Math.round(value * 65_536);

const tagOf = (type: string, length: number): { data: Uint8Array; view: DataView } => {
  const data = new Uint8Array(8 + length);
  data.set(ascii(type));
  return { data, view: new DataView(data.buffer) };
};

const xyzTag = (xyz: readonly number[]): Uint8Array => {
  const { data, view } = tagOf('XYZ ', 12);
  for (const [index, part] of xyz.entries()) view.setInt32(8 + index * 4, fixed(part));
  return data;
};

const textTag = (text: string): Uint8Array => {
  const { data } = tagOf('text', text.length + 1);
  data.set(ascii(text), 8);
  return data;
};

/** Its forms in Unicode and for scripts stay empty. */
const descriptionTag = (text: string): Uint8Array => {
  const { data, view } = tagOf('desc', 4 + text.length + 1 + 8 + 3 + 67);
  view.setUint32(8, text.length + 1);
  data.set(ascii(text), 12);
  return data;
};

const curveTag = (): Uint8Array => {
  const { data, view } = tagOf('curv', 4 + CURVE_POINTS * 2);
  view.setUint32(8, CURVE_POINTS);
  for (let index = 0; index < CURVE_POINTS; index += 1)
    view.setUint16(12 + index * 2, Math.round(linear(index / (CURVE_POINTS - 1)) * 65_535));
  return data;
};

const linear = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
