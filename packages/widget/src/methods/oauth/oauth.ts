import type { Method } from '../../flow/method.ts'

const load = () => import('./oauth-section.tsx')

/** Sign-in with an account at another site. It leaves the page, so there is no screen behind Main. */
export const oauth = {
  id: 'oauth',
  sections: ({ oauthOptions }) =>
    // a page without types may leave the list out
    [{ id: 'oauth', rows: oauthOptions?.providers?.length ?? 0, load }].filter(({ rows }) => rows),
} satisfies Method
