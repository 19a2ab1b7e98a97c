/** `portico phones …`: manages areas to which no codes are sent, because too few of them were entered. */

import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { createCommandGroup } from './command-group.ts'
import { readArguments } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toOperator } from './to-operator.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { withProject } from './with-project.ts'

/** The usage of `portico phones`. */
export const phonesUsage = `portico phones list            countries and blocks of numbers that codes are not sent to
                    [--json]
portico phones resume <area>   send codes there again: US, +1201555

--project <id> selects one of several projects.`

/** Runs one of the commands. */
export const phones = createCommandGroup('phones', { list, resume }, phonesUsage)

function list(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    project: { type: 'string' },
    json: { type: 'boolean' },
  })
  if (positionals.length > 0) throw new UsageError(`phones list takes no "${positionals[0]}".`)
  return withProject(terminal, values.project, async ({ project, ports }) => {
    const paused = await ports.storage.phoneTraffic.listPaused(ports.clock.now())
    const areas = paused
      .filter(({ projectId }) => projectId === project.projectId)
      .map(({ area, sent, entered, pausedUntil }) => ({
        area,
        sent,
        entered,
        paused_until: new Date(pausedUntil ?? 0).toISOString(),
      }))
    if (values.json) {
      terminal.say(toTerminalJson({ areas }))
      return 0
    }
    if (areas.length === 0) terminal.say('Codes are sent to every country that is configured.')
    for (const { area, sent, entered, paused_until } of areas) {
      const counts = `${sent} sent, ${entered} entered`
      terminal.say(toTerminalText(`${area}  ${counts}, paused until ${paused_until}`))
    }
    return 0
  })
}

function resume(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { project: { type: 'string' } })
  const [area, ...rest] = positionals
  if (area === undefined || rest.length > 0) {
    throw new UsageError(`phones resume takes one area.\n\n${phonesUsage}`)
  }
  return withProject(terminal, values.project, async ({ project, ports }) => {
    const isResumed = await ports.storage.transaction(async (tx) => {
      const isPaused = await tx.phoneTraffic.resume(project.projectId, area, ports.clock.now())
      if (!isPaused) return false
      await recordActivity(tx, ports, {
        action: 'phone_area.resumed',
        project,
        actor: toOperator(terminal),
        user: null,
        source: null,
        details: { area },
      })
      return true
    })
    if (isResumed) terminal.say(`Codes are sent to ${area} again.`)
    else terminal.complain(`Nothing is paused for "${area}". portico phones list shows what is.`)
    return isResumed ? 0 : 1
  })
}
