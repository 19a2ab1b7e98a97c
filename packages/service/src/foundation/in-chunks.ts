/** Splits a list into parts of at most `size`. */
export function* inChunks<Item>(list: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size)
}
