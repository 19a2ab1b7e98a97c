/** Makes a random UUID; `crypto.randomUUID` is missing on plain http. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte, index) => {
    // version 4, variant 1 (RFC 9562)
    const fixed = index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte
    const dash = index > 3 && index < 11 && index % 2 === 0 ? '-' : ''
    return dash + fixed.toString(16).padStart(2, '0')
  }).join('')
}
