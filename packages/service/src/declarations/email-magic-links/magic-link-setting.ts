import { limits } from '@portico/contract'
import { Type } from 'typebox'
import type { DeclaredSetting } from '../declare-method.ts'
import { Minutes, strict } from '../setting-schemas.ts'

/** The settings of magic links. */
export interface MagicLinkSettings {
  /** The life of a link; 5 to 10080. @default 30, or 10 when `security` is `strict` */
  readonly expirationMinutes?: number
  /** If true, a link works only in the browser that requested it. @default false */
  readonly requireSameBrowser?: boolean
  /** If true, the mail contains a six-digit code beside the link, for the page that requested it. @default false */
  readonly withCode?: boolean
  /**
   * If true, a link that is opened on another device asks the user for a number, and the page that requested it signs
   * in. If false, a link signs in where it is opened. @default true
   */
  readonly otherDevice?: boolean
}

/** The settings with every default filled in. */
export interface MagicLinkConfig {
  readonly expirationMinutes: number
  /** True if a link works only in the browser that requested it. */
  readonly requireSameBrowser: boolean
  /** True if the mail contains a six-digit code beside the link, for the page that requested it. */
  readonly withCode: boolean
  /** True if a waiting page signs in once its link is opened on another device. */
  readonly otherDevice: boolean
}

/** The setting `project.magicLinks`. */
export const magicLinkSetting = {
  schema: Type.Object(
    {
      expirationMinutes: Minutes(limits.magicLink.minMinutes, limits.magicLink.maxMinutes),
      requireSameBrowser: Type.Optional(Type.Boolean()),
      withCode: Type.Optional(Type.Boolean()),
      otherDevice: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  toConfig: (settings, { security }): MagicLinkConfig => ({
    expirationMinutes:
      settings.expirationMinutes ??
      (security === 'strict' ? limits.magicLink.strictMinutes : limits.magicLink.defaultMinutes),
    requireSameBrowser: settings.requireSameBrowser ?? false,
    withCode: settings.withCode ?? false,
    otherDevice: settings.otherDevice ?? true,
  }),
} satisfies DeclaredSetting<MagicLinkSettings, MagicLinkConfig>
