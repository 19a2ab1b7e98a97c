import type { ApiCall, Dialect } from '../dialect.ts'

/** The API refuses requests without a User-Agent. */
const withAgent =
  (toBody: (call: ApiCall) => object) =>
  (call: ApiCall): ReturnType<Dialect['api'][string]> => {
    if (!call.headers.get('user-agent')) return { status: 403, body: { message: 'Forbidden' } }
    return toBody(call) as ReturnType<Dialect['api'][string]> // the shape that GitHub documents
  }

/** https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
export const github: Dialect = {
  name: 'GitHub',
  authorize: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  api: {
    'https://api.github.com/user': withAgent(({ person }) => ({
      id: Number(person.subject),
      login: 'ada',
      name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      // The public address, which need not be verified as the user's own.
      email: 'shown@example.org',
      avatar_url: person.picture ?? '',
    })),
    'https://api.github.com/user/emails': withAgent(({ person, scopes }) => {
      if (!scopes.includes('user:email')) return { status: 404, body: { message: 'Not Found' } }
      const other = { email: 'old@example.org', primary: false, verified: true, visibility: null }
      const { email, isEmailVerified: verified = false } = person
      return [other, ...(email === undefined ? [] : [{ email, primary: true, verified }])]
    }),
  },
  clientAuthentication: 'either',
  pkce: 'supported',
  scopes: ['read:user', 'user:email', 'repo', 'gist'],
  cancelled: {
    error: 'access_denied',
    error_description: 'The user has denied your application access.',
  },
  codeSeconds: 600,
  // GitHub sends `iss` since April 2026, without documenting it:
  // https://github.com/langfuse/langfuse/issues/13091
  saysIssuer: 'https://github.com/login/oauth',
  // Without `Accept: application/json` the answer is form-encoded.
  findWrongHeader: (headers) =>
    headers.get('accept')?.includes('application/json')
      ? null
      : new Response('access_token=x&scope=&token_type=bearer'),
  toAnswer: ({ access_token, scope }) => ({
    access_token,
    scope: `${scope}`.replaceAll(' ', ','),
    token_type: 'bearer',
  }),
  // All refusals have status 200.
  refuse: (fault) => ({
    status: 200,
    body: {
      error:
        fault === 'client'
          ? 'incorrect_client_credentials'
          : fault === 'redirect'
            ? 'redirect_uri_mismatch'
            : 'bad_verification_code',
      error_uri: 'https://docs.github.com',
    },
  }),
}
