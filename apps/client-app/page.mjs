/** The app's one page: a button for strangers, what Portico said for those who are signed in. */

/** @type {Record<string, string>} */
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (/** @type {unknown} */ value) =>
  String(typeof value === 'object' ? JSON.stringify(value) : value).replace(
    /[&<>"']/g,
    (sign) => escapes[sign] ?? '',
  )

/**
 * @param {object} words
 * @param {string} words.issuer
 * @param {import('./relying-party.mjs').SignedIn | null} words.signedIn
 * @param {string} words.notice - empty for none
 */
export function toPage({ issuer, signedIn, notice }) {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Firefox asks for /favicon.ico where a page names no icon, and reports that the policy forbids it
    '<title>Fieldnotes</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>',
    `<body><header><b>Fieldnotes</b><a href="${escapeHtml(issuer)}/">Playground</a></header><main>`,
    notice === '' ? '' : `<p role="alert">${escapeHtml(notice)}</p>`,
    signedIn ? toAccount(signedIn) : toWelcome(),
    '</main></body></html>',
  ].join('')
}

function toWelcome() {
  return `<h1>Fieldnotes</h1>
<p>This app has no sign-in of its own. It is a client app of your Portico.</p>
<form method="post" action="/sign-in"><button class="first">Sign in with Portico</button></form>
<h2>Or ask with a prompt</h2>
${toPrompt('consent', 'Ask for consent, remembered or not')}
${toPrompt('login', 'Ask for a new proof of who you are')}
${toPrompt('none', 'Show nothing; answer or refuse at once')}`
}

const toPrompt = (/** @type {string} */ prompt, /** @type {string} */ words) =>
  `<form method="post" action="/sign-in"><button name="prompt" value="${prompt}">prompt=${prompt}</button><span>${words}</span></form>`

/** @param {import('./relying-party.mjs').SignedIn} signedIn */
function toAccount({ claims, userInfo, scope, refreshToken, expiresAt, refreshes }) {
  const ends = expiresAt === null ? 'unknown' : new Date(expiresAt).toISOString()
  return `<h1>Signed in</h1>
<h2>ID token</h2>${toList(claims)}
<h2>Userinfo</h2>${toList(userInfo)}
<h2>Tokens</h2>${toList({
    scope,
    'access token ends': ends,
    'refresh token': refreshToken === undefined ? 'none' : 'kept',
    refreshes,
  })}
<form method="post" action="/refresh"><button class="first">Refresh</button></form>
<form method="post" action="/log-out"><button>Log out</button></form>
<form method="post" action="/log-out"><button name="hint" value="no">Log out without a hint</button></form>`
}

const toList = (/** @type {Record<string, unknown>} */ values) =>
  `<dl>${Object.entries(values)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`
