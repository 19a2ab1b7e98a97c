/** The way from the authorization request to the person's claims, with every check that is common to all. */
import { type Browser, type Landing, openBrowser } from '../browser/browser.ts'
import { verifyCodeCallback } from '../checks/callback.ts'
import { type IdToken, verifyIdToken } from '../checks/id-token.ts'
import type { JsonObject } from '../checks/json.ts'
import { type Tokens, verifyTokens } from '../checks/token-answer.ts'
import { verifyUserinfo } from '../checks/userinfo.ts'
import type { TestContext } from '../runner/test-context.ts'
import {
  type AuthorizationRequest,
  createAuthorizationRequest,
  type Params,
  visitAuthorization,
} from './authorization-request.ts'
import type { Client } from './client.ts'
import { type RegistrationOptions, registerClient } from './register-client.ts'
import { requestToken, type TokenRequestOptions } from './request-token.ts'
import { requestUserinfo } from './request-userinfo.ts'

export interface SignInOptions {
  /** One that is registered already. */
  readonly client?: Client
  readonly registration?: RegistrationOptions
  /** One where somebody may be signed in already. */
  readonly browser?: Browser
  readonly params?: Params
  readonly request?: AuthorizationRequest
  readonly method?: 'GET' | 'POST'
  readonly token?: TokenRequestOptions
  /** Beyond the code: `code_verifier`. */
  readonly grant?: Readonly<Record<string, string>>
}

export interface SignIn {
  readonly client: Client
  readonly browser: Browser
  readonly request: AuthorizationRequest
  readonly landing: Landing
  readonly code: string
  readonly tokens: Tokens
  readonly idToken: IdToken
  readonly userinfo: JsonObject
}

export async function signIn(context: TestContext, options: SignInOptions = {}): Promise<SignIn> {
  const tokens = await signInForTokens(context, options)
  const answer = await requestUserinfo(context, tokens.tokens.accessToken)
  const userinfo = await verifyUserinfo(answer, tokens.idToken.subject)
  return { ...tokens, userinfo }
}

/** The same without the userinfo endpoint, for modules that ask it in their own way. */
export async function signInForTokens(
  context: TestContext,
  options: SignInOptions = {},
): Promise<Omit<SignIn, 'userinfo'>> {
  const client = options.client ?? (await registerClient(context, options.registration))
  const browser = options.browser ?? (await openBrowser(context.provider))
  const request = options.request ?? createAuthorizationRequest(context, client, options.params)
  const landing = await visitAuthorization(context, browser, request, options.method)
  const code = verifyCodeCallback(context, request, landing)
  const grant = { ...toCodeGrant(request, code), ...options.grant }
  const tokens = await verifyTokens(await requestToken(context, client, grant, options.token))
  const idToken = await verifyIdToken(context, client, tokens.idToken, {
    nonce: request.nonce,
    accessToken: tokens.accessToken,
    code,
    needsAuthTime: request.params.has('max_age'),
  })
  return { client, browser, request, landing, code, tokens, idToken }
}

/** What a code is redeemed with. */
export function toCodeGrant({ redirectUri }: AuthorizationRequest, code: string) {
  return { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
}

/** The same person signs in again in the same browser. */
export function signInAgain(
  context: TestContext,
  first: Omit<SignIn, 'userinfo'>,
  params: Params = {},
) {
  return signIn(context, { client: first.client, browser: first.browser, params })
}
