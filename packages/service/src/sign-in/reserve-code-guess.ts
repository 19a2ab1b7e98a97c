/**
 * Counts guesses at codes that were sent to an address or a number. A stranger must not lock its owner out: a browser
 * that the owner signed in with before has a count of its own, everybody else counts by source. What all strangers may
 * guess together is bounded as well, and so are the guesses at one code.
 */
import { limits } from '@portico/contract'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Source } from '../http/source-address.ts'
import { findBrowserHash } from '../notices/reader-language.ts'
import type { Attempts } from '../storage/storage.ts'
import { readLock, reserveGuess } from './reserve-guess.ts'

/** A guess, before it is looked at. */
export interface CodeGuess {
  readonly projectId: string
  /** The address or the number, as `otp:email:…`; what strangers guess together is counted under it. */
  readonly subject: string
  /** Which code is guessed at. */
  readonly codeId: string
  /** Whose address it is; null while it is nobody's. */
  readonly userId: string | null
  readonly source: Source
}

/** What is known of it once it is counted. */
export interface CountedGuess {
  /** Consecutive failures of the same browser or source, this one included. */
  readonly failures: number
  /** This one brought a wait, should it be wrong. */
  readonly isLast: boolean
}

/** Of all strangers together at one address, from however many sources. */
const ofStrangers = { maxTries: 25, lockSeconds: limits.passcodeGuesses.lockSeconds }
/** A code lives for minutes: one that was guessed at so often is over. */
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
 * Counts a guess as a failure before it is looked at.
 *
 * @throws AuthError `user_lock_limit_reached` while this browser or source, or all strangers, have to wait;
 *   `otp_code_not_found` for a code that was guessed at too often
 */
export async function reserveCodeGuess(ports: Ports, guess: CodeGuess): Promise<CountedGuess> {
  const { projectId, subject, codeId, source } = guess
  const browserHash = await findKnownBrowser(ports, guess)
  // Asked first: who waits for strangers must not use up guesses of their own.
  if (browserHash === null) await readLock(ports, { projectId, subject })
  const own =
    browserHash === null ? toSourceSubject(subject, source) : toBrowserSubject(subject, browserHash)
  const failures = await reserveGuess(ports, { projectId, subject: own }, limits.passcodeGuesses)
  const atCode = await reserveAtCode(ports, projectId, codeId)
  const together =
    browserHash === null ? await reserveGuess(ports, { projectId, subject }, ofStrangers) : 0
  const isLast =
    failures >= limits.passcodeGuesses.maxTries ||
    atCode >= ofCode.maxTries ||
    together >= ofStrangers.maxTries
  return { failures, isLast }
}

/** Forgets the failures of who has just proved the address, and those of strangers together. */
export async function forgetCodeGuesses(
  attempts: Pick<Attempts, 'clear'>,
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  { projectId, subject, userId, source }: Omit<CodeGuess, 'codeId'> & { readonly userId: string },
): Promise<void> {
  const hash = findBrowserHash({ keyRing }, { projectId, userId }, source)
  await attempts.clear(projectId, subject)
  await attempts.clear(projectId, toSourceSubject(subject, source))
  if (hash !== null) await attempts.clear(projectId, toBrowserSubject(subject, hash))
}

/** A browser that names itself only by the program that it is may be anybody's. */
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
    // Over for good: nobody is told to wait for it.
    if (error instanceof AuthError) throw new AuthError('otp_code_not_found')
    throw error
  }
}
