import type { Unsubscribe } from '../foundation/client-options.ts'
import { internals } from '../kernel/internals.ts'
import { findPlace, type HeldSignIn } from '../methods/oauth/held-sign-in.ts'
import type { Client } from './client.ts'

/** The sign-in that waits; null for none. */
export const findHeldSignIn = (client: Client): HeldSignIn | null =>
  findPlace(client[internals].bootstrap).held

/**
 * Says that a card can ask.
 *
 * @param ask - called where a sign-in waits, now or later
 */
export function offerToAsk(client: Client, ask: () => void): Unsubscribe {
  const own = findPlace(client[internals].bootstrap)
  const adopt = () => {
    if (!own.held) return
    own.adopt?.()
    ask()
  }
  own.ask = adopt
  adopt()
  return () => {
    if (own.ask === adopt) own.ask = null
  }
}
