import { limits } from '@portico/contract'
import { Type } from 'typebox'
import type { DeclaredSetting } from '../declare-method.ts'
import { Minutes, strict } from '../setting-schemas.ts'

/** The settings of passcodes. */
export interface PasscodeSettings {
  /** The life of a passcode; 1 to 10. @default 5 */
  readonly expirationMinutes?: number
}

/** The settings with every default filled in. */
export interface PasscodeConfig {
  readonly expirationMinutes: number
}

/** The setting `project.passcodes`. */
export const passcodeSetting = {
  schema: Type.Object(
    { expirationMinutes: Minutes(limits.passcode.minMinutes, limits.passcode.maxMinutes) },
    strict,
  ),
  toConfig: ({ expirationMinutes = limits.passcode.defaultMinutes }): PasscodeConfig => ({
    expirationMinutes,
  }),
} satisfies DeclaredSetting<PasscodeSettings, PasscodeConfig>
