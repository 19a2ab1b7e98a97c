/** `portico phones …`: manages areas to which no codes are sent, because too few of them were entered. */

import type { CommandCall, MethodCommands } from '../../accounts/sign-in/method-commands.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'

/** The commands of paused areas. */
export const phoneCommands: MethodCommands = {
  group: 'phones',
  summary: 'list, resume countries and blocks of numbers that codes are not sent to',
  usage: `portico phones list            countries and blocks of numbers that codes are not sent to
                    [--json]
portico phones resume <area>   send codes there again: US, +1201555

--project <id> selects one of several projects.`,
  commands: {
    list: { hasJson: true, run: list },
    resume: { argument: 'area', run: resume },
  },
}

async function list({ project, ports, asJson, say, sayJson }: CommandCall): Promise<boolean> {
  const paused = await ports.storage.phoneTraffic.listPaused(ports.clock.now())
  const areas = paused
    .filter(({ projectId }) => projectId === project.projectId)
    .map(({ area, sent, entered, pausedUntil }) => ({
      area,
      sent,
      entered,
      paused_until: new Date(pausedUntil ?? 0).toISOString(),
    }))
  if (asJson) {
    sayJson({ areas })
    return true
  }
  if (areas.length === 0) say('Codes are sent to every country that is configured.')
  for (const { area, sent, entered, paused_until } of areas) {
    say(`${area}  ${sent} sent, ${entered} entered, paused until ${paused_until}`)
  }
  return true
}

async function resume(call: CommandCall): Promise<boolean> {
  const { project, ports, actor, argument: area } = call
  const isResumed = await ports.storage.transaction(async (tx) => {
    const isPaused = await tx.phoneTraffic.resume(project.projectId, area, ports.clock.now())
    if (!isPaused) return false
    await recordActivity(tx, ports, {
      action: 'phone_area.resumed',
      project,
      actor,
      user: null,
      source: null,
      details: { area },
    })
    return true
  })
  if (isResumed) call.say(`Codes are sent to ${area} again.`)
  else call.complain(`Nothing is paused for "${area}". portico phones list shows what is.`)
  return isResumed
}
