import type { Choices, Framework } from '../framework.ts'
import { toTitle } from '../shared/to-title.ts'

/** A folder with an `index.html`: the card is a page of its own beside it. */
export const plainHtml: Framework = {
  id: 'plain-html',
  label: 'plain HTML',
  rank: 1,
  detect: (app) => app.has('index.html'),
  scripts: [],
  port: 8080,
  toPort: () => ({ args: [], env: {} }),
  environment: null,
  hasServer: false,
  packages: [],
  page: '/sign-in.html',
  list: (_app, choices) => [
    { path: 'sign-in.html', content: toPage(choices) },
    { path: 'sign-in.js', content: toScript(choices) },
  ],
}

const toPage = ({ name, serviceUrl }: Choices) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sign in to ${toTitle(name)}</title>
    <link rel="icon" href="data:,">
    <link rel="modulepreload" href="${serviceUrl}/portico.js">
    <script type="module" src="sign-in.js"></script>
  </head>
  <body>
    <main>
      <portico-sign-in></portico-sign-in>
      <p id="signed-in" hidden>Signed in as <strong></strong>. <button type="button">Sign out</button></p>
      <p id="problem" role="alert"></p>
    </main>
  </body>
</html>
`

const toScript = ({
  serviceUrl,
  publicToken,
  config,
}: Choices) => `// where the service runs, and the public token of this app
import { Portico } from '${serviceUrl}/portico.js'

const portico = new Portico('${publicToken}')

const card = document.querySelector('portico-sign-in')
const signedIn = document.querySelector('#signed-in')
card.render({
  client: portico,
  config: ${config.toSource(2)},
})

// who is signed in, after a reload as well, and in every tab
const show = () => {
  const user = portico.user.getSync()
  card.hidden = Boolean(user)
  signedIn.hidden = !user
  signedIn.querySelector('strong').textContent =
    user?.emails[0]?.email ?? user?.phone_numbers[0]?.phone_number ?? user?.user_id
}
portico.onStateChange(show)
show()
signedIn.querySelector('button').addEventListener('click', () => portico.session.revoke())

// links in mails lead back to this page
portico.authenticateByUrl({ session_duration_minutes: 60 }).catch((error) => {
  document.querySelector('#problem').textContent = error.error_message ?? error.message
})
`
