import type { Dependencies } from '../../kernel/dependencies.ts'
import type { FactorRow } from '../../kernel/storage/storage.ts'

/** Returns the factor that a password adds to a session. */
export const toPasswordFactor = ({ clock }: Pick<Dependencies, 'clock'>): FactorRow => ({
  type: 'password',
  deliveryMethod: 'knowledge',
  authenticatedAt: clock.now(),
})
