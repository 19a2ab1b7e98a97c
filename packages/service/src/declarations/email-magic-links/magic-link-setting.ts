import { limits } from '@portico/contract'
import * as setting from '../../foundation/settings/declare-settings.ts'

const { minMinutes, maxMinutes, strictMinutes, defaultMinutes } = limits.magicLink

const links = setting.group({
  /** The life of a link; 5 to 10080. @default 30, or 10 when `security` is `strict` */
  expirationMinutes: setting.withDefault(setting.integer(minMinutes, maxMinutes), ({ security }) =>
    security === 'strict' ? strictMinutes : defaultMinutes,
  ),
  /** If true, a link works only in the browser that requested it. @default false */
  requireSameBrowser: setting.flag(false),
  /** If true, the mail contains a six-digit code beside the link, for the page that requested it. @default false */
  withCode: setting.flag(false),
  /**
   * If true, a link that is opened on another device asks the user for a number, and the page that requested it signs
   * in. If false, a link signs in where it is opened. @default true
   */
  otherDevice: setting.flag(true),
})

/** The settings of magic links. */
export interface MagicLinkSettings extends setting.WrittenOf<typeof links> {}

/** The settings with every default filled in. */
export interface MagicLinkConfig extends setting.ConfigOf<typeof links> {}

/** The setting `project.magicLinks`. */
export const magicLinkSetting: setting.DeclaredSetting<MagicLinkSettings, MagicLinkConfig> = links
