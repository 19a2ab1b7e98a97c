import { findFactor } from '../../declarations/all-declarations.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

/** True for a session in which a further factor was proved: an authenticator app, a recovery code, or a backup of them. */
export const hasSecondFactor = (session: Pick<SessionRow, 'factors'>): boolean =>
  hasGuardFactor(session) ||
  session.factors.some(({ credential }) => credential && findFactor(credential)?.isBackup === true)

/** True for a session in which an authenticator app or a recovery code was proved; a backup of them is weaker. */
export const hasGuardFactor = ({ factors }: Pick<SessionRow, 'factors'>): boolean =>
  factors.some(({ credential }) => credential && findFactor(credential)?.isSecond === true)
