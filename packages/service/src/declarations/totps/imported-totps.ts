import type { RowOf } from '../../foundation/database/define-table.ts'
import { type CredentialImport, type CredentialOwner, declareImport } from '../declare-import.ts'
import { codeRows, type TotpRow, totpRows } from './totp-store.ts'

/** An authenticator app as it is imported and exported, with all of its recovery codes. */
export interface ImportedTotp extends Omit<TotpRow, keyof CredentialOwner> {
  /** In the order of their creation; used ones included. */
  readonly codes: readonly Omit<RowOf<typeof codeRows>, keyof CredentialOwner | 'totpId'>[]
}

const none: ImportedTotp['codes'] = []
const apps = declareImport({ rows: totpRows })
const codes = declareImport({ rows: codeRows })

/** How users are imported and exported with authenticator apps. Pending apps are as short-lived as links. */
export const importedTotps: CredentialImport<ImportedTotp> = {
  toNames: () => [],

  findNames: async () => [],

  async addAll(db, credentials, engine) {
    const refused = await apps.addAll(
      db,
      credentials.map(({ codes: _, ...app }) => app),
      engine,
    )
    const rows = credentials.flatMap(({ projectId, userId, totpId, codes: own }) =>
      own.map((code) => ({ ...code, projectId, userId, totpId })),
    )
    await codes.addAll(db, rows, engine)
    return refused
  },

  async listOf(db, projectId, userIds) {
    const found = await apps.listOf(db, projectId, userIds)
    const byApp = new Map(found.map((app) => [app.totpId, { ...app, codes: [...none] }]))
    const all = await codes.listOf(db, projectId, userIds)
    for (const code of all.toSorted((a, b) => a.position - b.position)) {
      byApp.get(code.totpId)?.codes.push(code)
    }
    return [...byApp.values()].filter(({ verified }) => verified)
  },
}
