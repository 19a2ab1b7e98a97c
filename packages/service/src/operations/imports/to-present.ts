/** Removes empty members, which exporters write as absent, null or empty. */

/** The host's own data, which stays unchanged. */
const opaque: readonly string[] = ['trusted_metadata', 'untrusted_metadata']
const flags: readonly string[] = ['email_verified', 'phone_number_verified', 'requires_reset']
/** The texts and numbers by which databases write true and false. */
const truths = new Map<unknown, boolean>([
  ...([1, '1', 't', 'true', 'TRUE', 'yes'] as const).map((text) => [text, true] as const),
  ...([0, '0', 'f', 'false', 'FALSE', 'no'] as const).map((text) => [text, false] as const),
])

/** Removes empty members from a line; a value that is no object stays unchanged. */
export function toPresent(line: unknown): unknown {
  if (!isRecord(line)) return line
  const present = keepPresent(line)
  const { password: _unset, ...rest } = present
  return isUnset(line.password) ? rest : present
}

/** True for a user without a password, whom exporters write with an empty hash, and Django with a mark. */
const isUnset = (password: unknown) =>
  isRecord(password) &&
  Object.hasOwn(password, 'hash') &&
  (isAbsent(password.hash) || /^[!*]/.test(String(password.hash)))

function keepPresent(part: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(part).flatMap(([name, value]) => {
    const kept = readMember(name, value)
    return isAbsent(kept) ? [] : [[name, kept] as const]
  })
  return Object.fromEntries(entries)
}

function readMember(name: string, value: unknown): unknown {
  if (opaque.includes(name)) return value
  if (flags.includes(name)) return truths.get(value) ?? value
  // External ids that come from a database may be numbers.
  if (name === 'external_id' && typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    return value
      .filter((one) => !isAbsent(one))
      .map((one) => (isRecord(one) ? keepPresent(one) : one))
  }
  return isRecord(value) ? keepPresent(value) : value
}

const isAbsent = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isRecord(value) && Object.keys(value).length === 0)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
