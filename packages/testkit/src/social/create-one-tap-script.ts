/**
 * Google's script for a page without Google: it asks the stand-in who sits there, shows two buttons, and hands over a
 * credential that the stand-in signed. It reports as the real one does, with FedCM less than without.
 *
 * @see https://developers.google.com/identity/gsi/web/reference/js-reference
 * @see https://developers.google.com/identity/gsi/web/guides/fedcm-migration
 */

/** Where pages load the script from. */
export const oneTapScriptAddress = 'https://accounts.google.com/gsi/client'

/** Where the stand-in of the script asks. The real one has other addresses, which nobody else calls. */
export const oneTapAddress = 'https://accounts.google.com/gsi/stand-in'

/**
 * What the person, or Google, does without being asked: `window.__oneTap = { act: 'accept' }`, or `?act=accept` in the
 * script's address. Left out, the page shows buttons.
 */
export type OneTapAct = 'accept' | 'dismiss' | 'suppress' | 'unregistered_origin' | 'invalid_client'

/** What a page may say to the script, as `window.__oneTap`. */
export interface OneTapOrders {
  readonly act?: OneTapAct
  /** Whether the browser shows the prompt itself. @default where the page allows it and the browser has FedCM */
  readonly fedCm?: boolean
}

/** The text of the script. */
export const createOneTapScript = (): string =>
  `(${play})(${JSON.stringify(oneTapAddress)}, document.currentScript ? document.currentScript.src : '', window)`

/** What `initialize` is given, as far as it matters here. */
interface Options {
  readonly client_id?: string
  readonly nonce?: string
  readonly use_fedcm_for_prompt?: boolean
  readonly prompt_parent_id?: string
  readonly callback?: (answer: { credential: string; select_by: string }) => void
}

/** As little of an element as a button needs. */
interface Element {
  textContent: string | null
  setAttribute(name: string, value: string): void
  addEventListener(name: 'click', listener: () => void): void
  append(...children: Element[]): void
  remove(): void
}

/** The page's `window`. Described here, since whoever tests a service compiles without the types of a browser. */
interface Page {
  readonly __oneTap?: OneTapOrders
  readonly document: {
    readonly body: Element
    createElement(name: string): Element
    getElementById(id: string): Element | null
  }
}

/** Runs in the page: it can reach nothing of this file. */
function play(address: string, source: string, page: Page) {
  let options: Options = {}
  let close: (() => void) | undefined
  const orders = () => {
    const said = page.__oneTap ?? {}
    const act = source === '' ? null : new URL(source).searchParams.get('act')
    return { fedCm: said.fedCm, act: said.act ?? act }
  }
  const hasFedCm = () =>
    orders().fedCm ?? (options.use_fedcm_for_prompt === true && 'IdentityCredential' in page)

  /** A notification. With FedCM it has no methods about display, and tells no reason for a skip. */
  const toMoment = (type: 'display' | 'skipped' | 'dismissed', reason: string | null) => ({
    getMomentType: () => type,
    isSkippedMoment: () => type === 'skipped',
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => (type === 'dismissed' ? reason : undefined),
    ...(!hasFedCm() && {
      getSkippedReason: () => (type === 'skipped' ? reason : undefined),
      isDisplayMoment: () => type === 'display',
      isDisplayed: () => type === 'display' && reason === null,
      isNotDisplayed: () => type === 'display' && reason !== null,
      getNotDisplayedReason: () => (type === 'display' && reason !== null ? reason : undefined),
    }),
  })
  const ask = async (step: 'look' | 'accept') => {
    const { client_id = '', nonce } = options
    const query = new URLSearchParams({ step, client_id, ...(nonce !== undefined && { nonce }) })
    const answer = await fetch(`${address}?${query}`)
    // the stand-in's own answer
    const said: { name?: string; reason?: string; credential?: string } = Object(
      await answer.json(),
    )
    return said
  }
  const toButton = (text: string, press: () => void) => {
    const button = page.document.createElement('button')
    button.setAttribute('type', 'button')
    button.textContent = text
    button.addEventListener('click', press)
    return button
  }
  const accept = async (select_by: string) => {
    const { credential, reason } = await ask('accept')
    if (credential !== undefined) options.callback?.({ credential, select_by })
    return reason ?? null
  }

  const prompt = async (listener: (moment: object) => void = () => {}) => {
    const { act } = orders()
    const { name = '', reason = null } = await ask('look')
    const isForced = act === 'unregistered_origin' || act === 'invalid_client'
    const hidden = act === 'suppress' ? 'suppressed_by_user' : isForced ? act : reason
    if (hidden === 'unregistered_origin') {
      console.error('[GSI_LOGGER]: The given origin is not allowed for the given client ID.')
    }
    if (hidden !== null) {
      listener(toMoment(hasFedCm() ? 'skipped' : 'display', hidden))
      return
    }
    // A browser that shows the prompt itself does not tell the page that it did.
    if (!hasFedCm()) listener(toMoment('display', null))
    const box = page.document.createElement('div')
    box.setAttribute('role', 'dialog')
    box.setAttribute('aria-label', 'Sign in with Google')
    const end = (moment: object) => {
      if (!close) return
      close = undefined
      box.remove()
      listener(moment)
    }
    close = () => end(toMoment('dismissed', 'cancel_called'))
    const acceptIt = async () => {
      const refused = await accept('user')
      if (refused === null) end(toMoment('dismissed', 'credential_returned'))
      else end(toMoment('skipped', 'issuing_failed'))
    }
    const dismiss = () => end(toMoment('skipped', 'user_cancel'))
    if (act === 'accept') return acceptIt()
    if (act === 'dismiss') return dismiss()
    box.append(toButton(`Continue as ${name}`, acceptIt), toButton('Close', dismiss))
    const parent = hasFedCm() ? null : page.document.getElementById(options.prompt_parent_id ?? '')
    ;(parent ?? page.document.body).append(box)
  }

  const id = {
    initialize(given: Options) {
      options = given
    },
    prompt(listener?: (moment: object) => void) {
      void prompt(listener)
    },
    renderButton(parent: Element) {
      parent.append(toButton('Sign in with Google', () => void accept('btn')))
    },
    cancel: () => close?.(),
    disableAutoSelect() {},
  }
  Object.assign(page, { google: { accounts: { id } } })
}
