/** Tests the database with its root key, and the mail server. Changes nothing. */
import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemClock } from '../../foundation/clock.ts'
import { ConfigError, type ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { ServiceConfig } from '../../kernel/config/config.ts'
import type { Environment } from '../../kernel/config/environment.ts'
import type { ExaminedConfig } from '../../kernel/config/load-config.ts'
import { hasUnreadAddress } from '../../kernel/http/note-unread-addresses.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { findRootKeyProblem } from '../../kernel/keys/root-key-check.ts'
import { nameDatabase } from '../../kernel/storage/name-database.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { toDatabaseProblem } from '../../kernel/storage/to-database-problem.ts'
import { getMailSender } from '../../senders/all-mail-senders.ts'
import { withDatabaseWords } from './open-database.ts'
import { openStorage } from './open-storage.ts'
import { withMailSender } from './with-mail-sender.ts'

/** The findings; a new database has all migrations pending. */
export interface Surroundings {
  readonly problems: readonly ConfigProblem[]
  /** The migrations that the next start will apply; null when the database could not be read or does not exist. */
  readonly pending: readonly string[] | null
  /** The newest migration that the database has, also one of a newer version; null without one. */
  readonly schema?: string | null
  /** True when there is no database yet. */
  readonly isNew?: boolean
  /** True when a search by part of a name or address scans all rows. */
  readonly isSearchSlow?: boolean
  /** True when a trusted proxy forwarded something that is no address within the last day. */
  readonly hasUnreadAddress?: boolean
}

/** Tests the database, unless its settings are wrong. */
export async function examineDatabase(
  { settings, rootKey, problems }: Omit<ExaminedConfig, 'config'>,
  env: Environment,
): Promise<Surroundings> {
  const { database } = settings
  if (problems.some(({ key }) => key === 'DATABASE_URL' || key === 'DATA_FOLDER')) {
    return { problems: [], pending: null }
  }
  try {
    return await withDatabaseWords(settings, env, async () => {
      if (database.kind === 'sqlite' && !(await isThere(database.file))) {
        await refuseUnwritable(database.file)
        return { problems: [], pending: null, isNew: true }
      }
      return await askDatabase(database, rootKey, Boolean(env.DATABASE_URL?.trim()))
    })
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.problems, pending: null }
    const reason = error instanceof Error ? error.message : 'unknown'
    const key = env.DATABASE_URL ? 'DATABASE_URL' : 'DATA_FOLDER'
    return {
      problems: [{ key, message: `refers to a database that fails: ${reason}` }],
      pending: null,
    }
  }
}

async function askDatabase(
  database: ServiceConfig['database'],
  rootKey: Uint8Array | null,
  isByUrl: boolean,
): Promise<Surroundings> {
  const storage = await openStorage(database)
  try {
    await storage.ping()
    const applied = await storage.listApplied()
    const schema = applied.toSorted().at(-1) ?? null
    let pending: readonly string[]
    try {
      pending = await storage.listPending()
    } catch (error) {
      // A newer version migrated the database: its schema is reported all the same.
      const newer = toDatabaseProblem(error, database, isByUrl)
      if (newer === null) throw error
      return { problems: [newer], pending: null, schema }
    }
    const place = { storage, config: { database } }
    const problem =
      rootKey && (await findRootKeyProblem({ ...place, keyRing: createKeyRing(rootKey) }))
    const clockProblem = await examineClock(storage, database)
    return {
      problems: [problem, clockProblem].filter((one) => one !== null),
      pending,
      schema,
      isNew: applied.length === 0,
      // The migrations create the index, so it is checked only when none is pending.
      isSearchSlow: pending.length === 0 && !(await storage.hasPartIndex()),
      hasUnreadAddress:
        pending.length === 0 && (await hasUnreadAddress({ storage, clock: systemClock })),
    }
  } finally {
    await storage.close()
  }
}

/** Exceeds the difference between clocks that NTP synchronizes. */
const maxSkewMs = 30_000

/**
 * Compares this machine's clock with the database's. Each process uses its own clock to decide what has expired: with a
 * wrong one, a link may be expired when it is sent, or be valid for too long.
 *
 * @returns the problem, or null; null as well when the database has no clock of its own
 */
export async function examineClock(
  storage: Pick<Storage, 'readClock'>,
  database: ServiceConfig['database'],
): Promise<ConfigProblem | null> {
  const asked = systemClock.now()
  const there = await storage.readClock()
  if (there === null) return null
  // The database read its clock at some time between the query and its answer.
  const aheadMs = Math.min(0, there - asked) + Math.max(0, there - systemClock.now())
  if (Math.abs(aheadMs) <= maxSkewMs) return null
  const seconds = Math.round(Math.abs(aheadMs) / 1_000)
  return {
    key: 'DATABASE_URL',
    message: `names ${nameDatabase(database)}, whose clock is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's; sync both with NTP, or links, passcodes and sessions expire at the wrong time`,
  }
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** The start creates the folder and the file, so the nearest existing folder must be writable. */
async function refuseUnwritable(file: string): Promise<void> {
  let folder = dirname(file)
  while (!(await isThere(folder)) && dirname(folder) !== folder) folder = dirname(folder)
  if (!(await stat(folder)).isDirectory()) {
    throw Object.assign(new Error('a file stands in the way'), { code: 'ENOTDIR' })
  }
  await access(folder, constants.W_OK)
}

/** Tests the mail sender: a mail server is connected to, starts TLS and authenticates. */
export async function examineMail({
  settings: { mail },
  problems,
}: Omit<ExaminedConfig, 'config'>): Promise<ConfigProblem[]> {
  const [key] = getMailSender(mail).variables
  if (key === undefined || problems.some((problem) => problem.key === key)) return []
  const message = await withMailSender(mail, (sender) => sender.examine())
  return message === null ? [] : [{ key, message }]
}
