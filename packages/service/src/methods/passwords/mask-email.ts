/** An address that only its owner recognises: `a•••@example.com`. Always as many dots: its length is nobody's business. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return `${first}•••${address.slice(at)}`
}
