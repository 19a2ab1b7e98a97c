import type { ReplyOf, RequestOf } from '@portico/contract'
import type { passwords } from '@portico/contract/methods/passwords'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { findResetWords } from './find-reset-words.ts'

type Check = typeof passwords.strengthCheck

/**
 * Checks a password while the user types it. Stores nothing, and looks nothing up by an address; the token of a reset
 * link identifies the user.
 */
export async function checkStrength(
  dependencies: Dependencies,
  { project, source, body }: Call<RequestOf<Check>>,
): Promise<Omit<ReplyOf<Check>, 'request_id' | 'status_code'>> {
  const { passwordPolicy, rateLimits } = dependencies
  await rateLimits.takeOfSource('strengthPerSource', project, source)
  const { email, token, code_verifier: codeVerifier, password } = body
  const known =
    token === undefined
      ? []
      : await findResetWords(dependencies, { project, source }, { token, codeVerifier })
  const words = email === undefined ? known : [email, ...known]
  const verdict = await passwordPolicy.evaluate({ project, password, words })
  return {
    valid_password: verdict.isValid,
    score: verdict.score,
    breached_password: verdict.isBreached,
    breach_detection_on_create: project.passwords.breachDetection.onCreate,
    strength_policy: project.passwords.strengthPolicy,
    feedback: {
      warning: verdict.warning,
      suggestions: [...verdict.suggestions],
      luds_requirements: verdict.luds,
    },
  }
}
