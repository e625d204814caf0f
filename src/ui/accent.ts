/** A color in sRGB, each part from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Lightness, chroma and hue (in radians) of OKLCH, in which equal steps look equal. */
export interface Lch {
  l: number
  c: number
  h: number
}

const parse = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

export const toHex = (color: Rgb): string =>
  `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const gamma = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055

export function toLch(color: Rgb): Lch {
  const [r, g, b] = color.map(linear) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return { l, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

function toRgb({ l, c, h }: Lch): [number, number, number] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** Returns a color as a screen can show it, less colorful where it must be. */
function shown(color: Lch): string {
  for (let c = color.c; c > 0; c -= 0.005) {
    const rgb = toRgb({ ...color, c })
    if (rgb.every((part) => part >= -0.0005 && part <= 1.0005))
      return toHex(rgb.map((part) => Math.min(Math.max(part, 0), 1)) as unknown as Rgb)
  }
  const grey = Math.min(Math.max(toRgb({ ...color, c: 0 })[0], 0), 1)
  return toHex([grey, grey, grey])
}

function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map(linear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast of two colors by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The colors of one theme that follow an accent, by their names in tokens.css. */
export type Tones = Record<
  | '--primary'
  | '--primary-hover'
  | '--primary-active'
  | '--on-primary'
  | '--primary-text'
  | '--primary-soft'
  | '--on-primary-soft'
  | '--selected',
  string
>

/** The grounds that text in the accent's color is on, from tokens.css. */
export const grounds = {
  light: ['#f5f4ef', '#fffefb', '#ffffff', '#ebe9e1', '#f0eee6'],
  dark: ['#111410', '#191c17', '#21251f', '#0b0d0a', '#22261f'],
} as const

const enough = 4.5
const step = 0.005
/** More colorful than this is hard to look at on a large button. */
const mostChroma = 0.19

/** Returns the color nearest to `from` in lightness, in one direction, that is readable on each ground. */
function readable(from: Lch, direction: 1 | -1, on: readonly string[]): Lch {
  let color = from
  while (color.l > 0 && color.l < 1 && on.some((ground) => contrast(shown(color), ground) < enough))
    color = { ...color, l: color.l + direction * step }
  return color
}

function lightTones(color: Lch): Tones {
  const { c } = color
  const selected = shown({ ...color, l: 0.93, c: Math.min(c, 0.025) })
  const soft = shown({ ...color, l: 0.935, c: Math.min(c, 0.035) })
  const primary = readable({ ...color, l: Math.min(color.l, 0.6) }, -1, [
    ...grounds.light,
    selected,
  ])
  const darker = (by: number) => shown({ ...primary, l: Math.max(primary.l - by, 0.1) })
  return {
    '--primary': shown(primary),
    '--primary-hover': darker(0.06),
    '--primary-active': darker(0.12),
    '--on-primary': '#ffffff',
    '--primary-text': shown(primary),
    '--primary-soft': soft,
    '--on-primary-soft': shown(readable({ ...primary, l: primary.l - 0.06 }, -1, [soft])),
    '--selected': selected,
  }
}

function darkTones(color: Lch): Tones {
  const c = Math.min(color.c, 0.14)
  const selected = shown({ ...color, l: 0.28, c: Math.min(c, 0.035) })
  const soft = shown({ ...color, l: 0.3, c: Math.min(c, 0.045) })
  const primary = readable({ ...color, c, l: Math.max(color.l, 0.76) }, 1, [
    ...grounds.dark,
    selected,
  ])
  const on = shown({ ...color, l: 0.2, c: Math.min(c, 0.04) })
  return {
    '--primary': shown(primary),
    '--primary-hover': shown({ ...primary, l: Math.min(primary.l + 0.05, 0.95) }),
    '--primary-active': shown({ ...primary, l: primary.l - 0.06 }),
    '--on-primary': on,
    '--primary-text': shown(primary),
    '--primary-soft': soft,
    '--on-primary-soft': shown(readable({ ...primary, l: 0.9 }, 1, [soft])),
    '--selected': selected,
  }
}

/** Returns what an accent turns the action color into, readable in both themes: text in it and on it has 4.5:1. */
export function accentTones(accent: string): { light: Tones; dark: Tones } {
  const color = toLch(parse(accent))
  const tamed = { ...color, c: Math.min(color.c, mostChroma) }
  return { light: lightTones(tamed), dark: darkTones(tamed) }
}
