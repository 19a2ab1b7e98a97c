/**
 * Counts the letters that must be changed, added or removed to make one text of the other (the Levenshtein distance).
 */
function countEdits(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...from].entries()) {
    const row = [index + 1]
    for (let column = 1; column <= to.length; column++) {
      const [corner = 0, top = 0] = [above[column - 1], above[column]]
      const changed = corner + (to[column - 1] === letter ? 0 : 1)
      row.push(Math.min(changed, top + 1, (row[column - 1] ?? 0) + 1))
    }
    above = row
  }
  return above[to.length] ?? 0
}

/**
 * Finds the known name that is most similar to a written name.
 *
 * @returns null if none is similar: up to a third of the letters may differ, in a short name up to two
 */
export function findNearest(written: string, names: readonly string[]): string | null {
  const [nearest] = names
    .map((name) => ({ name, edits: countEdits(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => a.edits - b.edits)
  return nearest?.name ?? null
}
