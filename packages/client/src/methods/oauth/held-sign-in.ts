/**
 * A sign-in with a provider that waits for a further proof. The page that used the token and the card that asks the
 * user do not know each other: they share this state.
 */
import type { ReplyOf } from '@portico/contract'
import type { oauth } from '@portico/contract/methods/oauth'
import { PorticoAPIError } from '../../foundation/errors/errors.ts'
import type { ClientInternals } from '../../kernel/internals.ts'

/** The proof for which a sign-in may wait. */
export type WaitingFor = 'insufficient_factors' | 'email_verification_required'

/** A code of the authenticator app, or a recovery code. */
export interface ShownCode {
  readonly totp_code?: string
  readonly recovery_code?: string
}

/** A sign-in that waits. */
export interface HeldSignIn {
  readonly waitsFor: WaitingFor
  /**
   * Uses the token once more, with the user's code.
   *
   * @throws PorticoAPIError; afterwards `waitsFor` may have another value
   */
  attempt(shown: ShownCode): Promise<ReplyOf<typeof oauth.authenticate>>
  /** Finds the address that the user must verify. @throws PorticoAPIError `oauth_token_not_found` */
  findAddress(signal: AbortSignal): Promise<string>
  /** Ends the wait: the page's call rejects with the service's refusal. */
  giveUp(): void
}

interface Place {
  held: HeldSignIn | null
  /** Calls the card that can ask the user. */
  ask: (() => void) | null
  /** Tells the waiting page that a card asks the user. */
  adopt: (() => void) | null
}

/**
 * The key is registered, so that two copies of this package understand each other. It is not in the code that a page
 * loads first.
 */
const place: unique symbol = Symbol.for('portico.client.held-sign-in')

/** The object that the page and the cards of one client share. */
export type Meeting = ClientInternals['bootstrap'] & { [place]?: Place }

/** Returns the state that the page and the cards of one client share. */
export const findPlace = (meeting: Meeting): Place => {
  meeting[place] ??= { held: null, ask: null, adopt: null }
  return meeting[place]
}

const questions: readonly string[] = [
  'insufficient_factors',
  'email_verification_required',
] satisfies WaitingFor[]

/** Returns the proof that is missing; null for any other refusal. */
export const toQuestion = (error: unknown): WaitingFor | null =>
  error instanceof PorticoAPIError &&
  questions.includes(error.error_type) &&
  // the token was used, and the sign-in goes on with a second step
  !error.error_details?.intermediate_session_token
    ? (error.error_type as WaitingFor) // the list has only such values
    : null

/** The lifetime of the token at the service. */
const lifeMs = 300_000

/** The longest time to wait for a card of the page to load its code. */
const longestWaitMs = 5_000

const cards = 'stytch-ui,portico-sign-in'

/** The parts of a held sign-in. */
export interface Holding {
  readonly meeting: Meeting
  /** The error with which the service refused the token. */
  readonly refusal: unknown
  readonly waitsFor: WaitingFor
  readonly signal: AbortSignal | undefined
  after(milliseconds: number, work: () => void): () => void
  attempt: HeldSignIn['attempt']
  findAddress: HeldSignIn['findAddress']
}

/**
 * Holds a sign-in until a card on the page has asked the user for the missing proof. If the page has no card, the call
 * rejects at once; a card that appears later can still ask.
 *
 * @returns the reply, once the user has given the proof
 * @throws the refusal, if no card asks or the user does not answer
 */
export function holdSignIn(holding: Holding): Promise<ReplyOf<typeof oauth.authenticate>> {
  const { meeting, refusal, signal, attempt, findAddress } = holding
  const own = findPlace(meeting)
  return new Promise((resolve, reject) => {
    let { waitsFor } = holding
    const end = () => {
      if (own.held === held) own.held = null
    }
    const held: HeldSignIn = {
      get waitsFor() {
        return waitsFor
      },
      async attempt(shown) {
        try {
          const reply = await attempt(shown)
          end()
          resolve(reply)
          return reply
        } catch (error) {
          waitsFor = toQuestion(error) ?? waitsFor
          throw error
        }
      },
      findAddress,
      giveUp() {
        end()
        reject(refusal)
      },
    }
    own.held?.giveUp()
    own.held = held
    // a card that is still asking then tells the user itself that the time is over
    holding.after(lifeMs, end)
    signal?.addEventListener('abort', () => {
      end()
      reject(signal.reason)
    })
    const refuse = () => reject(refusal)
    own.adopt = holding.after(longestWaitMs, refuse)
    if (own.ask) own.ask()
    else if (!globalThis.document?.querySelector(cards)) refuse()
  })
}

/** Ends the sign-in that waits: the page has finished another sign-in. */
export const endHeldSignIn = (meeting: Meeting): void => {
  findPlace(meeting).held?.giveUp()
}
