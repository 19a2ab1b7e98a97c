import type { Landing } from '../browser/browser.ts'
import type { AuthorizationRequest } from '../relying-party/authorization-request.ts'
import { ensure } from '../runner/failure.ts'
import type { TestContext } from '../runner/test-context.ts'
import { verifyErrorCallback } from './callback.ts'
import { verifyErrorTexts } from './error-texts.ts'
import { readJson } from './json.ts'

/** An endpoint that the client app calls refused (RFC 6749 5.2). */
export async function verifyRefusal(
  answer: Response,
  where: string,
  allowed: readonly string[],
): Promise<void> {
  const { status } = answer
  ensure(status === 400 || status === 401, `${where}: ${status}, not 400 or 401`)
  const found = await readJson(answer, where)
  const { error } = found
  ensure(
    typeof error === 'string' && allowed.includes(error),
    `${where}: the error is ${error}, not ${allowed.join(' or ')}`,
  )
  verifyErrorTexts({ get: (name) => found[name] }, where)
}

/** The authorization endpoint refused: by a page of its own, or by one of these errors at the redirect URI. */
export function verifyRefusedLanding(
  context: TestContext,
  request: AuthorizationRequest,
  landing: Landing,
  allowed: readonly string[],
): void {
  if (landing.kind === 'callback') verifyErrorCallback(context, request, landing, allowed)
  else ensure(landing.status >= 400, `the error page has the status ${landing.status}`)
}
