/** Describes entries of the audit log in words, for the timeline of a user. */

import { describeBrowser } from '../foundation/text/describe-browser.ts'
import type { FindPlace } from '../kernel/delivery/occasion.ts'
import type { AuditRow } from '../kernel/storage/storage.ts'
import {
  type ConsoleLanguage,
  type DescribeWords,
  deletionReasons,
  describeWords,
  toNameIn,
} from './describe-words.ts'
import { isErrorType, toRefusal } from './refusal-words.ts'

/** The names of operators who acted as users, by id; the host’s own staff have none here. */
export type OperatorNames = ReadonlyMap<string, string>

/** An entry in words. */
export interface DescribedEntry {
  /** What happened: `Sign-in refused`. */
  readonly what: string
  /** Why, by whom and from where; may be empty. */
  readonly why: string
  readonly outcome: 'done' | 'refused' | 'noted'
}

const refusals = new Set([
  'authentication.failed',
  'authentication.locked',
  'passkey.clone_suspected',
])
const successes = new Set(['session.started', 'session.renewed', 'authentication.succeeded'])

/** Describes one entry. */
export function describeEntry(
  row: AuditRow,
  findPlace: FindPlace,
  language: ConsoleLanguage,
  operators: OperatorNames = new Map(),
): DescribedEntry {
  const { action } = row
  const words = describeWords[language]
  return {
    what: words.actions[action] ?? toWords(action),
    why: [
      toReason(row, language),
      toActorWords(row, words, operators),
      toWhere(row, findPlace, language),
    ]
      .filter(Boolean)
      .join(' '),
    outcome: refusals.has(action) ? 'refused' : successes.has(action) ? 'done' : 'noted',
  }
}

/** `user.email_made_primary` is `Email made primary`, `passkey.created` is `Passkey created`. */
function toWords(action: string): string {
  const text = action.replace(/^user\./, '').replaceAll(/[._]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The reason: an operator’s own words, or those for the reason in the entry. */
function toReason({ action, details }: AuditRow, language: ConsoleLanguage): string {
  const { why, reason, method, delivery_method: delivery } = details
  if (typeof why === 'string') return `${why.replace(/[.!?]?$/, '.')}`
  const how = [method, delivery === method ? null : delivery]
    .filter((one) => typeof one === 'string' && one !== '')
    .map((one) => toNameIn(language, String(one)))
    .join(', ')
  const by = how === '' ? '' : `${how.charAt(0).toUpperCase()}${how.slice(1)}.`
  if (typeof reason !== 'string') return by
  const { deletions, reasons } = describeWords[language]
  if (action === 'user.deleted' && isDeletion(reason)) return deletions[reason]
  return [by, toReasonWords(reason, reasons, language)].filter(Boolean).join(' ')
}

/** A reason that has no words is one of the host’s own. */
function toReasonWords(
  reason: string,
  reasons: DescribeWords['reasons'],
  language: ConsoleLanguage,
): string {
  if (Object.hasOwn(reasons, reason)) return reasons[reason] ?? reason
  return `${isErrorType(reason) ? toRefusal(language, reason) : reason.replaceAll('_', ' ')}.`
}

function toActorWords(
  { actorKind, actorId, details }: AuditRow,
  { by, host, impersonator, service, commandLine, key: toKey }: DescribeWords,
  operators: OperatorNames,
): string {
  if (actorKind === 'host') return by(host)
  if (actorKind === 'impersonator') return by(impersonator(operators.get(actorId) ?? actorId))
  if (actorKind === 'service') return by(service)
  if (actorKind !== 'operator') return ''
  const { operator, key } = details
  if (typeof operator !== 'string') return by(actorId || commandLine)
  return by(typeof key === 'string' ? toKey(operator, key) : operator)
}

/** The user’s own browser and place; those of an operator or a back end say nothing about the user. */
function toWhere(
  { actorKind, userAgent, ipAddress }: AuditRow,
  findPlace: FindPlace,
  language: ConsoleLanguage,
): string {
  if (actorKind !== 'person') return ''
  const { browser, system } = describeBrowser(userAgent)
  const place = findPlace(ipAddress, language)
  const where = [
    [browser, system].filter(Boolean).join(describeWords[language].on),
    place ? `${place.city}, ${place.country}` : ipAddress,
  ]
  const text = where.filter(Boolean).join(', ')
  return text === '' ? '' : `${text}.`
}

const isDeletion = (text: string): text is (typeof deletionReasons)[number] =>
  deletionReasons.some((one) => one === text)
