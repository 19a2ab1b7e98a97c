/** A secret, and what a person would call it. */
export interface Secret {
  readonly name: string
  readonly value: string
}

const toUrlAlphabet = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_')

/** How bytes stand inside a longer base64 text, wherever in it they begin. */
function toBase64Inside(bytes: Buffer): string[] {
  return [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    // the first and the last letter are shared with what stands beside
    return text.slice(shift === 0 ? 0 : shift + 1, -1)
  })
}

function toEncodings(bytes: Buffer): string[] {
  const base64 = toBase64Inside(bytes)
  const hex = bytes.toString('hex')
  return [...base64, ...base64.map(toUrlAlphabet), hex, hex.toUpperCase()]
}

/**
 * The texts by which a secret is recognised: plain, percent-encoded, in base64, base64url and hex, and the
 * bytes that it stands for itself.
 */
function toForms({ value }: Secret): string[] {
  const percent = [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
  const own = /^[\w-]{32,}$/.test(value) ? toEncodings(Buffer.from(value, 'base64url')) : []
  return [
    encodeURIComponent(value),
    percent.join(''),
    percent.join('').toUpperCase(),
    ...toEncodings(Buffer.from(value)),
    ...own,
  ]
}

/** Whether a text holds a secret in any form. A code is short: it counts where it stands by itself. */
export function holds(text: string, secret: Secret): boolean {
  const { value } = secret
  const isPlain = /^\d{6}$/.test(value)
    ? new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`).test(text)
    : text.includes(value)
  return isPlain || toForms(secret).some((form) => form !== value && text.includes(form))
}
