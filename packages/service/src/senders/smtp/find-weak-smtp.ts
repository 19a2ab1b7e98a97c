import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import type { WeakMailSettings } from '../declare-mail-sender.ts'
import type { SmtpConfig } from './smtp-config.ts'

/** Finds connections to another machine without TLS, and options of the mail library that turn TLS off. */
export function findWeakSmtp({ url }: SmtpConfig): WeakMailSettings {
  const server = URL.parse(url)
  if (server === null || isLoopbackHost(server.hostname)) return { grave: [], notes: [] }
  const { protocol, username, searchParams } = server
  const has = (name: string, value: string) =>
    searchParams.getAll(name).some((one) => one.toLowerCase() === value)
  const weak = [
    ['tls.rejectUnauthorized', 'false'],
    ['ignoreTLS', 'true'],
    ['requireTLS', 'false'],
  ].find(([name = '', value = '']) => has(name, value))
  const isPlain =
    protocol === 'smtp:' &&
    username === '' &&
    searchParams.get('requireTLS')?.toLowerCase() !== 'true'
  return {
    grave: weak
      ? [
          {
            key: 'SMTP_URL',
            message: `has ${weak.join('=')}: mail with links and passcodes would travel unprotected; remove it`,
          },
        ]
      : [],
    notes: isPlain
      ? [
          'SMTP_URL has neither smtps:// nor requireTLS=true: mail may travel unprotected, unless the network is closed',
        ]
      : [],
  }
}
