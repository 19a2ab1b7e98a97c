import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'

const strict = { additionalProperties: false } as const

/** RFC 3339 */
const TimeOrNull = Type.Union([Type.String(), Type.Null()])
const TextOrNull = Type.Union([Type.String(), Type.Null()])
const Texts = Type.Array(Type.String())
const Uri = Type.String({ minLength: 1, maxLength: 2_048 })
const Scopes = Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 })
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })
const Nothing = Type.Object({}, strict)
const Reply = Type.Object({})

/** How an app proves who it is: by a secret, by a key of its own, or not at all. */
const Proof = Type.Union([Type.Literal('secret'), Type.Literal('key'), Type.Literal('none')])
const Platform = Type.Union([Type.Literal('web'), Type.Literal('native')])

const App = Type.Object({
  client_id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  /** Who owns its settings: the configuration file, operators, or the app itself, which registered. */
  owner: Type.Union([
    Type.Literal('configuration'),
    Type.Literal('operators'),
    Type.Literal('app'),
  ]),
  proof: Proof,
  platform: Platform,
  is_first_party: Type.Boolean(),
  redirect_uris: Texts,
  post_logout_redirect_uris: Texts,
  /** Null in a list for an app that may request every scope but full access. */
  scopes: Type.Union([Texts, Type.Null()]),
  /** True while an older secret works beside the new one. */
  has_old_secret: Type.Boolean(),
  /** True for an app that signs users in with a browser. */
  can_be_tried: Type.Boolean(),
  /** Null for an app of the configuration. */
  created_at: TimeOrNull,
})

/** The calls about client apps. */
export const appOperations = defineConsoleOperations({
  listApps: {
    method: 'GET',
    path: '/apps',
    needs: 'operator',
    summary:
      'Client apps: first those of the configuration, then the others in the order of their ids',
    query: Type.Object({ cursor: Type.Optional(Type.String({ maxLength: 4_096 })) }, strict),
    reply: Type.Object({
      apps: Type.Array(App),
      next_cursor: TextOrNull,
      /** The scopes that an app can be given. */
      known_scopes: Texts,
      issuer: Type.String(),
    }),
  },
  readApp: {
    method: 'GET',
    path: '/apps/:client_id',
    needs: 'operator',
    summary: 'One client app',
    reply: Type.Object({ app: App, known_scopes: Texts, issuer: Type.String() }),
  },
  addApp: {
    method: 'POST',
    path: '/apps',
    needs: 'act',
    summary: 'Add a client app; its secret is shown only in this answer',
    body: Type.Object(
      {
        name: Name,
        proof: Type.Union([Type.Literal('secret'), Type.Literal('none')]),
        platform: Platform,
        is_first_party: Type.Boolean(),
        redirect_uris: Type.Array(Uri, { minItems: 1, maxItems: 50 }),
        post_logout_redirect_uris: Type.Optional(Type.Array(Uri, { maxItems: 50 })),
        scopes: Type.Optional(Scopes),
      },
      strict,
    ),
    reply: Type.Object({ app: App, client_secret: TextOrNull }),
  },
  changeApp: {
    method: 'POST',
    path: '/apps/:client_id/change',
    needs: 'act',
    summary: 'Change the name, the addresses and the scopes of an app that operators added',
    body: Type.Object(
      {
        name: Name,
        redirect_uris: Type.Array(Uri, { maxItems: 50 }),
        post_logout_redirect_uris: Type.Array(Uri, { maxItems: 50 }),
        scopes: Scopes,
      },
      strict,
    ),
    reply: Reply,
  },
  makeAppSecret: {
    method: 'POST',
    path: '/apps/:client_id/secret',
    needs: 'act',
    summary: 'Make a new secret, shown only in this answer; the old one works until it is ended',
    body: Nothing,
    reply: Type.Object({ client_secret: Type.String() }),
  },
  endAppSecret: {
    method: 'POST',
    path: '/apps/:client_id/secret/end',
    needs: 'act',
    summary: 'End the old secret of an app that has two',
    body: Nothing,
    reply: Reply,
  },
  tryApp: {
    method: 'POST',
    path: '/apps/:client_id/trial',
    needs: 'act',
    summary:
      'Make a copy of an app for ten minutes, with which the page that is named signs in by the code flow with PKCE',
    body: Type.Object({ redirect_uri: Uri }, strict),
    reply: Type.Object({
      client_id: Type.String(),
      issuer: Type.String(),
      authorization_endpoint: Type.String(),
      token_endpoint: Type.String(),
      scope: Type.String(),
      expires_at: Type.String(),
    }),
  },
  endTrial: {
    method: 'DELETE',
    path: '/apps/trials/:client_id',
    needs: 'act',
    summary: 'Remove the copy of an app that was tried, with what was granted to it',
    reply: Reply,
  },
  removeApp: {
    method: 'DELETE',
    path: '/apps/:client_id',
    needs: 'act',
    summary: 'Remove a client app with its tokens and with what users granted to it',
    reply: Reply,
  },
})
