import { runOfficialHost } from './run-official-host.js'

/**
 * A host page that other apps send people to, written for the official package: its page `/authorize` draws
 * the widget that asks, any other page is the host's own.
 *
 * @param {(publicToken: string, options: object) => object} createClient
 * @param {(client: object, hear: { event: Function, error: Function }) => void} draw
 */
export function runOfficialIdp(createClient, draw) {
  const write = (id, line) => {
    document.getElementById(id).textContent += `${line}\n`
  }
  runOfficialHost({ createClient, authenticateByAddress: async () => {} })
  if (location.pathname !== '/authorize') return
  draw(window.official, {
    event: ({ type, data }) => write('events', JSON.stringify({ type, data })),
    error: (error) => write('errors', error.error_type ?? error.message),
  })
}
