/**
 * Asks for more than the session has proved, before an act of the host's page. This module is small and loads nothing: a
 * page loads the question when it is asked.
 */
import type { Client } from '@portico/client'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import { type HeldDemand, holdsDemand } from './holds-demand.ts'

/** What a page demands of its session, and how the question looks. */
export interface RequireSessionOptions extends HeldDemand, Omit<LoginOptions, 'client'> {
  /** For what it is asked, as a sentence: "To pay." */
  reason?: string
}

/** The questions that are asked or wait: one at a time. */
let asked: Promise<unknown> = Promise.resolve()

/**
 * Resolves once the session has all that the page demands: at once if it has, otherwise after the question "Confirm it's
 * you", which is shown over the page. The page's own server checks the same before it acts.
 *
 * @param client - any client of the package
 * @param options.factors - how many different factors must have been proved in the session
 * @param options.freshMinutes - the longest time since its last proof
 * @returns false if the user is signed out, closes the question, or has no such factor
 * @throws PorticoAPIError, PorticoAPIUnreachableError
 * @example
 * ```ts
 * if (await requireSession(portico, { factors: 2, freshMinutes: 10 })) await pay()
 * ```
 */
export async function requireSession(
  client: Client,
  options: RequireSessionOptions = {},
): Promise<boolean> {
  if (holdsDemand(client.session.getSync(), options, Date.now())) return true
  const turn = asked.then(async () => {
    const { session, fromCache } = client.session.getInfo()
    if (holdsDemand(session, options, Date.now())) return true
    if (!session && !fromCache) return false
    const { askForProof } = await import('./ask-for-proof.tsx')
    return askForProof(client, options)
  })
  asked = turn.catch(() => {})
  return turn
}
