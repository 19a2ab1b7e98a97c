import { Type } from 'typebox'
import { entry } from '../../foundation/errors/specified-errors.ts'
import { declareCredential } from '../declare-credential.ts'
import { removal } from './removal.ts'

/** Accounts at providers. Their factors are named after the provider, so the schema of sessions does not list them. */
export const credential = declareCredential({
  user: {
    providers: Type.Array(
      Type.Object({
        oauth_user_registration_id: Type.String(),
        provider_subject: Type.String(),
        provider_type: Type.String(),
        profile_picture_url: Type.String(),
        locale: Type.String(),
      }),
    ),
  },
  isRepeated: false,
  factors: {},
  removal: {
    rows: removal,
    summary: 'Delete a social sign-in',
    missing: {
      oauth_user_registration_not_found: entry(404, 'The user has no such OAuth registration.'),
    },
    keepsWayIn: true,
    isForHosts: false,
    further: {},
  },
  filters: { oauth_provider: 'texts' },
})
