import { credentialKinds, type DeclaredKind } from '../../declarations/all-declarations.ts'
import type { UsedCredential } from '../../foundation/database/factor-row.ts'

/** Finds the kind of the credential of a proof. */
export const findKind = ({ factor }: Pick<UsedCredential, 'factor'>): DeclaredKind | undefined =>
  credentialKinds.find(({ factors }) => Object.hasOwn(factors, factor))
