/**
 * Masks an address so that only its owner recognises it: `a•••@example.com`. The number of dots is constant, so that it
 * does not reveal the length.
 */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return `${first}•••${address.slice(at)}`
}
