import type { EventEntry } from '@portico/contract'

const maxCharacters = 8_192
/** Names under which pages keep secrets; a host's page may log more than ours does. */
const secretName = /token|secret|password|passcode|code|jwt|cookie|authorization|verifier/i
/** Deeper than any entry of ours; beyond it lies only what was built to exhaust a stack. */
const maxLevels = 8

/**
 * An entry's details as they are kept: JSON, at most 8 kB, secrets blanked out by their names.
 */
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
