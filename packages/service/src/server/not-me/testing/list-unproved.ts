import {
  credentialKinds,
  type DeclaredKind,
  methodProofs,
} from '../../../declarations/all-declarations.ts'

/** A proof of an address, by its name among the declared proofs. */
export interface AddressProof {
  readonly name: string
  readonly title: string
  readonly isMailbox: boolean
  /**
   * False for a reset, which starts a new session: the browser in which the credential was added counts like any other.
   */
  readonly hasSession: boolean
}

/**
 * Every proof of a mailbox or a number: the declared proofs, and the reset, whose link is consumed with the password.
 */
export const addressProofs: readonly AddressProof[] = [
  ...methodProofs
    .filter(([, { proves }]) => proves === 'email' || proves === 'phone')
    .map(([name, { title, proves }]) => ({
      name,
      title,
      isMailbox: proves === 'email',
      hasSession: true,
    })),
  { name: 'password_reset', title: 'reset by e-mail', isMailbox: true, hasSession: false },
]

/** A kind of credential that was added before an address was proved, and the later proof of that address. */
export interface UnprovedCase {
  readonly kind: DeclaredKind
  readonly proof: AddressProof
}

/** Lists each kind of credential with each proof of an address. */
export const listUnproved = (): readonly UnprovedCase[] =>
  credentialKinds.flatMap((kind) => addressProofs.map((proof) => ({ kind, proof })))
