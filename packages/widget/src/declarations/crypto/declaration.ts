import type { AuthReply, CommonReply } from '@portico/contract'
import { cryptoText } from '../../locales/en/crypto.ts'
import type { MethodDeclaration } from '../method-declaration.ts'

/** Declares sign-in with a crypto wallet. The method has no options. */
export const crypto: MethodDeclaration<
  keyof typeof cryptoText,
  object,
  {
    CRYPTO_WALLET_AUTHENTICATE_START: CommonReply & { challenge: string }
    CRYPTO_WALLET_AUTHENTICATE: AuthReply
  }
> = { texts: cryptoText }
