/**
 * Contrast as defined by WCAG 2, and the ratios that the widget's own themes keep. A host's colours are measured, but
 * never changed.
 */
import type { ResolvedTokens, TokenKey } from './tokens.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** Text needs a ratio of 4.5; a control that a user must see needs 3 (WCAG 1.4.3 and 1.4.11). */
const required: readonly [front: TokenKey, back: TokenKey, ratio: number][] = [
  ['foreground', 'background', 4.5],
  ['muted-foreground', 'background', 4.5],
  ['muted-foreground', 'muted', 4.5],
  ['primary-foreground', 'primary', 4.5],
  ['secondary-foreground', 'secondary', 4.5],
  ['destructive', 'background', 4.5],
  ['success', 'background', 4.5],
  ['destructive-foreground', 'destructive-fill', 4.5],
  ['success-foreground', 'success-fill', 4.5],
  ['primary', 'background', 3],
  ['warning', 'background', 3],
  ['input', 'background', 3],
  ['ring', 'background', 3],
  ['placeholder', 'background', 3],
]

export interface LowContrast {
  front: TokenKey
  back: TokenKey
  ratio: number
  required: number
}

/** Returns the pairs of colours in a theme whose contrast is too low. Only plain hex and rgb colours are measured. */
export function findLowContrast(tokens: ResolvedTokens): LowContrast[] {
  const found: LowContrast[] = []
  for (const [front, back, least] of required) {
    const ratio = getContrast(follow(tokens, front), follow(tokens, back))
    if (ratio !== null && ratio < least) found.push({ front, back, ratio, required: least })
  }
  return found
}

/** @returns 1 (equal colours) to 21 (black on white), or null if a colour cannot be parsed */
export function getContrast(front: string, back: string): number | null {
  const a = parseColor(front)
  const b = parseColor(back)
  if (!a || !b) return null
  const [dark = 0, light = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Parses `#rgb`, `#rrggbb` and `rgb(r g b)`. It rejects transparent colours, because their contrast depends on the
 * background behind them.
 */
export function parseColor(color: string): Rgb | null {
  const text = color.trim()
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]
  if (hex) {
    const [red = 0, green = 0, blue = 0] = (hex.match(hex.length === 3 ? /./g : /../g) ?? []).map(
      (part) => Number.parseInt(part.padStart(2, part), 16),
    )
    return [red, green, blue]
  }
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(text)
  return rgb && [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])]
}

/** Resolves a token that refers to another token, for example `var(--st-background)`. */
function follow(tokens: ResolvedTokens, key: TokenKey): string {
  const target = /^var\(--st-([\w-]+)\)$/.exec(tokens[key])?.[1]
  return target && isKey(tokens, target) ? tokens[target] : tokens[key]
}

function isKey(tokens: ResolvedTokens, key: string): key is TokenKey {
  return key in tokens
}

function getLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
