import type { OAuthProviders } from '@portico/client'
import type { MarkDrawing } from '../../foundation/parts/mark/mark.tsx'
import * as google from './icons/google.ts'

/**
 * The marks by provider: a provider without a mark does not compile. Each mark is a chunk of its own, which a page loads only if it configures the provider.
 * Google's mark is part of the buttons' chunk, because most pages have it: otherwise it would appear a frame late.
 */
const marks: Readonly<Record<OAuthProviders, MarkDrawing | (() => Promise<MarkDrawing>)>> = {
  google,
  microsoft: () => import('./icons/microsoft.ts'),
  apple: () => import('./icons/apple.ts'),
  github: () => import('./icons/github.ts'),
  gitlab: () => import('./icons/gitlab.ts'),
  facebook: () => import('./icons/facebook.ts'),
  discord: () => import('./icons/discord.ts'),
  salesforce: () => import('./icons/salesforce.ts'),
  slack: () => import('./icons/slack.ts'),
  amazon: () => import('./icons/amazon.ts'),
  bitbucket: () => import('./icons/bitbucket.ts'),
  linkedin: () => import('./icons/linkedin.ts'),
  coinbase: () => import('./icons/coinbase.ts'),
  twitch: () => import('./icons/twitch.ts'),
  twitter: () => import('./icons/twitter.ts'),
  tiktok: () => import('./icons/tiktok.ts'),
  snapchat: () => import('./icons/snapchat.ts'),
  figma: () => import('./icons/figma.ts'),
  yahoo: () => import('./icons/yahoo.ts'),
}

/** The marks, for a look-up by any name that a host configures. */
export const providerMarks: ReadonlyMap<string, MarkDrawing | (() => Promise<MarkDrawing>)> =
  new Map(Object.entries(marks))
