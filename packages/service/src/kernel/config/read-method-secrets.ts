import { listMethodSecretNames, type MethodSettings } from '../../declarations/all-declarations.ts'
import type { SettingsPlace } from './read-integrations.ts'

/**
 * Reads the secrets that a project's method settings name.
 *
 * @param place.problems collects missing and invalid secrets
 * @returns the secrets by the names of their variables
 */
export function readMethodSecrets(
  settings: MethodSettings,
  place: Pick<SettingsPlace, 'key' | 'env' | 'problems'>,
): Readonly<Record<string, string>> {
  const secrets = listMethodSecretNames(settings).map((name) => {
    const secret = place.env[name]?.trim() ?? ''
    if (secret === '') {
      place.problems.push({ key: name, message: `is missing; ${place.key} names it` })
    }
    // Private keys have several lines, so line breaks are allowed.
    else if (!/^[\x20-\x7e\r\n]+$/.test(secret)) {
      place.problems.push({ key: name, message: 'must hold printable ASCII characters only' })
    }
    return [name, secret] as const
  })
  return Object.fromEntries(secrets)
}
