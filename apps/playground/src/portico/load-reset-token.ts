/** The token of a reset mail to a demo person, so that the reset can be tried at the first click. */
import { loadDevInbox } from '../service/dev-message.ts'
import type { PorticoClient } from './portico.ts'

const email = 'demo@example.com'
const tries = 20
const pauseMs = 250

/** In place of one that could not be had: the widget says that its link no longer works. */
const unknownToken = 'token-of-a-mail'

/**
 * Asks the service for the mail as a person would, and reads it in the dev inbox.
 *
 * @param before - of an earlier call, which is taken again while it works
 */
export async function loadResetToken(
  client: PorticoClient,
  before: string | null,
): Promise<string> {
  try {
    if (before && (await works(client, before))) return before
    const known = new Set((await loadDevInbox()).map(({ id }) => id))
    await start(client)
    for (let left = tries; left > 0; left -= 1) {
      const token = await findToken(known)
      if (token) return token
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  } catch {
    // limited, or not there: the widget is shown all the same
  }
  return unknownToken
}

const works = (client: PorticoClient, token: string) =>
  client.passwords.resetByEmailCheck({ token }).then(
    () => true,
    () => false,
  )

/** On the first visit there is no such person yet. */
async function start(client: PorticoClient): Promise<void> {
  const options = { email, reset_password_redirect_url: `${location.origin}/authenticate` }
  try {
    await client.passwords.resetByEmailStart(options)
  } catch {
    await client.magicLinks.email.loginOrCreate(email)
    await client.passwords.resetByEmailStart(options)
  }
}

async function findToken(known: ReadonlySet<string>): Promise<string | null> {
  for (const { id, to, links } of await loadDevInbox()) {
    const link = links.find(({ kind }) => kind === 'reset_password')
    if (to === email && link && !known.has(id)) return new URL(link.url).searchParams.get('token')
  }
  return null
}
