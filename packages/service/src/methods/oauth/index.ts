/** Oauth: a toy until `verify-proof.ts` verifies something. */
import { api } from '@portico/contract/schemas'
import { defineMethod } from '../../method/define-method.ts'
import { readSessionOptions } from '../../sessions/read-session-options.ts'
import { requireSession } from '../../sessions/start-session.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import { deleteFactor } from '../../users/delete-factor.ts'
import { authenticateOauth } from './authenticate-oauth.ts'
import { createHostOauthHandlers } from './back-end.ts'
import { oauthCredential } from './declaration/credential.ts'
import { oauth as declaration } from './declaration/index.ts'

/** `oauths/*` */
export const oauth = defineMethod(declaration, {
  ...api.oauth,
  create: (dependencies) => ({
    page: {
      async authenticate(call) {
        const { project, body } = call
        const options = readSessionOptions(call, body)
        const proved = await authenticateOauth(dependencies, call, body, options)
        return toAuthReply(dependencies, project, requireSession(proved.started), proved.user)
      },
      remove: (call) => deleteFactor(dependencies, call, oauthCredential),
    },
    backEnd: createHostOauthHandlers(dependencies),
  }),
})
