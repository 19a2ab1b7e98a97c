/**
 * Orders the names that the core exports, for a list in which chunks find them by their places: first those that most
 * chunks import, whose places are then short numbers, and last what the entry exports, in the entry's order.
 *
 * @param exported - the names that the core exports
 * @param imported - each name as often as chunks import it
 * @param taken - the names that the entry exports; an alias is the same name again, and takes a place of its own
 * @returns the names, and the place from which on they are the entry's
 */
export function orderExports(
  exported: readonly string[],
  imported: readonly string[],
  taken: readonly string[],
): { order: string[]; entryStart: number } {
  const countUses = (name: string) => imported.filter((other) => other === name).length
  const others = exported
    .filter((name) => !taken.includes(name))
    .sort((one, other) => countUses(other) - countUses(one))
  return { order: [...others, ...taken], entryStart: others.length }
}
