/** Ways to stand between the reference and the wire. */
import { createHash } from 'node:crypto'
import { CompactSign, compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose'
import { type KoaContextWithOIDC, Provider, type JWK as SigningKey } from 'oidc-provider'
import { isObject } from '../../checks/json.ts'

type Claims = Record<string, unknown>

/** Changes the parameters of a request before the provider reads them. */
export function changeQuery(
  provider: Provider,
  path: string,
  change: (params: URLSearchParams) => void | Promise<void>,
): void {
  provider.use(async (ctx, next) => {
    if (ctx.path === path && ctx.method === 'GET') {
      const params = new URLSearchParams(ctx.querystring)
      await change(params)
      ctx.querystring = params.toString()
    }
    await next()
  })
}

/** Changes the fields of a form before the provider reads them. */
export function changeForm(
  provider: Provider,
  path: string,
  change: (fields: URLSearchParams) => void | Promise<void>,
): void {
  provider.use(async (ctx, next) => {
    if (ctx.path === path && ctx.method === 'POST') {
      const chunks: Buffer[] = []
      for await (const chunk of ctx.req) chunks.push(chunk)
      const fields = new URLSearchParams(Buffer.concat(chunks).toString())
      await change(fields)
      // where the provider looks when the request was read already
      Object.assign(ctx.req, { body: Object.fromEntries(fields) })
    }
    await next()
  })
}

/** Changes what the provider answered at `path`, wherever it is on its way from. */
export function changeAnswer(
  provider: Provider,
  path: RegExp,
  change: (ctx: KoaContextWithOIDC) => void | Promise<void>,
): void {
  provider.use(async (ctx, next) => {
    await next()
    // the context is the provider's own once it has answered
    if (path.test(ctx.path)) await change(ctx as KoaContextWithOIDC)
  })
}

/** Changes the members of a JSON answer. */
export function changeJson(
  provider: Provider,
  path: RegExp,
  change: (body: Claims) => void | Promise<void>,
): void {
  changeAnswer(provider, path, async (ctx) => {
    if (isObject(ctx.body)) {
      const body = { ...ctx.body }
      await change(body)
      ctx.body = body
    }
  })
}

/** Changes where the provider sends the browser, when that is away from itself. */
export function changeCallback(provider: Provider, change: (url: URL) => void): void {
  changeAnswer(provider, /^\/(auth|session\/end)/, (ctx) => {
    const location = ctx.response.get('location')
    if (!location || !URL.canParse(location)) return
    const url = new URL(location)
    if (url.origin === provider.issuer) return
    change(url)
    ctx.set('location', url.href)
  })
}

/** Changes the claims of every id token, and signs it anew. */
export function changeIdToken(
  provider: Provider,
  key: SigningKey,
  change: (claims: Claims) => void,
): void {
  changeJson(provider, /^\/token$/, async (body) => {
    if (typeof body.id_token !== 'string') return
    const [, payload = ''] = body.id_token.split('.')
    const claims: Claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    change(claims)
    body.id_token = await signAs(key, claims, decodeProtectedHeader(body.id_token).kid)
  })
}

/** A JWT of the provider, whatever it says. */
export async function signAs(key: SigningKey, claims: Claims, kid = key.kid): Promise<string> {
  const signing = await importJWK(toJwk(key), 'RS256')
  const header = { alg: 'RS256', typ: 'JWT', ...(kid !== undefined && { kid }) }
  return new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader(header)
    .sign(signing)
}

/** Whether the provider itself signed a JWT. */
export async function isSignedBy(key: SigningKey, jwt: string): Promise<boolean> {
  const { kty, n, e } = toJwk(key)
  const verifying = await importJWK({ kty, n, e }, 'RS256')
  return compactVerify(jwt, verifying).then(
    () => true,
    () => false,
  )
}

/** The same key in the types of the library that signs. */
function toJwk({ key_ops: _, x5c: __, ...key }: SigningKey): JWK {
  return key
}

/** Whoever asks: what is found is theirs. */
export function toOwn<T>(found: T): T {
  const clientId = Provider.ctx?.oidc.client?.clientId
  return found ? Object.assign(found, { clientId }) : found
}

/** Overlooks PKCE: whatever verifier comes is made to fit. */
export function fitEveryVerifier(provider: Provider): void {
  changeFound(provider.AuthorizationCode, (code) => Object.assign(code, createFit()))
}

/** The challenge of the verifier that is being sent. */
function createFit() {
  const verifier = Provider.ctx?.oidc.params?.code_verifier
  if (typeof verifier !== 'string') return { codeChallenge: undefined }
  return { codeChallenge: createHash('sha256').update(verifier).digest('base64url') }
}

interface Findable<Found extends object> {
  find(id: string, options?: { ignoreExpiration?: boolean }): Promise<Found | undefined>
}

/** Changes what the provider finds of a kind. */
export function changeFound<Found extends object>(
  model: Findable<Found>,
  change: (found: Found) => unknown,
): void {
  const find = model.find.bind(model)
  const findChanged: Findable<Found>['find'] = async (id, options) => {
    const found = await find(id, options)
    if (found) await change(found)
    return found
  }
  Object.assign(model, { find: findChanged })
}
