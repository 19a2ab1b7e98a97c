/**
 * `portico messages …`: lists messages that the service gave up, resends them, and shows the state of messages to an
 * address.
 */

import { maskEmail } from '../../kernel/ops/scrub.ts'
import type { FailedMessage, MessageFate } from '../../kernel/storage/storage.ts'
import { createCommandGroup } from './command-group.ts'
import { toFateText } from './explain-sign-ins.ts'
import { flag, readArguments, readLimit, readProjectOptions, text } from './read-arguments.ts'
import { recordOperation } from './record-operation.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { type OpenProject, withProject } from './with-project.ts'

/** The usage of `portico messages`. */
export const messagesUsage = `portico messages list            messages that the service gave up on, newest first
                       [--limit <n>] [--json]
                       [--to <address>]  every message to an address or number, and what became of it
portico messages resend <id>     let one wait for its channel again; --all for every one that has not expired

--project <id> selects one of several projects.`

const defaultLimit = 100
/** The maximum of messages that `--all` resends. */
const maxLimit = 10_000

/** Runs one of the commands. */
export const messages = createCommandGroup('messages', { list, resend }, messagesUsage)

function list(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const values = readProjectOptions('messages list', args, { limit: text, to: text, json: flag })
  const limit = readLimit(values.limit, defaultLimit)
  const { to } = values
  if (to !== undefined) {
    return withProject(terminal, values.project, (open) =>
      listTo(terminal, open, { to, limit, asJson: values.json ?? false }),
    )
  }
  return withProject(terminal, values.project, async (open) => {
    const failed = await listFailed(open, limit)
    if (values.json) {
      terminal.say(toTerminalJson({ messages: failed.map(toShown) }))
      return 0
    }
    if (failed.length === 0) terminal.say('No message was given up in the last 7 days.')
    for (const message of failed) terminal.say(toTerminalText(toLine(message)))
    return 0
  })
}

/** Lists the messages to an address, as long as the outbox keeps them. */
async function listTo(
  terminal: Terminal,
  { project, ports }: OpenProject,
  asked: { readonly to: string; readonly limit: number; readonly asJson: boolean },
): Promise<ExitCode> {
  const to = asked.to.includes('@') ? asked.to.trim() : asked.to.replaceAll(/[\s().-]/g, '')
  const found = await ports.storage.outbox.listTo(project.projectId, [to], asked.limit)
  if (asked.asJson) {
    terminal.say(toTerminalJson({ messages: found.map(toShownFate) }))
    return 0
  }
  if (found.length === 0) terminal.say(`No message to ${asked.to} in the last 7 days.`)
  for (const message of found) {
    const { message_id, channel, template, created_at } = toShownFate(message)
    const line = `${message_id}  ${created_at}  ${channel}  ${template}: ${toFateText(message)}`
    terminal.say(toTerminalText(line))
  }
  return 0
}

const toShownFate = (message: MessageFate) => ({
  message_id: message.messageId,
  channel: message.channel,
  template: message.template,
  state: message.state,
  tries: message.tries,
  reason: message.reason,
  created_at: new Date(message.createdAt).toISOString(),
  ended_at: message.endedAt === null ? null : new Date(message.endedAt).toISOString(),
  expires_at: new Date(message.expiresAt).toISOString(),
})

const listFailed = ({ project, ports }: OpenProject, limit: number) =>
  ports.storage.outbox.listFailed(project.projectId, ports.clock.now(), limit)

const toShown = (message: FailedMessage) => ({
  message_id: message.messageId,
  channel: message.channel,
  to: maskRecipient(message),
  template: message.template,
  tries: message.tries,
  reason: message.reason,
  created_at: new Date(message.createdAt).toISOString(),
  expires_at: new Date(message.expiresAt).toISOString(),
  can_resend: message.canRequeue,
})

function toLine(message: FailedMessage): string {
  const { message_id, channel, to, template, reason, created_at } = toShown(message)
  const end = message.canRequeue ? '' : ' (expired)'
  return `${message_id}  ${created_at}  ${channel}  ${to}  ${template}: ${reason}${end}`
}

/** Masks a recipient: enough to recognize in a complaint, too little to write to. */
function maskRecipient({ channel, to }: Pick<FailedMessage, 'channel' | 'to'>): string {
  if (channel === 'email') return maskEmail(to)
  return /^\+\d{7,}$/.test(to) ? `${to.slice(0, -4)}****` : to
}

function resend(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { project: text, all: flag })
  const [id, ...rest] = positionals
  if (rest.length > 0 || (id === undefined) === (values.all !== true)) {
    throw new UsageError(`messages resend takes one id, or --all.\n\n${messagesUsage}`)
  }
  return withProject(terminal, values.project, async (open) => {
    const waiting = (await listFailed(open, maxLimit)).filter(({ canRequeue }) => canRequeue)
    const chosen = values.all ? waiting : waiting.filter(({ messageId }) => messageId === id)
    let count = 0
    for (const message of chosen) if (await requeue(open, terminal, message)) count += 1
    if (id !== undefined && count === 0) {
      terminal.complain(
        `There is no message "${id}" that could be sent again. portico messages list shows which there are; an expired one has lost its content.`,
      )
      return 1
    }
    terminal.say(`${count} ${count === 1 ? 'message waits' : 'messages wait'} to be sent again.`)
    return 0
  })
}

function requeue(
  open: OpenProject,
  terminal: Terminal,
  { messageId, channel, template }: FailedMessage,
): Promise<boolean> {
  const { project, ports } = open
  return ports.storage.transaction(async (tx) => {
    const isWaiting = await tx.outbox.requeue(project.projectId, messageId, ports.clock.now())
    if (!isWaiting) return false
    await recordOperation(tx, open, terminal, {
      action: 'message.resent',
      details: { message_id: messageId, channel, template },
    })
    return true
  })
}
