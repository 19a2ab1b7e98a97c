/**
 * Stores passwords and checks them: argon2id for what is stored here, every format of `formats/` for what was
 * stored elsewhere. All of it goes through the pool. It knows no person, no policy and no database.
 */
import { randomBytes } from 'node:crypto'
import { argon2 } from './formats/argon2.ts'
import { findFormat } from './formats/index.ts'
import { createHashPool, type HashPool } from './hash-pool.ts'
import { countForeignHashes, type HashCost, hashOnThread, verifyOnThread } from './hash-threads.ts'
import { toPasswordText } from './password-text.ts'

/** argon2id is the library's default; 19 MiB, two passes, one lane: OWASP's first choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies HashCost
const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** What a check came to. */
export interface PasswordCheck {
  readonly isRight: boolean
  /** Right, and stored in a format or at a cost that is not today's: store it anew now. */
  readonly isOutdated: boolean
}

export interface PasswordHasher extends Pick<HashPool, 'admit' | 'verifyRoom'> {
  /**
   * @returns the text to store
   * @throws AuthError `bad_request` for no password, `server_unavailable` when the line is full
   */
  hash(password: string): Promise<string>
  /**
   * Checks a password. With null there is nothing to check against: it takes as long, and is wrong.
   *
   * @param stored what to check against; a function is called when it is this check's turn, and not at all
   * when the line is full: what it counts was really checked
   * @throws AuthError `bad_request` for no password, `server_unavailable` when the line is full
   */
  verify(stored: Stored | (() => Promise<Stored>), password: string): Promise<PasswordCheck>
}

type Stored = string | null

const wrong: PasswordCheck = { isRight: false, isOutdated: false }

/** Makes a hasher over a pool that others share. */
export function createPasswordHasher(pool: HashPool): PasswordHasher {
  const hashText = (text: string) => hashOnThread(text, cost)
  // Whoever waits here has a turn already: the line is bounded by the pool's.
  const foreign = createHashPool({
    atOnce: countForeignHashes(),
    maxMs: Number.POSITIVE_INFINITY,
  })
  // Of a password that nobody knows.
  let nobodys: Promise<string> | undefined

  async function verifyNobody(text: string): Promise<PasswordCheck> {
    nobodys ??= hashText(randomBytes(32).toString('base64url'))
    await verifyOnThread(await nobodys, text)
    return wrong
  }

  async function verifyStored(stored: Stored, password: string, text: string) {
    // Same work for an unknown person and one without a password: the time must not tell.
    if (stored === null) return verifyNobody(text)
    const format = findFormat(stored)
    if (!format) throw new Error('A stored password is in an unknown format.')
    const isCurrent = stored.startsWith(current)
    const verify = (typed: string) =>
      format === argon2
        ? format.verify(stored, typed)
        : foreign.run(() => format.verify(stored, typed))
    const isRight =
      (await verify(text)) ||
      // Elsewhere it may have been stored as typed, not composed.
      (!isCurrent && text !== password && (await verify(password)))
    if (isRight) return { isRight, isOutdated: !isCurrent }
    // A quick hash of another system would tell whose account was imported.
    return isCurrent ? wrong : verifyNobody(text)
  }

  return {
    admit: (work) => pool.admit(work),
    verifyRoom: () => pool.verifyRoom(),

    async hash(password) {
      const text = toPasswordText(password)
      return pool.run(() => hashText(text))
    },

    async verify(stored, password) {
      const text = toPasswordText(password)
      return pool.run(async () =>
        verifyStored(typeof stored === 'function' ? await stored() : stored, password, text),
      )
    },
  }
}
