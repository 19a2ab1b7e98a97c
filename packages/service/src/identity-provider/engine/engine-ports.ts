import type { ClientApps } from '../../kernel/client-apps/client-app.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { KeySet } from '../../kernel/keys/key-set.ts'

/** The parts of the service that the identity provider needs. */
export type IdentityProviderPorts = Pick<
  Dependencies,
  | 'config'
  | 'storage'
  | 'clock'
  | 'random'
  | 'keyRing'
  | 'log'
  | 'findPlace'
  | 'rateLimits'
  | 'wakeOutbox'
>

/** The parts that engines need. */
export interface EnginePorts extends IdentityProviderPorts {
  readonly clientApps: ClientApps
  /** The keys of the use `identity_provider`. */
  readonly keySet: KeySet
}
