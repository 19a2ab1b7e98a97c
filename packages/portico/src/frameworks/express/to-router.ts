import type { Choices } from '../framework.ts'
import { toPageScript } from '../shared/page-script.ts'
import { toNodeClient } from '../shared/server-code.ts'
import { toTitle } from '../shared/to-title.ts'

/** Writes the module with the router. */
export function toRouter(
  choices: Choices,
  { isCommonJs, isTypeScript }: { readonly isCommonJs: boolean; readonly isTypeScript: boolean },
): string {
  const load = (names: string, from: string) =>
    isCommonJs ? `const ${names} = require('${from}')` : `import ${names} from '${from}'`
  const text = isTypeScript ? ': string' : ''
  return `${load('{ existsSync }', 'node:fs')}
${load('{ createPortico }', '@portico/server')}
${load('{ authenticate, porticoHandler }', '@portico/server/express')}
${load('express', 'express')}

${toNodeClient(choices)}

${isCommonJs ? '' : 'export '}const router = express.Router()
${isCommonJs ? 'module.exports = router\n' : ''}
// passes the browser's calls on to the service
router.use('/sdk', porticoHandler(portico))

// visitors get the sign-in card, members their page
router.get('/members', (request, response, next) => {
  authenticate(portico, request, response)
    .then(({ user, reason }) => {
      if (reason === 'unavailable') {
        response.status(503).send('Please try again in a moment.')
        return
      }
      if (!user) {
        response.send(toPage('<portico-sign-in></portico-sign-in>'))
        return
      }
      const address = user.email ?? user.phone_number ?? user.user_id
      response.send(
        toPage(\`<h1>Members</h1>
      <p>Signed in as \${toHtml(address)}</p>
      <button id="sign-out" type="button">Sign out</button>\`),
      )
    })
    .catch(next)
})

/** Text for HTML: an address can contain characters that HTML gives a meaning. */
const toHtml = (text${text}) =>
  text.replace(/[&<>"]/g, (character) => \`&#\${character.charCodeAt(0)};\`)

const toPage = (content${text}) => \`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${toTitle(choices.name)}</title>
    <link rel="icon" href="data:,">
    <script type="module">
      import { Portico } from '\${PORTICO_URL}/portico.js'

      const portico = new Portico('\${PORTICO_PUBLIC_TOKEN}', { customBaseUrl: location.origin })
      ${toPageScript(choices.config, 6)}
    </script>
  </head>
  <body>
    <main>\${content}</main>
  </body>
</html>
\`
`
}
