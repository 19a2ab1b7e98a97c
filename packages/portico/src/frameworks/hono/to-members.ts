import type { Choices } from '../framework.ts'
import { toPageScript } from '../shared/page-script.ts'
import { toNodeClient } from '../shared/server-code.ts'
import { toTitle } from '../shared/to-title.ts'

/** Writes the module with the members' page. */
export function toMembers(choices: Choices, isTypeScript: boolean): string {
  const types = isTypeScript ? ', type SignedIn, type SignedOut' : ''
  const variables = isTypeScript ? '<{ Variables: { portico: SignedIn | SignedOut } }>' : ''
  return `import { existsSync } from 'node:fs'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createPortico${types} } from '@portico/server'
import { createMiddleware } from '@portico/server/hono'
import { ${isTypeScript ? 'type Context, ' : ''}Hono } from 'hono'
import { html } from 'hono/html'

${toNodeClient(choices)}

export const members = new Hono${variables}()

// passes /sdk on to the service, and knows who it is everywhere else
members.use(createMiddleware(portico, (context${isTypeScript ? ': Context' : ''}) => getConnInfo(context).remote.address))

// visitors get the sign-in card, members their page
members.get('/members', (context) => {
  const { user, reason } = context.get('portico')
  if (reason === 'unavailable') return context.text('Please try again in a moment.', 503)
  if (!user) return context.html(toPage(html\`<portico-sign-in></portico-sign-in>\`))
  return context.html(
    toPage(html\`<h1>Members</h1>
      <p>Signed in as \${user.email ?? user.phone_number ?? user.user_id}</p>
      <button id="sign-out" type="button">Sign out</button>\`),
  )
})

const toPage = (content${isTypeScript ? ': ReturnType<typeof html>' : ''}) => html\`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${toTitle(choices.name)}</title>
      <link rel="icon" href="data:," />
      <script type="module">
        import { Portico } from '\${PORTICO_URL}/portico.js'

        const portico = new Portico('\${PORTICO_PUBLIC_TOKEN}', { customBaseUrl: location.origin })
        ${toPageScript(choices.config, 8)}
      </script>
    </head>
    <body>
      <main>\${content}</main>
    </body>
  </html>\`
`
}
