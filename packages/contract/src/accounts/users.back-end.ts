import { Type } from 'typebox'
import {
  createdFields,
  credentialFilters,
  credentialRemovals,
  type RemovalName,
  repeatedFields,
} from '../declarations/all-credentials.schemas.ts'
import type { CredentialRemoval, FilterValue } from '../declarations/declare-credential.ts'
import { entries } from '../foundation/errors/entries.ts'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { del, get, type HostOperation, post, put } from '../foundation/operations/host-operation.ts'
import * as host from '../objects/host-objects.schemas.ts'
import {
  CommonSchema,
  ConnectedAppSchema,
  Email,
  EmailSchema,
  metadataErrors,
  PhoneNumber,
  PictureUrl,
  UserLocale,
} from '../objects/objects.schemas.ts'
import { addresses } from './addresses.back-end.ts'
import { ExportSchema, NameSchema, errors as pageErrors } from './users.schemas.ts'

export { page } from './users.schemas.ts'

/** Errors of these operations only. */
export const errors = {
  ...pageErrors,
  ...entries(400, {
    invalid_create_user_request:
      'Send the email or the phone_number of the user, or an external_id.',
    user_search_invalid_cursor:
      'The cursor is malformed. Send the next_cursor of the previous page.',
    user_search_invalid_limit: 'The limit is out of range: 1 to 1000.',
    user_search_invalid_operator: 'The operator of a search query must be AND or OR.',
    user_search_missing_filter_name: 'A filter of the search query has no filter_name.',
    user_search_filter_name_must_be_string: 'The filter_name of a filter must be a string.',
    user_search_filter_name_not_recognized:
      'The search query has an unknown filter_name. Check it against the API reference.',
    user_search_missing_filter_value: 'A filter of the search query has no filter_value.',
    user_search_expected_array_of_string:
      'The filter_value of this filter must be an array of strings.',
    user_search_expected_bool: 'The filter_value of this filter must be true or false.',
    user_search_expected_object:
      'The filter_value of this filter must be an object with greater_than and less_than.',
    user_search_expected_string: 'The filter_value of this filter must be a string.',
    user_search_email_address_fuzzy_too_short:
      'The text to search addresses for must have at least 3 characters.',
    user_search_full_name_fuzzy_too_short:
      'The text to search names for must have at least 3 characters.',
    user_search_phone_number_fuzzy_too_short:
      'The text to search phone numbers for must have at least 3 characters.',
    user_search_expected_timestamp:
      'The filter_value of this filter must be an RFC 3339 time, such as 2026-01-31T12:00:00Z.',
    user_search_invalid_status_filter: 'The status to search for must be active or pending.',
    user_search_maximum_filter_value_count_exceeded:
      'A filter of the search query has more than 100 values.',
    user_search_cannot_mix_internal_and_external_user_ids:
      'The values of a user_id filter must be either user ids or external ids, not both.',
  }),
} as const

const common = CommonSchema.properties
const Metadata = Type.Optional(
  Type.Record(Type.String(), Type.Unknown(), {
    ...metadataErrors,
    description:
      'Merged into the current value key by key; a key with null is removed. At most 4 KB in total.',
  }),
)

/** The fields of a user that a host may write. */
const writable = {
  name: Type.Optional(NameSchema),
  locale: UserLocale,
  picture_url: PictureUrl,
  trusted_metadata: Metadata,
  untrusted_metadata: Metadata,
  external_id: Type.Optional(
    Type.String({
      description:
        "The host's own id for the user: 1 to 128 letters, digits, `.`, `_`, `-`, `|`. Accepted wherever a user_id is.",
    }),
  ),
  roles: Type.Optional(
    Type.Array(Type.String({ maxLength: 128 }), {
      maxItems: 100,
      description: "Roles from the project's rbac policy; replaces the current ones",
    }),
  ),
  second_step: Type.Optional(
    Type.Enum([...host.stepPolicies, 'project'], {
      description:
        'The second step of this user: counts at once, in place of what the project says. `project`: as the project says',
    }),
  ),
  ...host.attributesField,
}

/** Lists the filters that take a value, with those of the kinds of credentials. */
const listFilters = (value: FilterValue, ...own: string[]) =>
  [
    ...own,
    ...Object.entries(credentialFilters).flatMap(([name, takes]) => (takes === value ? name : [])),
  ]
    .map((name) => `\`${name}\``)
    .join(', ')

const searchDescription = [
  '`operator` is `AND` (also when left out) or `OR`; each of `operands` is `{ filter_name, filter_value }`.',
  'By a time: `created_at_greater_than`, `created_at_less_than`;',
  'by `{ greater_than, less_than }`: `created_at_between`; by `active` or `pending`: `status`;',
  `by a text that is contained: ${listFilters('part', 'full_name_fuzzy', 'email_address_fuzzy')};`,
  `by true or false: ${listFilters('truth', 'email_verified', 'is_locked')};`,
  `by any of a list: ${listFilters('texts', 'user_id', 'external_id', 'email_address', 'email_id')}.`,
].join(' ')

const writeErrors = ['duplicate_user_external_id', 'invalid_role', 'invalid_ip_address'] as const

/** A change without fields that answers with the user. */
const change = { errors: ['user_not_found'], reply: host.HostUserReplySchema } as const

const lastWayIn = 'cannot_delete_last_primary_factor'

/** The deletions, with method and path. */
type HostRemovals = {
  [Name in RemovalName]: HostOperation<keyof typeof errors> & {
    reply: typeof host.HostUserReplySchema
  }
}

const removals = Object.fromEntries(
  Object.values<CredentialRemoval>(credentialRemovals).flatMap(
    ({ rows, summary, missing, keepsWayIn }) =>
      Object.entries(rows).map(([name, row]) => [
        name,
        {
          ...row,
          summary,
          errors: [...Object.keys(missing), ...(keepsWayIn ? [lastWayIn] : [])],
          reply: host.HostUserReplySchema,
        },
      ]),
  ),
) as unknown as HostRemovals // the loop above made each kind's operation

/** The user operations of the host's back end. A `user_id` in a path may be an `external_id`. */
export const backEnd = {
  create: {
    ...post('/users', 'Create a user'),
    errors: [
      'invalid_create_user_request',
      'duplicate_email',
      'duplicate_phone_number',
      ...writeErrors,
    ],
    body: Type.Object({
      email: Type.Optional(Email),
      phone_number: Type.Optional(PhoneNumber),
      create_user_as_pending: Type.Optional(Type.Boolean()),
      ...writable,
    }),
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      email_id: Type.String({ description: 'Empty when the user has no address' }),
      ...createdFields,
      status: Type.String(),
      user: host.HostUserSchema,
    }),
  },
  get: {
    ...get('/users/:user_id', 'Read a user'),
    errors: ['user_not_found'],
    reply: Type.Object({ ...common, ...host.HostUserSchema.properties }),
  },
  search: {
    ...post('/users/search', 'Search users'),
    errors: [
      'user_search_invalid_operator',
      'user_search_missing_filter_name',
      'user_search_filter_name_must_be_string',
      'user_search_filter_name_not_recognized',
      'user_search_missing_filter_value',
      'user_search_expected_array_of_string',
      'user_search_expected_bool',
      'user_search_expected_object',
      'user_search_expected_string',
      'user_search_email_address_fuzzy_too_short',
      'user_search_full_name_fuzzy_too_short',
      'user_search_phone_number_fuzzy_too_short',
      'user_search_expected_timestamp',
      'user_search_invalid_status_filter',
      'user_search_maximum_filter_value_count_exceeded',
      'user_search_cannot_mix_internal_and_external_user_ids',
    ],
    body: Type.Object({
      cursor: Type.Optional(
        Type.String({
          maxLength: 512,
          ...refusedAs<keyof typeof errors>('user_search_invalid_cursor'),
        }),
      ),
      limit: Type.Optional(
        Type.Integer({
          description: '1 to 1000; default 100',
          ...refusedAs<keyof typeof errors>('user_search_invalid_limit'),
        }),
      ),
      // Its parts have errors of their own, so the handler validates them.
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
      results: Type.Array(host.HostUserSchema),
      results_metadata: Type.Object({ total: Type.Integer(), next_cursor: host.NextCursor }),
    }),
  },
  update: {
    ...put('/users/:user_id', 'Change a user'),
    errors: ['user_not_found', ...writeErrors],
    body: Type.Object(writable),
    reply: Type.Object({
      ...host.HostUserReplySchema.properties,
      emails: Type.Array(EmailSchema),
      ...repeatedFields,
    }),
  },
  block: {
    ...put('/users/:user_id/block', 'Block a user and end their sessions'),
    ...change,
  },
  unblock: {
    ...put('/users/:user_id/unblock', 'Unblock a user'),
    ...change,
  },
  revokeSessions: {
    ...post('/users/:user_id/sessions/revoke', 'End every session of a user'),
    errors: ['user_not_found'],
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      session_ids: Type.Array(Type.String(), { description: 'Those that this call ended' }),
    }),
  },
  delete: {
    ...del('/users/:user_id', 'Delete a user and all their data'),
    errors: ['user_not_found'],
    reply: Type.Object({ ...common, user_id: Type.String() }),
  },
  ...addresses,
  deleteEmail: {
    ...del('/users/emails/:id', 'Delete an e-mail address'),
    errors: ['email_not_found', lastWayIn],
    reply: host.HostUserReplySchema,
  },
  ...removals,
  deleteExternalId: {
    ...del('/users/:user_id/external_id', 'Remove the external id of a user'),
    ...change,
  },
  export: {
    ...post('/users/:user_id/export', 'Download everything that is kept about a user'),
    errors: ['user_not_found'],
    reply: ExportSchema,
  },
  connectedApps: {
    ...get('/users/:user_id/connected_apps', 'List the client apps that a user authorized'),
    errors: ['user_not_found'],
    reply: Type.Object({ ...common, connected_apps: Type.Array(ConnectedAppSchema) }),
  },
  revokeConnectedApp: {
    ...post('/users/:user_id/connected_apps/:id/revoke', "Revoke a user's grant to a client app"),
    errors: ['user_not_found', 'connected_app_not_found'],
    reply: CommonSchema,
  },
} satisfies Record<string, HostOperation<keyof typeof errors>>
