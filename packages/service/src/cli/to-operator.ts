import type { Actor } from '../audit/activity.ts'
import type { Terminal } from './terminal.ts'

/** Whose shell it is; the machine's own word, good enough to ask further. */
export const toOperator = ({ env }: Pick<Terminal, 'env'>): Actor => ({
  kind: 'operator',
  id: (env.USER ?? '').slice(0, 64),
})
