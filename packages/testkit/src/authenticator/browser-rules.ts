interface Descriptor {
  readonly id: string
}

/** The parts of `PublicKeyCredentialCreationOptions` in JSON that the authenticator reads. */
export interface CreationOptions {
  readonly rp: { readonly id?: string }
  readonly user: { readonly id: string }
  readonly challenge: string
  readonly pubKeyCredParams: readonly { readonly alg: number }[]
  readonly excludeCredentials?: readonly Descriptor[]
  readonly authenticatorSelection?: {
    readonly residentKey?: string
    readonly userVerification?: string
    readonly authenticatorAttachment?: string
  }
}

/** The parts of `PublicKeyCredentialRequestOptions` in JSON that the authenticator reads. */
export interface RequestOptions {
  readonly rpId?: string
  readonly challenge: string
  readonly allowCredentials?: readonly Descriptor[]
  readonly userVerification?: string
}

/**
 * Returns the relying party's id. Like browsers, it refuses an id that is neither the page's host nor a parent domain.
 */
export function toRpId(origin: string, rpId?: string): string {
  const { hostname } = new URL(origin)
  const id = rpId ?? hostname
  if (hostname === id || hostname.endsWith(`.${id}`)) return id
  throw new DOMException(`${id} is not a part of ${hostname}.`, 'SecurityError')
}

/** Refuses an authenticator that cannot verify its user when verification is required. */
export function checkVerification(verifiesUser: boolean, asked?: string): void {
  if (asked !== 'required' || verifiesUser) return
  throw new DOMException('It cannot verify who uses it.', 'NotAllowedError')
}

/** Finds the newest of the named credentials. */
export function findCredential<One extends { readonly id: string; readonly rpId: string }>(
  credentials: readonly One[],
  rpId: string,
  descriptors: readonly Descriptor[],
): One | undefined {
  return credentials.findLast(
    (one) => one.rpId === rpId && descriptors.some(({ id }) => id === one.id),
  )
}
