import type { UserDetail, UserSession } from '../call/replies.ts'
import { words } from '../words/words.ts'
import type { RemovableFactor } from './to-acts.ts'

/** A row of the account that a digit acts on. */
export type NumberedRow =
  | { readonly kind: 'factor'; readonly of: RemovableFactor }
  | { readonly kind: 'session'; readonly of: UserSession }

/** As many as there are digits. */
const most = 9

/** The rows in the order in which they stand: ways to sign in, then sessions. */
export const toRows = (user: UserDetail): readonly NumberedRow[] =>
  [
    ...user.emails.map(({ email_id: id }) =>
      toFactor({ kind: 'email', id, title: words().user.email }),
    ),
    ...user.factors.map(toFactor),
    ...user.sessions.map((of) => ({ kind: 'session', of }) as const),
  ].slice(0, most)

const toFactor = (of: RemovableFactor) => ({ kind: 'factor', of }) as const
