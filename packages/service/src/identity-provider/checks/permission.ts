import { interactionPolicy } from 'oidc-provider'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'

const { Check } = interactionPolicy

/** The last check: nothing prevents the request, so the grant is stored before anything is issued. */
export const permission = new Check(
  'permission',
  'a permission stands for what is issued',
  'interaction_required',
  async (ctx) => {
    const authorization = getInternalAuthorization()
    await authorization.grant(ctx, authorization)
    return Check.NO_NEED_TO_PROMPT
  },
)
