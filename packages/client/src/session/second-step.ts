import { limits } from '@portico/contract'
import type { Unsubscribe } from '../foundation/client-options.ts'
import { PorticoAPIError } from '../foundation/errors/errors.ts'
import type { ClientPorts } from '../foundation/ports.ts'
import type { ClientInternals } from '../kernel/internals.ts'
import type { SessionCookies } from './session-cookies.ts'

/** The second step that a sign-in still needs. */
export interface SecondStep {
  /** The factors that count, such as `totp` and `recovery_code`. */
  readonly steps: readonly string[]
  /** The factors of which the user has to add one, such as `totp`; absent for a user who has a second step. */
  readonly enrolment?: readonly string[]
  /**
   * Until when the user may put off the addition, as the service wrote it, which the reader parses: an RFC 3339 time, or null
   * for an offer; undefined when they may not.
   */
  readonly putOffUntil: unknown
  /** When the first step is no longer valid, in epoch milliseconds. */
  readonly endsAt: number
}

/** What one client and the cards of its page know of the second step. */
interface Place {
  asked: SecondStep | null
  readonly listeners: Set<() => void>
}

/** The key is registered, so that two copies of this package understand each other. */
const place: unique symbol = Symbol.for('portico.client.second-step')

/** The object that the calls and the cards of one client share. */
type Meeting = ClientInternals['bootstrap'] & { [place]?: Place }

function findPlace(meeting: Meeting): Place {
  meeting[place] ??= { asked: null, listeners: new Set() }
  return meeting[place]
}

/** Forgets the second step: the user has gone back to the beginning. */
export const leaveSecondStep = (meeting: Meeting): void => {
  findPlace(meeting).asked = null
}

/** Finds the second step that the latest sign-in of this page needs; null when it needs none. */
export const findSecondStep = (meeting: Meeting): SecondStep | null => findPlace(meeting).asked

/** Calls a listener whenever a sign-in turns out to need a second step. */
export function onSecondStep(meeting: Meeting, listener: () => void): Unsubscribe {
  const { listeners } = findPlace(meeting)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const toNames = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []

/** Keeps the token between the two steps of a sign-in, in the cookie that is named for it. */
export type SecondStepMemory = ReturnType<typeof createSecondStepMemory>

/** The parts that the memory needs. */
interface SecondStepParts {
  ports: ClientPorts
  cookies: SessionCookies
  bootstrap: ClientInternals['bootstrap']
}

/** Makes the memory of one client. */
export function createSecondStepMemory({ ports, cookies, bootstrap }: SecondStepParts) {
  const own = findPlace(bootstrap)
  return {
    /**
     * @param isSignedIn - then only a sign-in that has begun on this page since is meant
     * @returns undefined when no sign-in waits for its second step
     */
    getToken: (isSignedIn: boolean) =>
      isSignedIn && !own.asked ? undefined : cookies.getIntermediate() || undefined,
    /** Keeps the token of a refused sign-in, if the refusal asks for a second step. */
    keep(error: unknown) {
      const details = error instanceof PorticoAPIError ? error.error_details : undefined
      const token = details?.intermediate_session_token
      if (typeof token !== 'string') return
      const endsAt = ports.clock.now() + limits.intermediateSessionCookieMs
      cookies.setIntermediate(token, endsAt)
      const enrolment = toNames(details?.enrolment)
      const steps = toNames(details?.second_steps)
      const putOffUntil = details?.put_off_until
      own.asked = { steps, ...(enrolment.length > 0 && { enrolment }), putOffUntil, endsAt }
      for (const listener of [...own.listeners]) listener()
    },
    /** Forgets the step after a sign-in, which has removed the token. */
    forget() {
      own.asked = null
    },
  }
}
