import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createPortico } from '@portico/server'
import { createMiddleware } from '@portico/server/hono'
import { Hono } from 'hono'
import { html } from 'hono/html'

const { PORTICO_URL, PORTICO_PUBLIC_TOKEN, PORT = '4000' } = process.env

const portico = createPortico({
  baseUrl: PORTICO_URL,
  projectId: process.env.PORTICO_PROJECT_ID,
  secret: process.env.PORTICO_SECRET,
})

/** The page, as the visitor's session decides. */
const page = (content) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Fieldnotes</title>
      <link rel="icon" href="data:," />
      <script type="module">
        import { Portico } from '${PORTICO_URL}/portico.js'

        const portico = new Portico('${PORTICO_PUBLIC_TOKEN}', { customBaseUrl: location.origin })
        document.querySelector('portico-sign-in')?.render({
          client: portico,
          config: {
            products: ['otp'],
            otpOptions: { methods: ['email'] },
            sessionOptions: { sessionDurationMinutes: 60 },
          },
        })
        const signOut = document.querySelector('#sign-out')
        if (signOut) {
          signOut.disabled = false
          signOut.addEventListener('click', () => portico.session.revoke())
        }
        const isSignedIn = document.querySelector('portico-sign-in') === null
        // signed in or out, here or in another tab: the server decides what the page shows
        portico.session.onChange((session) => {
          if (Boolean(session) !== isSignedIn) location.reload()
        })
      </script>
    </head>
    <body>
      <main>${content}</main>
    </body>
  </html>`

const app = new Hono()

// passes /sdk on to the service, and knows who it is everywhere else
app.use(createMiddleware(portico, (context) => getConnInfo(context).remote.address))

app.get('/', (context) => {
  const { user, reason } = context.get('portico')
  if (reason === 'unavailable') return context.text('Please try again in a moment.', 503)
  if (!user) return context.html(page(html`<portico-sign-in></portico-sign-in>`))
  return context.html(
    page(html`<h1>Hello, ${user.email}</h1>
      <p><a href="/members">Members</a> <a href="/editors">Editors</a></p>
      <button id="sign-out" type="button" disabled>Sign out</button>`),
  )
})

app.get('/members', async (context) => {
  const found = await portico.require(context.req.raw, { redirectTo: '/' })
  if (found instanceof Response) return found
  return context.html(
    page(html`<h1>Members</h1>
    <p>You are ${found.user.email}.</p>`),
  )
})

app.get('/editors', async (context) => {
  const found = await portico.require(context.req.raw, { role: 'editor', redirectTo: '/' })
  if (found instanceof Response) return found
  return context.html(page(html`<h1>Editors</h1>`))
})

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, () => {
  console.log(`Listening on http://localhost:${PORT}`)
})
