import { declareMethod } from '../../method/declare-method.ts'
import { totpCredential } from './credential.ts'

/** Authenticator apps, a further factor, as everybody below their rules knows them. */
export const totps = declareMethod({
  id: 'totps',
  auditActions: ['totp.created', 'totp.verified', 'totp.deleted', 'recovery_code.used'],
  credential: totpCredential,
})
