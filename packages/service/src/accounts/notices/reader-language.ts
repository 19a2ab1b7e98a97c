/** Chooses the language of notices, which no call requests. */

import { describeBrowser } from '../../foundation/text/describe-browser.ts'
import { findAcceptedLanguage } from '../../foundation/text/find-accepted-language.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import { listMovedHashes } from '../../kernel/keys/moved-keys.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

/**
 * Computes the hash that identifies a user's browser: of its client's id or, without one, of its name and system. The
 * hash is bound to the user.
 *
 * @returns null for a browser that cannot be distinguished from others, as in calls of a host
 */
export function findBrowserHash(
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  user: Pick<UserRow, 'projectId' | 'userId'>,
  source: Source,
): string | null {
  const name = findBrowserName(user, source)
  return name === null ? null : keyRing.hashKey(name)
}

/**
 * Removes a browser's row from another installation, after this installation has stored its own.
 *
 * @returns true when there was one, which means that the browser is known
 */
export async function replaceMovedBrowser(
  { browsers, moves }: Pick<Repositories, 'browsers' | 'moves'>,
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  user: Pick<UserRow, 'projectId' | 'userId'>,
  source: Source,
): Promise<boolean> {
  const name = findBrowserName(user, source)
  if (name === null) return false
  const { projectId, userId } = user
  let isKnown = false
  for (const hash of await listMovedHashes(moves, keyRing, projectId, name)) {
    isKnown = (await browsers.forget(projectId, userId, hash)) || isKnown
  }
  return isKnown
}

function findBrowserName(
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
  { browserId, userAgent }: Source,
): string | null {
  const { browser, system } = describeBrowser(userAgent)
  const words = browser === null && system === null ? null : `words:${browser}:${system}`
  const name = browserId === undefined ? words : `id:${browserId}`
  return name === null ? null : `browser\0${projectId}\0${userId}\0${name}`
}

/**
 * Returns the language that is kept with the user; without one, the language of the user's other browsers if there are
 * any, because the present browser may be an attacker's.
 *
 * @param source null when no request causes the message
 */
export async function getReaderLanguage(
  { browsers }: Pick<Repositories, 'browsers'>,
  dependencies: Pick<Dependencies, 'keyRing'>,
  user: Pick<UserRow, 'projectId' | 'userId' | 'locale'>,
  source: Source | null,
  project: Pick<ProjectConfig, 'mails'>,
): Promise<string> {
  if (user.locale !== null) return user.locale
  const hash = source && findBrowserHash(dependencies, user, source)
  const known = await browsers.findLanguage(user.projectId, user.userId, hash ?? undefined)
  return known ?? findAcceptedLanguage(source?.acceptLanguage) ?? project.mails.language
}
