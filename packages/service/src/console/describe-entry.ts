/** Describes entries of the audit log in words, for the timeline of a user. */

import { errorCatalogue } from '@portico/contract/schemas'
import { describeBrowser } from '../foundation/text/describe-browser.ts'
import type { FindPlace } from '../kernel/delivery/occasion.ts'
import type { AuditRow } from '../kernel/storage/storage.ts'

/** An entry in words. */
export interface DescribedEntry {
  /** What happened: `Sign-in refused`. */
  readonly what: string
  /** Why, by whom and from where; may be empty. */
  readonly why: string
  readonly outcome: 'done' | 'refused' | 'noted'
}

/** The words for the actions that the rule below would name badly. */
const words: Readonly<Record<string, string>> = {
  'session.started': 'Signed in',
  'session.renewed': 'Proved something more',
  'session.revoked': 'A session ended',
  'session.renamed': 'A device was named',
  'authentication.succeeded': 'Proved who they are',
  'authentication.failed': 'Sign-in refused',
  'authentication.locked': 'Locked after too many wrong guesses',
  'user.created': 'The account was created',
  'user.updated': 'The account was changed',
  'user.exported': 'The data of the account was downloaded',
  'user.blocked': 'Blocked',
  'user.unblocked': 'Unblocked',
  'user.sessions_ended': 'All sessions, links and codes ended',
  'user.messages_stopped': 'Messages to an address were stopped',
  'user.messages_allowed': 'Messages to an address are sent again',
  'message.resent': 'A message was sent again',
  'user.link_sent': 'A sign-in link was sent',
  'user.deletion_requested': 'Asked for the deletion of the account',
  'user.restored': 'Kept the account',
  'user.recovery_requested': 'A recovery was started',
  'user.recovery_cancelled': 'A recovery was stopped',
  'user.recovered': 'A recovery was completed',
  'connected_app.allowed': 'Allowed an app',
  'connected_app.denied': 'Refused an app',
  'connected_app.revoked': 'Took back the access of an app',
  'impersonation.token_issued': 'Staff asked to act as the user',
  'impersonation.started': 'Staff acted as the user',
}

const refusals = new Set([
  'authentication.failed',
  'authentication.locked',
  'passkey.clone_suspected',
])
const successes = new Set(['session.started', 'session.renewed', 'authentication.succeeded'])

/** Describes one entry. */
export function describeEntry(row: AuditRow, findPlace: FindPlace): DescribedEntry {
  const { action } = row
  return {
    what: words[action] ?? toWords(action),
    why: [toReason(row), toActorWords(row), toWhere(row, findPlace)].filter(Boolean).join(' '),
    outcome: refusals.has(action) ? 'refused' : successes.has(action) ? 'done' : 'noted',
  }
}

/** `user.email_made_primary` is `Email made primary`, `passkey.created` is `Passkey created`. */
function toWords(action: string): string {
  const text = action.replace(/^user\./, '').replaceAll(/[._]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The reason: an operator’s own words, or the sentence of the error, which says what to do. */
function toReason({ details }: AuditRow): string {
  const { why, reason, method, delivery_method: delivery } = details
  if (typeof why === 'string') return `${why.replace(/[.!?]?$/, '.')}`
  const how = [method, delivery === method ? null : delivery]
    .filter((one) => typeof one === 'string' && one !== '')
    .map((one) => String(one).replaceAll('_', ' '))
    .join(', ')
  const by = how === '' ? '' : `${how.charAt(0).toUpperCase()}${how.slice(1)}.`
  if (typeof reason !== 'string') return by
  const known = Object.entries(errorCatalogue).find(([errorType]) => errorType === reason)
  return [by, known ? known[1].message : `${reason.replaceAll('_', ' ')}.`]
    .filter(Boolean)
    .join(' ')
}

function toActorWords({ actorKind, actorId, details }: AuditRow): string {
  if (actorKind === 'host') return 'By your back end.'
  if (actorKind === 'impersonator') return `By ${actorId}, as the user.`
  if (actorKind === 'service') return 'By the service.'
  if (actorKind !== 'operator') return ''
  return `By ${typeof details.operator === 'string' ? details.operator : actorId || 'the command line'}.`
}

/** The user’s own browser and place; those of an operator or a back end say nothing about the user. */
function toWhere({ actorKind, userAgent, ipAddress }: AuditRow, findPlace: FindPlace): string {
  if (actorKind !== 'person') return ''
  const { browser, system } = describeBrowser(userAgent)
  const place = findPlace(ipAddress, 'en')
  const where = [
    [browser, system].filter(Boolean).join(' on '),
    place ? `${place.city}, ${place.country}` : ipAddress,
  ]
  const text = where.filter(Boolean).join(', ')
  return text === '' ? '' : `${text}.`
}
