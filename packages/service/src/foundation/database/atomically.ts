import type { Db } from './engine.ts'

/** Runs statements in one transaction: the open transaction, or else a new one. */
export type Atomically = <T>(work: (tx: Db) => Promise<T>) => Promise<T>
