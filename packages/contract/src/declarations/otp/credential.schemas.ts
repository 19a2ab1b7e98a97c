import { Type } from 'typebox'
import { entry } from '../../foundation/errors/specified-errors.ts'
import { declareCredential } from '../declare-credential.ts'
import { removal } from './removal.ts'

const fields = { phone_id: Type.String(), phone_number: Type.String() }

/** Phone numbers. */
export const credential = declareCredential({
  user: {
    phone_numbers: Type.Array(
      Type.Object({
        ...fields,
        verified: Type.Boolean(),
        is_second_step: Type.Optional(
          Type.Literal(true, {
            description: 'Set for the number that gets the code of a second step',
          }),
        ),
      }),
    ),
  },
  isRepeated: true,
  created: { phone_id: Type.String({ description: 'Empty when the user has no number' }) },
  factors: { phone_number_factor: Type.Optional(Type.Object(fields)) },
  removal: {
    rows: removal,
    summary: 'Delete a phone number',
    missing: { phone_number_not_found: entry(404, 'Phone number not found.') },
    keepsWayIn: true,
    isForHosts: false,
    further: {},
  },
  filters: {
    phone_number_fuzzy: 'part',
    phone_verified: 'truth',
    phone_number: 'texts',
    phone_id: 'texts',
  },
})
