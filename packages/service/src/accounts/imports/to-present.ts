/** Removes empty members, which exporters write as absent, null or empty. */
import { type TProperties, type TSchema, Type } from 'typebox'
import type { CredentialLine } from './credential-line.ts'

/** The host's own data, which stays unchanged. */
const opaque: readonly string[] = ['trusted_metadata', 'untrusted_metadata']
/** The texts and numbers by which databases write true and false. */
const truths = new Map<unknown, boolean>([
  ...([1, '1', 't', 'true', 'TRUE', 'yes'] as const).map((text) => [text, true] as const),
  ...([0, '0', 'f', 'false', 'FALSE', 'no'] as const).map((text) => [text, false] as const),
])

/**
 * Removes empty members from a line, and the fields of credentials that it names as missing; a value that is no object
 * stays unchanged.
 *
 * @param fields the fields of a line
 * @param parts the parts of it that describe credentials
 */
export function toPresent(
  line: unknown,
  fields: TProperties,
  parts: readonly CredentialLine[],
): unknown {
  if (!isRecord(line)) return line
  const present = keepPresent(line, listFlags(fields))
  for (const part of parts) {
    if (!part.isUnset?.(line)) continue
    for (const name of Object.keys(part.fields)) delete present[name]
  }
  return present
}

/** Lists the names of the fields that are true or false, at any depth. */
const listFlags = (fields: Readonly<Record<string, TSchema>>): readonly string[] =>
  Object.entries(fields).flatMap(([name, schema]) => {
    if (Type.IsBoolean(schema)) return [name]
    if (Type.IsArray(schema)) return listFlags({ [name]: schema.items })
    return Type.IsObject(schema) ? listFlags(schema.properties) : []
  })

function keepPresent(
  part: Readonly<Record<string, unknown>>,
  flags: readonly string[],
): Record<string, unknown> {
  const entries = Object.entries(part).flatMap(([name, value]) => {
    const kept = readMember(name, value, flags)
    return isAbsent(kept) ? [] : [[name, kept] as const]
  })
  return Object.fromEntries(entries)
}

function readMember(name: string, value: unknown, flags: readonly string[]): unknown {
  if (opaque.includes(name)) return value
  if (flags.includes(name)) return truths.get(value) ?? value
  // External ids that come from a database may be numbers.
  if (name === 'external_id' && typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    return value
      .filter((one) => !isAbsent(one))
      .map((one) => (isRecord(one) ? keepPresent(one, flags) : one))
  }
  return isRecord(value) ? keepPresent(value, flags) : value
}

/** Returns true for a value that means a missing member. */
export const isAbsent = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isRecord(value) && Object.keys(value).length === 0)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
