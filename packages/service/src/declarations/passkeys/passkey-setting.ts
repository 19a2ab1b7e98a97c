import { Type } from 'typebox'
import type { DeclaredSetting } from '../declare-method.ts'
import { Minutes, strict, Text } from '../setting-schemas.ts'
import { findPasskeyProblems } from './find-passkey-problems.ts'

/** For which domain a project's passkeys are made, and what they must prove. */
export interface PasskeySettings {
  /**
   * One domain for all the project's hosts: a passkey made at `shop.example.com` for `example.com` works at
   * `www.example.com` too. An allowed origin must be at it or below it.
   * @default every page's own host name
   */
  readonly domain?: string
  /** As authenticators show it. @default the project's name */
  readonly name?: string
  /**
   * Origins at other domains that may use the passkeys of `domain`: exact, and among `allowedOrigins`. Browsers
   * read them at `https://<domain>/.well-known/webauthn`, for five domains at most.
   * @default []
   */
  readonly relatedOrigins?: readonly string[]
  /**
   * `required`: the authenticator checks a face, a finger or a PIN every time. `preferred`: where it can.
   * @default 'required'
   */
  readonly userVerification?: 'required' | 'preferred'
  /**
   * How long ago the person of a session may have proved who they are to register a passkey; 1 to 1440, of which more
   * than 10 count as 10.
   * @default 10
   */
  readonly freshSessionMinutes?: number
  /** A browser may make a passkey without asking, right after a log-in by password. @default false */
  readonly automaticUpgrade?: boolean
}

/** For which domain passkeys are made, and what they must prove. */
export interface PasskeyConfig {
  /** A domain for all the project's hosts; null leaves each page its own host name. */
  readonly domain: string | null
  /** As authenticators show it; null means the project's name. */
  readonly name: string | null
  /** Origins outside the domain that may use its passkeys. */
  readonly relatedOrigins: readonly string[]
  readonly userVerification: 'required' | 'preferred'
  /** How long ago the person of a session may have proved something to register one; null is ten, the longest. */
  readonly freshSessionMinutes: number | null
  /** A browser may make one without asking, after a log-in by password. */
  readonly automaticUpgrade: boolean
}

/** `project.passkeys` */
export const passkeySetting = {
  schema: Type.Object(
    {
      domain: Type.Optional(Text(253)),
      name: Type.Optional(Text(64)),
      relatedOrigins: Type.Optional(Type.Array(Type.String(), { maxItems: 100 })),
      userVerification: Type.Optional(Type.Enum(['required', 'preferred'])),
      freshSessionMinutes: Minutes(1, 1_440),
      automaticUpgrade: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  toConfig: (settings): PasskeyConfig => ({
    domain: settings.domain ?? null,
    name: settings.name ?? null,
    relatedOrigins: settings.relatedOrigins ?? [],
    userVerification: settings.userVerification ?? 'required',
    freshSessionMinutes: settings.freshSessionMinutes ?? null,
    automaticUpgrade: settings.automaticUpgrade ?? false,
  }),
  findProblems: findPasskeyProblems,
} satisfies DeclaredSetting<PasskeySettings, PasskeyConfig>
