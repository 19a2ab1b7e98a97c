import { interactionPolicy } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'
import { toAuthenticatedAt } from '../engine-access/session-view.ts'
import { isReauthenticated } from '../request/pending-reauthentication.ts'

/**
 * Requires that the user's last proof is not older than the client app's limit (OpenID Connect Core section 3.1.2.1).
 */
export function createMaxAge(ports: EnginePorts, project: ProjectConfig): interactionPolicy.Check {
  const { Check } = interactionPolicy
  return new Check(
    'max_age',
    'End-User authentication could not be obtained',
    'login_required',
    async ({ oidc }) => {
      const { evaluation } = getInternalAuthorization()
      const maxAge = oidc.params?.max_age
      // The proof for the requested level is a recent one too, so the user is not asked twice.
      if (!evaluation || maxAge === undefined || evaluation.stepUp) return Check.NO_NEED_TO_PROMPT
      const ageMs = evaluation.at - toAuthenticatedAt(evaluation.proved.session)
      if (ageMs <= Number(maxAge) * 1_000) return Check.NO_NEED_TO_PROMPT
      // A user who has just signed in again for this request need not do so once more only because pages take time to
      // load.
      return !(await isReauthenticated(ports, project, evaluation))
    },
  )
}
