/**
 * Finds the known word that was probably meant: one with the same beginning, or at most two typos away.
 *
 * @returns null when none is similar
 */
export function findMeant(written: string, known: Iterable<string>): string | null {
  const word = toBare(written)
  const near = [...known]
    .filter((one) => one !== written)
    .map((one) => ({ one, edits: countEdits(word, toBare(one)) }))
    .sort((a, b) => a.edits - b.edits)[0]
  if (near !== undefined && near.edits <= (word.length < 4 ? 1 : word.length < 9 ? 2 : 3)) {
    return near.one
  }
  const isPart = (one: string) =>
    Math.min(word.length, one.length) > 2 && (one.startsWith(word) || word.startsWith(one))
  return [...known].find((one) => one !== written && isPart(toBare(one))) ?? null
}

/** Returns `; did you mean "…"?`, or an empty text. */
export function toHint(written: string, known: Iterable<string>): string {
  const meant = findMeant(written, known)
  return meant === null ? '' : `; did you mean "${meant}"?`
}

const toBare = (word: string) => word.toLowerCase().replace(/[-_ .]/g, '')

/**
 * Counts the letters that were inserted, omitted, replaced or swapped with their neighbour (optimal string alignment).
 */
function countEdits(a: string, b: string): number {
  const at = (row: readonly number[] | undefined, column: number) => row?.[column] ?? 0
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(rows[i - 1], j) + 1,
        at(row, j - 1) + 1,
        at(rows[i - 1], j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(rows[i - 2], j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return at(rows[a.length], b.length)
}
