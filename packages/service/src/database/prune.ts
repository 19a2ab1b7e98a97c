/**
 * One step of pruning: removes at most `limit` rows that were over before `before`, the oldest first. Processes
 * that prune at once do not wait for each other.
 *
 * @returns how many; 0 when none is left, or others have them in hand
 */
export type Prune = (before: number, limit: number) => Promise<number>
