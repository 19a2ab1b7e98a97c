import { credentialKinds } from '../../declarations/all-declarations.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import type { OpenProject } from './with-project.ts'

/** Prints one user, as lines of text or in the API's form. */
export async function showUser(
  terminal: Terminal,
  { project, ports }: OpenProject,
  user: UserRow,
  { asJson }: { readonly asJson: boolean },
): Promise<ExitCode> {
  if (asJson) {
    terminal.say(toTerminalJson(toHostUserView(user, project)))
    return 0
  }
  const sessions = await ports.storage.sessions.listOfUser(
    project.projectId,
    user.userId,
    ports.clock.now(),
  )
  const { first, middle, last } = user.name
  const rows: readonly (readonly [string, string])[] = [
    ['user', user.userId],
    ['name', [first, middle, last].filter(Boolean).join(' ')],
    ...user.emails.map(({ email, emailId, verified }): [string, string] => [
      'e-mail',
      `${email} (${verified ? 'verified' : 'not verified'}, ${emailId})`,
    ]),
    ['status', user.status],
    ['blocked', user.blockedAt === null ? '' : `since ${toTime(user.blockedAt)}`],
    ['leaves', user.deletion ? `${toTime(user.deletion.deletesAt)}, as they asked` : ''],
    ['created', toTime(user.createdAt)],
    ['external id', user.externalId ?? ''],
    ['language', user.locale ?? ''],
    ['roles', user.roles.join(', ')],
    ['second step', user.secondStep ?? ''],
    ...credentialKinds.flatMap((kind) => kind.toSummary(user.credentials)),
    ['sessions', String(sessions.length)],
  ]
  for (const [name, value] of rows) {
    if (value !== '') terminal.say(`${name.padEnd(12)}${toTerminalText(value)}`)
  }
  return 0
}

const toTime = (epochMs: number) => new Date(epochMs).toISOString()
