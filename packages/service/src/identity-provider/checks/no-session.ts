import { interactionPolicy } from 'oidc-provider'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'

const { Check } = interactionPolicy

/** Requires a signed-in user who still exists. With `prompt=none`, an impersonated session does not count. */
export const noSession = new Check(
  'no_session',
  'End-User authentication is required',
  'login_required',
  async ({ oidc }) => {
    const { session } = getInternalAuthorization()
    // The user was deleted or blocked after the session was read.
    if (!session || !oidc.session?.accountId || !oidc.account) return Check.REQUEST_PROMPT
    return oidc.prompts.has('none') && isImpersonated(session.session)
      ? Check.REQUEST_PROMPT
      : Check.NO_NEED_TO_PROMPT
  },
)
