import type { ServiceConfig } from '../../kernel/config/config.ts'

/**
 * Looks up the name for EHLO, because many mail servers defer or refuse mail from a name that does not resolve.
 *
 * @param lookup like `node:dns/promises`
 * @returns a note, or null
 */
export async function examineSmtpName(
  { mail }: Pick<ServiceConfig, 'mail'>,
  lookup: (name: string) => Promise<unknown>,
): Promise<string | null> {
  if (mail.kind !== 'smtp' || mail.name === undefined || mail.name.startsWith('[')) return null
  const { name } = mail
  try {
    await lookup(name)
    return null
  } catch {
    return `mail servers are told the name ${name}, which does not resolve; some of them defer such mail. Set SMTP_NAME to a name of this service that does`
  }
}
