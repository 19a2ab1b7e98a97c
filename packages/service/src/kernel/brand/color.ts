/** Arithmetic on colours: contrast as WCAG 2 measures it, lightness as OKLCH does. */

type Triple = readonly [number, number, number]

/** Returns the contrast ratio of two colours, from 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Raises a colour's lightness and keeps its hue, until its contrast with the background suffices.
 *
 * @param least the ratio to reach
 * @returns the unchanged colour when its contrast suffices
 */
export function lighten(color: string, behind: string, least: number): string {
  const { lightness, chroma, hue } = toOklch(color)
  for (let raised = lightness; raised < 1; raised += 0.005) {
    const candidate = raised === lightness ? color : toHex({ lightness: raised, chroma, hue })
    if (getContrast(candidate, behind) >= least) return candidate
  }
  return '#FFFFFF'
}

function getLuminance(color: string): number {
  const [red, green, blue] = toLinear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(color: string): Triple {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Converts with the matrices of CSS Color 4, 8.2. */
function toOklch(color: string): Oklch {
  const [red, green, blue] = toLinear(color)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** Lowers the chroma until sRGB can show the colour; the hue stays. */
function toHex({ lightness, chroma, hue }: Oklch): string {
  for (let shown = chroma; shown > 0; shown -= 0.002) {
    const linear = toLinearRgb({ lightness, chroma: shown, hue })
    if (linear.every((value) => value >= -0.0001 && value <= 1.0001)) return writeHex(linear)
  }
  return writeHex(toLinearRgb({ lightness, chroma: 0, hue }))
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function writeHex(linear: Triple): string {
  const channel = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value))
    const shown = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${linear.map(channel).join('')}`.toUpperCase()
}
