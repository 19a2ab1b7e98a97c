import type { Surface } from './surfaces.ts'

const scripts = {
  standalone: '<script type="module" src="/host/standalone.js"></script>',
  react: '<script type="module" src="/react/react.js"></script>',
}

/** The widget's place and what the page shows; a React host draws the same inside its own tree. */
const parts = `<main>
      <h1>Fieldnotes</h1>
      <div id="sign-in"></div>
      <p id="status"></p>
      <button type="button" id="sign-out">Sign out of Fieldnotes</button>
      <button type="button" id="remount">Mount again</button>
    </main>`

const bodies = { standalone: parts, react: '<div id="root"></div>' }

/** The host page's HTML: nothing inline, so that a strict policy has nothing to forbid. */
export const toHostHtml = ({ build }: Surface): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Fieldnotes</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/host/host.css">
    ${scripts[build]}
  </head>
  <body>
    ${bodies[build]}
    <pre id="events" hidden></pre>
    <pre id="errors" hidden></pre>
    <pre id="thrown" hidden></pre>
    <pre id="asked" hidden></pre>
  </body>
</html>
`
