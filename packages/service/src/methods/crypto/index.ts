/** Sign-in with a crypto wallet: a message to sign, and the signature. */
import { api } from '@portico/contract/schemas'
import { getOwnSession } from '../../accounts/sessions/get-own-session.ts'
import { readSessionOptions } from '../../accounts/sessions/read-session-options.ts'
import { toAuthReply } from '../../accounts/sessions/to-auth-reply.ts'
import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { defineMethod } from '../../accounts/sign-in/define-method.ts'
import { walletCredential } from '../../declarations/crypto/credential.ts'
import { crypto as declaration } from '../../declarations/crypto/index.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { authenticateWallet } from './authenticate-wallet.ts'
import { createHostCryptoHandlers } from './back-end.ts'
import { createContractWallets } from './contract-signature.ts'
import { examineChains } from './examine-chains.ts'
import { type StartFields, startAuthentication } from './start-authentication.ts'
import { walletLine } from './wallet-line.ts'

/** The operations `crypto_wallets/*`. */
export const crypto = defineMethod(declaration, {
  ...api.crypto,
  line: walletLine,
  examine: examineChains,
  create(ports) {
    const dependencies = { ...ports, contractWallets: createContractWallets(ports) }
    return {
      page: {
        async authenticateStartPrimary(call) {
          const { challenge } = await startAuthentication(dependencies, toAsked(call), null)
          return { challenge }
        },

        async authenticateStartSecondary(call) {
          const { user, session } = await getOwnSession(dependencies, call)
          const { userId } = user
          const target = { userId, sessionId: session.sessionId }
          const { challenge, wallet } = await startAuthentication(
            dependencies,
            toAsked(call),
            target,
          )
          const { projectId } = call.project
          const known = await dependencies.storage.cryptoWallets.findByAddress(projectId, wallet)
          // The checks run again when the signature arrives, and only that result counts. Here they spare the user a
          // signature that would be refused.
          if (known?.userId !== userId) {
            const now = dependencies.clock.now()
            verifyFreshProof(session, now, walletCredential.addition)
            verifySufficientFactors(user, session, now)
          }
          return { challenge }
        },

        async authenticate(call) {
          const options = readSessionOptions(call, call.body)
          const signedIn = await authenticateWallet(dependencies, call, call.body, options)
          return toAuthReply(dependencies, call, signedIn)
        },
      },
      backEnd: createHostCryptoHandlers(dependencies),
    }
  },
})

/**
 * Pages may always send the parts of an EIP-4361 message. They have an effect only if the project enables such
 * messages.
 */
const toAsked = <Started extends Pick<Call<StartFields>, 'project' | 'body'>>(call: Started) => ({
  ...call,
  body: call.project.crypto.siwe ? call.body : { ...call.body, siwe_params: undefined },
})
