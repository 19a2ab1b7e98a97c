import type { Atomically } from '../../../database/atomically.ts'
import { defineRows } from '../../../database/define-rows.ts'
import type { Db, Engine } from '../../../database/engine.ts'
import type { Fields } from '../../../database/map-columns.ts'
import type { CredentialRepository } from '../../../method/declare-credential.ts'
import type { CryptoCredentialsTable } from './crypto-tables.ts'

const cryptoRows = defineRows<Fields<CryptoCredentialsTable>, CryptoCredentialsTable>(
  'crypto_credentials',
  {},
)

/** One credential. */
export interface CryptoRow {
  readonly projectId: string
  readonly id: string
  readonly userId: string
  /** Whom a proof names; one person's in a project. */
  readonly subject: string
  readonly createdAt: number
}

/** What the method asks of the storage. */
export interface CryptoRepository extends CredentialRepository {
  /**
   * Whose a subject is; null when nobody's. Until the transaction ends nobody else is told: of two first sign-ins at
   * once the second finds the first.
   */
  holdSubject(projectId: string, subject: string): Promise<Pick<CryptoRow, 'id' | 'userId'> | null>
  add(row: CryptoRow): Promise<void>
}

/** Credentials by subject; any number a person. */
export function createCryptoRepository(
  db: Db,
  _atomically: Atomically,
  { lock }: Pick<Engine, 'lock'>,
): CryptoRepository {
  const rows = cryptoRows(db)
  return {
    async holdSubject(projectId, subject) {
      await lock(db, `crypto:${projectId}:${subject}`)
      const row = await rows.find({ projectId, subject })
      return row && { id: row.cryptoId, userId: row.userId }
    },

    add: ({ id, ...row }) => rows.add({ ...row, cryptoId: id }),

    findOwner: (projectId, id) => rows.read('userId', { projectId, cryptoId: id }),

    remove: async (projectId, userId, id) =>
      (await rows.remove({ projectId, userId, cryptoId: id })) > 0,
  }
}
