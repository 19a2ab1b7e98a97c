/**
 * The question "Confirm it's you" over the host's page: a card of the widget in a native dialog, which keeps the rest of
 * the page out of reach and gives the focus back.
 */
import { type Client, PorticoAPIError, UNRECOVERABLE_ERROR_TYPES } from '@portico/client'
import { readStepUp } from '../../flow/further-factor/read-step-up.ts'
import { defineElement } from '../elements/define-element.ts'
import { wantsShadow } from '../elements/widget-element.ts'
import { holdsDemand } from './holds-demand.ts'
import { PorticoProof, type ProofDemand } from './portico-proof.ts'
import type { RequireSessionOptions } from './require-session.ts'

/**
 * Asks the service what the session lacks, and the user to prove it, until it has all that is demanded.
 *
 * @returns false if the user is signed out, closes the question, or has no such factor
 * @throws PorticoAPIError, PorticoAPIUnreachableError
 */
export async function askForProof(
  client: Client,
  options: RequireSessionOptions,
): Promise<boolean> {
  const { factors, freshMinutes: fresh_minutes } = options
  for (;;) {
    try {
      await client.session.authenticate({
        ...(factors !== undefined && { factors }),
        ...(fresh_minutes !== undefined && { fresh_minutes }),
      })
      return true
    } catch (error) {
      const lacking = readStepUp(error)
      if (lacking) {
        const isProved = await showQuestion(client, options, lacking.ways)
        if (!isProved) return false
        if (holdsDemand(client.session.getSync(), options, Date.now())) return true
        continue
      }
      const isOver =
        error instanceof PorticoAPIError && UNRECOVERABLE_ERROR_TYPES.includes(error.error_type)
      if (isOver) return false
      throw error
    }
  }
}

const dialogStyles = `
dialog.portico-proof{box-sizing:border-box;width:min(432px,100% - 32px);max-width:none;margin:auto;padding:0;border:0;background:none;color:inherit;overflow:visible;animation:portico-proof .16s cubic-bezier(.2,0,0,1)}
dialog.portico-proof::backdrop{background:color-mix(in srgb,#19303d 40%,transparent);animation:portico-proof-scrim .12s}
@keyframes portico-proof{from{opacity:0;transform:translateY(8px)}}
@keyframes portico-proof-scrim{from{opacity:0}}
@media (max-width:559.9px){dialog.portico-proof{margin-block-end:16px}}
@media (prefers-reduced-motion:reduce){dialog.portico-proof,dialog.portico-proof::backdrop{animation:none}}
`
let sheet: CSSStyleSheet | undefined

/** Styles the dialog. A constructed sheet, since the page's policy may forbid style elements. */
function styleDialogs(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(dialogStyles)
  document.adoptedStyleSheets.push(sheet)
}

/** Shows the question until it is settled. */
function showQuestion(
  client: Client,
  { factors, freshMinutes, reason, ...look }: RequireSessionOptions,
  ways: ProofDemand['ways'],
): Promise<boolean> {
  const [tag] = PorticoProof.tags
  defineElement(tag, PorticoProof)
  styleDialogs()
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    dialog.className = 'portico-proof'
    const stop = client.session.onChange((session) => {
      if (!session) return settle(false)
      // another tab may have proved it
      if (holdsDemand(session, { factors, freshMinutes }, Date.now())) settle(true)
    })
    function settle(isProved: boolean): void {
      stop()
      // gives the focus back to where it was
      dialog.close()
      dialog.remove()
      resolve(isProved)
    }
    // Escape, and what a phone has for it
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      settle(false)
    })
    const shadow = wantsShadow({ client, ...look })
    const element = document.createElement(tag) as InstanceType<typeof PorticoProof> // just defined
    element.toggleAttribute('shadow', shadow)
    element.render({ ...look, client, demand: { ways, reason: reason ?? '', settle } })
    dialog.append(element)
    document.body.append(dialog)
    dialog.showModal()
  })
}
