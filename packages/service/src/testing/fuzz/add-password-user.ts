import type { TestService } from '../create-test-service.ts'
import { better, good } from '../password-calls.ts'
import type { LiveValues } from './live-values.ts'
import type { Offer, Send } from './send.ts'

interface PasswordUserContext {
  readonly email: string
  readonly host: Send
  readonly page: Send
  readonly live: LiveValues
  readonly offer: Offer
}

/** Creates a user with a password and a reset mail. */
export async function addPasswordUser(
  world: TestService,
  { email, host, page, live, offer }: PasswordUserContext,
): Promise<void> {
  const password = good
  live.add('email', email)
  await host('/passwords', { email, password })
  offer('/passwords/authenticate', { email, password })
  offer('/passwords/existing_password/reset', {
    email,
    existing_password: password,
    new_password: better,
  })
  await page('/passwords/email/reset/start', { email })
  for (const { kind, url } of (await world.takeMail(email)).links) {
    const token = new URL(url).searchParams.get('token') ?? ''
    live.add(kind === 'reset_password' ? 'reset_token' : 'link_token', token)
    if (kind === 'reset_password') offer('/passwords/email/reset', { token, password: better })
  }
}
