import type { PasskeyConfig } from './config.ts'
import type { ProjectSettings } from './define-config.ts'

/** Fills in what the settings of passkeys leave open. */
export function toPasskeyConfig({ passkeys = {} }: ProjectSettings): PasskeyConfig {
  return {
    domain: passkeys.domain ?? null,
    name: passkeys.name ?? null,
    relatedOrigins: passkeys.relatedOrigins ?? [],
    userVerification: passkeys.userVerification ?? 'required',
    freshSessionMinutes: passkeys.freshSessionMinutes ?? null,
    automaticUpgrade: passkeys.automaticUpgrade ?? false,
  }
}
