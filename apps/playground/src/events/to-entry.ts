import type { Entry } from './event-entries.ts'

type NewEntry = Omit<Entry, 'id'>

/** Fields whose values sign someone in; the log is often shown to others. */
const secretFields = new Set([
  'session_token',
  'session_jwt',
  'token',
  'code',
  'intermediate_session_token',
])

/** An event of the widget's `onEvent`, or an entry of the event log. */
export function toEventEntry(name: string, details: unknown, at: number): NewEntry {
  return { kind: 'event', at, name, summary: summarize(details), details: blankSecrets(details) }
}

/**
 * An error of the widget's `onError`, or of the client's background work. That a request for a passkey was given up,
 * because its form went or another request came, is how autofill ends: an event.
 */
export function toErrorEntry(error: unknown, at: number): NewEntry {
  if (isRecord(error) && error.name === 'AbortError') {
    return toEventEntry('passkey request ended', undefined, at)
  }
  const { name, message, fields } = describeError(error)
  return { kind: 'error', at, name, summary: message, details: fields }
}

/** A change of the session; null is signed out. */
export function toSessionEntry(
  session: { readonly session_id: string; readonly expires_at: string } | null,
  at: number,
): NewEntry {
  return {
    kind: 'session',
    at,
    name: 'session',
    summary: session ? session.session_id : 'none',
    details: session ? blankSecrets(session) : undefined,
  }
}

function describeError(error: unknown): { name: string; message: string; fields: unknown } {
  if (!isRecord(error)) return { name: 'Error', message: String(error), fields: undefined }
  const { error_type: type, error_message: text, name, message } = error
  const known = ['error_type', 'error_message', 'status_code', 'request_id', 'error_details']
  const fields = known.filter((key) => error[key] !== undefined).map((key) => [key, error[key]])
  return {
    name: String(type ?? name ?? 'Error'),
    message: String(text ?? message ?? ''),
    fields: fields.length > 0 ? blankSecrets(Object.fromEntries(fields)) : undefined,
  }
}

/** The e-mail address if there is one, else the names of what there is. */
function summarize(details: unknown): string {
  if (!isRecord(details)) return ''
  const email = details.email ?? findUserEmail(details.user)
  if (typeof email === 'string') return email
  const names = Object.keys(details).filter(
    (key) => key !== 'request_id' && key !== 'status_code' && details[key] !== false,
  )
  return names.join(', ')
}

function findUserEmail(user: unknown): unknown {
  const emails = isRecord(user) ? user.emails : null
  const first: unknown = Array.isArray(emails) ? emails[0] : null
  return isRecord(first) ? first.email : null
}

function blankSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(blankSecrets)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretFields.has(key) && typeof item === 'string' ? '…' : blankSecrets(item),
    ]),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
