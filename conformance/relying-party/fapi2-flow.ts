/**
 * A sign-in by the FAPI 2.0 Security Profile, step by step: the request is pushed, the person allows it, the code is
 * redeemed with a proof of the app's key, and so is the token used.
 */
import { createHash, randomBytes } from 'node:crypto'
import { type Browser, type Landing, openBrowser, toFormRequest } from '../browser/browser.ts'
import { verifyCodeCallback } from '../checks/callback.ts'
import { verifyEntropy } from '../checks/entropy.ts'
import { type IdToken, verifyIdToken } from '../checks/id-token.ts'
import { getText, type JsonObject, readJson } from '../checks/json.ts'
import { type Tokens, verifyTokens } from '../checks/token-answer.ts'
import { verifyUserinfo } from '../checks/userinfo.ts'
import { ensure, fail } from '../runner/failure.ts'
import type { TestContext } from '../runner/test-context.ts'
import {
  type AuthorizationRequest,
  createAuthorizationRequest,
  type Params,
} from './authorization-request.ts'
import type { Client, ClientKey } from './client.ts'
import { type AssertionChange, createClientAssertion } from './create-client-assertion.ts'
import { createClientKey } from './create-client-key.ts'
import { createProof, type ProofChange } from './create-proof.ts'
import { registerClient } from './register-client.ts'
import { toCodeGrant } from './sign-in.ts'

/** One request of one client app, and what it is sent with. */
export interface Fapi2Flow {
  readonly context: TestContext
  readonly client: Client
  readonly browser: Browser
  readonly request: AuthorizationRequest
  readonly verifier: string
  /** What the tokens are bound to. */
  readonly proofKey: ClientKey
  /** What every proof of this flow says in place of the usual. */
  readonly everyProof: () => ProofChange
}

export interface Fapi2FlowOptions {
  readonly client?: Client
  readonly browser?: Browser
  readonly params?: Params
  readonly everyProof?: () => ProofChange
}

/** Registers a client app that is held to the profile. */
export async function registerFapi2Client(
  context: TestContext,
  more: readonly ClientKey[] = [],
): Promise<Client> {
  const key = await createClientKey('ES256')
  return registerClient(context, {
    auth: 'private_key_jwt',
    key,
    metadata: {
      // Ours: holds the app to all of the profile. Others know no such member.
      profile: 'fapi2',
      grant_types: ['authorization_code', 'refresh_token'],
      jwks: { keys: [key, ...more].map(({ publicJwk }) => publicJwk) },
      id_token_signed_response_alg: 'ES256',
      require_pushed_authorization_requests: true,
      dpop_bound_access_tokens: true,
    },
  })
}

export async function openFapi2Flow(
  context: TestContext,
  { client, browser, params, everyProof = () => ({}) }: Fapi2FlowOptions = {},
): Promise<Fapi2Flow> {
  const app = client ?? (await registerFapi2Client(context))
  const verifier = randomBytes(32).toString('base64url')
  const request = createAuthorizationRequest(context, app, {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...params,
  })
  return {
    context,
    client: app,
    browser: browser ?? (await openBrowser(context.provider)),
    request,
    verifier,
    proofKey: await createClientKey('ES256'),
    everyProof,
  }
}

/** How a form differs from the usual one. */
export interface FormChange {
  /** Fields in place of the usual ones; undefined leaves one out. */
  readonly fields?: Params
  /** null: the app does not say who it is. */
  readonly assertion?: AssertionChange | null
  /** null: there is no proof. */
  readonly proof?: (ProofChange & { readonly key?: ClientKey }) | null
  readonly method?: 'POST' | 'PUT'
}

async function sendForm(
  { context, client, proofKey, everyProof }: Fapi2Flow,
  url: string,
  usual: Params,
  { fields, assertion = {}, proof = {}, method = 'POST' }: FormChange,
): Promise<Response> {
  const proving = assertion && (await createClientAssertion(context, client, assertion))
  const all: Params = { ...usual, ...proving, ...fields }
  const form = Object.entries(all).filter(
    (field): field is [string, string] => field[1] !== undefined,
  )
  const { headers, body } = toFormRequest(form)
  const dpop =
    proof &&
    (await createProof(
      proof.key ?? proofKey,
      { method, url },
      {
        ...everyProof(),
        ...proof,
      },
    ))
  return context.provider.send(url, {
    method,
    headers: { accept: 'application/json', ...headers, ...(dpop && { dpop }) },
    ...(body !== undefined && { body }),
  })
}

/** Pushes the request (RFC 9126); without a proof unless told. */
export function sendPush(flow: Fapi2Flow, change: FormChange = {}): Promise<Response> {
  const { metadata } = flow.context
  const url = getText(metadata.all, 'pushed_authorization_request_endpoint', 'discovery')
  return sendForm(flow, url, Object.fromEntries(flow.request.params), { proof: null, ...change })
}

export interface Pushed {
  readonly requestUri: string
  readonly expiresIn: number
}

/** @returns where the pushed request stands */
export async function push(flow: Fapi2Flow, change: FormChange = {}): Promise<Pushed> {
  const answer = await sendPush(flow, change)
  const where = 'pushed request'
  const said = await readJson(answer, where)
  ensure(answer.status === 201, `${where}: ${answer.status} ${JSON.stringify(said)}`)
  const requestUri = getText(said, 'request_uri', where)
  verifyEntropy(requestUri.split(':').at(-1) ?? '', 'the request_uri')
  const { expires_in: expiresIn } = said
  // FAPI 2.0 5.3.2.2: below ten minutes
  const isShort = typeof expiresIn === 'number' && expiresIn > 0 && expiresIn < 600
  return isShort ? { requestUri, expiresIn } : fail(`${where}: "expires_in" is ${expiresIn}`)
}

/** Sends the browser to the authorization endpoint, with what a request may not leave out beside the reference. */
export function visitPushed(
  { context, client, browser, request }: Fapi2Flow,
  requestUri: string,
  beside: Params = {
    response_type: request.params.get('response_type'),
    scope: request.params.get('scope'),
  },
): Promise<Landing> {
  const url = new URL(context.metadata.authorizationEndpoint)
  const params = { client_id: client.clientId, request_uri: requestUri, ...beside }
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return browser.visit(url.href)
}

/** Pushes the request and has the person allow it. @returns the code */
export async function obtainCode(
  flow: Fapi2Flow,
  change: FormChange = {},
  beside?: Params,
): Promise<string> {
  const { requestUri } = await push(flow, change)
  const landing = await visitPushed(flow, requestUri, beside)
  return verifyCodeCallback(flow.context, flow.request, landing)
}

/** Asks the token endpoint, with a proof unless told. */
export function sendGrant(
  flow: Fapi2Flow,
  grant: Params,
  change: FormChange = {},
): Promise<Response> {
  return sendForm(flow, flow.context.metadata.tokenEndpoint, grant, change)
}

export function sendCode(flow: Fapi2Flow, code: string, change: FormChange = {}) {
  return sendGrant(
    flow,
    { ...toCodeGrant(flow.request, code), code_verifier: flow.verifier },
    change,
  )
}

/** Asks userinfo with a proof. */
export async function askUserinfo(
  { context, proofKey, everyProof }: Fapi2Flow,
  accessToken: string,
  { scheme = 'DPoP', proof = {} }: { scheme?: string; proof?: ProofChange } = {},
): Promise<Response> {
  const url = context.metadata.userinfoEndpoint
  const target = { method: 'GET', url, accessToken }
  const dpop = await createProof(proofKey, target, { ...everyProof(), ...proof })
  return context.provider.send(url, {
    headers: { authorization: `${scheme} ${accessToken}`, dpop },
  })
}

export interface Fapi2SignIn {
  readonly code: string
  readonly tokens: Tokens
  readonly idToken: IdToken
  readonly userinfo: JsonObject
}

/** Redeems a code and looks at all that it gives. */
export async function finishFapi2Flow(
  flow: Fapi2Flow,
  code: string,
  asked: readonly string[] = [],
): Promise<Fapi2SignIn> {
  const { context, client, request } = flow
  const tokens = await verifyTokens(await sendCode(flow, code), 'dpop')
  verifyEntropy(tokens.accessToken, 'the access token')
  const { accessToken } = tokens
  const expected = { nonce: request.nonce, accessToken, code, asked }
  const idToken = await verifyIdToken(context, client, tokens.idToken, expected)
  const userinfo = await verifyUserinfo(await askUserinfo(flow, accessToken), idToken.subject)
  return { code, tokens, idToken, userinfo }
}

/** All of it. */
export async function signInByFapi2(
  context: TestContext,
  options: Fapi2FlowOptions & {
    readonly push?: FormChange
    readonly asked?: readonly string[]
  } = {},
): Promise<Fapi2SignIn & { readonly flow: Fapi2Flow }> {
  const flow = await openFapi2Flow(context, options)
  const code = await obtainCode(flow, options.push)
  return { flow, ...(await finishFapi2Flow(flow, code, options.asked)) }
}
