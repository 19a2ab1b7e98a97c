const howToMakeOne =
  "generate one with: node -e \"console.log('whsec_'+require('node:crypto').randomBytes(32).toString('base64'))\""

/**
 * Reads the secrets of an endpoint: `whsec_` and the base64 of 24 to 64 bytes. While a secret is changed
 * there are two, separated by a space; messages then carry both signatures.
 *
 * @returns the bytes of each, or what is wrong in words that never repeat a secret
 */
export function parseWebhookSecrets(text: string): readonly Uint8Array[] | string {
  const parts = text.split(/\s+/).filter((part) => part !== '')
  if (parts.length > 2) return `must hold one secret, or two separated by a space`
  const secrets: Uint8Array[] = []
  for (const part of parts) {
    const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(part)?.[1]
    if (base64 === undefined) return `must be whsec_ and base64; ${howToMakeOne}`
    const bytes = Buffer.from(base64, 'base64')
    // With its padding, so that a character lost in copying is noticed here and not at the receiver.
    if (bytes.toString('base64') !== base64) return `must be whsec_ and base64; ${howToMakeOne}`
    if (bytes.length < 24 || bytes.length > 64) {
      return `must hold 24 to 64 random bytes, has ${bytes.length}; ${howToMakeOne}`
    }
    if (new Set(bytes).size < 12) return `is too regular to be random; ${howToMakeOne}`
    secrets.push(bytes)
  }
  return secrets
}
