import type { User } from '@portico/client'

/** Properties of a way to prove who one is. */
export interface ProofProps {
  readonly user: User
  /** Called when the session has the proof. */
  readonly onProved: () => void
}
