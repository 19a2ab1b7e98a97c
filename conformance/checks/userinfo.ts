import { ensure } from '../runner/failure.ts'
import { verifyClaimTypes } from './claims.ts'
import { type JsonObject, readJson } from './json.ts'

/** An answer of the userinfo endpoint about the person of the id token (Core 5.3.2). */
export async function verifyUserinfo(answer: Response, subject: string): Promise<JsonObject> {
  const where = 'userinfo'
  const claims = await readJson(answer, where)
  ensure(answer.status === 200, `${where}: ${answer.status} ${JSON.stringify(claims)}`)
  verifyUserinfoClaims(claims, subject)
  return claims
}

export function verifyUserinfoClaims(claims: JsonObject, subject: string): void {
  ensure(claims.sub === subject, `userinfo: "sub" is ${claims.sub}, in the id token ${subject}`)
  verifyClaimTypes(claims, 'userinfo')
}
