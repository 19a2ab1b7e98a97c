import { limits } from '@portico/contract'
import type { PasswordConfig } from './config.ts'
import type { ProjectSettings } from './define-config.ts'

/** Fills in what the settings of passwords leave open. */
export function toPasswordConfig({ passwords, security }: ProjectSettings): PasswordConfig {
  const { luds, password } = limits
  return {
    strengthPolicy: passwords?.strengthPolicy ?? 'zxcvbn',
    luds: {
      complexity: passwords?.luds?.complexity ?? luds.defaultComplexity,
      minimumCount: passwords?.luds?.minimumCount ?? luds.defaultMinimumCount,
    },
    breachDetection: {
      onCreate: passwords?.breachDetection?.onCreate ?? true,
      onAuthentication: passwords?.breachDetection?.onAuthentication ?? true,
    },
    resetExpirationMinutes:
      passwords?.resetExpirationMinutes ??
      (security === 'strict' ? limits.magicLink.strictMinutes : password.resetDefaultMinutes),
    requireSameBrowser: passwords?.requireSameBrowser ?? false,
  }
}
