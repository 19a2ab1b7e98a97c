import type { Widget } from '../../kernel/context/widget-context.ts'
import { toResetOptions } from './start-reset.ts'

/** Mails a new link to whom an old one was for, and tells host and event log. Part of a submit. */
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
