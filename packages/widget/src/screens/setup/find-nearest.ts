/** How many letters have to be changed, added or left out to make one text of the other (Levenshtein). */
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
 * The name that somebody may have meant.
 *
 * @returns null when none is near: a third of the letters may differ, two in a short name
 */
export function findNearest(written: string, names: readonly string[]): string | null {
  const [nearest] = names
    .map((name) => ({ name, edits: countEdits(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => a.edits - b.edits)
  return nearest?.name ?? null
}
