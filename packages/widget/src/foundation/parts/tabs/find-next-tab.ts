/**
 * Where a key leads in a row of tabs: round at both ends, mirrored where the text runs from right to left.
 * @returns the id to choose, or null for a key that means nothing here
 */
export function findNextTab(
  ids: readonly string[],
  selected: string,
  key: string,
  isRtl: boolean,
): string | null {
  const at = ids.indexOf(selected)
  const steps: Record<string, number> = {
    Home: -at,
    End: -at - 1,
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
  }
  const step = steps[key]
  return step === undefined ? null : (ids[(at + step + ids.length) % ids.length] ?? null)
}
