/**
 * Returns the tab that a key selects in a row of tabs. The row wraps at both ends, and is mirrored where the text runs
 * from right to left.
 *
 * @returns the id to select, or null for a key that selects nothing
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
