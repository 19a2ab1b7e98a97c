/**
 * Between Node's HTTP messages and those of fetch, for Express, Fastify, Koa and plain Node. It describes what it needs of
 * Node's types itself, so that the package depends on no runtime's types.
 */

/** What is needed of `http.IncomingMessage`. */
export interface IncomingRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined
  /** The path and the query. */
  readonly url?: string | undefined
  /** The path and the query before a router cut its own prefix off; Express has it. */
  readonly originalUrl?: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly socket: { readonly remoteAddress?: string | undefined; readonly encrypted?: boolean }
  /** True when a body parser has read the body. */
  readonly readableEnded?: boolean
}

/** What is needed of `http.ServerResponse`. */
export interface OutgoingResponse {
  statusCode: number
  setHeader(name: string, value: string | readonly string[]): unknown
  appendHeader(name: string, value: string | readonly string[]): unknown
  write(chunk: Uint8Array): boolean
  end(): unknown
  once(event: 'close' | 'drain', listener: () => void): unknown
}

/** Returns the headers of a request of Node. */
export function toFetchHeaders({ headers }: Pick<IncomingRequest, 'headers'>): Headers {
  const copied = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    // names like :path belong to HTTP/2 itself
    if (name.startsWith(':')) continue
    for (const one of [value ?? []].flat()) copied.append(name, one)
  }
  return copied
}

/** Returns the address of a request of Node. Behind a proxy the scheme is that of the proxy's own request. */
export function toFetchUrl(request: Omit<IncomingRequest, typeof Symbol.asyncIterator>): string {
  const { headers, socket, originalUrl, url = '/' } = request
  const host = [headers[':authority'] ?? headers.host ?? 'localhost'].flat()[0]
  return new URL(originalUrl ?? url, `${socket.encrypted ? 'https' : 'http'}://${host}`).href
}

/**
 * Returns a request of Node as a `Request`.
 *
 * @param signal aborted when the browser has left
 * @throws TypeError when a body parser has read the body already
 */
export function toFetchRequest(request: IncomingRequest, signal?: AbortSignal): Request {
  const { method = 'GET' } = request
  const headers = toFetchHeaders(request)
  const hasBody = headers.has('content-length') || headers.has('transfer-encoding')
  if (hasBody && request.readableEnded)
    throw new TypeError('The body was read already. Mount the handler before any body parser.')
  return new Request(toFetchUrl(request), {
    method,
    headers,
    ...(signal && { signal }),
    ...(hasBody &&
      method !== 'GET' &&
      method !== 'HEAD' && { body: toStream(request), duplex: 'half' }),
  })
}

function toStream(request: IncomingRequest): ReadableStream<Uint8Array> {
  const chunks = request[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

/** Writes headers, each cookie on a line of its own. */
export function writeHeaders(response: OutgoingResponse, headers: Headers): void {
  for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value)
  for (const cookie of headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
}

/** Sends a `Response` as the answer to a request of Node, as fast as the browser takes it. */
export async function sendFetchResponse(
  response: OutgoingResponse,
  { status, headers, body }: Response,
): Promise<void> {
  response.statusCode = status
  writeHeaders(response, headers)
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (!response.write(part.value)) {
      await new Promise<void>((resume) => {
        response.once('drain', resume)
        response.once('close', resume)
      })
    }
  }
  response.end()
}
