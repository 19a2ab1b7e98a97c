/** Serves a folder of static files on this machine alone. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/**
 * Serves it.
 *
 * @param {string} folder
 * @param {number} port - 0 lets the system choose
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, port) {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const file = findFile(folder, pathname)
    if (file === null && findFile(folder, `${pathname}/`)) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end()
      return
    }
    const missing = join(folder, '404.html')
    const found = file ?? (existsSync(missing) ? missing : null)
    if (found === null) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('There is no page here.')
      return
    }
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(found)] ?? 'application/octet-stream',
    })
    createReadStream(found).pipe(response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  const taken = typeof address === 'object' ? address?.port : port
  return {
    url: `http://localhost:${taken}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** @param {string} folder @param {string} pathname @returns {string | null} a file below the folder */
function findFile(folder, pathname) {
  const path = normalize(join(folder, decode(pathname)))
  if (!path.startsWith(folder + sep) && path !== folder) return null
  const file = pathname.endsWith('/') ? join(path, 'index.html') : path
  return existsSync(file) && statSync(file).isFile() ? file : null
}

/** @param {string} pathname @returns {string} as text; an address that is none, such as `/%`, is that of no file */
function decode(pathname) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '404'
  }
}
