import { Agent, request } from 'node:http'

/** Calls a service's API over connections that stay open. @returns answers with their times in `ms` */
export function createPost(port, publicToken) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  return (path, body, session = publicToken) =>
    new Promise((resolve, reject) => {
      const payload = JSON.stringify(body)
      const startedAt = performance.now()
      const call = request(
        {
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: `/sdk/v1${path}`,
          agent,
          headers: {
            authorization: `Basic ${Buffer.from(`${publicToken}:${session}`).toString('base64')}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          },
        },
        (answer) => {
          let text = ''
          answer.on('data', (chunk) => {
            text += chunk
          })
          answer.on('end', () => {
            const ms = performance.now() - startedAt
            const { statusCode: status, headers } = answer
            resolve({ status, headers, ms, data: JSON.parse(text).data })
          })
        },
      )
      call.on('error', reject)
      call.end(payload)
    })
}
