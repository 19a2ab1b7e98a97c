/** Problems of the wallet settings that a schema cannot express, such as a chain without a usable node. */

import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import type { SettingContext, SettingProblem } from '../../foundation/settings/declare-settings.ts'
import type { ContractWalletSettings, CryptoSettings } from './crypto-setting.ts'

/** Finds the problems of a project's wallet settings. */
export function findCryptoProblems(
  { siwe = false, contractWallets = [] }: CryptoSettings,
  { secrets }: SettingContext,
): readonly SettingProblem[] {
  const chainIds = contractWallets.map(({ chainId }) => chainId)
  return [
    ...(contractWallets.length > 0 && !siwe
      ? [{ key: 'contractWallets', message: 'needs siwe: true; other messages name no chain' }]
      : []),
    ...contractWallets.flatMap((chain, index) => {
      const key = `contractWallets[${index}]`
      const isTwice = chainIds.indexOf(chain.chainId) !== index
      return [
        ...(isTwice ? [{ key: `${key}.chainId`, message: `has ${chain.chainId} twice` }] : []),
        ...findInUrl(chain, secrets).map(([field, message]) => ({
          key: `${key}.${field}`,
          message,
        })),
      ]
    }),
  ]
}

function findInUrl(
  { rpcUrl, rpcUrlEnv }: ContractWalletSettings,
  secrets: SettingContext['secrets'],
): readonly (readonly [field: string, message: string])[] {
  if ((rpcUrl === undefined) === (rpcUrlEnv === undefined)) {
    return [['rpcUrl', 'write either "rpcUrl" or "rpcUrlEnv"']]
  }
  if (rpcUrl !== undefined) {
    return isUsable(rpcUrl) ? [] : [['rpcUrl', `must be an https URL, got "${rpcUrl}"`]]
  }
  const secret = secrets?.[rpcUrlEnv ?? ''] ?? ''
  // A missing secret is reported with all other secrets. Its value must not be printed.
  return secret === '' || isUsable(secret)
    ? []
    : [['rpcUrlEnv', `names ${rpcUrlEnv}, which is not an https URL`]]
}

/**
 * Returns true for a URL that the service may use. The node's answer decides who signs in, so an attacker on the
 * network must not be able to change it.
 */
function isUsable(text: string): boolean {
  if (!isUrl(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))
}
