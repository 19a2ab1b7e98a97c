/** Operations that may run during an ending: all sign-ins, and all changes of credentials. */
import { byCredential } from './by-credential.ts'
import { byEnrolment } from './by-enrolment.ts'
import { byHost } from './by-host.ts'
import { byMailbox } from './by-mailbox.ts'
import { byProvider } from './by-provider.ts'
import { byRecoveryCode } from './by-recovery-code.ts'
import { bySecondStep } from './by-second-step.ts'
import { byWallet } from './by-wallet.ts'
import { inSession } from './in-session.ts'
import type { Operation } from './operation.ts'

export type { Answer, Basis, Operation, Ready } from './operation.ts'

/** All operations. */
export const operations: readonly Operation[] = [
  ...byMailbox,
  ...byProvider,
  ...byWallet,
  ...byCredential,
  ...byRecoveryCode,
  ...bySecondStep,
  ...byEnrolment,
  ...inSession,
  ...byHost,
]
