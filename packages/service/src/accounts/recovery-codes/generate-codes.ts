import { limits } from '@portico/contract'
import { createId } from '../../foundation/create-id.ts'
import {
  createRecoveryCode,
  hashAccountCode,
  hashRecoveryCode,
  toAccountCodeSealContext,
  toCodeSealContext,
} from '../../foundation/text/recovery-code.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

type User = Pick<UserRow, 'projectId' | 'userId'>
type Ports = Pick<Dependencies, 'keyRing' | 'clock'>

/** A recovery code that was not stored yet. */
export interface NewCode {
  readonly code: string
  readonly codeId: string
}

/** Generates ten recovery codes: the only readable copy. */
export const generateCodes = (
  { random }: Pick<Dependencies, 'random'>,
  projectId: string,
): readonly NewCode[] =>
  Array.from({ length: limits.totp.recoveryCodes }, () => ({
    code: createRecoveryCode(random),
    codeId: createId(random, 'totp-recovery-code', projectId),
  }))

/** Returns the rows of codes of an account. */
export const toAccountCodes = (
  { keyRing, clock }: Ports,
  { projectId, userId }: User,
  codes: readonly NewCode[],
) =>
  codes.map(({ code, codeId }) => ({
    codeId,
    codeHash: hashAccountCode(keyRing, userId, code),
    sealedCode: keyRing.seal(code, toAccountCodeSealContext({ projectId, userId })),
    createdAt: clock.now(),
  }))

/** Returns the rows of codes of an authenticator app. */
export const toAppCodes = (
  { keyRing }: Pick<Ports, 'keyRing'>,
  { projectId, userId }: User,
  totpId: string,
  codes: readonly NewCode[],
) =>
  codes.map(({ code, codeId }) => ({
    codeId,
    codeHash: hashRecoveryCode(keyRing, userId, code),
    sealedCode: keyRing.seal(code, toCodeSealContext({ projectId, totpId })),
  }))
