import { interactionPolicy } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'
import { isReauthenticated } from '../request/pending-reauthentication.ts'

/**
 * Requires a new sign-in for this request, however recent the last one is (`prompt=login`), or a choice of the account
 * (`prompt=select_account`).
 */
export function createLoginPrompt(
  ports: EnginePorts,
  project: ProjectConfig,
  name: 'login' | 'select_account',
): interactionPolicy.Check {
  const { Check } = interactionPolicy
  const error = name === 'login' ? 'login_required' : 'account_selection_required'
  return new Check(`${name}_prompt`, `${name} prompt was not resolved`, error, async ({ oidc }) => {
    const { evaluation } = getInternalAuthorization()
    if (!evaluation || !oidc.prompts.has(name)) return Check.NO_NEED_TO_PROMPT
    return !(await isReauthenticated(ports, project, evaluation))
  })
}
