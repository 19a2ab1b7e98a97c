import type { Actor } from '../audit/activity.ts'
import type { Terminal } from './terminal.ts'

/** Whose shell it is; the machine's own word, good enough to ask further. Behind sudo it is who called that. */
export const toOperator = ({ env, account = '' }: Pick<Terminal, 'env' | 'account'>): Actor => ({
  kind: 'operator',
  id: (env.SUDO_USER || env.USER || env.LOGNAME || account).slice(0, 64),
})
