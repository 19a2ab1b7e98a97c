import type { Clock } from './ports.ts'

/** The system's time. */
export const systemClock: Clock = { now: () => Date.now() }
