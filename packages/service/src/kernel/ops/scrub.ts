/**
 * Removes secrets and personal data from log lines. Other code never logs secrets; this is a second safeguard, for
 * messages that libraries write.
 */

const secretName =
  /^(authorization|cookie|set-cookie|.*(token|secret|passw|passcode|jwt|verifier|challenge|credential|signature|otp|private).*|code|url|href|body|payload|sealed.*|root_?key|html|text)$/i

const removed = '[removed]'
const deepest = 6

/**
 * Scrubs a text that may contain an address, a token or a link with a token. JSON stays valid, because no replacement
 * reaches over a quote or into an escape. Every expression is anchored before its repetition; otherwise matching 15 kB
 * would start again at each character.
 */
export function scrubText(text: string): string {
  return (
    text
      .replace(/([?&#](?:[\w-]*token|code|state|secret|password)=)[^&\s"'\\]+/gi, `$1${removed}`)
      .replace(/\b(Basic|Bearer)\s+[\w+/=.~:-]+/gi, `$1 ${removed}`)
      .replace(/((?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/)[^\s"/@:]*:[^\s"/@]*@/gi, `$1${removed}@`)
      .replace(/\beyJ[\w-]{1,1024}\.[\w-]+(\.[\w-]*)?/g, removed)
      .replace(/\bsecret-(test|live)-[\w-]+/g, removed)
      // 43 characters are 256 bits in base64url; ids have other lengths.
      .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, removed)
      .replace(
        /(?<![^\s"'<>(),;:@\\])[^\s"'<>(),;:@\\]+@([^\s"'<>(),;:@\\]+\.[^\s"'<>(),;:@\\]+|localhost)/g,
        maskEmail,
      )
  )
}

/** `ada@example.com` becomes `a***@example.com`: enough to recognize in a complaint, too little to write to. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}***${address.slice(at)}`
}

/** Copies the fields of a log entry without the values of secret names, at any depth. `scrubText` handles texts. */
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

/** Keeps only fields that help to find the fault: drivers attach statements, parameters and rows to their errors. */
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
