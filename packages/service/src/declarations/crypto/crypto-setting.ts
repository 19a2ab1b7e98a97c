import * as setting from '../../foundation/settings/declare-settings.ts'
import { findCryptoProblems } from './find-crypto-problems.ts'

const chain = setting.group({
  /** The EIP-155 chain id: 1 is Ethereum, 137 Polygon, 8453 Base. */
  chainId: setting.required(setting.integer(1)),
  /** The JSON-RPC URL of a node of the chain: https, at a public address. Set either this or `rpcUrlEnv`. */
  rpcUrl: setting.text(2_048),
  /** The environment variable with the URL, for a URL that contains an API key. */
  rpcUrlEnv: setting.text(256),
})

/** A chain whose contract wallets may sign in. */
export interface ContractWalletSettings extends setting.WrittenOf<typeof chain> {}

const crypto = setting.group({
  /** If true, Ethereum wallets sign messages of Sign-In with Ethereum (EIP-4361). @default false */
  siwe: setting.flag(false),
  /**
   * The chains whose contract wallets may sign in (EIP-1271). Requires `siwe`, whose messages name their chain. By
   * default, only wallets with a key sign in. @default []
   */
  contractWallets: setting.list<ContractWalletSettings, unknown>(chain),
})

/** The settings of sign-in with crypto wallets. */
export interface CryptoSettings extends setting.WrittenOf<typeof crypto> {}

/** The settings with every default filled in and the secrets read. */
export interface CryptoConfig {
  readonly siwe: boolean
  /** The JSON-RPC URLs by chain id, which is written as in messages. */
  readonly contractChains: ReadonlyMap<string, string>
}

/** The setting `project.crypto`. */
export const cryptoSetting = {
  schema: crypto.schema,
  toConfig: (
    { siwe = false, contractWallets = [] }: CryptoSettings = {},
    { secrets = {} }: setting.SettingContext,
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
}
