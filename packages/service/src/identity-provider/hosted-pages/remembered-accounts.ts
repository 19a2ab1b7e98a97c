/**
 * The accounts that signed in on this browser through the hosted pages, so that a user can choose one. The browser
 * stores their ids, encrypted for the project. An id proves nothing: choosing an account leads to its sign-in. The
 * displayed addresses are read from the database each time.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { readCookieValues, toSetCookie } from '../../kernel/http/cookie-header.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

type Ports = Pick<Dependencies, 'config' | 'storage' | 'keyRing' | 'clock'>
type Project = Pick<ProjectConfig, 'projectId' | 'identityProvider'>
type Request = Pick<FastifyRequest, 'headers'>

/** The most accounts that one browser lists. */
export const mostRemembered = 5

/** The path, below the issuer, that removes an account from the list. */
export const forgetPath = '/v1/oauth2/forget_account'

/** How long an account stays listed after its session ended. */
const rememberedSeconds = 90 * 24 * 3_600

const EntriesSchema = Type.Array(
  Type.Object({
    userId: Type.String(),
    /** The account's last session on this browser. */
    sessionId: Type.String(),
    /** When the session ends or ended, epoch milliseconds. */
    expiresAt: Type.Number(),
    /** A mark of the address that the list displayed for the account. */
    addressMark: Type.String(),
  }),
  { maxItems: mostRemembered },
)
type Entry = Static<typeof EntriesSchema>[number]

/** An account that the user can choose. */
export interface RememberedAccount {
  /** Identifies the account in a request to remove it, without revealing its user id. */
  readonly accountId: string
  readonly address: string
}

/**
 * Updates the list and stores it in the browser. The current session's account comes first. An account is removed if
 * its user was deleted, blocked or got another address, or its session was ended elsewhere.
 *
 * @returns the accounts other than the signed-in one
 */
export async function updateRememberedAccounts(
  ports: Ports,
  project: Project,
  request: Request,
  reply: FastifyReply,
  proved: AuthenticatedSession | null,
): Promise<readonly RememberedAccount[]> {
  if (project.identityProvider.rememberAccounts === false) {
    if (readSealed(ports, project, request) !== undefined) keepEntries(ports, project, reply, [])
    return []
  }
  const standing = readEntries(ports, project, request)
  // True when a page of the service itself navigated here: only such pages sign users in, or end a session for a new
  // sign-in.
  const isFromPage = request.headers['sec-fetch-site'] === 'same-origin'
  // The session was already read, so a browser with one account needs no query.
  const left = standing.filter(({ userId }) => userId !== proved?.user.userId)
  const found = await Promise.all(left.map((entry) => renew(ports, project, entry, isFromPage)))
  const isKnown = left.length < standing.length
  const own = proved && (isKnown || isFromPage) && toOwnEntry(ports, project, proved)
  const others = found
    .filter((one) => one !== null)
    .slice(0, own ? mostRemembered - 1 : mostRemembered)
  const entries = [...(own ? [own] : []), ...others.map(({ entry }) => entry)]
  if (JSON.stringify(entries) !== JSON.stringify(standing)) {
    keepEntries(ports, project, reply, entries)
  }
  return others.flatMap(({ user }) => {
    const address = findAddress(user)
    return address === null ? [] : [{ accountId: toId(ports, project, user), address }]
  })
}

/** Removes an account that the user took off the list, or whose user logs out. */
export function forgetAccount(
  ports: Ports,
  project: Project,
  request: Request,
  reply: FastifyReply,
  account: { readonly accountId: string } | { readonly userId: string },
): void {
  const standing = readEntries(ports, project, request)
  const entries = standing.filter((entry) =>
    'userId' in account
      ? entry.userId !== account.userId
      : toId(ports, project, entry) !== account.accountId,
  )
  if (entries.length < standing.length) keepEntries(ports, project, reply, entries)
}

/** Answers `POST {issuer}/v1/oauth2/forget_account`, which the page with the list sends. */
export function answerForget(
  ports: Ports,
  project: Project,
  request: Request & { readonly body: URLSearchParams | undefined },
  reply: FastifyReply,
): FastifyReply {
  // Pages of other origins must not change the list.
  if (request.headers['sec-fetch-site'] !== 'same-origin') return reply.code(403).send()
  const accountId = request.body?.get('account') ?? ''
  forgetAccount(ports, project, request, reply, { accountId })
  return reply.code(204).header('cache-control', 'no-store').send()
}

/** Finds the address that names a user on the list: an email address, a verified one first, or else a phone number. */
export function findAddress({ emails, credentials }: UserRow): string | null {
  const email = emails.find(({ verified }) => verified) ?? emails[0]
  const phone = credentials.phones.find(({ verified }) => verified) ?? credentials.phones[0]
  return email?.email ?? phone?.phoneNumber ?? null
}

/** @returns null for an account that must not be listed any more */
async function renew(
  ports: Ports,
  project: Project,
  entry: Entry,
  isFromPage: boolean,
): Promise<{ readonly entry: Entry; readonly user: UserRow } | null> {
  const { storage, clock } = ports
  const { projectId } = project
  const now = clock.now()
  if (entry.expiresAt + rememberedSeconds * 1_000 <= now) return null
  const user = await storage.users.findById(projectId, entry.userId)
  if (!user || user.blockedAt !== null) return null
  // A browser that the user no longer uses must not learn their new address.
  if (toAddressMark(ports, project, user) !== entry.addressMark) return null
  if (entry.expiresAt <= now) return { entry, user }
  const session = await storage.sessions.findById(projectId, entry.sessionId, now)
  if (session) return { entry: { ...entry, expiresAt: session.expiresAt }, user }
  // The user ended the session on this page to choose another account. A session that ended elsewhere means a log-out,
  // and another user may use the browser next.
  return isFromPage ? { entry: { ...entry, expiresAt: now }, user } : null
}

/**
 * Returns the entry of the current session. Null for an impersonated one: staff must not leave the user's account on
 * their browser.
 */
function toOwnEntry(
  ports: Ports,
  project: Project,
  { session, user }: AuthenticatedSession,
): Entry | null {
  if (isImpersonated(session)) return null
  const { sessionId, expiresAt } = session
  const addressMark = toAddressMark(ports, project, user)
  return { userId: user.userId, sessionId, expiresAt, addressMark }
}

const readSealed = ({ config }: Ports, project: Project, { headers }: Request) =>
  readCookieValues(headers.cookie, toName(config, project))[0]

function readEntries(ports: Ports, project: Project, request: Request): Entry[] {
  const sealed = readSealed(ports, project, request)
  if (sealed === undefined) return []
  try {
    return Value.Parse(EntriesSchema, JSON.parse(ports.keyRing.open(sealed, toContext(project))))
  } catch {
    // The cookie is forged, of another project, or encrypted with a key that no longer exists.
    return []
  }
}

function keepEntries(
  { config, keyRing, clock }: Ports,
  project: Project,
  reply: FastifyReply,
  entries: readonly Entry[],
): void {
  const isEmpty = entries.length === 0
  const sealed = isEmpty ? '' : keyRing.seal(JSON.stringify(entries), toContext(project))
  const expiresAt = clock.now() + rememberedSeconds * 1_000
  reply.header(
    'set-cookie',
    toSetCookie(toName(config, project), sealed, {
      path: '/',
      domain: null,
      isSecure: isSecure(config),
      lifetime: isEmpty ? null : { expiresAt, seconds: rememberedSeconds },
    }),
  )
}

const toContext = ({ projectId }: Project) => `remembered accounts\0${projectId}`

const toId = (
  { keyRing }: Ports,
  { projectId }: Project,
  { userId }: Pick<Entry, 'userId'>,
): string => keyRing.toMac(`remembered account\0${projectId}\0${userId}`)

/** Short, so that five marks and ids fit into a cookie. */
const toAddressMark = ({ keyRing }: Ports, { projectId }: Project, user: UserRow): string =>
  keyRing.toMac(`remembered address\0${projectId}\0${findAddress(user) ?? ''}`).slice(0, 16)

const isSecure = ({ baseUrl }: Ports['config']) => new URL(baseUrl).protocol === 'https:'

/** Returns the cookie's name. Projects share a host, and the prefix prevents sibling hosts from planting the cookie. */
const toName = (config: Ports['config'], { projectId }: Project) =>
  `${isSecure(config) ? '__Host-' : ''}portico_accounts_${projectId}`
