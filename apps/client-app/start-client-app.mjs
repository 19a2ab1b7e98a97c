/**
 * A client app: it has no sign-in of its own and asks Portico for one. `npm start` runs it beside the
 * playground, so that consent and log-out can be watched from the other side. It keeps everything in memory.
 */
import { createServer } from 'node:http'
import { createAnswer } from './create-answer.mjs'
import { createRelyingParty } from './relying-party.mjs'

const mostTries = 20

/**
 * Starts the client app on a free port of 127.0.0.1: for browsers another site than `localhost`, where the
 * service is.
 *
 * @param {object} options
 * @param {string} options.issuer - of the service; it is first asked when somebody signs in
 * @param {number} options.firstPort - the one to try first
 * @param {() => Promise<{ clientId: string, clientSecret: string }>} options.loadCredentials
 * @param {boolean} [options.isPushing] - whether requests are pushed (RFC 9126), and the browser carries a reference
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startClientApp({ issuer, firstPort, loadCredentials, isPushing = false }) {
  const server = createServer()
  const port = await listen(server, firstPort)
  const url = `http://127.0.0.1:${port}`
  const relyingParty = createRelyingParty({ issuer, url, loadCredentials, isPushing })
  server.on('request', createAnswer({ url, issuer, relyingParty }))
  // It must not keep a service alive that was told to stop.
  server.unref()
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} firstPort
 * @returns {Promise<number>}
 */
async function listen(server, firstPort) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = await tryToListen(server, firstPort + tries)
    if (port !== null) return port
  }
  const port = await tryToListen(server, 0)
  if (port === null) throw new Error('The client app found no free port.')
  return port
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port - 0 for any
 * @returns {Promise<number | null>} null when it is taken
 */
function tryToListen(server, port) {
  return new Promise((resolve, reject) => {
    const refuse = (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null)
      else reject(error)
    }
    server.once('error', refuse)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', refuse)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : null)
    })
  })
}
