/** Makes a random UUID; `crypto.randomUUID` is missing on plain http. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36))
  // version 4, variant 1 (RFC 9562)
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place, index: number) => {
    const digit = (bytes[index] ?? 0) & 15
    return (place === 'x' ? digit : (digit & 3) | 8).toString(16)
  })
}
