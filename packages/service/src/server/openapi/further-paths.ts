/** Routes that belong to no table of operations: public keys, the targets of links, explanations of errors. */
const text = { type: 'string' }

const parameter = (name: string, place: 'path' | 'query') => ({
  name,
  in: place,
  required: true,
  schema: text,
})

const tags = ['Public']

const snippet = (form: string, type: string) => ({
  operationId: `public_snippet_${form}`,
  tags,
  summary: 'The first screen of a widget such as sign-in, for a page to contain',
  security: [],
  parameters: [
    parameter('root', 'path'),
    parameter('public_token', 'query'),
    { ...parameter('options', 'query'), required: false },
    { ...parameter('integrity', 'query'), required: false },
  ],
  responses: {
    200: {
      description: 'What to insert into the page; as JSON, with its hashes for a policy.',
      content: { [type]: { schema: form === 'json' ? { type: 'object' } : text } },
    },
    400: { description: '`bad_request`: what is wrong with the options' },
    404: { description: '`public_token_not_found`' },
  },
})

/** OpenAPI path items, by path. */
export const furtherPaths: Readonly<Record<string, Record<string, unknown>>> = {
  '/v1/sessions/jwks/{project_id}': {
    get: {
      operationId: 'public_jwks',
      tags,
      summary: 'The public keys for verifying session JWTs (RFC 7517)',
      security: [],
      parameters: [parameter('project_id', 'path')],
      responses: {
        200: {
          description: 'The keys, newest first.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['keys'],
                properties: { keys: { type: 'array', items: { type: 'object' } } },
              },
            },
          },
        },
        404: { description: '`project_not_found`' },
      },
    },
  },
  '/v1/sessions/revoked/stream': {
    get: {
      operationId: 'host_sessions_revoked_stream',
      tags: ['Back end: sessions'],
      summary: 'Hear of sessions that end, as server-sent events',
      security: [{ projectSecret: [] }],
      responses: {
        200: {
          description:
            'The data of each event is a document like `revoked_sessions` of `/v1/sessions/revoked`: first one with all ended sessions, then one with those that end, and an empty one every ten seconds.',
          content: { 'text/event-stream': { schema: text } },
        },
        401: { description: '`invalid_secret_authentication`' },
      },
    },
  },
  '/v1/public/magic_links/redirect': {
    get: {
      operationId: 'public_magic_links_redirect',
      tags,
      summary: 'The target of the link in a mail; it does not use the token up',
      security: [],
      parameters: [parameter('token', 'query')],
      responses: {
        303: {
          description: 'Redirects to the redirect URL, with `stytch_token_type` and `token`.',
        },
        404: {
          description:
            'A page that says that the link no longer works, and links to the sign-in page.',
        },
      },
    },
  },
  '/v1/public/magic_links/form': {
    post: {
      operationId: 'public_magic_links_form',
      tags,
      summary: 'The form of a page without a script: sends a link, and answers with a page',
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['email', 'public_token'],
              properties: {
                email: text,
                public_token: text,
                login_magic_link_url: text,
                signup_magic_link_url: text,
                ui_locales: text,
              },
            },
          },
        },
      },
      responses: {
        200: { description: 'A page that says that a mail was sent.' },
        400: { description: 'A page that says what is wrong.' },
      },
    },
  },
  '/v1/public/recovery': {
    get: {
      operationId: 'public_recovery_question',
      tags,
      summary: 'The target of the link of a recovery: a page with a button; it changes nothing',
      security: [],
      parameters: [parameter('token', 'query')],
      responses: {
        200: { description: 'A page whose button completes the recovery.' },
        404: { description: 'A page that says that the link no longer works.' },
      },
    },
    post: {
      operationId: 'public_recovery',
      tags,
      summary: 'Complete a recovery: the new address becomes the primary one',
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: { type: 'object', required: ['token'], properties: { token: text } },
          },
        },
      },
      responses: {
        200: { description: 'A page that says so, in a project without a login redirect URL.' },
        303: {
          description:
            'Redirects to the login redirect URL, with `stytch_token_type` and a `token` that signs in.',
        },
        404: { description: 'A page that says that the link no longer works.' },
        409: { description: 'A page that says that the address belongs to another account.' },
      },
    },
  },
  '/v1/public/snippets/{root}.html': { get: snippet('html', 'text/html') },
  '/v1/public/snippets/{root}.json': { get: snippet('json', 'application/json') },
  '/v1/public/errors/{error_type}': {
    get: {
      operationId: 'public_error',
      tags,
      summary: 'What an error means',
      security: [],
      parameters: [parameter('error_type', 'path')],
      responses: {
        200: {
          description: 'Its status and message.',
          content: { 'text/plain': { schema: text } },
        },
        404: { description: '`route_not_found`' },
      },
    },
  },
}
