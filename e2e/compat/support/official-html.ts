/** The host page's HTML; which of the bundled pages runs on it is said by `window.hostOptions`. */
export const officialHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Fieldnotes</title>
    <link rel="icon" href="data:,">
    <script type="module">import('/official/' + window.hostOptions.entry + '.js')</script>
  </head>
  <body>
    <h1>Fieldnotes</h1>
    <div id="sign-in"></div>
    <p id="status"></p>
    <button type="button" id="sign-out">Sign out of Fieldnotes</button>
    <pre id="events" hidden></pre>
    <pre id="errors" hidden></pre>
    <pre id="sessions" hidden></pre>
  </body>
</html>
`
