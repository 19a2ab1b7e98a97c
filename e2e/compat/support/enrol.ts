import { otp } from '@portico/contract/methods/otp'
import { passwords } from '@portico/contract/methods/passwords'
import type { InboxMessage, World } from '@portico/testkit'

/** Somebody who proved the mailbox by a code, and has no password. @returns the token of the session */
export async function enrolByCode(world: World, email: string): Promise<string> {
  const sent = await world.call(otp.emailLoginOrCreate, { email })
  const { data } = await world.call(otp.authenticate, {
    token: await world.inbox.codeFor(email),
    method_id: sent.data?.method_id ?? '',
  })
  if (!data) throw new Error('The code did not sign in.')
  return data.session_token
}

/** Somebody who proved the mailbox, and has a password. */
export async function enrolByPassword(world: World, email: string, password: string) {
  const session = await enrolByCode(world, email)
  const { data } = await world.call(passwords.resetBySession, { password }, { session })
  if (!data) throw new Error('The password was not taken.')
  // the notice of the change
  await world.inbox.next(email)
  return data
}

/** The status of a log-in. */
export async function logIn(world: World, email: string, password: string): Promise<number> {
  return (await world.call(passwords.authenticate, { email, password })).status
}

/** @param kind - of a reset mail: `reset_password` or `login` */
export function linkOf({ links }: InboxMessage, kind: string): string {
  const link = links.find((one) => one.kind === kind)
  if (!link) throw new Error(`The message has no link to ${kind}.`)
  return link.url
}
