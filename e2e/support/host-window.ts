import type * as sdk from '@portico/widget'

/** What the host page of a journey lays open: the package, and the client it made. */
export type HostSdk = typeof sdk & { readonly client: sdk.StytchUIClient }

declare global {
  interface Window {
    readonly portico: HostSdk
  }
}
