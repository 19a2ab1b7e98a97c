import type { Widget } from '../../context/widget-context.ts'

/**
 * Has the browser make a passkey without asking, where the host wants it and the browser has just filled in the
 * password. Nobody waits for it, and only the host hears what came of it.
 */
export async function upgrade(
  { client, config, host }: Pick<Widget, 'client' | 'config' | 'host'>,
  session_duration_minutes: number,
): Promise<void> {
  const { automaticUpgrade, domain } = config.passkeyOptions ?? {}
  if (!automaticUpgrade) return
  try {
    const data = await client.webauthn.register({
      is_passkey: true,
      conditional_mediation: true,
      session_duration_minutes,
      ...(domain && { domain }),
    })
    if (data) host.emit({ type: 'PASSKEY_REGISTER', data })
  } catch (error) {
    host.report(error)
  }
}
