/** The calls by which a page signs up, signs in and resets with a password, for tests. */
import type { ProjectConfig } from '../kernel/config/config.ts'
import type { TestService } from './create-test-service.ts'

/** Two passwords that every policy accepts. */
export const good = 'seven wooden lighthouses'
export const better = 'nine copper submarines'

/** The redirect URLs of mails that reset a password. */
export const passwordRedirectUrls: ProjectConfig['redirectUrls'] = [
  {
    url: 'https://app.example.com/authenticate',
    kinds: ['login', 'signup', 'reset_password'],
  },
]

export const signUp = (world: TestService, email: string, password = good) =>
  world.post('/passwords', { email, password, session_duration_minutes: 30 })

export const logIn = (world: TestService, email: string, password = good, ip = '203.0.113.7') =>
  world.post('/passwords/authenticate', { email, password, session_duration_minutes: 30 }, { ip })

export const startReset = (world: TestService, email: string) =>
  world.post('/passwords/email/reset/start', { email })

/** Returns the tokens of the links in the newest mail to an address. */
export async function takeLinks(world: TestService, email: string) {
  const mail = await world.takeMail(email, 'reset_password')
  const tokenOf = (kind: string) =>
    new URL(mail.links.find((link) => link.kind === kind)?.url ?? '').searchParams.get('token')
  return { mail, reset: tokenOf('reset_password'), login: tokenOf('login') }
}

/** Requests a reset and returns its token. */
export async function takeReset(world: TestService, email: string) {
  await startReset(world, email)
  return (await takeLinks(world, email)).reset
}

export const reset = (world: TestService, token: string | null, password = better) =>
  world.post('/passwords/email/reset', { token, password, session_duration_minutes: 30 })

export const isAlive = async (world: TestService, session: string) =>
  (await world.post('/sessions/authenticate', {}, { session })).status === 200
