import type { ClientApps } from '../../kernel/client-apps/client-app.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { KeySet } from '../../kernel/keys/key-set.ts'

/** What the identity provider takes of the service around it. */
export type IdentityProviderPorts = Pick<
  Dependencies,
  'config' | 'storage' | 'clock' | 'random' | 'keyRing' | 'log' | 'findPlace' | 'wakeOutbox'
>

/** What its engines are built upon. */
export interface EnginePorts extends IdentityProviderPorts {
  readonly clientApps: ClientApps
  /** The keys of the use `identity_provider`. */
  readonly keySet: KeySet
}
