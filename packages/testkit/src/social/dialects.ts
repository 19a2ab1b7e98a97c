/** The simulations of the specified providers. */

import type { OauthProvider } from '@portico/contract/methods/oauth'
import type { Dialect } from './dialect.ts'
import { amazon } from './dialects/amazon.ts'
import { apple } from './dialects/apple.ts'
import { bitbucket } from './dialects/bitbucket.ts'
import { coinbase } from './dialects/coinbase.ts'
import { discord } from './dialects/discord.ts'
import { facebook } from './dialects/facebook.ts'
import { figma } from './dialects/figma.ts'
import { github } from './dialects/github.ts'
import { gitlab } from './dialects/gitlab.ts'
import { google } from './dialects/google.ts'
import { linkedin } from './dialects/linkedin.ts'
import { microsoft } from './dialects/microsoft.ts'
import { salesforce } from './dialects/salesforce.ts'
import { slack } from './dialects/slack.ts'
import { snapchat } from './dialects/snapchat.ts'
import { tiktok } from './dialects/tiktok.ts'
import { twitch } from './dialects/twitch.ts'
import { twitter } from './dialects/twitter.ts'
import { yahoo } from './dialects/yahoo.ts'

const all = {
  google,
  microsoft,
  apple,
  github,
  gitlab,
  facebook,
  discord,
  salesforce,
  slack,
  amazon,
  bitbucket,
  linkedin,
  coinbase,
  twitch,
  twitter,
  tiktok,
  snapchat,
  figma,
  yahoo,
} satisfies Readonly<Record<OauthProvider, Dialect>>

/** The id of a simulated provider. */
export type SocialProviderId = keyof typeof all

export const dialects: Readonly<Record<SocialProviderId, Dialect>> = all
