import { Type } from 'typebox'
import {
  CommonSchema,
  ConnectedAppSchema,
  CryptoWalletSchema,
  EmailSchema,
  PhoneNumberSchema,
} from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'
import { NameSchema } from '../users.schemas.ts'
import {
  attributesField,
  HostUserReplySchema,
  HostUserSchema,
  NextCursor,
} from './objects.schemas.ts'

const common = CommonSchema.properties
const Metadata = Type.Optional(
  Type.Record(Type.String(), Type.Unknown(), {
    description:
      'Laid over what stands, key by key; a key with null is removed. At most 4 KB in all.',
  }),
)

/** What a host may write of a person. */
const writable = {
  name: Type.Optional(NameSchema),
  trusted_metadata: Metadata,
  untrusted_metadata: Metadata,
  external_id: Type.Optional(
    Type.String({
      description:
        "The host's own id of the person: 1 to 128 letters, digits, `.`, `_`, `-`, `|`. Accepted wherever a user_id is.",
    }),
  ),
  roles: Type.Optional(
    Type.Array(Type.String({ maxLength: 128 }), {
      maxItems: 100,
      description: "Roles of the project's rbac policy; replaces what stands",
    }),
  ),
  ...attributesField,
}

const searchDescription = [
  '`operator` is `AND` (also when left out) or `OR`; each of `operands` is `{ filter_name, filter_value }`.',
  'By a time: `created_at_greater_than`, `created_at_less_than`;',
  'by `{ greater_than, less_than }`: `created_at_between`; by `active` or `pending`: `status`;',
  'by a text that is contained: `full_name_fuzzy`, `email_address_fuzzy`, `phone_number_fuzzy`;',
  'by true or false: `email_verified`, `phone_verified`, `totp_verified`, `webauthn_registration_verified`,',
  '`biometric_registration_verified`, `crypto_wallet_verified`, `password_exists`, `is_locked`;',
  'by any of a list: `user_id`, `external_id`, `email_address`, `email_id`, `phone_number`, `phone_id`, `totp_id`,',
  '`webauthn_registration_id`, `biometric_registration_id`, `crypto_wallet_id`, `crypto_wallet_address`,',
  '`oauth_provider`.',
].join(' ')

const deletion = { reply: HostUserReplySchema }

/** Schemas of the user operations of the host's back end. */
export const hostUsersSchemas = {
  create: {
    body: Type.Object({
      email: Type.Optional(Type.String({ maxLength: 1024 })),
      phone_number: Type.Optional(Type.String({ maxLength: 64 })),
      create_user_as_pending: Type.Optional(Type.Boolean()),
      ...writable,
    }),
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      email_id: Type.String({ description: 'Empty when the person has no address' }),
      phone_id: Type.String({ description: 'Empty when the person has no number' }),
      status: Type.String(),
      user: HostUserSchema,
    }),
  },
  get: { reply: Type.Object({ ...common, ...HostUserSchema.properties }) },
  search: {
    body: Type.Object({
      cursor: Type.Optional(Type.String({ maxLength: 512 })),
      limit: Type.Optional(Type.Integer({ description: '1 to 1000; 100 when left out' })),
      // Its parts have errors of their own, so they are looked at by the rule.
      query: Type.Optional(
        Type.Object(
          {
            operator: Type.Optional(Type.Unknown()),
            operands: Type.Optional(
              Type.Array(
                Type.Object({
                  filter_name: Type.Optional(Type.Unknown()),
                  filter_value: Type.Optional(Type.Unknown()),
                }),
                { maxItems: 100 },
              ),
            ),
          },
          { description: searchDescription },
        ),
      ),
    }),
    reply: Type.Object({
      ...common,
      results: Type.Array(HostUserSchema),
      results_metadata: Type.Object({ total: Type.Integer(), next_cursor: NextCursor }),
    }),
  },
  update: {
    body: Type.Object(writable),
    reply: Type.Object({
      ...HostUserReplySchema.properties,
      emails: Type.Array(EmailSchema),
      phone_numbers: Type.Array(PhoneNumberSchema),
      crypto_wallets: Type.Array(CryptoWalletSchema),
    }),
  },
  block: { reply: HostUserReplySchema },
  unblock: { reply: HostUserReplySchema },
  revokeSessions: {
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      session_ids: Type.Array(Type.String(), { description: 'Those this call ended' }),
    }),
  },
  delete: { reply: Type.Object({ ...common, user_id: Type.String() }) },
  deleteEmail: deletion,
  deletePhoneNumber: deletion,
  deleteTotp: deletion,
  deletePassword: deletion,
  deleteCryptoWallet: deletion,
  deleteOauthRegistration: deletion,
  deleteWebauthnRegistration: deletion,
  deleteBiometricRegistration: deletion,
  deleteExternalId: deletion,
  connectedApps: {
    reply: Type.Object({ ...common, connected_apps: Type.Array(ConnectedAppSchema) }),
  },
  revokeConnectedApp: { reply: CommonSchema },
} satisfies Record<string, OperationSchemas>

export type HostUsersOperations = StaticOperations<typeof hostUsersSchemas>
