import { request } from 'node:http'
import type { Send } from './tested-provider.ts'

/**
 * Speaks to a listener on this machine as the proxy in front of it would: the URL is the public one, the
 * connection is plain, and the headers say what the outside saw.
 *
 * @param tick called for every request: time goes on with what happens
 */
export function createLoopbackSend(origin: string, port: () => number, tick: () => void): Send {
  return (url, { method = 'GET', headers = {}, body } = {}) => {
    const target = new URL(url)
    tick()
    if (target.origin !== origin) throw new Error(`${url} does not belong to ${origin}.`)
    return new Promise((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port: port(),
        method,
        path: target.pathname + target.search,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          host: target.host,
          'x-forwarded-proto': 'https',
          'x-forwarded-host': target.host,
          'x-forwarded-for': '203.0.113.9',
        },
      })
      call.on('error', reject)
      call.on('response', (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const answered = new Headers()
          for (const [name, values] of Object.entries(answer.headersDistinct)) {
            for (const value of values ?? []) answered.append(name, value)
          }
          const status = answer.statusCode ?? 0
          const content = status === 204 || status === 304 ? null : Buffer.concat(chunks).toString()
          resolve(new Response(content, { status, headers: answered }))
        })
      })
      call.end(body)
    })
  }
}
