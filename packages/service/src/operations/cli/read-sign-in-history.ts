import { credentialKinds } from '../../declarations/all-declarations.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import type { Cursor } from '../../foundation/database/page.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { AuditAction } from '../../kernel/audit/actions.ts'
import type { AuditRow, MessageFate, UserRow } from '../../kernel/storage/storage.ts'
import type { OpenProject } from './with-project.ts'

/** The stored facts about a user's attempts to sign in. */
export interface SignInHistory {
  /** Null when the address has no user. */
  readonly user: UserRow | null
  /** Attempts, newest first. */
  readonly attempts: readonly AuditRow[]
  /** Messages, newest first. */
  readonly messages: readonly MessageFate[]
  readonly locks: readonly { readonly method: string; readonly lockedUntil: number }[]
}

const attemptActions: readonly string[] = [
  'session.started',
  'session.renewed',
  'authentication.succeeded',
  'authentication.failed',
  'authentication.locked',
] satisfies readonly AuditAction[]

const maxShown = 10
/** Limits the search for ten attempts, for a user with a year of other audit entries. */
const maxPages = 20
const pageRows = 200

/**
 * Reads the history.
 *
 * @param text the identifier from the operator; messages to an address without a user are found as well
 */
export async function readSignInHistory(
  open: OpenProject,
  user: UserRow | null,
  text: string,
): Promise<SignInHistory> {
  const { project, ports } = open
  const { projectId } = project
  const addresses = user ? listAddresses(user) : toAddresses(text)
  const names = user ? [user.userId, ...user.emails.map(toCanonical), ...addresses] : addresses
  const [attempts, messages, locked] = await Promise.all([
    user ? readAttempts(open, user) : [],
    ports.storage.outbox.listTo(projectId, addresses, maxShown),
    ports.storage.attempts.listLocked(projectId, [...new Set(names)], ports.clock.now()),
  ])
  const locks = locked.map(({ subject, lockedUntil }) => ({
    method: subject.slice(0, subject.indexOf(':')),
    lockedUntil,
  }))
  return { user, attempts, messages, locks }
}

const toCanonical = ({ email }: UserRow['emails'][number]) => parseEmail(email).canonical

function listAddresses({ emails, credentials }: UserRow): readonly string[] {
  return [
    ...emails.map(({ email }) => email),
    ...credentialKinds.flatMap((kind) => kind.listAddresses(credentials)),
  ]
}

function toAddresses(text: string): readonly string[] {
  try {
    return [text.includes('@') ? parseEmail(text).canonical : parsePhone(text).number]
  } catch (error) {
    if (error instanceof AuthError) return []
    throw error
  }
}

async function readAttempts(
  { project, ports }: OpenProject,
  { userId }: UserRow,
): Promise<readonly AuditRow[]> {
  const attempts: AuditRow[] = []
  let after: Cursor | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const found: { readonly rows: readonly AuditRow[]; readonly next: Cursor | null } =
      await ports.storage.audit.list(project.projectId, { userId }, { after, limit: pageRows })
    attempts.push(...found.rows.filter(({ action }) => attemptActions.includes(action)))
    after = found.next
    if (after === null || attempts.length >= maxShown) break
  }
  return attempts.slice(0, maxShown)
}
