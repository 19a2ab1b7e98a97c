import type { Unsubscribe } from '../foundation/client-options.ts'
import { internals } from '../kernel/internals.ts'
import { findPlace, type HeldSignIn } from '../methods/oauth/held-sign-in.ts'
import type { Client } from './client.ts'

/** Finds the sign-in that waits for a further proof; null when none waits. */
export const findHeldSignIn = (client: Client): HeldSignIn | null =>
  findPlace(client[internals].bootstrap).held

/**
 * Registers a card of the widget that can ask the user for a further proof.
 *
 * @param ask - called when a sign-in waits, now or later
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
