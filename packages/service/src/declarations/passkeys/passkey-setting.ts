import { Type } from 'typebox'
import type { DeclaredSetting } from '../declare-method.ts'
import { Minutes, strict, Text } from '../setting-schemas.ts'
import { findPasskeyProblems } from './find-passkey-problems.ts'

/** The settings of passkeys: their domain, and how they verify the user. */
export interface PasskeySettings {
  /**
   * One domain for all hosts of the project: a passkey that was created on `shop.example.com` for `example.com` also
   * works on `www.example.com`. An allowed origin must be on the domain or below it.
   * @default every page's own host name
   */
  readonly domain?: string
  /** The name that authenticators display. @default the project's name */
  readonly name?: string
  /**
   * Origins on other domains that may use the passkeys of `domain`. They must be exact and listed in `allowedOrigins`.
   * Browsers read them from `https://<domain>/.well-known/webauthn`, for at most five domains.
   * @default []
   */
  readonly relatedOrigins?: readonly string[]
  /**
   * `required`: the authenticator verifies a face, a fingerprint or a PIN every time. `preferred`: only if it can.
   * @default 'required'
   */
  readonly userVerification?: 'required' | 'preferred'
  /**
   * How old the session's last proof may be to register a passkey; 1 to 1440, of which more than 10 count as 10.
   * @default 10
   */
  readonly freshSessionMinutes?: number
  /** If true, a browser may create a passkey without a prompt, right after a log-in with a password. @default false */
  readonly automaticUpgrade?: boolean
}

/** The settings of passkeys with every default filled in. */
export interface PasskeyConfig {
  /** The domain for all hosts of the project; null if each page uses its own host name. */
  readonly domain: string | null
  /** The name that authenticators display; null for the project's name. */
  readonly name: string | null
  /** Origins outside the domain that may use its passkeys. */
  readonly relatedOrigins: readonly string[]
  readonly userVerification: 'required' | 'preferred'
  /** How old the session's last proof may be to register a passkey; null for ten minutes, the longest. */
  readonly freshSessionMinutes: number | null
  /** True if a browser may create a passkey without a prompt, after a log-in with a password. */
  readonly automaticUpgrade: boolean
}

/** The setting `project.passkeys`. */
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
