import { addUnprovedColumn } from '../../foundation/database/add-unproved-column.ts'
import { defineHeldRows } from '../../foundation/database/held-rows.ts'
import { getText } from '../../foundation/database/sealed-column.ts'
import { hashRecoveryCode, toCodeSealContext } from '../../foundation/text/recovery-code.ts'
import { pickWords } from '../../locales/to-catalogue.ts'
import { declareAddition } from '../declare-addition.ts'
import { declareCredential } from '../declare-credential.ts'
import { createTotps } from './create-totps-repository.ts'
import { importedTotps } from './imported-totps.ts'
import { toSecretSealContext } from './totp-secret-context.ts'
import { codeRows, type TotpRow, totpRows } from './totp-store.ts'
import { totpWords } from './totp-words.ts'

/** The parts of an authenticator app that are shown. */
export type UserTotp = Pick<TotpRow, 'totpId' | 'verified'>

const none: readonly UserTotp[] = []

/** Authenticator apps, with the recovery codes that can replace them. */
export const totpCredential = declareCredential({
  id: 'totps',
  title: 'authenticator app with its recovery codes',
  tables: { totps: totpRows, recovery_codes: codeRows },
  sealed: {
    totps: {
      column: 'sealed_secret',
      toContext: (projectId, row) =>
        toSecretSealContext({
          projectId,
          userId: getText(row, 'user_id'),
          totpId: getText(row, 'totp_id'),
        }),
    },
    recovery_codes: {
      column: 'sealed_code',
      toContext: (projectId, row) =>
        toCodeSealContext({ projectId, totpId: getText(row, 'totp_id') }),
      rehashed: {
        column: 'code_hash',
        hash: (keys, row, text) => hashRecoveryCode(keys, getText(row, 'user_id'), text),
      },
    },
  },
  migrations: [{ name: '0022-unproved-totps', up: addUnprovedColumn('totps') }],
  createRepository: createTotps,
  imports: importedTotps,
  none,
  held: defineHeldRows({
    rows: totpRows,
    fields: ['totpId', 'verified'],
    order: ['createdAt', 'totpId'],
    toState: (totps) => totps,
  }),
  list: (totps) =>
    totps.map(({ totpId: id, verified }) => ({ id, details: { totp_id: id }, isGuard: verified })),
  without: (totps, id) => totps.filter(({ totpId }) => totpId !== id),
  toView: (totps) => ({
    totps: totps.map(({ totpId, verified }) => ({ totp_id: totpId, verified })),
  }),
  canSignIn: () => false,
  toSummary: (totps) => [['apps', totps.map(({ totpId }) => totpId).join(', ')]],
  factors: {
    totp: {
      toView: ({ id }) => ({ authenticator_app_factor: { totp_id: id } }),
      auditField: 'totp_id',
      isSecond: true,
      isEnrolled: 'anywhere',
    },
    recovery_code: {
      toView: ({ id }) => ({ recovery_code_factor: { totp_recovery_code_id: id } }),
      auditField: 'recovery_code_id',
      isSecond: true,
    },
  },
  filters: {
    totp_id: { takes: 'texts', column: 'totp_id' },
    totp_verified: { takes: 'truth', column: 'verified' },
  },
  addition: declareAddition({
    notice: 'totp.added',
    eventKind: 'totp',
    idField: 'totpId',
    words: pickWords(totpWords, 'added'),
  }),
  removal: {
    operation: 'deleteTotp',
    action: 'totp.deleted',
    dependent: {
      factor: 'recovery_code',
      listIds: (totps, projectId, userId) => totps.listCodeIds(projectId, userId),
    },
  },
})
