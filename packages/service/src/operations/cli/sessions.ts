/** `portico sessions …`: lists and ends a user's sessions. */

import { endSessions } from '../../accounts/sessions/end-sessions.ts'
import { holdPerson } from '../../accounts/sessions/hold-session.ts'
import { revokeSession } from '../../accounts/sessions/revoke-session.ts'
import { describeBrowser } from '../../foundation/text/describe-browser.ts'
import type { SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { createCommandGroup } from './command-group.ts'
import { flag, readArguments, text } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toOperator } from './to-operator.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { withPerson } from './with-person.ts'
import type { OpenProject } from './with-project.ts'

/** The usage of `portico sessions`. */
export const sessionsUsage = `portico sessions list <user>                where a user is signed in, newest first
                     [--json]
portico sessions end  <user> <session id>   end one of them; --all ends every one, and the links and codes under way

<user> is an e-mail address, a phone number, a user id, or your own external id.
--project <id> selects one of several projects.`

/** Runs one of the commands. */
export const sessions = createCommandGroup('sessions', { list, end }, sessionsUsage)

function list(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { project: text, json: flag })
  const [who, ...rest] = positionals
  if (who === undefined || rest.length > 0) throw new UsageError(sessionsUsage)
  return withPerson(terminal, { who, projectId: values.project }, async (open, user) => {
    const live = await listLive(open, user)
    if (values.json) terminal.say(toTerminalJson({ sessions: live.map(toShown) }))
    else if (live.length === 0) terminal.say(`${user.userId} is signed in nowhere.`)
    else for (const session of live) terminal.say(toTerminalText(toLine(session)))
    return 0
  })
}

function end(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { project: text, all: flag })
  const [who, id, ...rest] = positionals
  if (who === undefined || rest.length > 0 || (id === undefined) === (values.all !== true)) {
    throw new UsageError(
      `sessions end takes a user and one session id, or --all.\n\n${sessionsUsage}`,
    )
  }
  return withPerson(terminal, { who, projectId: values.project }, async (open, user) => {
    const count = await (id === undefined
      ? endAll(terminal, open, user)
      : endOne(terminal, open, user, id))
    if (id !== undefined && count === 0) {
      terminal.complain(`${user.userId} has no session ${id}.`)
      return 1
    }
    terminal.say(`Ended ${count} ${count === 1 ? 'session' : 'sessions'} of ${user.userId}.`)
    return 0
  })
}

const listLive = ({ project, ports }: OpenProject, { userId }: UserRow) =>
  ports.storage.sessions.listOfUser(project.projectId, userId, ports.clock.now())

function endAll(
  terminal: Terminal,
  { project, ports }: OpenProject,
  { userId }: UserRow,
): Promise<number> {
  return ports.storage.transaction(async (tx) => {
    const user = await holdPerson(tx, project.projectId, userId)
    if (!user) return 0
    const act = { project, user, actor: toOperator(terminal), source: null }
    return (await endSessions(tx, ports, act)).length
  })
}

function endOne(
  terminal: Terminal,
  { project, ports }: OpenProject,
  user: UserRow,
  sessionId: string,
): Promise<number> {
  return ports.storage.transaction(async (tx) => {
    const now = ports.clock.now()
    const session = await tx.sessions.findById(project.projectId, sessionId, now)
    if (session?.userId !== user.userId) return 0
    const act = { project, user, session, actor: toOperator(terminal), source: null }
    return (await revokeSession(tx, ports, act)) ? 1 : 0
  })
}

const toShown = (session: SessionRow) => ({
  session_id: session.sessionId,
  started_at: new Date(session.startedAt).toISOString(),
  last_accessed_at: new Date(session.lastAccessedAt).toISOString(),
  expires_at: new Date(session.expiresAt).toISOString(),
  ip_address: session.ipAddress,
  user_agent: session.userAgent,
  factors: session.factors.map(({ type, deliveryMethod }) => ({
    type,
    delivery_method: deliveryMethod,
  })),
})

function toLine(session: SessionRow): string {
  const { session_id, started_at, last_accessed_at, ip_address, factors } = toShown(session)
  const { browser, system } = describeBrowser(session.userAgent)
  const where = [[browser, system].filter(Boolean).join(' on '), ip_address].filter(Boolean)
  const proofs = factors.map(({ type }) => type).join(' + ')
  return `${session_id}  since ${started_at}, last used ${last_accessed_at}  ${proofs}  ${where.join(', ')}`
}
