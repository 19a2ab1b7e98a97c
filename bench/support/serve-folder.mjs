import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
}

/**
 * Serves pages and files, brotli, as a site in production does.
 *
 * @param folder of files
 * @param pages HTML by path
 * @param ms that each request waits
 */
export async function serveFolder(folder, pages, ms) {
  const bodies = new Map()
  const read = (path) => {
    const text = pages[path] ?? readFileSync(join(folder, path))
    return brotliCompressSync(text)
  }
  const server = createServer(async (request, response) => {
    await sleep(ms)
    const { pathname } = new URL(request.url, 'http://localhost')
    try {
      if (!bodies.has(pathname)) bodies.set(pathname, read(pathname))
    } catch {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[extname(pathname) || '.html'] ?? 'application/octet-stream',
      'content-encoding': 'br',
    })
    response.end(bodies.get(pathname))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${server.address().port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
