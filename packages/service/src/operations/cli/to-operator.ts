import type { Actor } from '../../kernel/audit/activity.ts'
import type { Terminal } from './terminal.ts'

/**
 * The operator as an actor: the account that the machine reports, behind sudo the one that called it. It is not
 * verified, and serves to ask further.
 */
export const toOperator = ({ env, account = '' }: Pick<Terminal, 'env' | 'account'>): Actor => ({
  kind: 'operator',
  id: (env.SUDO_USER || env.USER || env.LOGNAME || account).slice(0, 64),
})
