/** What an exporter writes for a member that is not there: absent, null and empty are one. */

/** The host's own: whatever is in them stays. */
const opaque: readonly string[] = ['trusted_metadata', 'untrusted_metadata']
const flags: readonly string[] = ['email_verified', 'phone_number_verified', 'requires_reset']
/** As databases write what is true and false. */
const truths = new Map<unknown, boolean>([
  ...([1, '1', 't', 'true', 'TRUE', 'yes'] as const).map((text) => [text, true] as const),
  ...([0, '0', 'f', 'false', 'FALSE', 'no'] as const).map((text) => [text, false] as const),
])

/** A line without what stands for nothing; what is no object stays as it is. */
export function toPresent(line: unknown): unknown {
  if (!isRecord(line)) return line
  const present = keepPresent(line)
  const { password: _unset, ...rest } = present
  return isUnset(line.password) ? rest : present
}

/** People who never had a password are exported with an empty one, and by Django with a mark. */
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
  // Ids of databases are numbers.
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
