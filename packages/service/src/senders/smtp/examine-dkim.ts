import { createPublicKey } from 'node:crypto'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { DnsPorts } from '../declare-mail-sender.ts'
import type { SmtpConfig } from './smtp-config.ts'

/**
 * Checks that receivers can verify signed mail: the DNS of each sender's domain must have the public key (RFC 6376
 * section 3.6).
 */
export async function examineDkim(
  { dkim }: Pick<SmtpConfig, 'dkim'>,
  addresses: readonly string[],
  resolveTxt: DnsPorts['resolveTxt'],
): Promise<readonly ConfigProblem[]> {
  if (!dkim) return []
  const { selector, privateKey } = dkim
  const own = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  const domains = [...new Set(addresses.map((address) => address.split('@').at(-1) ?? ''))]
  const found = domains.map(async (domain): Promise<ConfigProblem | null> => {
    const name = `${selector}._domainkey.${domain}`
    const published = await findPublished(name, resolveTxt)
    if (published === own) return null
    const fact =
      published === null ? `${name} has no such TXT record` : `${name} publishes another key`
    return {
      key: 'DKIM_SELECTOR',
      message: `is "${selector}", but ${fact}; publish "v=DKIM1; k=rsa; p=${own}"`,
    }
  })
  return (await Promise.all(found)).filter((problem) => problem !== null)
}

/** Finds the key in a name's records, whose text may be split into parts; null when there is none. */
async function findPublished(
  name: string,
  resolveTxt: DnsPorts['resolveTxt'],
): Promise<string | null> {
  try {
    for (const parts of await resolveTxt(name)) {
      const tags = parts.join('').split(';')
      const key = tags.map((tag) => /^\s*p\s*=(.*)$/s.exec(tag)?.[1]).find((it) => it !== undefined)
      if (key !== undefined) return key.replace(/\s+/g, '')
    }
    return null
  } catch {
    return null
  }
}
