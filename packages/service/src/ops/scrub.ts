/**
 * Takes secrets and people out of what is about to be logged. The rules of the house keep secrets away
 * from the log in the first place; this is the net below them, for messages that libraries write.
 */

const secretName =
  /^(authorization|cookie|set-cookie|.*(token|secret|passw|passcode|jwt|verifier|challenge|credential|signature|otp|private).*|code|url|href|body|payload|sealed.*|root_?key|html|text)$/i

const removed = '[removed]'
const deepest = 6

/**
 * Scrubs a text that may hold an address, a token or a link with one. A JSON text stays one: nothing that
 * is replaced reaches over a quote or into an escape. No expression begins in the midst of what it repeats: a text of
 * 15 kB would be read from each of its places.
 */
export function scrubText(text: string): string {
  return (
    text
      .replace(/([?&#](?:[\w-]*token|code|state|secret|password)=)[^&\s"'\\]+/gi, `$1${removed}`)
      .replace(/\b(Basic|Bearer)\s+[\w+/=.~:-]+/gi, `$1 ${removed}`)
      .replace(/((?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/)[^\s"/@:]*:[^\s"/@]*@/gi, `$1${removed}@`)
      .replace(/\beyJ[\w-]{1,1024}\.[\w-]+(\.[\w-]*)?/g, removed)
      .replace(/\bsecret-(test|live)-[\w-]+/g, removed)
      // The length of 256 bits in base64url; ids are longer or shorter.
      .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, removed)
      .replace(
        /(?<![^\s"'<>(),;:@\\])[^\s"'<>(),;:@\\]+@([^\s"'<>(),;:@\\]+\.[^\s"'<>(),;:@\\]+|localhost)/g,
        maskEmail,
      )
  )
}

/** `ada@example.com` becomes `a***@example.com`: enough to follow a complaint, too little to write to. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}***${address.slice(at)}`
}

/** A copy of what is logged, without the values of secret names, at any depth. Texts are left to `scrubText`. */
export function scrubFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, scrubValue(name, value, 0)]),
  )
}

function scrubValue(name: string, value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  if (secretName.test(name)) return removed
  if (typeof value === 'string') return value
  if (value instanceof Error) return toErrorFields(value, depth)
  if (depth >= deepest) return removed
  if (Array.isArray(value)) return value.map((item) => scrubValue('', item, depth + 1))
  if (typeof value !== 'object') return undefined
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, scrubValue(key, inner, depth + 1)]),
  )
}

/**
 * Only what finds the fault: drivers attach statements, parameters and rows to their errors.
 */
function toErrorFields(error: Error, depth: number): Record<string, unknown> {
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { error_code: String(error.code) }),
    stack: error.stack ?? '',
    ...(error.cause instanceof Error &&
      depth < deepest && { cause: toErrorFields(error.cause, depth + 1) }),
  }
}
