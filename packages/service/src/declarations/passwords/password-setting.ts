import { limits } from '@portico/contract'
import * as setting from '../../foundation/settings/declare-settings.ts'

const { luds, magicLink, password } = limits

const passwords = setting.group({
  /**
   * `zxcvbn`: hard enough to guess. `luds`: at least N characters from N classes.
   * @default 'zxcvbn'
   */
  strengthPolicy: setting.withDefault(setting.oneOf('zxcvbn', 'luds'), 'zxcvbn'),
  /** For `luds`: the number of character classes (1 to 4) and of characters (8 to 32). @default 3 and 8 */
  luds: setting.group({
    complexity: setting.withDefault(setting.integer(1, 4), luds.defaultComplexity),
    minimumCount: setting.withDefault(setting.integer(8, 32), luds.defaultMinimumCount),
  }),
  /** Whether breached passwords are refused when they are set, and when they are used. @default both true */
  breachDetection: setting.group({
    onCreate: setting.flag(true),
    onAuthentication: setting.flag(true),
  }),
  /** The life of a reset link; 5 to 10080. @default 30 */
  resetExpirationMinutes: setting.withDefault(
    setting.integer(password.minMinutes, password.maxMinutes),
    ({ security }) =>
      security === 'strict' ? magicLink.strictMinutes : password.resetDefaultMinutes,
  ),
  /** If true, a reset link works only in the browser that requested it. @default false */
  requireSameBrowser: setting.flag(false),
})

/** The rules for a project's passwords. */
export interface PasswordSettings extends setting.WrittenOf<typeof passwords> {}

/** The rules for a project's passwords with every default filled in. */
export interface PasswordConfig extends setting.ConfigOf<typeof passwords> {}

/** The setting `project.passwords`. */
export const passwordSetting: setting.DeclaredSetting<PasswordSettings, PasswordConfig> = passwords
