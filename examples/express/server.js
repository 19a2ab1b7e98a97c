import { createPortico } from '@portico/server'
import { authenticate, guard, porticoHandler } from '@portico/server/express'
import express from 'express'
import { toHtml, toPage } from './page.js'

const { PORTICO_URL, PORT = '4000' } = process.env

const portico = createPortico({
  baseUrl: PORTICO_URL,
  projectId: process.env.PORTICO_PROJECT_ID,
  secret: process.env.PORTICO_SECRET,
})

const app = express()

// before any body parser
app.use('/sdk', porticoHandler(portico))

app.get('/', async (request, response) => {
  const { user, reason } = await authenticate(portico, request, response)
  if (reason === 'unavailable') return response.status(503).send('Please try again in a moment.')
  if (!user) return response.send(toPage('<portico-sign-in></portico-sign-in>'))
  response.send(
    toPage(`<h1>Hello, ${toHtml(user.email)}</h1>
      <p><a href="/members">Members</a> <a href="/editors">Editors</a></p>
      <button id="sign-out" type="button" disabled>Sign out</button>`),
  )
})

app.get('/members', guard(portico, { redirectTo: '/' }), (_, response) => {
  const { user } = response.locals.portico
  response.send(toPage(`<h1>Members</h1><p>You are ${toHtml(user.email)}.</p>`))
})

app.get('/editors', guard(portico, { role: 'editor', redirectTo: '/' }), (_, response) => {
  response.send(toPage('<h1>Editors</h1>'))
})

app.listen(Number(PORT), '127.0.0.1', () => console.log(`Listening on http://localhost:${PORT}`))
