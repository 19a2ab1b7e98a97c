import type { JWTPayload } from 'jose'
import type { Person } from './dialect.ts'
import type { SocialProviderId } from './dialects.ts'
import { createSigner, type Signer, signIdToken } from './sign-id-token.ts'
import { isIdTokenFault, type SocialFault } from './social-fault.ts'
import type { SocialClient } from './verify-client.ts'

/** The provider's record of a user's decision. */
export interface Grant {
  readonly provider: SocialProviderId
  readonly person: Person
  readonly query: URLSearchParams
  readonly scopes: readonly string[]
  readonly at: number
}

/** The shared state of the providers of one network. */
export interface SocialState {
  readonly clients: Readonly<Partial<Record<SocialProviderId, SocialClient>>>
  readonly redirectUris: readonly string[]
  readonly now: () => number
  readonly people: Map<SocialProviderId, Person>
  readonly faults: Map<SocialProviderId, SocialFault>
  readonly codes: Map<string, Grant>
  readonly accessTokens: Map<string, Grant>
  readonly refreshTokens: Map<string, Grant>
  /** The users who have allowed an app before, by provider and subject. */
  readonly consented: Set<string>
  getSigner(id: SocialProviderId): Signer
  /** Returns another provider's key, for wrongly signed tokens. */
  getOtherSigner(id: SocialProviderId): Signer
  /** Makes the provider sign with a new key, which is then the only one in its JWKS. */
  rotateKeys(id: SocialProviderId): void
  /** Signs an id_token, with the fault that the provider has at the moment. */
  sign(id: SocialProviderId, claims: JWTPayload): Promise<string>
}

/** Creates the state of a network without users. */
export function createSocialState({
  clients,
  redirectUris,
  now,
}: Pick<SocialState, 'clients' | 'redirectUris' | 'now'>): SocialState {
  const faults = new Map<SocialProviderId, SocialFault>()
  const signers = new Map<SocialProviderId, Signer>()
  const getSigner = (id: SocialProviderId) => {
    const signer = signers.get(id) ?? createSigner(`${id}-1`)
    signers.set(id, signer)
    return signer
  }
  /** Returns another provider's key, for wrongly signed tokens. */
  const getOtherSigner = (id: SocialProviderId) => getSigner(id === 'google' ? 'yahoo' : 'google')

  const sign = (id: SocialProviderId, claims: JWTPayload) => {
    const fault = faults.get(id)
    return signIdToken(claims, {
      signer: getSigner(id),
      other: getOtherSigner(id),
      clientSecret: clients[id]?.clientSecret ?? '',
      now: now(),
      fault: fault !== undefined && isIdTokenFault(fault) ? fault : null,
    })
  }

  return {
    clients,
    redirectUris,
    now,
    people: new Map(),
    faults,
    codes: new Map(),
    accessTokens: new Map(),
    refreshTokens: new Map(),
    consented: new Set(),
    getSigner,
    getOtherSigner,
    rotateKeys(id) {
      const { kid } = getSigner(id)
      signers.set(id, createSigner(`${kid}+`))
    },
    sign,
  }
}
