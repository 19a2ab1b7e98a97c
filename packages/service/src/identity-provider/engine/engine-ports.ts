import type { Dependencies } from '../../dependencies.ts'
import type { KeySet } from '../../keys/key-set.ts'
import type { ClientApps } from '../client-app.ts'

/** What the identity provider is built upon. */
export interface EnginePorts
  extends Pick<
    Dependencies,
    'config' | 'storage' | 'clock' | 'random' | 'keyRing' | 'log' | 'wakeOutbox'
  > {
  readonly clientApps: ClientApps
  /** The keys of the use `identity_provider`. */
  readonly keySet: KeySet
}
