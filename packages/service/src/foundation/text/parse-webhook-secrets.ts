const howToMakeOne =
  "generate one with: node -e \"console.log('whsec_'+require('node:crypto').randomBytes(32).toString('base64'))\""

/**
 * Reads the secrets of an endpoint: `whsec_` and the base64 of 24 to 64 bytes. During a change of secrets there are
 * two, separated by a space, and messages carry both signatures.
 *
 * @returns the bytes of each secret, or a description of the problem that never contains a secret
 */
export function parseWebhookSecrets(text: string): readonly Uint8Array[] | string {
  const parts = text.split(/\s+/).filter((part) => part !== '')
  if (parts.length > 2) return `must hold one secret, or two separated by a space`
  const secrets: Uint8Array[] = []
  for (const part of parts) {
    const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(part)?.[1]
    if (base64 === undefined) return `must be whsec_ and base64; ${howToMakeOne}`
    const bytes = Buffer.from(base64, 'base64')
    // The base64 must include its padding, so that a character lost in copying is reported here and not by the
    // receiver.
    if (bytes.toString('base64') !== base64) return `must be whsec_ and base64; ${howToMakeOne}`
    if (bytes.length < 24 || bytes.length > 64) {
      return `must hold 24 to 64 random bytes, has ${bytes.length}; ${howToMakeOne}`
    }
    if (new Set(bytes).size < 12) return `is too regular to be random; ${howToMakeOne}`
    secrets.push(bytes)
  }
  return secrets
}
