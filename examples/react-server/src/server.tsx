/** Sends the page in its final state, and the files that the browser loads. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createPortico } from '@portico/server'
import { authenticate } from '@portico/server/express'
import { renderToString } from 'react-dom/server'
import { createPage } from './page.tsx'
import type { PageContent } from './page-content.ts'

const {
  PORTICO_URL: service = 'http://localhost:3000',
  PORTICO_PROJECT_ID: projectId = '',
  PORTICO_PUBLIC_TOKEN: publicToken = '',
  PORTICO_SECRET: secret = '',
  PORT: port = '4000',
} = process.env
const address = `http://localhost:${port}/`

const portico = createPortico({ baseUrl: service, projectId, secret })

function renderPage(found: PageContent['found']): string {
  const content: PageContent = { service, publicToken, address, found }
  // no "<" inside a script element: nothing that somebody typed can end it
  const json = JSON.stringify(content).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Fieldnotes</title>
    <link rel="icon" href="data:,">
    <script type="module" src="/browser.js"></script>
  </head>
  <body>
    <div id="root">${renderToString(createPage(content))}</div>
    <script type="application/json" id="content">${json}</script>
  </body>
</html>
`
}

const loadFile = (pathname: string) =>
  readFile(new URL(`../browser${pathname}`, import.meta.url)).catch(() => null)

const server = createServer(async (request, response) => {
  try {
    const { pathname } = new URL(request.url ?? '/', address)
    if (pathname.endsWith('.js')) {
      const file = await loadFile(pathname)
      response.writeHead(file ? 200 : 404, { 'content-type': 'text/javascript; charset=utf-8' })
      response.end(file)
      return
    }
    // it also writes what the response needs: renewed cookies, and that no cache may share it
    const { user, session, reason } = await authenticate(portico, request, response)
    const html = renderPage({ user, session, reason })
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
})

server.listen(Number(port), '127.0.0.1', () => console.log(`Listening on ${address}`))
