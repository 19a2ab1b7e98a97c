/**
 * A sign-in with a provider that waits for one proof more. The page that used the token and the card that asks know
 * nothing of each other: they meet here.
 */
import type { ReplyOf } from '@portico/contract'
import type { oauth } from '@portico/contract/methods/oauth'
import { StytchAPIError } from '../../foundation/errors/errors.ts'
import type { ClientInternals } from '../../kernel/internals.ts'

/** What a sign-in may wait for. */
export type WaitingFor = 'insufficient_factors' | 'email_verification_required'

/** Of the authenticator app, or in its place. */
export interface ShownCode {
  readonly totp_code?: string
  readonly recovery_code?: string
}

/** A sign-in that waits. */
export interface HeldSignIn {
  readonly waitsFor: WaitingFor
  /**
   * Uses the token once more, with what was asked for.
   *
   * @throws StytchAPIError; afterwards `waitsFor` may be another
   */
  attempt(shown: ShownCode): Promise<ReplyOf<typeof oauth.authenticate>>
  /** The address that has to be proved. @throws StytchAPIError `oauth_token_not_found` */
  findAddress(signal: AbortSignal): Promise<string>
  /** Ends it: the page hears why the service refused. */
  giveUp(): void
}

interface Place {
  held: HeldSignIn | null
  /** A card that can ask. */
  ask: (() => void) | null
  /** Tells the waiting page that a card asks. */
  adopt: (() => void) | null
}

/** Registered, so that two copies of this package understand each other, and in no page's first load. */
const place: unique symbol = Symbol.for('portico.client.held-sign-in')

/** What one client's page and cards have in common. */
export type Meeting = ClientInternals['bootstrap'] & { [place]?: Place }

/** The place where the page and the cards of one client meet. */
export const findPlace = (meeting: Meeting): Place => {
  meeting[place] ??= { held: null, ask: null, adopt: null }
  return meeting[place]
}

const questions: readonly string[] = [
  'insufficient_factors',
  'email_verification_required',
] satisfies WaitingFor[]

/** Why a sign-in waits; null for any other refusal. */
export const toQuestion = (error: unknown): WaitingFor | null =>
  error instanceof StytchAPIError && questions.includes(error.error_type)
    ? (error.error_type as WaitingFor) // one of the list
    : null

/** As long as the service keeps the token. */
const lifeMs = 300_000

/** So long a card on the page may take until its code is there. */
const longestWaitMs = 5_000

const cards = 'stytch-ui,portico-sign-in'

/** What holding one takes. */
export interface Holding {
  readonly meeting: Meeting
  /** Why it was refused. */
  readonly refusal: unknown
  readonly waitsFor: WaitingFor
  readonly signal: AbortSignal | undefined
  after(milliseconds: number, work: () => void): () => void
  attempt: HeldSignIn['attempt']
  findAddress: HeldSignIn['findAddress']
}

/**
 * Holds a sign-in for a card that asks in place. Where the page has none, it is refused at once, and a card that comes
 * later asks all the same.
 *
 * @returns the reply, once somebody answered the question
 * @throws the refusal, where no card asks, or nobody answers
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
    // a card that asks by then says itself that it is over
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

/** Forgets the sign-in that waits: the page finished one by itself. */
export const endHeldSignIn = (meeting: Meeting): void => {
  findPlace(meeting).held?.giveUp()
}
