import type { Widget } from '../../kernel/context/widget-context.ts'
import { toCeremonyOptions } from './to-ceremony-options.ts'

/** Lets the browser create a passkey without a prompt, if it has just filled in the password. */
export async function createPasskeyAfterLogin({ client, config, host }: Widget): Promise<void> {
  const options = { ...toCeremonyOptions(config), conditional_mediation: true }
  const data = await client.webauthn.register(options)
  if (data) host.emit({ type: 'PASSKEY_REGISTER', data })
}
