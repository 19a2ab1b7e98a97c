import { Type } from 'typebox'
import {
  abuseDefenceFields,
  CommonSchema,
  ConnectedAppSchema,
  CryptoWalletSchema,
  EmailSchema,
  PhoneNumberSchema,
  UserSchema,
  webauthnSignals,
} from './objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from './static-operations.ts'

const common = CommonSchema.properties

/** Clients insist on `__user` in the answers that change a person (protocol facts, section 2.4). */
const deletionReply = Type.Object({ ...common, user_id: Type.String(), __user: UserSchema })

const NamePart = Type.Optional(Type.String({ maxLength: 128 }))

/** A name as it is written: the parts that are left out stay as they are. */
export const NameSchema = Type.Object({
  first_name: NamePart,
  middle_name: NamePart,
  last_name: NamePart,
})

/** Schemas of the user operations (protocol facts, sections 2.5 and 2.12). */
export const usersSchemas = {
  me: {
    reply: Type.Object({ ...common, ...UserSchema.properties }),
  },
  update: {
    body: Type.Object({
      name: Type.Optional(NameSchema),
      untrusted_metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      trusted_metadata: Type.Optional(
        Type.Unknown({ description: 'Refused: only the host writes it' }),
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
    body: Type.Object({ email: Type.String({ maxLength: 1024 }), ...abuseDefenceFields }),
    reply: Type.Object({
      ...common,
      userType: Type.Union([
        Type.Literal('new'),
        Type.Literal('password'),
        Type.Literal('passwordless'),
      ]),
    }),
  },
  deleteEmail: { reply: deletionReply },
  deletePhoneNumber: { reply: deletionReply },
  deleteTotp: { reply: deletionReply },
  deleteCryptoWallet: { reply: deletionReply },
  deleteOauthRegistration: { reply: deletionReply },
  deleteWebauthnRegistration: {
    reply: Type.Object({ ...deletionReply.properties, ...webauthnSignals }),
  },
  deleteBiometricRegistration: { reply: deletionReply },
  connectedApps: {
    reply: Type.Object({ ...common, connected_apps: Type.Array(ConnectedAppSchema) }),
  },
  revokeConnectedApp: { reply: CommonSchema },
} satisfies Record<string, OperationSchemas>

export type UsersOperations = StaticOperations<typeof usersSchemas>
