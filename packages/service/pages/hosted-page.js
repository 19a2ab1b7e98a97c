/**
 * The pages that other apps send people to: they mount the widget, and come anew once the person is signed in.
 * What is asked, and of whom, the service decided before it sent the page.
 */
import { parseOAuthAuthorizeParams, StytchUIClient } from '/portico.js'

const {
  publicToken,
  step,
  methods = '',
  passcodeChannels = 'email',
  passkeyDomain,
  providers = '',
  isSignedIn,
  theme,
  accent,
  logo,
  loginHint,
  locale,
  forgetUrl,
} = document.body.dataset
const elementId = '#portico'

const loadPreset = async () => {
  if (theme !== 'quartz') return [{}, {}]
  const { quartzTheme, quartzDarkTheme } = await import('/quartz.js')
  return [quartzTheme, quartzDarkTheme]
}

// The project's own colour fills the primary button, and nothing else.
const toAccent = (fill, text) => ({
  primary: fill,
  'primary-foreground': text,
  'primary-button-hover': `color-mix(in srgb, ${fill} 88%, var(--st-foreground))`,
  'primary-button-active': `color-mix(in srgb, ${fill} 76%, var(--st-foreground))`,
})

// The page's own card stands around the widget, with the logo on it.
const toFrameless = (theme) => ({ ...theme, 'container-border': 'transparent', shadow: 'none' })

// A light look and a dark one, by what the person prefers.
const [light, dark] = await loadPreset()
const [fill, text, darkFill, darkText] = accent?.split(' ') ?? []
const presentation = {
  theme: (accent
    ? [
        { ...light, ...toAccent(fill, text) },
        { ...dark, ...toAccent(darkFill, darkText) },
      ]
    : [light, dark]
  ).map(toFrameless),
}
// Where a link or a provider leads back to this page, it is of use to the browser that asked for it alone.
const client = new StytchUIClient(publicToken, { requireSameBrowser: true })

let isOnTheWay = false

// A sign-in is told more than once, and each request for this page may answer the client app: one has to do.
const comeAnew = () => {
  if (isOnTheWay) return
  isOnTheWay = true
  // By its address: a reload that was given up is not begun again.
  location.replace(toOwnAddress())
}

const returnParams = ['stytch_token_type', 'token', 'error_type']

/** The page's address without what a link or a provider added to it. */
const toOwnAddress = () => {
  const url = new URL(location.href)
  const added = returnParams.filter((name) => url.searchParams.has(name))
  for (const name of added) url.searchParams.delete(name)
  return url.pathname + url.search
}

// The tab that asked for a link goes on once the link has signed the user in; the tab of the link asks whether there is
// one, so that the client app is not answered by both.
const tabs = new BroadcastChannel('portico-hosted')
const toRequest = () => new URL(toOwnAddress(), location.href).searchParams.toString()

const answerOtherTabs = () => {
  tabs.onmessage = ({ data: { asked, proved } }) => {
    if (asked === toRequest() && !isOnTheWay) tabs.postMessage({ here: asked })
    // Also where a session was there before, whose end and successor are no proof by themselves.
    if (proved === toRequest()) comeAnew()
  }
}

const longestAnswerMs = 500

const isAwaitedByTab = () =>
  new Promise((resolve) => {
    const asked = toRequest()
    tabs.onmessage = ({ data: { here } }) => here === asked && resolve(true)
    setTimeout(resolve, longestAnswerMs, false)
    tabs.postMessage({ asked })
  })

// Back again as it was left, it may be needed once more.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) isOnTheWay = false
})

// The card has the heading of the first screen.
const hideHeaderText = document.querySelector('.hp-intro') !== null

const mountSignIn = (goOn = comeAnew, hint = loginHint) =>
  client.mountLogin({
    elementId,
    presentation: { ...presentation, options: { hideHeaderText } },
    config: {
      products: methods.split(' '),
      ...(hint && { loginHint: hint }),
      otpOptions: {
        methods: passcodeChannels.split(' '),
        expirationMinutes: 5,
        ...(locale && { locale }),
      },
      ...(locale && { emailMagicLinksOptions: { locale }, passwordOptions: { locale } }),
      ...(providers && { oauthOptions: { providers: providers.split(' ') } }),
      ...(passkeyDomain && { passkeyOptions: { domain: passkeyDomain } }),
    },
    callbacks: {
      onEvent({ type }) {
        if (type === 'AUTHENTICATE_FLOW_COMPLETE') goOn()
      },
    },
  })

// Also by another tab.
const comeAnewOnceSignedIn = () => client.session.onChange((session) => session && comeAnew())

/** Shows one state of a card, and hides the others. */
const show = (state) => {
  for (const element of document.querySelectorAll('[data-state]')) {
    element.hidden = element.dataset.state !== state
    const card = element.closest('.hp-card')
    if (card && !element.hidden) card.hidden = false
  }
  document.querySelector(`[data-state="${state}"] :is(h1, p)[tabindex]`)?.focus()
}

const enable = (name, act) => {
  for (const button of document.querySelectorAll(`[data-do="${name}"]`)) {
    button.addEventListener('click', () => act(button))
    button.disabled = false
  }
}

const steps = {
  'sign-in'() {
    mountSignIn()
    answerOtherTabs()
    // Where a new proof is wanted, only what the widget or the tab of its link reports counts.
    if (isSignedIn === undefined) comeAnewOnceSignedIn()
  },

  'choose-account'() {
    const disableAll = () => {
      for (const button of document.querySelectorAll('[data-do]')) button.disabled = true
    }
    const signIn = async (hint) => {
      disableAll()
      // Whatever the service says: the sign-in that follows is somebody else's.
      if (isSignedIn !== undefined)
        await client.session.revoke({ forceClear: true }).catch(() => {})
      show('signing-in')
      document.querySelector('[data-state="signing-in"]').focus()
      mountSignIn(comeAnew, hint)
      answerOtherTabs()
      comeAnewOnceSignedIn()
    }
    enable('own', async () => {
      disableAll()
      const { result } = parseOAuthAuthorizeParams(new URLSearchParams(location.search))
      // Where it is refused, the page that comes says why.
      await client.idp.oauthAuthorizeStart({ ...result, account_selected: true }).catch(() => {})
      comeAnew()
    })
    // The form takes no number for a hint.
    enable('sign-in', ({ dataset: { address } }) => signIn(address.includes('@') ? address : ''))
    enable('another', () => signIn(loginHint))
    enable('edit', (button) => {
      const { textContent, dataset } = button
      button.textContent = dataset.otherLabel
      dataset.otherLabel = textContent
      for (const remove of document.querySelectorAll('[data-do="remove"]'))
        remove.hidden = !remove.hidden
    })
    enable('remove', async (button) => {
      button.disabled = true
      const body = new URLSearchParams({ account: button.dataset.account })
      const { ok } = await fetch(forgetUrl, { method: 'POST', body }).catch(() => ({ ok: false }))
      if (!ok) {
        button.disabled = false
        button.focus()
        return
      }
      button.closest('li').remove()
      if (!document.querySelector('[data-do="remove"]')) {
        document.querySelector('[data-do="edit"]').remove()
      }
      document.querySelector('[data-state="choosing"] h1').focus()
    })
    if (isSignedIn === undefined) comeAnewOnceSignedIn()
  },

  ask() {
    // A page to log out has no such words: there the end of the session is what is wanted.
    const why = document.querySelector('.hp-why')
    const signInAnew = () => {
      document.querySelector(elementId).replaceChildren()
      mountSignIn()
      answerOtherTabs()
      comeAnewOnceSignedIn()
      why.hidden = false
      why.focus()
    }
    const onError = () => {
      const { session, fromCache } = client.session.getInfo()
      const isOver = !session && !fromCache
      if (isOver && why?.hidden) signInAnew()
    }
    client.mountIdentityProvider({
      elementId,
      presentation: { ...presentation, ...(logo && { options: { logo: { url: logo } } }) },
      callbacks: { onError },
    })
  },

  // The token is used before anything is answered.
  async return() {
    const { tokenType } = client.parseAuthenticateUrl() ?? {}
    const isAwaited = tokenType !== 'oauth' && (await isAwaitedByTab())
    const goOn = () => {
      if (!isAwaited) return comeAnew()
      tabs.postMessage({ proved: toRequest() })
      show('done')
    }
    enable('go-on', comeAnew)
    enable('ask-again', comeAnew)
    if (tokenType === 'reset_password') {
      mountSignIn(goOn)
      return
    }
    try {
      await client.authenticateByUrl()
      goOn()
    } catch ({ error_type: errorType = 'oauth_flow_callback_error' }) {
      if (tokenType !== 'oauth') return show('failed')
      const failure = new URLSearchParams({ stytch_token_type: 'oauth', error_type: errorType })
      location.replace(`${toOwnAddress()}&${failure}`)
    }
  },

  'log-out'() {
    enable('stay', () => show('stayed'))
    enable('leave', async (button) => {
      button.disabled = true
      // Whatever the service says: what matters is that nobody is signed in here any more.
      await client.session.revoke({ forceClear: true }).catch(() => {})
      show('left')
    })
  },
}

steps[step]?.()
