const { PORTICO_URL, PORTICO_PUBLIC_TOKEN } = process.env

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for HTML: an address can contain characters that HTML gives a meaning. */
export const toHtml = (text) => text.replace(/[&<>"]/g, (character) => entities[character])

/** The page around the content. */
export const toPage = (content) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Fieldnotes</title>
    <link rel="icon" href="data:,">
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
  <body><main>${content}</main></body>
</html>
`
