import type { SmtpConfig } from './smtp-config.ts'

/**
 * Looks up the name for EHLO, because many mail servers defer or refuse mail from a name that does not resolve.
 *
 * @param lookup like `node:dns/promises`
 * @returns a note, or null
 */
export async function examineSmtpName(
  { name }: Pick<SmtpConfig, 'name'>,
  lookup: (name: string) => Promise<unknown>,
): Promise<string | null> {
  if (name === undefined || name.startsWith('[')) return null
  try {
    await lookup(name)
    return null
  } catch {
    return `mail servers are told the name ${name}, which does not resolve; some of them defer such mail. Set SMTP_NAME to a name of this service that does`
  }
}
