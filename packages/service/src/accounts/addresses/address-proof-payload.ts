import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'

const AddressProofPayloadSchema = Type.Object({
  /** The address as the user typed it. */
  email: Type.String(),
  /** The session that asked, in which alone the code can be entered; null when the host asked, which alone can enter it. */
  sessionId: Type.Union([Type.String(), Type.Null()]),
})

/** What the row of a code for a new address keeps beside the hash of the code. */
export type AddressProofPayload = Static<typeof AddressProofPayloadSchema>

/** Reads a row's payload. It is validated, since an older version may have written it. */
export const readAddressProof = ({ payload }: ChallengeRow): AddressProofPayload =>
  Value.Parse(AddressProofPayloadSchema, payload)
