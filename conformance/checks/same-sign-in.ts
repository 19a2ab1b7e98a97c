import { ensure } from '../runner/failure.ts'
import type { IdToken } from './id-token.ts'

/** Two id tokens tell of one person who signed in once. */
export function verifySameSignIn(first: IdToken, second: IdToken): void {
  ensure(first.subject === second.subject, `id token: "sub" has changed`)
  const [before, after] = [first.authTime, second.authTime]
  ensure(
    before === null || after === null || before === after,
    `id token: "auth_time" went from ${before} to ${after} without signing in`,
  )
}
