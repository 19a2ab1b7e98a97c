import { ensure, fail } from '../runner/failure.ts'
import { verifyErrorTexts } from './error-texts.ts'
import { getText, type JsonObject, readJson } from './json.ts'

export interface Tokens {
  readonly accessToken: string
  readonly idToken: string
  readonly refreshToken: string | null
  readonly all: JsonObject
}

/** A success of the token endpoint (RFC 6749 5.1, OpenID Connect Core 3.1.3.3). */
export async function verifyTokens(
  answer: Response,
  wanted: 'bearer' | 'dpop' = 'bearer',
): Promise<Tokens> {
  const where = 'token endpoint'
  const all = await readJson(answer, where)
  ensure(answer.status === 200, `${where}: ${answer.status} ${JSON.stringify(all)}`)
  verifyNotCached(answer)
  const type = getText(all, 'token_type', where)
  ensure(type.toLowerCase() === wanted, `${where}: the token type is ${type}`)
  const { expires_in: expiresIn, refresh_token: refreshToken } = all
  ensure(
    expiresIn === undefined || (typeof expiresIn === 'number' && expiresIn > 0),
    `${where}: "expires_in" is ${JSON.stringify(expiresIn)}`,
  )
  if (refreshToken !== undefined && typeof refreshToken !== 'string') {
    fail(`${where}: "refresh_token" is no text`)
  }
  return {
    accessToken: getText(all, 'access_token', where),
    idToken: getText(all, 'id_token', where),
    refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
    all,
  }
}

/** A refusal of the token endpoint (RFC 6749 5.2). */
export async function verifyTokenError(
  answer: Response,
  error: string,
  when: string,
): Promise<void> {
  const found = await readJson(answer, `token endpoint, ${when}`)
  const where = `token endpoint, ${when}`
  ensure(answer.status === 400, `${where}: ${answer.status}, not 400`)
  ensure(found.error === error, `${where}: the error is ${found.error}, not ${error}`)
  verifyErrorTexts({ get: (name) => found[name] }, where)
}

function verifyNotCached({ headers }: Response): void {
  const cacheControl = headers.get('cache-control') ?? ''
  ensure(/\bno-store\b/.test(cacheControl), `token endpoint: "cache-control" is "${cacheControl}"`)
}
