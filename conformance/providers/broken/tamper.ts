/** Ways to stand between the reference and the wire. */
import { CompactSign, compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose'
import type { KoaContextWithOIDC, Provider, JWK as SigningKey } from 'oidc-provider'
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
