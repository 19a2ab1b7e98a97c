import type { Db } from './engine.ts'

/** Runs statements that belong together in one transaction: the open one, or a new one when none is. */
export type Atomically = <T>(work: (tx: Db) => Promise<T>) => Promise<T>
