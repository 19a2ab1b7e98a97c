import { createHash } from 'node:crypto'
import { escapeHtml } from '../text/escape-html.ts'
import type { FirstScreen } from './first-screen.ts'

/** Where the widget's code is. */
export interface WidgetCode {
  readonly url: string
  /** The digest that the page holds it against; null where it takes the code as it is by then. */
  readonly integrity: string | null
}

/** What a page inlines, and what its policy must allow for that. */
export interface Snippet {
  readonly html: string
  /** For `script-src` and `style-src` of a page whose policy allows nothing inline. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** Where the form leads without a script; null where nothing can be sent without one. */
export type NativeForm = {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
} | null

/**
 * Holds a submit back until the widget is there, and marks it, so that it is sent then. Who presses again after five
 * seconds has waited long enough: the browser sends the form by itself.
 */
const script = `(e=>{
const f=(e.shadowRoot||e).querySelector("form");let t;
if(f)f.addEventListener("submit",s=>{
if(e.client)return;
if(t&&s.timeStamp-t>5000&&f.method=="post")return f.removeAttribute("aria-busy");
s.preventDefault();t=t||s.timeStamp;f.setAttribute("aria-busy","true")
})
})(document.currentScript.previousElementSibling)`

/** What a person sees whose submit waits. */
const busyStyle = '.st-root:not(#_#_) form[aria-busy=true] .st-button{cursor:progress;opacity:.6}'

/** @returns as a policy names it: `'sha256-…'` */
const toHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`

/**
 * Writes what a page inlines: the element with its first screen in it, the style, and the script that waits for the
 * widget.
 *
 */
export function writeSnippet(
  screen: FirstScreen,
  place: {
    readonly code: WidgetCode
    readonly publicToken: string
    readonly form: NativeForm
  },
): Snippet {
  const { markup, css } = moveStyles(screen)
  // a rule cannot hold it, and no value may: should one ever, it would be the end of the element
  if (css.includes('<')) throw new Error('The style of a snippet has a "<" in it.')
  const content = `<style>${css}</style><div>${withForm(markup, place.form)}</div>`
  const element = screen.isInShadow
    ? `<portico-sign-in shadow="true"><template shadowrootmode="open">${content}</template></portico-sign-in>`
    : `<portico-sign-in>${content}</portico-sign-in>`
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

/** By it a page imports from `portico`, and the browser refuses any other code under that name. */
const toImportMap = ({ url, integrity }: WidgetCode): string | null =>
  integrity === null
    ? null
    : JSON.stringify({ imports: { portico: url }, integrity: { [url]: integrity } })

const toPreload = ({ url, integrity }: WidgetCode): string =>
  `<link rel="modulepreload" href="${escapeHtml(url)}"${integrity === null ? '' : ` integrity="${integrity}"`}>`

function toComment(
  { code, publicToken, form }: { code: WidgetCode; publicToken: string; form: NativeForm },
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
  return `<!-- The first screen of the sign-in, by Portico. Mount the widget into it, with the options that it was made with:
  <script type="module">
    import { Portico } from '${code.integrity === null ? escapeHtml(code.url) : 'portico'}'
    document.querySelector('portico-sign-in').render({ client: new Portico('${escapeHtml(publicToken)}'), config: {} })
  </script>
  A content security policy needs: ${policy.join('; ')}
-->`
}

/**
 * The widget sets a few sizes by script, which a policy allows; as attributes in the markup it would not. So they become
 * rules, under a mark that goes when the widget takes over.
 */
function moveStyles({ html, css }: FirstScreen): { markup: string; css: string } {
  const rules: string[] = []
  const markup = html.replace(/ style="([^"<>{}\\]*)"/g, (_, style: string) => {
    rules.push(`.st-root:not(#_#_) [data-served="${rules.length}"]{${style}}`)
    return ` data-served="${rules.length - 1}"`
  })
  return { markup, css: [css, busyStyle, ...rules].join('') }
}

/**
 * Says where the form leads while no script runs. Where it can lead nowhere it does nothing at all: the method `dialog`
 * outside of one. Left alone it would put the address that was typed into the page's own.
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
