import type { LoadedCaptcha } from '../../foundation/ports.ts'
import { loadScript } from './load-script.ts'

/** The part of the provider's script that the client uses. */
interface Recaptcha {
  ready(work: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/** Loads reCAPTCHA Enterprise, the variant without any user interface. */
export async function loadRecaptcha(siteKey: string): Promise<LoadedCaptcha> {
  const key = encodeURIComponent(siteKey)
  await loadScript(`https://www.google.com/recaptcha/enterprise.js?render=${key}`)
  const { grecaptcha }: { grecaptcha?: { enterprise: Recaptcha } } = Object(window) // the script's global
  if (!grecaptcha) throw new Error('The reCAPTCHA script did not start.')
  await new Promise<void>((resolve) => grecaptcha.enterprise.ready(resolve))
  return { execute: async (action) => grecaptcha.enterprise.execute(siteKey, { action }) }
}
