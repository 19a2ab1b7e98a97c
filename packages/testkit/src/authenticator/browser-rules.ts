interface Descriptor {
  readonly id: string
}

/** `PublicKeyCredentialCreationOptions` in JSON, what of it is read here. */
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

/** `PublicKeyCredentialRequestOptions` in JSON, what of it is read here. */
export interface RequestOptions {
  readonly rpId?: string
  readonly challenge: string
  readonly allowCredentials?: readonly Descriptor[]
  readonly userVerification?: string
}

/** Browsers refuse a relying party that the page does not stand below. */
export function toRpId(origin: string, rpId?: string): string {
  const { hostname } = new URL(origin)
  const id = rpId ?? hostname
  if (hostname === id || hostname.endsWith(`.${id}`)) return id
  throw new DOMException(`${id} is not a part of ${hostname}.`, 'SecurityError')
}

/** An authenticator that cannot verify its person is of no use where that is required. */
export function checkVerification(verifiesUser: boolean, asked?: string): void {
  if (asked !== 'required' || verifiesUser) return
  throw new DOMException('It cannot verify who uses it.', 'NotAllowedError')
}

/** Finds the newest of the credentials that are named. */
export function findCredential<One extends { readonly id: string; readonly rpId: string }>(
  credentials: readonly One[],
  rpId: string,
  descriptors: readonly Descriptor[],
): One | undefined {
  return credentials.findLast(
    (one) => one.rpId === rpId && descriptors.some(({ id }) => id === one.id),
  )
}
