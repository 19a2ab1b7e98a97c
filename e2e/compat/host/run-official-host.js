/**
 * A host page written for the official package: what a site owner has today. It shows who is signed in and
 * what it hears, as the host page of our own journeys does, and leaves its client in `window.official`.
 *
 * @param {object} dialect - what differs between the versions
 * @param {(publicToken: string, options: object) => object} dialect.createClient
 * @param {(client: object) => Promise<unknown>} dialect.authenticateByAddress
 * @param {(client: object, parts: object) => void} [dialect.mount] - parts: config, callbacks, strings
 * @param {(client: object, parts: object) => void} [dialect.mountReset] - on the page
 *   that the links of a reset mail lead to
 */
export function runOfficialHost({ createClient, authenticateByAddress, mount, mountReset }) {
  const options = window.hostOptions
  const client = createClient(options.publicToken, options.client)
  const write = (id, line) => {
    document.getElementById(id).textContent += `${line}\n`
  }
  const report = (error) => write('errors', error.error_type ?? error.message)

  const show = (user) => {
    document.getElementById('status').textContent = user
      ? `Signed in as ${user.emails[0]?.email ?? user.phone_numbers[0]?.phone_number}`
      : 'Signed out'
  }
  client.user.onChange(show)
  show(client.user.getSync())
  client.session.onChange((session) => write('sessions', session?.session_id ?? 'none'))
  document.getElementById('sign-out').addEventListener('click', () => client.session.revoke())

  if (options.config) {
    const tokenType = new URL(location.href).searchParams.get('stytch_token_type')
    const isReset = tokenType === 'reset_password' || tokenType === 'login'
    const draw = isReset ? mountReset : mount
    draw(client, {
      config: options.config,
      callbacks: {
        onEvent: ({ type, data }) => write('events', JSON.stringify({ type, data })),
        onError: report,
      },
      strings: options.strings,
    })
  }
  window.official = client
  authenticateByAddress(client).catch(report)
}

/** As the example pages of version 5 sign in, which has no call for it. */
export async function authenticateLink(client) {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  const type = address.searchParams.get('stytch_token_type')
  const calls = { magic_links: client.magicLinks, oauth: client.oauth }
  if (!token || !Object.hasOwn(calls, type ?? '')) return
  history.replaceState(null, '', address.pathname)
  await calls[type].authenticate(token, { session_duration_minutes: 30 })
}
