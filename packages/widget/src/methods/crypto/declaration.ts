import type { AuthReply } from '@portico/contract'
import type { MethodDeclaration } from '../../method/declare-method.ts'
import type { CryptoOptions } from './options.ts'
import { cryptoText } from './text/en.ts'

/** Crypto. */
export const crypto: MethodDeclaration<
  keyof typeof cryptoText,
  { cryptoOptions?: CryptoOptions },
  { CRYPTO_AUTHENTICATE: AuthReply }
> = { texts: cryptoText }
