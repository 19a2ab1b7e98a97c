import type { FactorRow } from '../storage/storage.ts'
import type { Actor } from './activity.ts'

/** Who acts in a session: the person it belongs to, or whoever impersonates them. */
export function toActor(session: {
  readonly userId: string
  readonly factors: readonly FactorRow[]
}): Actor {
  const impersonator = session.factors.find((factor) => factor.impersonator)?.impersonator
  return impersonator
    ? { kind: 'impersonator', id: impersonator.id }
    : { kind: 'person', id: session.userId }
}
