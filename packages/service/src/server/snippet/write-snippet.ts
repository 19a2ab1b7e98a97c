import { createHash } from 'node:crypto'
import { escapeHtml } from '../../foundation/text/escape-html.ts'
import type { FirstScreen } from '../../kernel/pages/first-screen.ts'

/** The URL of the widget's code. */
export interface WidgetCode {
  readonly url: string
  /** The digest with which the page verifies the code; null when it accepts later versions. */
  readonly integrity: string | null
}

/** The HTML to inline, and the hashes for the page's Content-Security-Policy. */
export interface Snippet {
  readonly html: string
  /** For the `script-src` and `style-src` of a page whose policy forbids inline code. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** The form's target without a script; null when the form cannot work without one. */
export type NativeForm = {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
} | null

/** Where the HTML stands. */
interface Place {
  /** The tag of the root's element. */
  readonly tag: string
  readonly code: WidgetCode
  readonly publicToken: string
  readonly form: NativeForm
}

/**
 * Hashes an inline script or style.
 *
 * @returns the hash as a policy names it: `'sha256-…'`
 */
const toHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`

/**
 * Writes the HTML to inline: the element with its first screen, the style, and the script that waits for the widget.
 */
export function writeSnippet(screen: FirstScreen, place: Place): Snippet {
  const { html: markup, css } = screen
  const { tag } = place
  const script = `${screen.holdSubmit}(document.currentScript.previousElementSibling)`
  // a `<` in a style could close the style element; no rule of the widget contains one
  if (css.includes('<')) throw new Error('The style of a snippet has a "<" in it.')
  const content = `<style>${css}</style><div>${withForm(markup, place.form)}</div>`
  const element = screen.isInShadow
    ? `<${tag} shadow="true"><template shadowrootmode="open">${content}</template></${tag}>`
    : `<${tag}>${content}</${tag}>`
  const importMap = toImportMap(place.code)
  const scripts = [importMap, script].filter((text) => text !== null)
  const [scriptHashes, styleHashes] = [scripts.map(toHash), [toHash(css)]]
  const lines = [
    toComment(place, scriptHashes, styleHashes),
    ...(importMap === null ? [] : [`<script type="importmap">${importMap}</script>`]),
    toPreload(place.code),
    `${element}<script>${script}</script>`,
  ]
  return { html: `${lines.join('\n')}\n`, scriptHashes, styleHashes }
}

/** Lets the page import `portico` from the file's URL; the browser refuses code with another digest. */
const toImportMap = ({ url, integrity }: WidgetCode): string | null =>
  integrity === null
    ? null
    : JSON.stringify({ imports: { portico: url }, integrity: { [url]: integrity } })

const toPreload = ({ url, integrity }: WidgetCode): string =>
  `<link rel="modulepreload" href="${escapeHtml(url)}"${integrity === null ? '' : ` integrity="${integrity}"`}>`

function toComment(
  { tag, code, publicToken, form }: Place,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): string {
  const { origin } = new URL(code.url)
  const policy = [
    `script-src ${origin} ${scriptHashes.join(' ')}`,
    `style-src ${styleHashes.join(' ')}`,
    `connect-src ${origin}`,
    ...(form ? [`form-action ${origin}`] : []),
  ]
  return `<!-- The first screen of ${tag}, by Portico. Mount the widget into it, with the options that it was made with:
  <script type="module">
    import { Portico } from '${code.integrity === null ? escapeHtml(code.url) : 'portico'}'
    document.querySelector('${tag}').render({ client: new Portico('${escapeHtml(publicToken)}'), config: {} })
  </script>
  A content security policy needs: ${policy.join('; ')}
-->`
}

/**
 * Sets the form's target while no script runs. Without a target the form does nothing: `method="dialog"` outside a
 * dialog has no effect. Otherwise a submit would put the typed address into the page's URL.
 */
function withForm(markup: string, form: NativeForm): string {
  const opening = '<form class="st-stack"'
  const [before = '', after, ...more] = markup.split(opening)
  if (after === undefined) return markup
  if (more.length > 0) throw new Error('The first screen has several forms.')
  if (form === null) return `${before}${opening} method="dialog"${after}`
  const fields = Object.entries(form.fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const head = `${opening} method="post" action="${escapeHtml(form.action)}"`
  return `${before}${head}${after.replace('</form>', () => `${fields.join('')}</form>`)}`
}
