/**
 * Simulates Google's script in a page: it asks the simulated Google who is signed in, shows two buttons, and returns a
 * credential signed by that Google. Like the real script, it reports fewer reasons with FedCM than without.
 *
 * @see https://developers.google.com/identity/gsi/web/reference/js-reference
 * @see https://developers.google.com/identity/gsi/web/guides/fedcm-migration
 */

/** The URL from which pages load the script. */
export const oneTapScriptAddress = 'https://accounts.google.com/gsi/client'

/** The URL that the simulated script calls. The real script uses other, undocumented URLs. */
export const oneTapAddress = 'https://accounts.google.com/gsi/stand-in'

/**
 * An action of the user or of Google without a click: `window.__oneTap = { act: 'accept' }`, or `?act=accept` in the
 * script's URL. Without an action, the page shows buttons.
 */
export type OneTapAct = 'accept' | 'dismiss' | 'suppress' | 'unregistered_origin' | 'invalid_client'

/** A page's orders to the script, in `window.__oneTap`. */
export interface OneTapOrders {
  readonly act?: OneTapAct
  /** Whether the browser shows the prompt itself. @default true if the page allows it and the browser has FedCM */
  readonly fedCm?: boolean
}

/** Returns the script's text. */
export const createOneTapScript = (): string =>
  `(${play})(${JSON.stringify(oneTapAddress)}, document.currentScript ? document.currentScript.src : '', window)`

/** The options of `initialize` that the simulation uses. */
interface Options {
  readonly client_id?: string
  readonly nonce?: string
  readonly use_fedcm_for_prompt?: boolean
  readonly prompt_parent_id?: string
  readonly callback?: (answer: { credential: string; select_by: string }) => void
}

/** The parts of an element that a button uses. */
interface Element {
  textContent: string | null
  setAttribute(name: string, value: string): void
  addEventListener(name: 'click', listener: () => void): void
  append(...children: Element[]): void
  remove(): void
}

/**
 * The parts of the page's `window` that the script uses. They are declared here, because tests of a service compile
 * without the DOM's types.
 */
interface Page {
  readonly __oneTap?: OneTapOrders
  readonly document: {
    readonly body: Element
    createElement(name: string): Element
    getElementById(id: string): Element | null
  }
}

/** Runs in the page, so it can use nothing else of this file. */
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

  /** Makes a notification. With FedCM it has no methods about display, and no reason for a skip. */
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
    // the answer of `answerOneTap`
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
    // With FedCM, the page does not learn that the browser shows the prompt.
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
