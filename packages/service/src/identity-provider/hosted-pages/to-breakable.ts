import { escapeHtml } from '../../foundation/text/escape-html.ts'
import { Html } from '../../kernel/delivery/html.ts'

/** Behind what an address may end its line: where a reader pauses, too. */
const pause = /(?<=[@.+_-])/

/** An address that breaks at its parts where it does not fit its line, as the widget breaks it. */
export const toBreakable = (address: string): Html =>
  new Html(address.split(pause).map(escapeHtml).join('<wbr>'))
