/** Social sign-in for the host's back end. */
import type { api } from '@portico/contract/schemas'
import { findNamedSession, readSessionName } from '../../accounts/sessions/named-session.ts'
import { toHostAuthReply } from '../../accounts/sessions/to-host-auth-reply.ts'
import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { readHostProof } from '../../accounts/sign-in/read-host-proof.ts'
import { toShownFactor } from '../../accounts/totps/further-factor.ts'
import { getUser } from '../../accounts/users/get-user.ts'
import { oauthCredential } from '../../declarations/oauth/credential.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'
import { issueAttachToken } from './attach-oauth.ts'
import { getProviderConfig } from './get-provider-config.ts'
import { getProviderTokens } from './provider-tokens.ts'
import { signInByOauth } from './sign-in-by-oauth.ts'
import { toOauthReply } from './to-oauth-reply.ts'
import type { Upstream } from './upstream/upstream.ts'

/** Creates the handlers of `/v1/oauth` and of the endpoint for providers' tokens. */
export function createHostOauthHandlers(
  dependencies: Dependencies,
  upstream: Upstream,
): Handlers<typeof api.oauth.backEnd> {
  const { storage, clock } = dependencies
  return {
    async authenticate(call) {
      const { body } = call
      const { context, options } = await readHostProof(dependencies, call)
      const presented = {
        token: body.token,
        codeVerifier: body.code_verifier,
        browserTokens: [],
        further: toShownFactor(body, options),
      }
      const signedIn = await signInByOauth(dependencies, context, presented, options)
      return {
        ...(await toHostAuthReply(dependencies, call, signedIn)),
        ...toOauthReply(signedIn, 'host'),
      }
    },

    async attach(call) {
      const { project, body } = call
      const { projectId } = project
      getProviderConfig(project, body.provider)
      const name = await readSessionName(dependencies, call, body)
      const named = name && (await findNamedSession(storage, dependencies, call, name))
      if (name && !named) throw new AuthError('session_not_found')
      if (named) {
        // If the host names a session of the user, it is checked like the session of a page.
        verifyFreshProof(named.session, clock.now(), oauthCredential.addition)
        verifySufficientFactors(named.user, named.session, clock.now())
      }
      const user = named?.user ?? (await getUser(storage, projectId, body.user_id ?? ''))
      const { provider } = body
      const attach = { userId: user.userId, sessionId: named?.session.sessionId ?? null }
      const payload = { provider, attach }
      const token = await issueAttachToken(storage, dependencies, projectId, payload)
      return { oauth_attach_token: token }
    },

    async tokens({ project, params }) {
      const { projectId } = project
      const { user_id: id = '', provider = '' } = params
      const user = await getUser(storage, projectId, id)
      const rows = await storage.oauth.listOfUser(projectId, user.userId, provider)
      const [first] = rows
      if (!first) throw new AuthError('oauth_user_registration_not_found')
      const registrations = []
      for (const row of rows) {
        const tokens = await getProviderTokens(dependencies, upstream, project, row)
        const { accessToken, refreshToken, idToken, scopes, expiresAt } = tokens
        registrations.push({
          oauth_user_registration_id: row.registrationId,
          provider_subject: row.subject,
          access_token: accessToken,
          access_token_expires_in:
            expiresAt === null ? null : Math.floor((expiresAt - dependencies.clock.now()) / 1_000),
          refresh_token: refreshToken ?? '',
          id_token: idToken ?? '',
          scopes: [...scopes],
        })
      }
      return { provider_type: first.providerType, registrations }
    },
  }
}
