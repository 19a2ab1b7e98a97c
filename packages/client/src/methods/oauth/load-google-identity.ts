import type { GoogleIdentity } from '../../foundation/ports.ts'
import { loadScript } from '../../kernel/abuse-defence/load-script.ts'

/** Loads Google's script for One Tap. */
export async function loadGoogleIdentity(): Promise<GoogleIdentity> {
  await loadScript('https://accounts.google.com/gsi/client')
  const { google }: { google?: { accounts: { id: GoogleIdentity } } } = Object(window) // the script's global
  if (!google) throw new Error('The script of Google did not start.')
  return google.accounts.id
}
