/**
 * One step of pruning: removes at most `limit` rows that ended before `before`, the oldest first. Processes that prune
 * at the same time do not wait for each other.
 *
 * @returns how many rows were removed; 0 when none is left or other processes hold the rest
 */
export type Prune = (before: number, limit: number) => Promise<number>
