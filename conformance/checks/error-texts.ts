import { ensure } from '../runner/failure.ts'

/** RFC 6749 A.8: printable ASCII without quotation mark and backslash. */
const printable = /^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/

/** `error`, `error_description` and `error_uri` hold only what they may hold. */
export function verifyErrorTexts(found: { get(name: string): unknown }, where: string): void {
  for (const name of ['error', 'error_description']) {
    const value = found.get(name) ?? null
    ensure(
      value === null || (typeof value === 'string' && printable.test(value)),
      `${where}: "${name}" holds characters that it may not: ${JSON.stringify(value)}`,
    )
  }
  const uri = found.get('error_uri') ?? null
  ensure(
    uri === null || (typeof uri === 'string' && URL.canParse(uri)),
    `${where}: "error_uri" is no URL`,
  )
}
