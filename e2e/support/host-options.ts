/** What a host page mounts; as `mountLogin` takes it, callbacks aside. */
export interface MountOptions {
  /** @default '#sign-in' */
  readonly elementId?: string
  /** By the mount calls, or by the elements of the sign-in and of the reset. @default 'calls' */
  readonly by?: 'calls' | 'elements'
  readonly config: Readonly<Record<string, unknown>>
  readonly styles?: Readonly<Record<string, unknown>>
  readonly presentation?: Readonly<Record<string, unknown>>
  readonly strings?: Readonly<Record<string, string>>
  readonly locale?: string
  /** What `getIDPConsentManifest` answers; `throw`: it fails. */
  readonly manifest?: 'throw' | readonly unknown[]
  readonly authTokenParams?: Readonly<Record<string, string>>
}

/** What the host page of a journey is told, as JSON. */
export interface HostOptions {
  readonly publicToken: string
  /** Options of the client. */
  readonly client: Readonly<Record<string, unknown>>
  readonly mount: MountOptions
  /** What its button "Mount again" mounts. */
  readonly remount?: MountOptions
}
