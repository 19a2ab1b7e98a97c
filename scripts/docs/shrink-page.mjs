/**
 * Takes out of a built page what each of its code blocks and headlines repeats: colours as styles, the code once more for
 * its copy button, a drawing. The style sheet and the site's script have each once. Tables get a box to scroll in.
 */

/** The colours of code by name, as they stand in the page: light, dark. */
import { codeColours } from '../../apps/docs/src/code-themes.mjs'

const classes = new Map(
  Object.entries(codeColours).map(([name, [light, dark]]) => [
    `--0:${light};--1:${dark}`.toLowerCase(),
    name,
  ]),
)

/**
 * @param {string} html
 * @returns {string}
 */
export const shrinkPage = (html) =>
  html
    // text in the colour of text needs no element
    .replace(/<span style="(--0:[^"]*)">([^<]*)<\/span>/g, (_, style, text) => {
      const name = classes.get(String(style).toLowerCase())
      if (name === undefined) throw new Error(`A colour of code has no name: ${style}.`)
      return name === 'text' ? text : `<span class="code-${name}">${text}</span>`
    })
    .replace(/<script type="module" src="[^"]*\/ec\.[^"]*"><\/script>/g, '')
    .replace(
      /<div class="copy"><div aria-live="polite"><\/div><button .*?<div><\/div><\/button><\/div>/gs,
      '<div class="copy"><button type="button">Copy</button></div>',
    )
    .replace(/<span aria-hidden="true" class="sl-anchor-icon"><svg.*?<\/svg><\/span>/gs, '')
    .replace(/<table>/g, '<div class="table"><table>')
    .replace(/<\/table>/g, '</table></div>')
    // the system's scheme is the script's to find; without it the page is light
    .replace(' data-theme="dark"', '')
    .replace(
      /<meta (?:name="(?:generator|twitter:card)"|property="og:(?:locale|type)") [^>]*>/g,
      '',
    )
    // for a list that opens and closes, which this site has none of
    .replace(/<script type="module">[^<]*sl-sidebar-state-persist.*?<\/script>/s, '')
    // a corner without a word is no header of anything
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
