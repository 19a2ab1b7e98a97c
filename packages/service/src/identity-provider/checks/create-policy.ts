import { interactionPolicy } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { clientImpersonation } from './client-impersonation.ts'
import { consent } from './consent.ts'
import { idTokenHint } from './id-token-hint.ts'
import { createLoginHint } from './login-hint.ts'
import { createLoginPrompt } from './login-prompt.ts'
import { createMaxAge } from './max-age.ts'
import { noSession } from './no-session.ts'
import { permission } from './permission.ts'
import { review } from './review.ts'
import { stepUp } from './step-up.ts'

/**
 * Creates the engine's interaction policy: the steps before a request is answered. The engine evaluates the prompts in
 * this order, each with all of its checks, and stops at the first that is required.
 */
export function createPolicy(
  ports: EnginePorts,
  project: ProjectConfig,
): interactionPolicy.DefaultPolicy {
  const { Prompt, base } = interactionPolicy
  const policy = base()
  policy.clear()
  const add = (
    name: string,
    isRequestable: boolean,
    ...checks: readonly interactionPolicy.Check[]
  ): void => {
    const prompt = new Prompt({ name, requestable: isRequestable })
    // Removed, since the engine's own check of a prompt does not know whether the user has signed in again since.
    prompt.checks.clear()
    for (const check of checks) prompt.checks.add(check)
    policy.add(prompt)
  }
  const login = createLoginPrompt(ports, project, 'login')
  const maxAge = createMaxAge(ports, project)
  add('login', true, noSession, login, maxAge, idTokenHint)
  const select = createLoginPrompt(ports, project, 'select_account')
  add('select_account', true, select, createLoginHint(ports, project))
  add('step_up', false, stepUp)
  add('consent', true, consent, clientImpersonation(project))
  add('review', false, review)
  add('permission', false, permission)
  return policy
}
