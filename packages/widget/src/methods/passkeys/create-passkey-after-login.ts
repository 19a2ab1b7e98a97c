import type { Widget } from '../../kernel/context/widget-context.ts'
import { toCeremonyOptions } from './to-ceremony-options.ts'

/** Has the browser make a passkey without asking, where the browser has just filled in the password. */
export async function createPasskeyAfterLogin({ client, config, host }: Widget): Promise<void> {
  const options = { ...toCeremonyOptions(config), conditional_mediation: true }
  const data = await client.webauthn.register(options)
  if (data) host.emit({ type: 'PASSKEY_REGISTER', data })
}
