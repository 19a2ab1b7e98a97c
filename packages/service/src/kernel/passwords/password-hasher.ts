/**
 * Hashes and verifies passwords: argon2id for new hashes, every format of `formats/` for imported ones, all through the
 * pool. It uses no user, policy or database.
 */
import { randomBytes } from 'node:crypto'
import { argon2 } from './formats/argon2.ts'
import { findFormat } from './formats/index.ts'
import { createHashPool, type HashPool } from './hash-pool.ts'
import { countForeignHashes, type HashCost, hashOnThread, verifyOnThread } from './hash-threads.ts'
import { toPasswordText } from './password-text.ts'

/** argon2id is the library's default. 19 MiB, two passes and one lane are OWASP's first recommendation. */
export const defaultHashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The result of verifying a password. */
export interface PasswordCheck {
  readonly isRight: boolean
  /** The password is right, but its hash has an old format or cost, so it should be stored anew. */
  readonly isOutdated: boolean
}

export interface PasswordHasher extends Pick<HashPool, 'admit' | 'verifyRoom'> {
  /**
   * Hashes a password.
   *
   * @returns the text to store
   * @throws AuthError `bad_request` for an empty password, `server_unavailable` when the queue is full
   */
  hash(password: string): Promise<string>
  /**
   * Verifies a password. With null it takes equally long and fails, for a user without a password.
   *
   * @param stored the stored hash, or a function that is called when the turn comes and never when the queue is full,
   * so that it counts only passwords that are really checked
   * @throws AuthError `bad_request` for an empty password, `server_unavailable` when the queue is full
   */
  verify(stored: Stored | (() => Promise<Stored>), password: string): Promise<PasswordCheck>
}

type Stored = string | null

const wrong: PasswordCheck = { isRight: false, isOutdated: false }

/**
 * Creates a hasher on a shared pool.
 *
 * @param cost the cost of new hashes; a hash of another cost is outdated
 */
export function createPasswordHasher(pool: HashPool, cost = defaultHashCost): PasswordHasher {
  const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  const hashText = (text: string) => hashOnThread(text, cost)
  // Calls that wait here already have a turn of the outer pool, which limits their number.
  const foreign = createHashPool({
    atOnce: countForeignHashes(),
    maxMs: Number.POSITIVE_INFINITY,
  })
  // The hash of a random password, which is compared in place of a missing one.
  let nobodys: Promise<string> | undefined

  async function verifyNobody(text: string): Promise<PasswordCheck> {
    nobodys ??= hashText(randomBytes(32).toString('base64url'))
    await verifyOnThread(await nobodys, text)
    return wrong
  }

  async function verifyStored(stored: Stored, password: string, text: string) {
    // An unknown user and a user without a password cause the same work, so that the time reveals nothing.
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
      // The other system may have hashed the text as typed, without Unicode composition.
      (!isCurrent && text !== password && (await verify(password)))
    if (isRight) return { isRight, isOutdated: !isCurrent }
    // Adds the work of a current hash, because a faster imported hash would reveal that the account was imported.
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
