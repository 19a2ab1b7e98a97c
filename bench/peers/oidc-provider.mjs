// npm oidc-provider as it comes: its adapter in memory, and keys of its own. It issues what the service does: an ID token
// signed with RS256, and access and refresh tokens that are random.
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { bench } from '../support/open-bench.mjs'
import { servePeer } from '../support/serve-peer.mjs'

// It says what a production would have otherwise.
console.info = console.warn = () => {}
const { Provider } = await import('oidc-provider')
const { privateKey } = await generateKeyPair('RS256', { extractable: true })
const accountId = 'somebody'
const scope = 'openid email offline_access'
const provider = new Provider('http://localhost', {
  clients: [
    {
      client_id: bench.clientId,
      client_secret: bench.clientSecret,
      redirect_uris: [bench.redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  ],
  jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'bench' }] },
  claims: { email: ['email', 'email_verified'] },
  pkce: { required: () => false },
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  cookies: { keys: ['bench'] },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: true }),
  }),
})
const client = await provider.Client.find(bench.clientId)

/** As its authorization endpoint would make one, without a browser that says yes. */
async function createCode() {
  const grant = new provider.Grant({ accountId, clientId: bench.clientId })
  grant.addOIDCScope(scope)
  const grantId = await grant.save()
  const code = new provider.AuthorizationCode({
    accountId,
    client,
    grantId,
    scope,
    redirectUri: bench.redirectUri,
    authTime: Math.floor(Date.now() / 1_000),
    gty: 'authorization_code',
  })
  return code.save()
}

servePeer(createServer(provider.callback()), {
  codes: async (count) => {
    const codes = []
    for (let i = 0; i < count; i += 1) codes.push(await createCode())
    return codes
  },
})
