/** The style of a form whose submit is delayed. */
const busyStyle = '.st-root:not(#_#_) form[aria-busy=true] .st-button{cursor:progress;opacity:.6}'

/**
 * Turns the widget's inline styles into rules. A page's policy may allow a script to set inline styles, but forbid them
 * as attributes in the HTML. The attribute that a rule matches disappears when the widget takes over.
 */
export function moveStyles(markup: string, css: string): { html: string; css: string } {
  const rules: string[] = []
  const html = markup.replace(/ style="([^"<>{}\\]*)"/g, (_, style: string) => {
    rules.push(`.st-root:not(#_#_) [data-served="${rules.length}"]{${style}}`)
    return ` data-served="${rules.length - 1}"`
  })
  return { html, css: [css, busyStyle, ...rules].join('') }
}
