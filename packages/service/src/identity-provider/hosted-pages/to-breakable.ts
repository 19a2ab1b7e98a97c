import { escapeHtml } from '../../foundation/text/escape-html.ts'
import { Html } from '../../foundation/text/html.ts'

/** Matches after the characters at which an address may break. */
const pause = /(?<=[@.+_-])/

/** Renders an address that can break at its parts, as in the widget. */
export const toBreakable = (address: string): Html =>
  new Html(address.split(pause).map(escapeHtml).join('<wbr>'))
