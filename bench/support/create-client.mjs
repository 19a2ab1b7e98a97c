import { Agent, request } from 'node:http'

/**
 * Calls a server over connections that stay open.
 *
 * @returns a call: method, path, headers and a body, which is a text; answered with `status`, `headers`, `text` and
 * how long it took in `ms`
 */
export function createClient(port, maxSockets = 512) {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return ({ method = 'POST', path, headers = {}, body = '' }) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const call = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent,
          headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
        },
        (answer) => {
          let text = ''
          answer.on('data', (chunk) => {
            text += chunk
          })
          answer.on('end', () => {
            const ms = performance.now() - startedAt
            resolve({ status: answer.statusCode, headers: answer.headers, text, ms })
          })
        },
      )
      call.on('error', reject)
      call.end(body)
    })
}
