/** What a configuration leads to, tried: the database with its root key, and the mail server. Changes nothing. */
import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemClock } from '../clock.ts'
import type { ServiceConfig } from '../config/config.ts'
import type { Environment } from '../config/environment.ts'
import type { ExaminedConfig } from '../config/load-config.ts'
import { ConfigError, type ConfigProblem } from '../errors/config-error.ts'
import { hasUnreadAddress } from '../http/note-unread-addresses.ts'
import { createKeyRing } from '../keys/key-ring.ts'
import { findRootKeyProblem } from '../keys/root-key-check.ts'
import { nameDatabase } from '../storage/name-database.ts'
import type { Storage } from '../storage/storage.ts'
import { withDatabaseWords } from './open-database.ts'
import { openStorage } from './open-storage.ts'

/** What was found; a database that is not there yet has everything before it. */
export interface Surroundings {
  readonly problems: readonly ConfigProblem[]
  /** How many migrations the next start applies; null when that could not be asked. */
  readonly pending: number | null
  /** Parts of names and addresses are looked for in all of them. */
  readonly isSearchSlow?: boolean
  /** In the last day a trusted proxy forwarded what is no address. */
  readonly hasUnreadAddress?: boolean
}

/** Tries the database. What is named wrongly is not tried. */
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
        return { problems: [], pending: null }
      }
      return await askDatabase(database, rootKey)
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
): Promise<Surroundings> {
  const storage = await openStorage(database)
  try {
    await storage.ping()
    const pending = await storage.listPending()
    const place = { storage, config: { database } }
    const problem =
      rootKey && (await findRootKeyProblem({ ...place, keyRing: createKeyRing(rootKey) }))
    const clockProblem = await examineClock(storage, database)
    return {
      problems: [problem, clockProblem].filter((one) => one !== null),
      pending: pending.length,
      // What is not brought up to date has no index yet.
      isSearchSlow: pending.length === 0 && !(await storage.hasPartIndex()),
      hasUnreadAddress:
        pending.length === 0 && (await hasUnreadAddress({ storage, clock: systemClock })),
    }
  } finally {
    await storage.close()
  }
}

/** More than machines differ by that are set by NTP. */
const maxSkewMs = 30_000

/**
 * Compares this machine's clock with the database's. Each process judges by its own what has expired: with a wrong one
 * a link is dead when it is sent, or lives for longer than it may.
 *
 * @returns null also where there is nothing to compare with
 */
export async function examineClock(
  storage: Pick<Storage, 'readClock'>,
  database: ServiceConfig['database'],
): Promise<ConfigProblem | null> {
  const asked = systemClock.now()
  const there = await storage.readClock()
  if (there === null) return null
  // It was read at some moment between the question and the answer.
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

/** The start makes the folder and the file: a folder above must allow it. */
async function refuseUnwritable(file: string): Promise<void> {
  let folder = dirname(file)
  while (!(await isThere(folder)) && dirname(folder) !== folder) folder = dirname(folder)
  if (!(await stat(folder)).isDirectory()) {
    throw Object.assign(new Error('a file stands in the way'), { code: 'ENOTDIR' })
  }
  await access(folder, constants.W_OK)
}

/** Tries the mail server: connects, secures the connection, signs in. */
export async function examineMail({
  settings: { mail },
  problems,
}: Omit<ExaminedConfig, 'config'>): Promise<ConfigProblem[]> {
  if (mail.kind !== 'smtp' || problems.some(({ key }) => key === 'SMTP_URL')) return []
  const { createSmtpMailer } = await import('../delivery/smtp-mailer.ts')
  const mailer = createSmtpMailer({ url: mail.url, name: mail.name })
  try {
    const message = await mailer.findProblem()
    return message === null ? [] : [{ key: 'SMTP_URL', message }]
  } finally {
    await mailer.close()
  }
}
