/** Crypto wallets for the host's back end. The host's own page talks to the wallet. */
import type { api } from '@portico/contract/schemas'
import { findNamedSession, readSessionName } from '../../accounts/sessions/named-session.ts'
import { toHostAuthReply } from '../../accounts/sessions/to-host-auth-reply.ts'
import { toSessionOptions } from '../../accounts/sessions/to-session-options.ts'
import { toPersonSource } from '../../accounts/sign-in/person-source.ts'
import { getUser } from '../../accounts/users/get-user.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import { authenticateWallet } from './authenticate-wallet.ts'
import type { ContractWallets } from './contract-signature.ts'
import { startAuthentication } from './start-authentication.ts'
import type { WalletChallenge, WalletPayload } from './wallet-challenge.ts'

// These calls carry no attributes, so the user's IP address and browser are unknown.
const source = toPersonSource({ body: {} })

interface TargetFields {
  readonly user_id?: string | undefined
  readonly session_token?: string | undefined
  readonly session_jwt?: string | undefined
}

/** Creates the handlers of `/v1/crypto_wallets`. */
export function createHostCryptoHandlers(
  dependencies: Dependencies & { readonly contractWallets: ContractWallets },
): Handlers<typeof api.crypto.backEnd> {
  const { storage } = dependencies
  return {
    async authenticateStart(call) {
      const { project, body } = call
      const target = await findTarget(dependencies, call)
      const context = { project, source, origin: null, body }
      const started = await startAuthentication(dependencies, context, target)
      const known = await storage.cryptoWallets.findByAddress(project.projectId, started.wallet)
      const userId = target?.userId ?? known?.userId
      return {
        user_id: userId ?? started.newUserId,
        challenge: started.challenge,
        user_created: userId === undefined,
      }
    },

    async authenticate(call) {
      const { project, body } = call
      const options = await toSessionOptions(dependencies, call)
      const context = { project, source, origin: null }
      const signedIn = await authenticateWallet(dependencies, context, body, options)
      return {
        ...(await toHostAuthReply(dependencies, call, signedIn)),
        ...toSiweReply(signedIn.challenge),
      }
    },
  }
}

/**
 * Finds the user to whom the host adds the wallet, by a user id or a session. Null when the request names neither: then
 * the wallet signs in its own user.
 */
async function findTarget(
  dependencies: Dependencies,
  call: Pick<Call<TargetFields>, 'project' | 'body'>,
): Promise<WalletPayload['target']> {
  const { project, body } = call
  if (body.user_id) {
    const { userId } = await getUser(dependencies.storage, project.projectId, body.user_id)
    return { userId, sessionId: null }
  }
  const name = await readSessionName(dependencies, call, body)
  if (!name) return null
  const named = await findNamedSession(dependencies.storage, dependencies, call, name)
  if (!named) throw new AuthError('session_not_found')
  return { userId: named.user.userId, sessionId: named.session.sessionId }
}

/** Returns the fields of an EIP-4361 message; no fields for a message of another format. */
function toSiweReply({ chainId, domain, uri, resources, issuedAt, requestId }: WalletChallenge) {
  if (chainId === null) return {}
  return {
    siwe_params: {
      domain,
      uri,
      chain_id: chainId,
      resources: [...resources],
      status_code: 200,
      issued_at: new Date(issuedAt).toISOString(),
      ...(requestId !== null && { message_request_id: requestId }),
    },
  }
}
