/**
 * An OpenID provider inside the development service, so that the first sign-in with a provider needs no account at a
 * real one. It accepts any name that is typed, and speaks the protocol as a real provider does (OpenID Connect Core
 * 1.0, 3.1).
 */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { exampleProvider } from '../../foundation/addresses/example-provider.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import type { Clock } from '../../foundation/clock.ts'
import { tryParse } from '../../foundation/text/try-parse.ts'
import { readQuery, registerForms } from '../../kernel/pages/read-page-request.ts'
import { examplePagePolicy, renderExamplePage } from './render-example-page.ts'

const codeLifeMs = 60_000
const mostCodes = 100

interface Granted {
  readonly redirectUri: string
  readonly nonce: string | null
  readonly challenge: string | null
  readonly name: string
  readonly email: string
  readonly expiresAt: number
}

/** Registers the provider's pages and endpoints below `/dev/example-provider`. */
export function registerExampleProvider(
  app: FastifyInstance,
  { baseUrl, clock }: { readonly baseUrl: string; readonly clock: Clock },
): void {
  const issuer = `${baseUrl}${exampleProvider.path}`
  const codes = new Map<string, Granted>()
  // The key is made at the first request, so that it does not delay the start.
  let made: ReturnType<typeof makeKey> | null = null
  const getKey = () => {
    made ??= makeKey()
    return made
  }

  app.get(`${exampleProvider.path}/.well-known/openid-configuration`, async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }))

  app.get(`${exampleProvider.path}/jwks`, async () => ({ keys: [(await getKey()).jwk] }))

  app.get(`${exampleProvider.path}/authorize`, async (request, reply) => {
    const asked = readQuery(request.url)
    const isOwn = asked.get('redirect_uri')?.startsWith(`${baseUrl}/v1/oauth/callback/`) ?? false
    return reply
      .code(isOwn ? 200 : 400)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': examplePagePolicy, 'x-frame-options': 'DENY' })
      .send(renderExamplePage(isOwn ? asked : null))
  })

  app.register(async (scope) => {
    registerForms(scope)
    scope.post<{ Body: URLSearchParams | undefined }>(
      `${exampleProvider.path}/authorize`,
      async (request, reply) => {
        const { body: form = new URLSearchParams() } = request
        const redirectUri = form.get('redirect_uri') ?? ''
        if (!redirectUri.startsWith(`${baseUrl}/v1/oauth/callback/`)) return reply.code(400).send()
        const url = new URL(redirectUri)
        url.searchParams.set('state', form.get('state') ?? '')
        url.searchParams.set('iss', issuer)
        const email = tryParse(() => parseEmail(form.get('email') ?? '').address)
        if (form.get('answer') !== 'continue' || email === null) {
          url.searchParams.set('error', 'access_denied')
        } else {
          const code = randomBytes(24).toString('base64url')
          if (codes.size >= mostCodes) codes.clear()
          codes.set(code, {
            redirectUri,
            email,
            nonce: form.get('nonce'),
            challenge: form.get('code_challenge'),
            name: (form.get('name') ?? '').slice(0, 128),
            expiresAt: clock.now() + codeLifeMs,
          })
          url.searchParams.set('code', code)
        }
        return reply.code(303).header('location', url.href).send()
      },
    )

    scope.post<{ Body: URLSearchParams | undefined }>(
      `${exampleProvider.path}/token`,
      async (request, reply) => {
        const { body: form = new URLSearchParams() } = request
        const code = form.get('code') ?? ''
        const granted = codes.get(code)
        codes.delete(code)
        const verifier = form.get('code_verifier') ?? ''
        const challenge = createHash('sha256').update(verifier).digest('base64url')
        const isGood =
          granted &&
          granted.expiresAt > clock.now() &&
          granted.redirectUri === form.get('redirect_uri') &&
          granted.challenge === challenge &&
          form.get('client_id') === exampleProvider.clientId
        if (!isGood) return reply.code(400).send({ error: 'invalid_grant' })
        const { privateKey, jwk } = await getKey()
        const seconds = Math.floor(clock.now() / 1_000)
        const { name, email, nonce } = granted
        const idToken = await new SignJWT({
          name,
          email,
          email_verified: true,
          ...(nonce !== null && { nonce }),
        })
          .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
          .setIssuer(issuer)
          .setAudience(exampleProvider.clientId)
          .setSubject(createHash('sha256').update(email).digest('base64url').slice(0, 22))
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + 300)
          .sign(privateKey)
        return {
          access_token: randomBytes(24).toString('base64url'),
          token_type: 'Bearer',
          expires_in: 300,
          scope: 'openid email profile',
          id_token: idToken,
        }
      },
    )
  })
}

async function makeKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = randomBytes(6).toString('hex')
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}
