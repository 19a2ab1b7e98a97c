/** The script of a page that a server renders for the visitor. */
import type { WidgetConfig } from '../framework.ts'

/**
 * Writes the script's lines after the client's creation: the card, the sign-out, and what follows the session.
 *
 * @param indent the spaces before each line
 */
export function toPageScript(config: WidgetConfig, indent: number): string {
  const text = `const card = document.querySelector('portico-sign-in')
card?.render({
  client: portico,
  config: ${config.toSource(2)},
})
document.querySelector('#sign-out')?.addEventListener('click', () => portico.session.revoke())
// signed in or out, here or in another tab: the server decides what the page shows
portico.session.onChange((session) => {
  if (Boolean(session) === Boolean(card)) location.reload()
})
// links in mails lead back to this page
portico
  .authenticateByUrl({ session_duration_minutes: 60 })
  .catch((error) => alert(error.error_message ?? error.message))`
  return text.replace(/^(?=.)/gm, ' '.repeat(indent)).trimStart()
}
