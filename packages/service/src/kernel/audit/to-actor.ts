import type { FactorRow } from '../storage/storage.ts'
import type { Actor } from './activity.ts'

/** Returns the actor of a session: its user, or the impersonator. */
export function toActor(session: {
  readonly userId: string
  readonly factors: readonly FactorRow[]
}): Actor {
  const impersonator = session.factors.find((factor) => factor.impersonator)?.impersonator
  return impersonator
    ? { kind: 'impersonator', id: impersonator.id }
    : { kind: 'person', id: session.userId }
}
