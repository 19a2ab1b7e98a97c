import { ensure } from '../runner/failure.ts'
import { verifyErrorTexts } from './error-texts.ts'
import { readJson } from './json.ts'

/** A registration was refused (Dynamic Client Registration 3.3). */
export async function verifyRegistrationError(
  answer: Response,
  allowed: readonly string[],
): Promise<void> {
  const found = await readJson(answer, 'registration')
  ensure(answer.status === 400, `registration: ${answer.status}, not 400`)
  const { error } = found
  ensure(
    typeof error === 'string' && allowed.includes(error),
    `registration: the error is ${error}, not ${allowed.join(' or ')}`,
  )
  verifyErrorTexts({ get: (name) => found[name] }, 'registration')
}
