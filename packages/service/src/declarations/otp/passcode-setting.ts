import { limits } from '@portico/contract'
import * as setting from '../../foundation/settings/declare-settings.ts'

const { minMinutes, maxMinutes, defaultMinutes } = limits.passcode

const passcodes = setting.group({
  /** The life of a passcode; 1 to 10. @default 5 */
  expirationMinutes: setting.withDefault(setting.integer(minMinutes, maxMinutes), defaultMinutes),
})

/** The settings of passcodes. */
export interface PasscodeSettings extends setting.WrittenOf<typeof passcodes> {}

/** The settings with every default filled in. */
export interface PasscodeConfig extends setting.ConfigOf<typeof passcodes> {}

/** The setting `project.passcodes`. */
export const passcodeSetting: setting.DeclaredSetting<PasscodeSettings, PasscodeConfig> = passcodes
