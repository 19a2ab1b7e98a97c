import type { EventEntry } from '@portico/contract'

const maxCharacters = 8_192
/** Names of fields that may hold secrets; a host's page may log such fields although the widget does not. */
const secretName = /token|secret|password|passcode|code|jwt|cookie|authorization|verifier/i
/** Deeper than any valid entry; deeper values are attempts to exhaust the stack. */
const maxLevels = 8

/** Converts an entry's details for the storage: JSON of at most 8 kB, with values of secret names removed. */
export function toStoredDetails({
  details,
  error_code,
  error_description,
  http_status_code,
}: EventEntry['event']): string {
  const kept = blank({ details, error_code, error_description, http_status_code }, maxLevels)
  const text = JSON.stringify(kept)
  return text.length <= maxCharacters ? text : '{"dropped":"too long"}'
}

function blank(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return '…'
  if (Array.isArray(value)) return value.map((item) => blank(item, levels - 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) =>
      secretName.test(name) && name !== 'error_code' && typeof item === 'string'
        ? [name, '…']
        : [name, blank(item, levels - 1)],
    ),
  )
}
