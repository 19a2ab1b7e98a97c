import { errorCatalogue } from '@portico/contract/schemas'
import { describeBrowser } from '../../foundation/text/describe-browser.ts'
import type { FindPlace } from '../../kernel/delivery/occasion.ts'
import { findNoPlace, openPlaces } from '../../kernel/geo/open-places.ts'
import type { AuditRow, MessageFate } from '../../kernel/storage/storage.ts'
import { findPerson } from './find-person.ts'
import { flag, readArguments, text } from './read-arguments.ts'
import { readSignInHistory, type SignInHistory } from './read-sign-in-history.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { withProject } from './with-project.ts'

/**
 * `portico users why <user>`: explains why a user's sign-in failed: the last attempts with browser and place, the state
 * of their messages, blocks and locks, and what to do next.
 *
 * @throws UsageError
 */
export function explainSignIns(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { project: text, json: flag })
  const [who, ...more] = positionals
  if (who === undefined || more.length > 0) throw new UsageError('users why takes one user.')
  return withProject(terminal, values.project, async (open) => {
    const user = await findPerson(open, who)
    const history = await readSignInHistory(open, user, who)
    if (values.json) {
      terminal.say(toTerminalJson(toShown(history)))
      return user ? 0 : 1
    }
    const findPlace =
      open.geoipDatabase === null ? findNoPlace : await openPlaces(open.geoipDatabase)
    const say = (line: string) => terminal.say(toTerminalText(line))
    if (user) say(toHeading(history))
    else terminal.complain(`There is no user ${who} in ${open.project.projectId}.`)
    for (const { method, lockedUntil } of history.locks) {
      say(`${toWords(method)}: locked until ${toTime(lockedUntil)}, after too many wrong guesses.`)
    }
    if (history.attempts.length > 0) say('Attempts, newest first:')
    for (const attempt of history.attempts) say(`  ${toAttemptLine(attempt, findPlace)}`)
    if (history.messages.length > 0) say('Messages, newest first:')
    for (const message of history.messages) say(`  ${toMessageLine(message)}`)
    say(`Next: ${toNextStep(history)}`)
    return user ? 0 : 1
  })
}

/** Describes the state of a message in a sentence. */
export function toFateText({ state, tries, endedAt, expiresAt, reason }: MessageFate): string {
  const last = reason === '' ? '' : `, the last try failed: ${reason}`
  if (state === 'sent') return `taken by the receiver's server at ${toTime(endedAt ?? expiresAt)}`
  if (state === 'failed') return `given up after ${toTries(tries)}${last}`
  if (state === 'dead') return `expired at ${toTime(expiresAt)} without having left${last}`
  return tries === 0 ? 'waits for its first try' : `waits after ${toTries(tries)}${last}`
}

function toHeading({ user }: SignInHistory): string {
  if (!user) return ''
  const { first, middle, last } = user.name
  const name = [first, middle, last].filter(Boolean).join(' ')
  const state = user.blockedAt === null ? user.status : `blocked since ${toTime(user.blockedAt)}`
  return `${name === '' ? user.userId : `${name}, ${user.userId}`}: ${state}.`
}

function toAttemptLine(attempt: AuditRow, findPlace: FindPlace): string {
  const { browser, system } = describeBrowser(attempt.userAgent)
  const place = findPlace(attempt.ipAddress, 'en')
  const where = [
    [browser, system].filter(Boolean).join(' on '),
    place && `${place.city}, ${place.country}`,
    attempt.ipAddress,
  ]
  return [toTime(attempt.at), toOutcome(attempt), where.filter(Boolean).join(', ')]
    .filter((part) => part !== '')
    .join('  ')
}

function toOutcome({ action, details }: AuditRow): string {
  const { method, delivery_method: delivery, reason } = details
  const by = [method, delivery === method ? null : delivery].filter(isText).map(toWords).join(', ')
  if (action === 'authentication.locked') return `Locked after too many wrong guesses (${by}).`
  if (action === 'authentication.failed') return `Refused (${by}): ${toReasonText(reason)}`
  if (action === 'session.renewed') return `Proved something more (${by}).`
  return `Signed in (${by}).`
}

/** Uses the catalogue's sentence, which says what to do. */
function toReasonText(reason: unknown): string {
  const found = Object.entries(errorCatalogue).find(([errorType]) => errorType === reason)
  return found ? `${found[1].message} (${found[0]})` : String(reason)
}

function toMessageLine({ createdAt, channel, template, to, ...fate }: MessageFate): string {
  return `${toTime(createdAt)}  ${channel} to ${to}, ${template}: ${toFateText({ createdAt, channel, template, to, ...fate })}.`
}

function toNextStep({ user, attempts, messages, locks }: SignInHistory): string {
  const [attempt] = attempts
  const [message] = messages
  const [lock] = locks
  if (user && user.blockedAt !== null) {
    return `the user is blocked. "portico users unblock ${user.userId}" allows sign-in again.`
  }
  if (message && (!attempt || message.createdAt > attempt.at)) return toMessageStep(message)
  if (lock) {
    return `wait until ${toTime(lock.lockedUntil)}, or let the user reset the password by mail.`
  }
  if (attempt?.action === 'authentication.failed') {
    return `the last attempt was refused: ${toReasonText(attempt.details.reason)}`
  }
  if (attempt) return 'nothing: the last attempt succeeded.'
  return 'no attempt and no message is on record. Let the user try again, and look for requests in the log; "portico doctor" checks the configuration.'
}

function toMessageStep({ state, messageId }: MessageFate): string {
  if (state === 'sent') {
    return "the newest message reached the receiver's server and was not used since. Let the user look among unwanted mail, and open the newest message alone."
  }
  if (state === 'failed') {
    return `the newest message was given up. "portico doctor --send-to" finds the fault, "portico messages resend ${messageId}" sends it again.`
  }
  if (state === 'dead') {
    return 'the newest message expired before it could be sent. "portico doctor --send-to" finds the fault; then let the user ask for another.'
  }
  return 'the newest message waits to be sent. "portico doctor --send-to" finds the fault.'
}

function toShown({ user, attempts, messages, locks }: SignInHistory) {
  const toDate = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  return {
    user_id: user?.userId ?? null,
    status: user?.status ?? null,
    blocked_at: toDate(user?.blockedAt ?? null),
    locks: locks.map(({ method, lockedUntil }) => ({ method, locked_until: toDate(lockedUntil) })),
    attempts: attempts.map(({ at, action, details, ipAddress, userAgent }) => ({
      at: toDate(at),
      action,
      details,
      ip_address: ipAddress,
      user_agent: userAgent,
    })),
    messages: messages.map(({ messageId, channel, to, template, state, ...rest }) => ({
      message_id: messageId,
      channel,
      to,
      template,
      state,
      tries: rest.tries,
      reason: rest.reason,
      created_at: toDate(rest.createdAt),
      ended_at: toDate(rest.endedAt),
    })),
    next: toNextStep({ user, attempts, messages, locks }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const toWords = (name: string) => name.replaceAll('_', ' ')
const toTries = (tries: number) => (tries === 1 ? '1 try' : `${tries} tries`)
const toTime = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
