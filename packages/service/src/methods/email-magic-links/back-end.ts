/** Magic links for the host's back end. The service or the host delivers a link, and the host presents its token. */

import { limits } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { toHostAuthReply } from '../../accounts/sessions/to-host-auth-reply.ts'
import { toExpirationMinutes } from '../../accounts/sign-in/mail-options.ts'
import { toPersonSource } from '../../accounts/sign-in/person-source.ts'
import { readHostProof } from '../../accounts/sign-in/read-host-proof.ts'
import { getRecipient, toSendTarget } from '../../accounts/sign-in/send-target.ts'
import { getUser } from '../../accounts/users/get-user.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import { inviteByLink, revokeInvite } from './invite.ts'
import { issueEmbeddedToken } from './issue-embedded-token.ts'
import { sendLink } from './send-link.ts'
import { signInByLink } from './sign-in-by-link.ts'

/** How long a token that the host delivers is valid if the request does not say. */
const embeddedMinutes = 60

/** Creates the handlers of `/v1/magic_links`. */
export function createHostMagicLinkHandlers(
  dependencies: Dependencies,
): Handlers<typeof api.emailMagicLinks.backEnd> {
  const { storage } = dependencies
  return {
    async create(call) {
      const { project, body } = call
      const minutes = toExpirationMinutes(
        body.expiration_minutes,
        limits.magicLink,
        embeddedMinutes,
      )
      const user = await getUser(storage, project.projectId, body.user_id)
      if (user.blockedAt !== null) throw new AuthError('user_blocked')
      const context = { project, source: toPersonSource(call) }
      return {
        user_id: user.userId,
        token: await issueEmbeddedToken(dependencies, context, user, minutes),
      }
    },

    async emailLoginOrCreate(call) {
      const { recipient: sent } = await sendLink(
        dependencies,
        toPersonCall(call),
        'login_or_create',
      )
      const { userId, emailId, isCreated } = await getRecipient(dependencies, call, sent)
      return { user_id: userId, email_id: emailId, user_created: isCreated }
    },

    async emailSend(call) {
      const target = await toSendTarget(dependencies, call)
      const { recipient: sent } = await sendLink(dependencies, toPersonCall(call), target)
      const { userId, emailId } = await getRecipient(dependencies, call, sent)
      return { user_id: userId, email_id: emailId }
    },

    emailInvite: (call) => inviteByLink(dependencies, toPersonCall(call)),

    async emailRevokeInvite(call) {
      await revokeInvite(dependencies, call)
      return {}
    },

    async authenticate(call) {
      const { body } = call
      const { context, options } = await readHostProof(dependencies, call)
      const presented = {
        token: body.token,
        codeVerifier: body.code_verifier,
        match: body.options,
      }
      const signedIn = await signInByLink(dependencies, context, presented, options)
      return {
        ...(await toHostAuthReply(dependencies, call, signedIn)),
        method_id: signedIn.methodId,
        reset_sessions: false,
      }
    },
  }
}

/** Returns the call with the user's attributes as its source. */
function toPersonCall<Body extends Parameters<typeof toPersonSource>[0]['body']>(
  call: Call<Body>,
): Call<Body> {
  return { ...call, source: toPersonSource(call) }
}
