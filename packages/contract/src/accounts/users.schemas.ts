import { Type } from 'typebox'
import {
  credentialErrors,
  credentialRemovals,
  type RemovalName,
  repeatedFields,
} from '../declarations/all-credentials.schemas.ts'
import type { CredentialRemoval } from '../declarations/declare-credential.ts'
import { webauthnSignals } from '../declarations/passkeys/passkey.schemas.ts'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import type { SharedErrorType } from '../foundation/errors/shared-errors.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import { Timestamp } from '../foundation/timestamp.schemas.ts'
import {
  abuseDefenceFields,
  CommonSchema,
  ConnectedAppSchema,
  Email,
  EmailSchema,
  Locale,
  metadataErrors,
  ownOnly,
  PictureUrl,
  SessionSchema,
  UserLocale,
  UserSchema,
  unauthenticated,
} from '../objects/objects.schemas.ts'
import type { errors as recoveryErrors } from './recoveries.back-end.ts'
import { RecoverySchema } from './recovery.schemas.ts'

/** Errors of these operations only. */
export const errors = {
  ...credentialErrors,
  cannot_update_trusted_metadata: entry(
    403,
    'Only the back end can write trusted_metadata. Send untrusted_metadata.',
  ),
  email_not_verified: entry(
    400,
    'The address is not verified. Add it again and enter the code that is sent to it.',
  ),
  email_belongs_to_another_account: entry(
    409,
    'This address belongs to another account. Sign in with it, or remove it there.',
  ),
  cannot_delete_last_primary_factor: entry(
    400,
    'This is the only factor the user can sign in with. Add another one before deleting it.',
  ),
  cannot_delete_last_second_step: entry(
    400,
    'The project asks this user for a second step, and this is the only one. Add another one before deleting it.',
  ),
} as const

const common = CommonSchema.properties

/** Clients require `__user` in answers that change a user (protocol facts, section 2.4). */
const deletionReply = Type.Object({ ...common, user_id: Type.String(), __user: UserSchema })

const lastWayIn = 'cannot_delete_last_primary_factor'

type Removals = typeof credentialRemovals

/** The deletions that pages may request, with their details. */
type PageDetails = {
  [Name in RemovalName as Removals[Name]['isForHosts'] extends true ? never : Name]: {
    summary: string
    errors: (SharedErrorType | keyof typeof errors)[]
    reply: Removals[Name] extends { further: infer Further extends Type.TProperties }
      ? Type.TObject<(typeof deletionReply)['properties'] & Further>
      : never
  }
}

const removals = Object.fromEntries(
  Object.entries<CredentialRemoval>(credentialRemovals)
    .filter(([, { isForHosts }]) => !isForHosts)
    .map(([name, { summary, missing, keepsWayIn, isSecondStep, further }]) => [
      name,
      {
        summary,
        errors: [
          ...ownOnly,
          ...Object.keys(missing),
          ...(keepsWayIn ? [lastWayIn] : []),
          ...(isSecondStep ? ['cannot_delete_last_second_step'] : []),
          'insufficient_factors',
        ],
        reply: Type.Object({ ...deletionReply.properties, ...further }),
      },
    ]),
) as unknown as PageDetails // the loop above made each kind's operation

const NamePart = Type.Optional(Type.String({ maxLength: 128 }))

/** A name in a request; parts that are left out stay unchanged. */
export const NameSchema = Type.Object({
  first_name: NamePart,
  middle_name: NamePart,
  last_name: NamePart,
})

/** Everything that is kept about a user, without secrets and hashes. */
export const ExportSchema = Type.Object({
  ...common,
  exported_at: Timestamp,
  user: UserSchema,
  removed_emails: Type.Array(Type.Object({ ...EmailSchema.properties, removed_at: Timestamp }), {
    description: 'Addresses that the user removed, while they can still be restored',
  }),
  sessions: Type.Array(SessionSchema),
  browsers: Type.Array(
    Type.Object({
      language: Type.String(),
      first_seen_at: Timestamp,
      last_seen_at: Timestamp,
    }),
    { description: 'Browsers in which the user signed in before' },
  ),
  connected_apps: Type.Array(ConnectedAppSchema),
  recoveries: Type.Array(RecoverySchema, {
    description: 'Those that the host started, and those of a lost second step',
  }),
  events: Type.Array(
    Type.Object({
      occurred_at: Timestamp,
      action: Type.String(),
      actor: Type.String({
        description: '`person`, `impersonator`, `host`, `operator` or `service`',
      }),
      ip_address: Type.String({ description: "Empty unless it is the user's own" }),
      user_agent: Type.String({ description: "Empty unless it is the user's own" }),
      details: Type.Record(Type.String(), Type.Unknown()),
    }),
    { description: 'What the audit log says of the user, newest first' },
  ),
})

/** The user operations (protocol facts, sections 2.5 and 2.12). */
export const page = {
  me: {
    summary: 'Read the signed-in user',
    errors: unauthenticated,
    reply: Type.Object({ ...common, ...UserSchema.properties }),
  },
  update: {
    summary: "Change the user's name, picture, language and untrusted metadata",
    errors: [...ownOnly, 'cannot_update_trusted_metadata'],
    body: Type.Object({
      name: Type.Optional(NameSchema),
      locale: UserLocale,
      picture_url: PictureUrl,
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
      ...repeatedFields,
      __user: UserSchema,
      ...webauthnSignals,
    }),
  },
  export: {
    summary: 'Read everything that is kept about the user, without passwords and keys',
    errors: [...ownOnly, 'insufficient_factors'],
    reply: ExportSchema,
  },
  delete: {
    summary:
      'End everything of the user at once, and delete the account after the days that the project sets',
    errors: [...ownOnly, 'insufficient_factors'],
    body: Type.Object({
      confirmation: Type.Literal('delete', {
        description: 'The word `delete`, in every language',
      }),
    }),
    reply: Type.Object({
      ...common,
      deletes_at: Type.String({
        format: 'date-time',
        description: 'Until then the user can sign in and keep the account. RFC 3339, UTC',
      }),
    }),
  },
  restore: {
    summary: 'Keep an account whose deletion its user asked for',
    errors: ownOnly,
    reply: deletionReply,
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
  addEmail: {
    summary: 'Mail a code to an address that the user wants to add',
    errors: [...ownOnly, 'insufficient_factors'],
    body: Type.Object({ email: Email, locale: Locale }),
    reply: Type.Object({
      ...common,
      method_id: Type.String({
        description: 'New and random for every code, whether or not the address is free',
      }),
    }),
  },
  proveEmail: {
    summary: 'Add the address to which the code was sent',
    errors: [
      ...ownOnly,
      'otp_code_not_found',
      'user_lock_limit_reached',
      'insufficient_factors',
      'email_belongs_to_another_account',
    ],
    body: Type.Object({
      code: Type.String({
        maxLength: 64,
        description: 'The six digits',
        ...refusedAs('invalid_code'),
      }),
      method_id: Type.String({ maxLength: 128, ...refusedAs('invalid_method_id') }),
      ...abuseDefenceFields,
    }),
    reply: Type.Object({ ...deletionReply.properties, email_id: Type.String() }),
  },
  makeEmailPrimary: {
    summary: 'Make an address the primary one, which is the first in the list',
    errors: [...ownOnly, 'email_not_found', 'email_not_verified', 'insufficient_factors'],
    reply: deletionReply,
  },
  restoreEmail: {
    summary: 'Take back the removal of an address, for 10 minutes in the session that removed it',
    errors: [...ownOnly, 'email_not_found'],
    reply: deletionReply,
  },
  deleteEmail: {
    summary: 'Delete an e-mail address',
    errors: [...ownOnly, 'email_not_found', lastWayIn, 'insufficient_factors'],
    reply: deletionReply,
  },
  ...removals,
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
  recoveries: {
    summary: 'List the recoveries of the account, the newest first',
    errors: unauthenticated,
    reply: Type.Object({ ...common, recoveries: Type.Array(RecoverySchema) }),
  },
  cancelRecovery: {
    summary: 'Stop a recovery of the account',
    errors: [...ownOnly, 'insufficient_factors', 'recovery_not_found', 'recovery_has_ended'],
    reply: Type.Object({ ...common, recovery: RecoverySchema }),
  },
} satisfies Record<string, OperationDetails<keyof typeof errors | keyof typeof recoveryErrors>>

export type PageRemovals = StaticOperations<PageDetails>
export type UsersOperations = StaticOperations<typeof page>
