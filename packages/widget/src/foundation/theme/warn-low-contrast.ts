import { findLowContrast } from './contrast.ts'
import type { ResolvedTheme } from './resolve-theme.ts'

const said = new Set<string>()

/** Warns the developer in the console, once for each pair, about colours whose contrast is too low. */
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
