import { findLowContrast } from './contrast.ts'
import type { ResolvedTheme } from './resolve-theme.ts'

const said = new Set<string>()

/** Tells the site owner, once for each pair, which of their colours cannot be read. */
export function warnLowContrast({ light, dark }: ResolvedTheme): void {
  for (const tokens of dark ? [light, dark] : [light]) {
    for (const { front, back, ratio, required } of findLowContrast(tokens)) {
      const sentence = `Theme: "${front}" on "${back}" has a contrast of ${ratio.toFixed(2)}, it needs ${required}.`
      if (said.has(sentence)) continue
      said.add(sentence)
      console.warn(sentence)
    }
  }
}
