import { Type } from 'typebox'
import type { DeclaredSetting, SettingContext } from '../declare-method.ts'
import { strict, Text } from '../setting-schemas.ts'
import { findCryptoProblems } from './find-crypto-problems.ts'

/** A chain whose contract wallets may sign in. */
export interface ContractWalletSettings {
  /** The EIP-155 chain id: 1 is Ethereum, 137 Polygon, 8453 Base. */
  readonly chainId: number
  /** The JSON-RPC URL of a node of the chain: https, at a public address. Set either this or `rpcUrlEnv`. */
  readonly rpcUrl?: string
  /** The environment variable with the URL, for a URL that contains an API key. */
  readonly rpcUrlEnv?: string
}

/** The settings of sign-in with crypto wallets. */
export interface CryptoSettings {
  /** If true, Ethereum wallets sign messages of Sign-In with Ethereum (EIP-4361). @default false */
  readonly siwe?: boolean
  /**
   * The chains whose contract wallets may sign in (EIP-1271). Requires `siwe`, whose messages name their chain. By
   * default, only wallets with a key sign in. @default []
   */
  readonly contractWallets?: readonly ContractWalletSettings[]
}

/** The settings with every default filled in and the secrets read. */
export interface CryptoConfig {
  readonly siwe: boolean
  /** The JSON-RPC URLs by chain id, which is written as in messages. */
  readonly contractChains: ReadonlyMap<string, string>
}

/** The setting `project.crypto`. */
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
