/**
 * Counts guesses at short codes: those that were sent to an address or a number, and those of an authenticator app. An
 * attacker must not lock the user out: each browser in which the user signed in before has its own count, and all other
 * guesses ("strangers") are counted by source. The guesses of all strangers together, and all guesses at one sent code,
 * are limited as well.
 */
import { limits } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { findBrowserHash } from '../notices/reader-language.ts'
import { readLock, reserveGuess } from './reserve-guess.ts'

/** A guess, before it is checked. */
export interface CodeGuess {
  readonly projectId: string
  /** The address, the number or the user, as `otp:email:…`; strangers' guesses together are counted under it. */
  readonly subject: string
  /** The sent code at which the guess is made; null for a code that changes by itself, as that of an app. */
  readonly codeId: string | null
  /** The user of the address; null while it has none. */
  readonly userId: string | null
  readonly source: Source
}

/** The state of the count after a guess. */
export interface CountedGuess {
  /** Consecutive failures of this browser or source, this guess included. */
  readonly failures: number
  /** True when this guess, if wrong, starts a lock. */
  readonly isLast: boolean
}

/** The limit of all strangers together for one address, from any number of sources. */
const ofStrangers = { maxTries: 25, lockSeconds: limits.passcodeGuesses.lockSeconds }
/** The limit of one code: codes are valid for minutes only, so a code with too many guesses is void. */
const ofCode = {
  maxTries: limits.passcodeGuesses.maxTries,
  lockSeconds: { first: 604_800, max: 604_800 },
}

const toSourceSubject = (subject: string, { bucket }: Pick<Source, 'bucket'>) =>
  `${subject}:source:${bucket}`
const toBrowserSubject = (subject: string, browserHash: string) =>
  `${subject}:browser:${browserHash}`

type Ports = Pick<Dependencies, 'storage' | 'clock' | 'keyRing'>

/**
 * Counts a guess as a failure before it is checked.
 *
 * @throws AuthError `user_lock_limit_reached` while this browser or source, or all strangers, have to wait;
 * `otp_code_not_found` for a code with too many guesses
 */
export async function reserveCodeGuess(ports: Ports, guess: CodeGuess): Promise<CountedGuess> {
  const { projectId, subject, codeId, source } = guess
  const browserHash = await findKnownBrowser(ports, guess)
  // Checked first, so that a caller who waits because of other strangers does not use up guesses.
  if (browserHash === null) await readLock(ports, { projectId, subject })
  const own =
    browserHash === null ? toSourceSubject(subject, source) : toBrowserSubject(subject, browserHash)
  const failures = await reserveGuess(ports, { projectId, subject: own }, limits.passcodeGuesses)
  const atCode = codeId === null ? 0 : await reserveAtCode(ports, projectId, codeId)
  const together =
    browserHash === null ? await reserveGuess(ports, { projectId, subject }, ofStrangers) : 0
  const isLast =
    failures >= limits.passcodeGuesses.maxTries ||
    atCode >= ofCode.maxTries ||
    together >= ofStrangers.maxTries
  return { failures, isLast }
}

/** Clears the failures of the browser or source that proved the address, and the common count of all strangers. */
export async function forgetCodeGuesses(
  attempts: Pick<Repositories['attempts'], 'clear'>,
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  { projectId, subject, userId, source }: Omit<CodeGuess, 'codeId'> & { readonly userId: string },
): Promise<void> {
  const hash = findBrowserHash({ keyRing }, { projectId, userId }, source)
  await attempts.clear(projectId, subject)
  await attempts.clear(projectId, toSourceSubject(subject, source))
  if (hash !== null) await attempts.clear(projectId, toBrowserSubject(subject, hash))
}

/** Finds the browser's count. A browser id that only names the program is shared by many, so it does not count. */
async function findKnownBrowser(
  { storage, keyRing }: Ports,
  { projectId, userId, source }: CodeGuess,
): Promise<string | null> {
  if (userId === null || source.browserId === undefined) return null
  const hash = findBrowserHash({ keyRing }, { projectId, userId }, source)
  return hash !== null && (await storage.browsers.isKnown(projectId, userId, hash)) ? hash : null
}

async function reserveAtCode(ports: Ports, projectId: string, codeId: string): Promise<number> {
  try {
    return await reserveGuess(ports, { projectId, subject: `otp:code:${codeId}` }, ofCode)
  } catch (error) {
    // The code stays void, so the error contains no time to wait.
    if (error instanceof AuthError) throw new AuthError('otp_code_not_found')
    throw error
  }
}
