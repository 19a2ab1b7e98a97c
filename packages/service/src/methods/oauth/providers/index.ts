/** The providers of specification section 2, by the id that URLs contain. Each takes one line. */
import type { OauthProvider } from '@portico/contract/methods/oauth'
import { amazon } from './amazon.ts'
import { apple } from './apple.ts'
import { bitbucket } from './bitbucket.ts'
import { coinbase } from './coinbase.ts'
import { discord } from './discord.ts'
import { facebook } from './facebook.ts'
import { figma } from './figma.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { google } from './google.ts'
import { linkedin } from './linkedin.ts'
import { microsoft } from './microsoft.ts'
import type { Provider } from './provider.ts'
import { salesforce } from './salesforce.ts'
import { slack } from './slack.ts'
import { snapchat } from './snapchat.ts'
import { tiktok } from './tiktok.ts'
import { twitch } from './twitch.ts'
import { twitter } from './twitter.ts'
import { yahoo } from './yahoo.ts'

const all: Readonly<Record<OauthProvider, Provider>> = {
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
}

/** The specified providers, for a look-up by any name of a configuration. */
export const knownProviders: Readonly<Record<string, Provider | undefined>> = all
