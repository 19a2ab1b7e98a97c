/** Converts users for the console. */

import { credentialKinds, type DeclaredKind } from '../declarations/all-declarations.ts'
import { describeBrowser } from '../foundation/text/describe-browser.ts'
import type { SessionRow, UserRow } from '../kernel/storage/storage.ts'
import { type ConsoleLanguage, describeWords, toNameIn } from './describe-words.ts'

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/** Converts a user for a list. */
export function toListedUser(
  user: UserRow,
  lastSeenAt: number | undefined,
  language: ConsoleLanguage = 'en',
) {
  const { userId, name, emails, credentials, createdAt, deletion } = user
  const others = credentialKinds.flatMap((kind) => kind.listAddresses(credentials))
  const kinds = credentialKinds.filter(({ list }) => list(credentials).length > 0)
  return {
    user_id: userId,
    name: [name.first, name.middle, name.last].filter(Boolean).join(' '),
    address: emails[0]?.email ?? others[0] ?? '',
    signs_in_with: [
      ...(emails.length > 0 ? ['e-mail'] : []),
      ...kinds.map(({ title }) => title),
    ].map((name) => toNameIn(language, name)),
    state: toState(user),
    leaves_at: deletion === null ? null : toTime(deletion.deletesAt),
    created_at: toTime(createdAt),
    last_seen_at: lastSeenAt === undefined ? null : toTime(lastSeenAt),
  }
}

/** Only the state that asks for attention first. */
function toState({ blockedAt, deletion, status }: UserRow) {
  if (blockedAt !== null) return 'blocked' as const
  if (deletion !== null) return 'leaving' as const
  return status === 'pending' ? ('not_verified' as const) : ('active' as const)
}

/** Lists a user’s e-mail addresses. */
export const toEmails = ({ emails }: UserRow) =>
  emails.map(({ emailId, email, verified }, i) => ({
    email_id: emailId,
    email,
    is_verified: verified,
    is_primary: i === 0,
  }))

/** Lists a user’s credentials. */
export const toFactors = ({ credentials }: UserRow, language: ConsoleLanguage) =>
  credentialKinds.flatMap((kind) =>
    kind.list(credentials).map(({ id }, i) => ({
      kind: kind.id,
      id,
      title: toNameIn(language, kind.title),
      text: toText(kind, credentials, i),
    })),
  )

/** The command line’s words for a credential, without its id. */
function toText(kind: DeclaredKind, credentials: UserRow['credentials'], at: number): string {
  const lines = kind.toSummary(credentials)
  const line = lines.length === kind.list(credentials).length ? lines[at] : undefined
  return (line?.[1] ?? '').replace(/,? ?[a-z-]+-(?:test|live)-[0-9a-f-]{36}/, '').replace(' ()', '')
}

/** The browser and the system of a session, as far as its browser names them. */
export function toBrowserText(
  { userAgent }: Pick<SessionRow, 'userAgent'>,
  language: ConsoleLanguage = 'en',
): string {
  const { browser, system } = describeBrowser(userAgent)
  return [browser, system].filter(Boolean).join(describeWords[language].on)
}

/** Converts a session. */
export function toSession(session: SessionRow, language: ConsoleLanguage) {
  return {
    session_id: session.sessionId,
    started_at: toTime(session.startedAt),
    last_accessed_at: toTime(session.lastAccessedAt),
    expires_at: toTime(session.expiresAt),
    browser: session.deviceName ?? toBrowserText(session, language),
    ip_address: session.ipAddress,
    methods: session.factors.map(({ type }) => toNameIn(language, type)),
  }
}

/** Lists the addresses and numbers of a user, in lower case. */
export function listAddresses({ emails, credentials }: UserRow): readonly string[] {
  const others = credentialKinds.flatMap((kind) => kind.listAddresses(credentials))
  return [...emails.map(({ email }) => email), ...others].map((one) => one.toLowerCase())
}
