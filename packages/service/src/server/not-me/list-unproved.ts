import {
  credentialKinds,
  type DeclaredKind,
  methodProofs,
} from '../../declarations/all-declarations.ts'

/** What proves an address, by its name among the declared proofs. */
export interface AddressProof {
  readonly name: string
  readonly title: string
  readonly isMailbox: boolean
  /** False for a reset, which begins a session of its own: the browser that set things up is a browser like any other. */
  readonly hasSession: boolean
}

/** All that proves a mailbox or a number: the declared proofs, and the reset, whose link is used up with the password. */
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

/** What was set up before an address was proved, and by what it is proved then. */
export interface UnprovedCase {
  readonly kind: DeclaredKind
  readonly proof: AddressProof
}

/** Each kind of credential with each proof of an address. */
export const listUnproved = (): readonly UnprovedCase[] =>
  credentialKinds.flatMap((kind) => addressProofs.map((proof) => ({ kind, proof })))
