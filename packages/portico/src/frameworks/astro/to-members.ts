import type { WidgetConfig } from '../framework.ts'
import { toPageScript } from '../shared/page-script.ts'
import { toTitle } from '../shared/to-title.ts'

/** Writes the page: the sign-in card for visitors, and what members see. */
export const toMembers = (name: string, config: WidgetConfig): string => `---
import { portico, publicToken, service } from '../lib/portico'

// this page is rendered for each visitor
export const prerender = false

const { user, reason, headers } = await portico.authenticate(Astro.request)
if (reason === 'unavailable') return new Response('Please try again in a moment.', { status: 503 })
// they renew the session
for (const [name, value] of headers) Astro.response.headers.append(name, value)
---

<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${toTitle(name)}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main>
      {
        user ? (
          <>
            <h1>Members</h1>
            <p>Signed in as {user.email ?? user.phone_number ?? user.user_id}</p>
            <button id="sign-out" type="button">Sign out</button>
          </>
        ) : (
          <portico-sign-in></portico-sign-in>
        )
      }
    </main>
    <script is:inline type="module" define:vars={{ service, publicToken }}>
      import(\`\${service}/portico.js\`).then(({ Portico }) => {
        const portico = new Portico(publicToken, { customBaseUrl: location.origin })
        ${toPageScript(config, 8)}
      })
    </script>
  </body>
</html>
`
