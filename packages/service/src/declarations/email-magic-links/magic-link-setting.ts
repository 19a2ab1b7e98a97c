import { limits } from '@portico/contract'
import { Type } from 'typebox'
import type { DeclaredSetting } from '../declare-method.ts'
import { Minutes, strict } from '../setting-schemas.ts'

/** How links sign people in. */
export interface MagicLinkSettings {
  /** 5 to 10080. @default 30, or 10 when `security` is `strict` */
  readonly expirationMinutes?: number
  /** A link signs in only the browser that asked for it. @default false */
  readonly requireSameBrowser?: boolean
  /** The mail carries a six-digit code beside the link, for the page that asked. @default false */
  readonly withCode?: boolean
  /**
   * The page that asked goes on once its link is opened on another device, and the person picks its number there;
   * false: a link signs in where it is opened. @default true
   */
  readonly otherDevice?: boolean
}

/** The same, with every default filled in. */
export interface MagicLinkConfig {
  readonly expirationMinutes: number
  /** The link signs in only the browser that asked for it. */
  readonly requireSameBrowser: boolean
  /** The mail carries a six-digit code beside the link, for the page that asked. */
  readonly withCode: boolean
  /** A page that waits goes on once its link is opened on another device. */
  readonly otherDevice: boolean
}

/** `project.magicLinks` */
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
