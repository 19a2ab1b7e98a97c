import type { Dependencies } from '../../kernel/dependencies.ts'
import type { FactorRow } from '../../kernel/storage/storage.ts'

/** A password, as a session's factor. */
export const toPasswordFactor = ({ clock }: Pick<Dependencies, 'clock'>): FactorRow => ({
  type: 'password',
  deliveryMethod: 'knowledge',
  authenticatedAt: clock.now(),
})
