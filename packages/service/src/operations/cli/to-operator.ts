import type { Actor } from '../../kernel/audit/activity.ts'
import type { Terminal } from './terminal.ts'

/**
 * Returns the operator as an actor: the account that the machine reports, or under sudo the account that called it. The
 * account is not verified; it is a starting point for questions.
 */
export const toOperator = ({ env, account = '' }: Pick<Terminal, 'env' | 'account'>): Actor => ({
  kind: 'operator',
  id: (env.SUDO_USER || env.USER || env.LOGNAME || account).slice(0, 64),
})
