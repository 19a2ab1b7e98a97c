/** Crypto wallets: a frame until the next commit. */
import { api } from '@portico/contract/schemas'
import { AuthError } from '../../errors/auth-error.ts'
import { defineMethod } from '../../method/define-method.ts'
import { crypto as declaration } from './declaration/index.ts'

const refuse = (): never => {
  throw new AuthError('unable_to_authenticate_crypto_wallet')
}

/** `crypto_wallets/*` */
export const crypto = defineMethod(declaration, {
  ...api.crypto,
  create: () => ({
    page: {
      authenticateStartPrimary: async () => refuse(),
      authenticateStartSecondary: async () => refuse(),
      authenticate: async () => refuse(),
    },
    backEnd: {
      authenticateStart: async () => refuse(),
      authenticate: async () => refuse(),
    },
  }),
})
