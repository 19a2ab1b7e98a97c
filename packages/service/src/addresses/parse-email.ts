import { domainToASCII } from 'node:url'
import { AuthError } from '../errors/auth-error.ts'
import { trimInvisible } from './trim-invisible.ts'

/** An e-mail address, parsed. */
export interface ParsedEmail {
  /** Where mail goes: as written, an international domain in its ASCII form. */
  readonly address: string
  /** What equality is decided by: lower case, ASCII domain. */
  readonly canonical: string
}

// What browsers take (WHATWG, "valid e-mail address"), letters and digits of any script included: dots stand anywhere,
// as in addresses that some providers gave out. No quotes, comments, groups or lists.
const localPart = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+$/u
const writtenDomain = /^[\p{L}\p{N}\p{M}-]+(\.[\p{L}\p{N}\p{M}-]+)+$/u
const asciiLabel = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Reads one address, strictly: what this accepts is one recipient for every mailer behind it. The text
 * is normalised (NFKC) before it is looked at, so that a full-width `＠` cannot be read two ways.
 *
 * @throws AuthError `invalid_email`
 */
export function parseEmail(text: string): ParsedEmail {
  // Before trimming: a line break must be refused, not cut off.
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
  // An all-digit last label would make it an IPv4 address.
  if (!isHostName || /^\d+$/.test(labels.at(-1) ?? '')) throw new AuthError('invalid_email')
  return ascii
}
