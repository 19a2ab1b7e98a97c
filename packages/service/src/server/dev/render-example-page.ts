import { createHash } from 'node:crypto'
import { escapeHtml } from '../../foundation/text/escape-html.ts'
import { noIcon } from './no-icon.ts'

const style = `
:root { color-scheme: light dark; --line: light-dark(#adbcc5, #3d515d) }
* { box-sizing: border-box }
body { margin: 0; padding: 48px 16px; background: light-dark(#f4f6f7, #0d171d); color: light-dark(#19303d, #f0f5f7); font: 1rem/1.5 Arial, Helvetica, sans-serif; overflow-wrap: anywhere }
form { max-width: 400px; margin: 0 auto; padding: 32px; border: 1px solid var(--line); border-radius: 8px; background: light-dark(#fff, #14212a) }
h1 { margin: 0; font-size: 1.5rem; line-height: 2rem }
p { margin: 8px 0 24px; color: light-dark(#5c727d, #a5b6bf) }
label { display: block; margin: 0 0 16px; font-size: .875rem; font-weight: 600 }
input { display: block; width: 100%; height: 47px; margin: 6px 0 0; padding: 0 15px; border: 1px solid var(--line); border-radius: 4px; background: transparent; color: inherit; font: 1rem Arial, sans-serif }
button { display: block; width: 100%; min-height: 45px; margin: 12px 0 0; border: 1px solid light-dark(#19303d, #e4edf1); border-radius: 4px; background: light-dark(#19303d, #e4edf1); color: light-dark(#fff, #14212a); font: 1rem Arial, sans-serif }
button[value=cancel] { background: transparent; color: inherit }
:focus-visible { outline: 2px solid light-dark(#106ba3, #7cc4f5); outline-offset: 2px }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * The page runs no script and loads nothing. Its form must be allowed to redirect to the callback, because browsers
 * apply `form-action` to redirects as well.
 */
export const examplePagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`

const carried = ['redirect_uri', 'state', 'nonce', 'code_challenge']

/**
 * Renders the form in which a developer types a name.
 *
 * @param asked the authorization request; null when it does not come from this service
 */
export function renderExamplePage(asked: URLSearchParams | null): string {
  const body =
    asked === null
      ? '<form><h1>Example provider</h1><p>This request is not of the service that runs here.</p></form>'
      : [
          `<form method="post" action="authorize">${carried.map((name) => toHidden(name, asked)).join('')}`,
          '<h1>Example provider</h1>',
          '<p>It exists in development only, and believes every name. Whoever you say you are signs in.</p>',
          '<label>Name<input name="name" value="Ada Lovelace" autocomplete="off"></label>',
          '<label>Email<input name="email" type="email" required value="ada@example.com" autocomplete="off"></label>',
          '<button name="answer" value="continue">Continue</button>',
          '<button name="answer" value="cancel" formnovalidate>Cancel</button></form>',
        ].join('')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Example provider - Portico</title>${noIcon}<style>${style}</style></head><body><main>${body}</main></body></html>`,
  ].join('')
}

function toHidden(name: string, asked: URLSearchParams): string {
  const value = asked.get(name)
  return value === null ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
}
