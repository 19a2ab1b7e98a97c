/** The registry of sign-in methods: one line per method, and one more if its token comes in an address. */
import type { AuthReply } from '@portico/contract'
import type { CallOptions, SessionDuration } from '../client.ts'
import type { MethodContext } from '../method-context.ts'
import type { ImpersonationApi } from '../surface/impersonation-api.ts'
import { createMagicLinks } from './email-magic-links.ts'
import { createOtps } from './otp.ts'

/** Makes the calls of every method. */
export const createMethods = (context: MethodContext) => ({
  magicLinks: createMagicLinks(context),
  otps: createOtps(context),
})

/** The calls of every method. */
export type Methods = ReturnType<typeof createMethods>

type Authenticate = (
  token: string,
  options: SessionDuration,
  call?: CallOptions,
) => Promise<AuthReply>

/** What to call for a token in the page's address, by `stytch_token_type`. */
export type UrlTokens = ReadonlyMap<string, Authenticate>

/** Makes that table. */
export const createUrlTokens = (methods: Methods, impersonation: ImpersonationApi): UrlTokens =>
  new Map<string, Authenticate>([
    ['magic_links', methods.magicLinks.authenticate],
    [
      'impersonation',
      (impersonation_token, _, call) => impersonation.authenticate({ impersonation_token }, call),
    ],
  ])
