import { limits } from '@portico/contract'
import { Type } from 'typebox'
import type { DeclaredSetting } from '../declare-method.ts'
import { Minutes, strict } from '../setting-schemas.ts'

/** The rules for a project's passwords. */
export interface PasswordSettings {
  /**
   * `zxcvbn`: hard enough to guess. `luds`: at least N characters from N classes.
   * @default 'zxcvbn'
   */
  readonly strengthPolicy?: 'zxcvbn' | 'luds'
  /** For `luds`: the number of character classes (1 to 4) and of characters (8 to 32). @default 3 and 8 */
  readonly luds?: { readonly complexity?: number; readonly minimumCount?: number }
  /** Whether breached passwords are refused when they are set, and when they are used. @default both true */
  readonly breachDetection?: {
    readonly onCreate?: boolean
    readonly onAuthentication?: boolean
  }
  /** The life of a reset link; 5 to 10080. @default 30 */
  readonly resetExpirationMinutes?: number
  /** If true, a reset link works only in the browser that requested it. @default false */
  readonly requireSameBrowser?: boolean
}

/** The rules for a project's passwords with every default filled in. */
export interface PasswordConfig {
  readonly strengthPolicy: 'zxcvbn' | 'luds'
  /** The number of character classes and of characters, for the policy `luds`. */
  readonly luds: { readonly complexity: number; readonly minimumCount: number }
  readonly breachDetection: { readonly onCreate: boolean; readonly onAuthentication: boolean }
  readonly resetExpirationMinutes: number
  /** True if a reset link works only in the browser that requested it. */
  readonly requireSameBrowser: boolean
}

/** The setting `project.passwords`. */
export const passwordSetting = {
  schema: Type.Object(
    {
      strengthPolicy: Type.Optional(Type.Enum(['zxcvbn', 'luds'])),
      luds: Type.Optional(
        Type.Object({ complexity: Minutes(1, 4), minimumCount: Minutes(8, 32) }, strict),
      ),
      breachDetection: Type.Optional(
        Type.Object(
          {
            onCreate: Type.Optional(Type.Boolean()),
            onAuthentication: Type.Optional(Type.Boolean()),
          },
          strict,
        ),
      ),
      resetExpirationMinutes: Minutes(limits.password.minMinutes, limits.password.maxMinutes),
      requireSameBrowser: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  toConfig: ({ luds, breachDetection, ...settings }, { security }): PasswordConfig => ({
    strengthPolicy: settings.strengthPolicy ?? 'zxcvbn',
    luds: {
      complexity: luds?.complexity ?? limits.luds.defaultComplexity,
      minimumCount: luds?.minimumCount ?? limits.luds.defaultMinimumCount,
    },
    breachDetection: {
      onCreate: breachDetection?.onCreate ?? true,
      onAuthentication: breachDetection?.onAuthentication ?? true,
    },
    resetExpirationMinutes:
      settings.resetExpirationMinutes ??
      (security === 'strict'
        ? limits.magicLink.strictMinutes
        : limits.password.resetDefaultMinutes),
    requireSameBrowser: settings.requireSameBrowser ?? false,
  }),
} satisfies DeclaredSetting<PasswordSettings, PasswordConfig>
