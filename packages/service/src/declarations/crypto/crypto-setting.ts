import { Type } from 'typebox'
import type { DeclaredSetting, SettingContext } from '../declare-method.ts'
import { strict, Text } from '../setting-schemas.ts'
import { findCryptoProblems } from './find-crypto-problems.ts'

/** One chain whose contract wallets may sign in. */
export interface ContractWalletSettings {
  /** EIP-155: 1 is Ethereum, 137 Polygon, 8453 Base. */
  readonly chainId: number
  /** JSON-RPC of a node of the chain: https, at a public address. Either this or `rpcUrlEnv`. */
  readonly rpcUrl?: string
  /** Environment variable with the URL, for one that holds a key. */
  readonly rpcUrlEnv?: string
}

/** How crypto wallets sign in. */
export interface CryptoSettings {
  /** Ethereum wallets sign messages of Sign-In with Ethereum (EIP-4361). @default false */
  readonly siwe?: boolean
  /**
   * Chains whose contract wallets are asked (EIP-1271); needs `siwe`, whose messages name their chain. Left out, only
   * keys sign in. @default []
   */
  readonly contractWallets?: readonly ContractWalletSettings[]
}

/** The same, with every default filled in and the secrets read. */
export interface CryptoConfig {
  readonly siwe: boolean
  /** URLs of JSON-RPC by chain id, as messages write it. */
  readonly contractChains: ReadonlyMap<string, string>
}

/** `project.crypto` */
export const cryptoSetting = {
  schema: Type.Object(
    {
      siwe: Type.Optional(Type.Boolean()),
      contractWallets: Type.Optional(
        Type.Array(
          Type.Object(
            {
              chainId: Type.Integer({ minimum: 1 }),
              rpcUrl: Type.Optional(Text(2_048)),
              rpcUrlEnv: Type.Optional(Text(256)),
            },
            strict,
          ),
        ),
      ),
    },
    strict,
  ),
  toConfig: (
    { siwe = false, contractWallets = [] }: CryptoSettings,
    { secrets = {} }: SettingContext,
  ): CryptoConfig => ({
    siwe,
    contractChains: new Map(
      contractWallets.map(({ chainId, rpcUrl, rpcUrlEnv = '' }) => [
        String(chainId),
        rpcUrl ?? secrets[rpcUrlEnv] ?? '',
      ]),
    ),
  }),
  secretNames: ({ contractWallets = [] }: CryptoSettings) =>
    contractWallets.flatMap(({ rpcUrlEnv }) => rpcUrlEnv ?? []),
  findProblems: findCryptoProblems,
} satisfies DeclaredSetting<CryptoSettings, CryptoConfig>
