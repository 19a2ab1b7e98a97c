import type { ReplyOf, RequestOf } from '@portico/contract'
import type { passwords } from '@portico/contract/methods/passwords'
import type { Dependencies } from '../../dependencies.ts'
import type { Call } from '../../http/register-operations.ts'

type Check = typeof passwords.strengthCheck

/** Judges a password while it is typed. Nothing of it is kept or looked up by the address. */
export async function checkStrength(
  { passwordPolicy, rateLimits }: Dependencies,
  { project, source, body }: Call<RequestOf<Check>>,
): Promise<Omit<ReplyOf<Check>, 'request_id' | 'status_code'>> {
  await rateLimits.takeOfSource('strengthPerSource', project, source)
  const verdict = await passwordPolicy.evaluate({
    project,
    password: body.password,
    words: body.email === undefined ? [] : [body.email],
  })
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
