import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { basename, extname, join, relative } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder to this machine, without those whose names begin with a dot: keys are in such files. */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  const root = await realpath(folder)
  const server = createServer(async (request, response) => {
    const file = await findFile(root, request.url ?? '/')
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.')
      return
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (isPageOfFolder(file, pathname)) {
      // the page's relative addresses start from the folder
      response.writeHead(308, { location: `${pathname}/` }).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    })
    createReadStream(file)
      .once('error', () => response.destroy())
      .pipe(response)
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, 'localhost', listening)
  })
  return server
}

const isPageOfFolder = (file: string, pathname: string) =>
  basename(file) === 'index.html' && !/(\/|\/index\.html)$/.test(pathname)

/** Returns the file of a path; null for none, for one with a dot in front, and for one outside of the folder. */
async function findFile(root: string, url: string): Promise<string | null> {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    if (/\/\.|\\|\0/.test(path)) return null
    // a link inside of the folder may lead out of it
    const place = await realpath(join(root, path))
    const isInside = place === root || !relative(root, place).startsWith('..')
    if (!isInside || /(^|\/)\./.test(relative(root, place))) return null
    const file = (await stat(place)).isDirectory() ? join(place, 'index.html') : place
    return (await stat(file)).isFile() ? file : null
  } catch {
    return null
  }
}
