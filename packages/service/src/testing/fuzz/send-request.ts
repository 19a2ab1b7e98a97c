import { Agent, request as startRequest } from 'node:http'
import type { FuzzRequest } from './write-request.ts'

/** An answer; its status is 0 when none came. */
export interface FuzzAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** Sends requests over real connections; `close` ends them. */
export function createSender(port: number, timeoutMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const send = ({ method, path, headers, body }: FuzzRequest) =>
    new Promise<FuzzAnswer>((resolve) => {
      const fail = (text: string) => resolve({ status: 0, text, headers: {} })
      const sent = startRequest(
        {
          ...{ agent, port, method, path, host: '127.0.0.1', timeout: timeoutMs },
          headers: { ...headers, ...(body && { 'content-length': body.length }) },
        },
        (response) => {
          const chunks: Buffer[] = []
          const finish = () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              headers: response.headers,
            })
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', finish)
          // A stream of events ends only with its connection.
          if (response.headers['content-type'] === 'text/event-stream') {
            finish()
            response.destroy()
          }
          response.on('error', (error) => fail(error.message))
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message))
      sent.end(body ?? undefined)
    })
  return { send, close: () => agent.destroy() }
}

/** Writes the request as a shell command. */
export function toCurl({ method, path, headers, body }: FuzzRequest, origin: string): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const parts = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`)
  const sent = `printf %s ${body?.toString('base64')} | base64 -d | `
  return [
    `${body ? sent : ''}curl -i -X ${method} --path-as-is`,
    ...parts,
    ...(body ? ['--data-binary @-'] : []),
    quote(`${origin}${path}`),
  ].join(' ')
}
