import { parseWallet, type Wallet } from '../../declarations/crypto/wallet-address.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import { readSiweParams, type SentSiweParams } from './read-siwe-params.ts'
import { defaultStatement, writeMessage } from './sign-in-message.ts'
import { challengeLifeMs, issueWalletChallenge, type WalletPayload } from './wallet-challenge.ts'

/** The fields of a request that starts a sign-in. */
export interface StartFields {
  readonly crypto_wallet_type: string
  readonly crypto_wallet_address: string
  readonly siwe_params?: SentSiweParams | undefined
}

/** The message to sign, and the fields that only a host receives. */
export interface StartedAuthentication {
  readonly challenge: string
  readonly wallet: Wallet
  readonly newUserId: string
}

/**
 * Writes and stores the message that the wallet is to sign.
 *
 * @param call.origin the origin of the page; null for a server
 * @param target the user to whom the wallet is to be added; null to sign in the wallet's own user
 * @throws AuthError `invalid_wallet_type`, `invalid_crypto_wallet_address`,
 *   `crypto_wallet_type_incompatible_with_siwe`, `too_many_requests`, every error of `readSiweParams`
 */
export async function startAuthentication(
  dependencies: Dependencies,
  call: Pick<Call<StartFields>, 'project' | 'source' | 'origin' | 'body'>,
  target: WalletPayload['target'],
): Promise<StartedAuthentication> {
  const { random, clock, config } = dependencies
  const { project, source, body } = call
  const wallet = parseWallet(body.crypto_wallet_type, body.crypto_wallet_address)
  await takeStart(dependencies, call, wallet)
  const now = clock.now()
  const origin = call.origin ?? project.allowedOrigins[0] ?? config.baseUrl
  const page = { domain: new URL(origin).host, uri: origin }
  const parts = toParts(call, wallet, page, now)
  const nonce = Buffer.from(random.bytes(16)).toString('hex')
  const expiresAt = now + challengeLifeMs
  const message = writeMessage({ ...parts, wallet, nonce, expiresAt })
  const newUserId = createId(random, 'user', project.projectId)
  const { statement: _inMessage, ...kept } = parts
  const payload: WalletPayload = {
    ...kept,
    resources: [...parts.resources],
    message,
    target,
    newUserId,
  }
  await issueWalletChallenge(dependencies, project.projectId, wallet, {
    payload,
    nonce,
    now,
    source,
  })
  return { challenge: message, wallet, newUserId }
}

async function takeStart(
  { rateLimits }: Pick<Dependencies, 'rateLimits'>,
  { project, source }: { readonly project: Call['project']; readonly source: Source },
  { type, address }: Wallet,
): Promise<void> {
  await rateLimits.takeOfSource('cryptoWalletStartPerSource', project, source)
  if (source.isHost) return
  const key = `${source.bucket} ${type} ${address}`
  await rateLimits.takeOfKey('cryptoWalletStartPerWallet', project, key)
}

function toParts(
  { project, body }: Pick<Call<StartFields>, 'project' | 'body'>,
  { type }: Wallet,
  page: { readonly domain: string; readonly uri: string },
  now: number,
) {
  const { siwe_params: params } = body
  if (params && type !== 'ethereum') {
    throw new AuthError('crypto_wallet_type_incompatible_with_siwe')
  }
  if (type === 'ethereum' && (params || project.crypto.siwe)) {
    return readSiweParams(project, page, params ?? {}, now)
  }
  return {
    ...page,
    chainId: null,
    statement: defaultStatement,
    issuedAt: now,
    notBefore: null,
    requestId: null,
    resources: [],
  }
}
