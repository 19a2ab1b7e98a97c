import type { AuthReply, CommonReply } from '@portico/contract'
import type { MethodDeclaration } from '../method-declaration.ts'
import { cryptoText } from './text/en.ts'

/** Sign-in by crypto wallet. It has no options of its own. */
export const crypto: MethodDeclaration<
  keyof typeof cryptoText,
  object,
  {
    CRYPTO_WALLET_AUTHENTICATE_START: CommonReply & { challenge: string }
    CRYPTO_WALLET_AUTHENTICATE: AuthReply
  }
> = { texts: cryptoText }
