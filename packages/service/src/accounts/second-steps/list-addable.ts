import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { findSmsPhone, findStepBeside, smsStep } from '../sessions/sms-step.ts'
import { isGuarded } from '../sessions/verify-sufficient-factors.ts'
import { isSmsAllowed } from './add-sms-step.ts'

/** Lists the second steps that a signed-in user can add: those that the project allows and the user has not. */
export async function listAddable(
  dependencies: Pick<Dependencies, 'storage' | 'findTextSender'>,
  project: ProjectConfig,
  user: UserRow,
): Promise<readonly string[]> {
  const canAddApp = project.factors.kinds.includes('totp') && !isGuarded(user)
  const canAddSms =
    isSmsAllowed(dependencies, project) &&
    findSmsPhone(user) === null &&
    (await findStepBeside(dependencies.storage, project, user)) !== null
  return [...(canAddApp ? ['totp'] : []), ...(canAddSms ? [smsStep] : [])]
}
