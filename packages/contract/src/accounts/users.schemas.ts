import { Type } from 'typebox'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import {
  abuseDefenceFields,
  CommonSchema,
  ConnectedAppSchema,
  CryptoWalletSchema,
  Email,
  EmailSchema,
  metadataErrors,
  ownOnly,
  PhoneNumberSchema,
  UserSchema,
  unauthenticated,
  webauthnSignals,
} from '../objects/objects.schemas.ts'

/** Errors of these operations only. */
export const errors = {
  cannot_update_trusted_metadata: entry(
    403,
    'Only the back end can write trusted_metadata. Send untrusted_metadata.',
  ),
  cannot_delete_last_primary_factor: entry(
    400,
    'This is the only factor the user can sign in with. Add another one before deleting it.',
  ),
} as const

const common = CommonSchema.properties

/** Clients require `__user` in answers that change a user (protocol facts, section 2.4). */
const deletionReply = Type.Object({ ...common, user_id: Type.String(), __user: UserSchema })

const deletion = {
  errors: [
    ...ownOnly,
    'email_not_found',
    'totp_not_found',
    'secondary_factor_not_found',
    'cannot_delete_last_primary_factor',
    'insufficient_factors',
  ],
  reply: deletionReply,
} as const

const NamePart = Type.Optional(Type.String({ maxLength: 128 }))

/** A name in a request; parts that are left out stay unchanged. */
export const NameSchema = Type.Object({
  first_name: NamePart,
  middle_name: NamePart,
  last_name: NamePart,
})

/** The user operations (protocol facts, sections 2.5 and 2.12). */
export const page = {
  me: {
    summary: 'Read the signed-in user',
    errors: unauthenticated,
    reply: Type.Object({ ...common, ...UserSchema.properties }),
  },
  update: {
    summary: "Change the user's name and untrusted metadata",
    errors: [...ownOnly, 'cannot_update_trusted_metadata'],
    body: Type.Object({
      name: Type.Optional(NameSchema),
      untrusted_metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown(), metadataErrors)),
      trusted_metadata: Type.Optional(
        Type.Unknown({
          description: 'Refused: only the host can write it',
          ...refusedAs('metadata_invalid_format'),
        }),
      ),
    }),
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      emails: Type.Array(EmailSchema),
      phone_numbers: Type.Array(PhoneNumberSchema),
      crypto_wallets: Type.Array(CryptoWalletSchema),
      __user: UserSchema,
      ...webauthnSignals,
    }),
  },
  search: {
    summary: 'Find out whether a user exists',
    isSimple: true,
    body: Type.Object({ email: Email, ...abuseDefenceFields }),
    reply: Type.Object({
      ...common,
      userType: Type.Union([
        Type.Literal('new'),
        Type.Literal('password'),
        Type.Literal('passwordless'),
      ]),
    }),
  },
  deleteEmail: { summary: 'Delete an e-mail address', ...deletion },
  deletePhoneNumber: {
    summary: 'Delete a phone number',
    errors: [
      ...ownOnly,
      'phone_number_not_found',
      'cannot_delete_last_primary_factor',
      'insufficient_factors',
    ],
    reply: deletionReply,
  },
  deleteTotp: { summary: 'Delete an authenticator app', ...deletion },
  deleteCryptoWallet: {
    summary: 'Delete a wallet',
    errors: [
      ...ownOnly,
      'crypto_wallet_not_found',
      'cannot_delete_last_primary_factor',
      'insufficient_factors',
    ],
    reply: deletionReply,
  },
  deleteOauthRegistration: {
    summary: 'Delete a social sign-in',
    errors: [
      ...ownOnly,
      'oauth_user_registration_not_found',
      'cannot_delete_last_primary_factor',
      'insufficient_factors',
    ],
    reply: deletionReply,
  },
  deleteWebauthnRegistration: {
    summary: 'Delete a passkey',
    errors: [
      ...ownOnly,
      'webauthn_registration_not_found',
      'cannot_delete_last_primary_factor',
      'insufficient_factors',
    ],
    reply: Type.Object({ ...deletionReply.properties, ...webauthnSignals }),
  },
  deleteBiometricRegistration: {
    summary: 'Delete a biometric registration',
    ...deletion,
  },
  connectedApps: {
    summary: 'List the client apps that the user authorized',
    errors: unauthenticated,
    reply: Type.Object({ ...common, connected_apps: Type.Array(ConnectedAppSchema) }),
  },
  revokeConnectedApp: {
    summary: 'Revoke a client app',
    errors: [...ownOnly, 'connected_app_not_found'],
    reply: CommonSchema,
  },
} satisfies Record<string, OperationDetails<keyof typeof errors>>

export type UsersOperations = StaticOperations<typeof page>
