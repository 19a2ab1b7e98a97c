import { interactionPolicy } from 'oidc-provider'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import { getInternalAuthorization } from '../engine/get-internal-authorization.ts'

const { Check } = interactionPolicy

/** Somebody has to be signed in who is still there; staff that acts as a person is not, where nobody may be asked. */
export const noSession = new Check(
  'no_session',
  'End-User authentication is required',
  'login_required',
  async ({ oidc }) => {
    const { session } = getInternalAuthorization()
    // Deleted or blocked since the session was proved is signed in no more.
    if (!session || !oidc.session?.accountId || !oidc.account) return Check.REQUEST_PROMPT
    return oidc.prompts.has('none') && isImpersonated(session.session)
      ? Check.REQUEST_PROMPT
      : Check.NO_NEED_TO_PROMPT
  },
)
