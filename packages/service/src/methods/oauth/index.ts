/**
 * Sign-in with an account at a provider: the redirect there and back, and the page's sign-in with the resulting token.
 */
import { api } from '@portico/contract/schemas'
import { getOwnSession } from '../../accounts/sessions/get-own-session.ts'
import { readSessionOptions } from '../../accounts/sessions/read-session-options.ts'
import { toAuthReply } from '../../accounts/sessions/to-auth-reply.ts'
import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { defineMethod } from '../../accounts/sign-in/define-method.ts'
import { toShownFactor } from '../../accounts/totps/further-factor.ts'
import { oauthCredential } from '../../declarations/oauth/credential.ts'
import { oauth as declaration } from '../../declarations/oauth/index.ts'
import { readBrowserTokens } from '../../kernel/http/browser-cookie.ts'
import { issueAttachToken } from './attach-oauth.ts'
import { createHostOauthHandlers } from './back-end.ts'
import { examineProviders } from './examine-providers.ts'
import { findAddress } from './find-address.ts'
import { getProviderConfig } from './get-provider-config.ts'
import { providerLine } from './provider-line.ts'
import { registerFrame } from './register-frame.ts'
import { registerOauthRoutes } from './register-oauth-routes.ts'
import { restoreRegistration } from './restore-registration.ts'
import { signInByOauth } from './sign-in-by-oauth.ts'
import { toOauthReply } from './to-oauth-reply.ts'
import { createUpstream } from './upstream/create-upstream.ts'

/** The operations `oauth/*`, and the addresses to which browsers are redirected. */
export const oauth = defineMethod(declaration, {
  ...api.oauth,
  line: providerLine,
  examine: examineProviders,
  create(dependencies) {
    const { storage, clock } = dependencies
    const upstream = createUpstream(dependencies)
    return {
      page: {
        async authenticate(call) {
          const { body } = call
          const options = readSessionOptions(call, body)
          const presented = {
            token: body.token,
            codeVerifier: body.code_verifier,
            browserTokens: readBrowserTokens(dependencies, call.http),
            further: toShownFactor(body, options),
          }
          const signedIn = await signInByOauth(dependencies, call, presented, options)
          return {
            ...(await toAuthReply(dependencies, call, signedIn)),
            ...toOauthReply(signedIn, 'page'),
          }
        },

        async findAddress(call) {
          const { token, code_verifier: codeVerifier } = call.body
          const browserTokens = readBrowserTokens(dependencies, call.http)
          const presented = { token, codeVerifier, browserTokens }
          return { email: await findAddress(dependencies, call, presented) }
        },

        async attach(call) {
          const { project, body } = call
          const { user, session } = await getOwnSession(dependencies, call)
          // A linked account gives lasting access, so the session needs a fresh proof and all factors.
          verifyFreshProof(session, clock.now(), oauthCredential.addition)
          verifySufficientFactors(user, session, clock.now())
          getProviderConfig(project, body.provider)
          const attach = { userId: user.userId, sessionId: session.sessionId }
          const payload = { provider: body.provider, attach }
          const token = await issueAttachToken(storage, dependencies, project.projectId, payload)
          return { oauth_attach_token: token }
        },

        restore: (call) => restoreRegistration(dependencies, call),
      },
      backEnd: createHostOauthHandlers(dependencies, upstream),
      registerRoutes(app, context) {
        registerOauthRoutes(app, context, dependencies, upstream)
        registerFrame(app, dependencies.config)
      },
    }
  },
})
