/**
 * `portico keys …`: manages the keys that sign session JWTs and the identity provider's tokens. Private keys are never
 * printed.
 */
import { createKeySet } from '../../kernel/keys/key-set.ts'
import type { KeyRow } from '../../kernel/storage/storage.ts'
import { createCommandGroup } from './command-group.ts'
import { flag, readArguments, text } from './read-arguments.ts'
import { recordOperation } from './record-operation.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { withProject } from './with-project.ts'

/** The usage of `portico keys`. */
export const keysUsage = `portico keys list   [--json]
portico keys rotate <sessions | identity-provider>

A new key starts signing after six minutes, when every cache has it; the old one still verifies for a day.
--project <id> selects one of several projects.`

interface Purpose {
  readonly use: KeyRow['use']
  readonly algorithms: readonly KeyRow['algorithm'][]
}

const purposes: Readonly<Record<string, Purpose>> = {
  sessions: { use: 'session', algorithms: ['ES256'] },
  'identity-provider': { use: 'identity_provider', algorithms: ['RS256', 'ES256'] },
}

/** Runs one of the commands. */
export const keys = createCommandGroup('keys', { list, rotate }, keysUsage)

const read = (args: readonly string[]) => readArguments(args, { project: text, json: flag })

function list(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = read(args)
  if (positionals.length > 0) throw new UsageError(`keys list takes no "${positionals[0]}".`)
  return withProject(terminal, values.project, async ({ project, ports }) => {
    const now = ports.clock.now()
    const found = await Promise.all(
      Object.entries(purposes).map(async ([purpose, { use }]) =>
        (await ports.storage.keys.list(project.projectId, use, now)).map((row) => ({
          kid: row.kid,
          for: purpose,
          algorithm: row.algorithm,
          created_at: toTime(row.createdAt),
          retired_at: row.retiredAt === null ? null : toTime(row.retiredAt),
          verifies_until: row.expiresAt === null ? null : toTime(row.expiresAt),
        })),
      ),
    )
    const entries = found.flat()
    if (values.json) terminal.say(toTerminalJson({ keys: entries }))
    else {
      for (const { kid, for: purpose, algorithm, created_at, verifies_until } of entries) {
        const end = verifies_until === null ? 'current' : `verifies until ${verifies_until}`
        terminal.say(`${kid}  ${purpose.padEnd(17)}  ${algorithm}  since ${created_at}  ${end}`)
      }
    }
    return 0
  })
}

function rotate(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = read(args)
  const [name = '', ...more] = positionals
  const purpose = Object.hasOwn(purposes, name) ? purposes[name] : undefined
  if (!purpose || more.length > 0) {
    throw new UsageError(`keys rotate takes one of ${Object.keys(purposes).join(', ')}.`)
  }
  return withProject(terminal, values.project, async (open) => {
    const { project, ports } = open
    await ports.storage.transaction(async (tx) => {
      const keySet = createKeySet({ ...ports, storage: tx }, purpose.use)
      for (const algorithm of purpose.algorithms) await keySet.rotate(project.projectId, algorithm)
      await recordOperation(tx, open, terminal, {
        action: 'signing_keys.rotated',
        details: { for: name },
      })
    })
    terminal.say(
      `The ${name} of ${project.projectId} have new keys, which start signing in six minutes.`,
    )
    terminal.say('The old ones still verify for a day.')
    return 0
  })
}

const toTime = (at: number) => new Date(at).toISOString()
