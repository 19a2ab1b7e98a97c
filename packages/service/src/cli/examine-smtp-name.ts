import type { ServiceConfig } from '../config/config.ts'

/**
 * Looks up the name that mail servers are told: many defer or refuse mail of one that leads nowhere.
 *
 * @param lookup as `node:dns/promises` does
 * @returns a note; null where there is nothing to say
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
