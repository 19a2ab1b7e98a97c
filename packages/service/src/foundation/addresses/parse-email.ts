import { domainToASCII } from 'node:url'
import { AuthError } from '../errors/auth-error.ts'
import { trimInvisible } from './trim-invisible.ts'

/** An e-mail address, parsed. */
export interface ParsedEmail {
  /** The address for sending mail: as typed, with an international domain in its ASCII form. */
  readonly address: string
  /** The form for comparisons: lower case, ASCII domain. */
  readonly canonical: string
}

// The HTML standard's "valid e-mail address", extended to letters and digits of all scripts. Dots may be anywhere,
// since some providers assigned such addresses. Quotes, comments, groups and lists are refused.
const localPart = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+$/u
const writtenDomain = /^[\p{L}\p{N}\p{M}-]+(\.[\p{L}\p{N}\p{M}-]+)+$/u
const asciiLabel = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Parses one address strictly, so that every mail program reads the result as a single recipient. The text is
 * normalized (NFKC) first, so that a full-width `＠` is always read as an `@`.
 *
 * @throws AuthError `invalid_email`
 */
export function parseEmail(text: string): ParsedEmail {
  // Checked before trimming, so that a line break is refused and not cut off.
  if (text.length > 1024 || /\p{Cc}/u.test(text)) throw new AuthError('invalid_email')
  const [local, domain, ...more] = trimInvisible(text).normalize('NFKC').trim().split('@')
  if (local === undefined || domain === undefined || more.length > 0) {
    throw new AuthError('invalid_email')
  }
  const ascii = toAsciiDomain(domain)
  const canonical = `${local.toLowerCase().normalize('NFKC')}@${ascii}`
  const isWellFormed =
    localPart.test(local) && Buffer.byteLength(local) <= 64 && Buffer.byteLength(canonical) <= 254
  if (!isWellFormed) throw new AuthError('invalid_email')
  const isAsciiAsWritten = domain.toLowerCase() === ascii
  return { address: `${local}@${isAsciiAsWritten ? domain : ascii}`, canonical }
}

function toAsciiDomain(domain: string): string {
  const ascii = writtenDomain.test(domain) ? domainToASCII(domain).toLowerCase() : ''
  const labels = ascii.split('.')
  const isHostName =
    ascii.length <= 253 && labels.length >= 2 && labels.every((label) => asciiLabel.test(label))
  // A last label of digits would make the domain an IPv4 address.
  if (!isHostName || /^\d+$/.test(labels.at(-1) ?? '')) throw new AuthError('invalid_email')
  return ascii
}
