import type { Widget } from '../../kernel/context/widget-context.ts'
import { toResetOptions } from './start-reset.ts'

/**
 * Mails a new link to the recipient of an old link, and reports it to the host and the event log. It is part of a
 * submit.
 */
export async function resendReset(
  { client, config, host }: Pick<Widget, 'client' | 'config' | 'host'>,
  { token, maskedEmail }: { readonly token: string; readonly maskedEmail: string | null },
  signal: AbortSignal,
): Promise<void> {
  const options = { ...toResetOptions(config.passwordOptions), token }
  const reply = await client.passwords.resetByEmailResend(options, { signal })
  if (signal.aborted) return
  host.log('email_sent', { email: maskedEmail ?? '', type: 'reset_password' })
  host.emit({ type: 'PASSWORD_RESET_BY_EMAIL_START', data: reply })
}
