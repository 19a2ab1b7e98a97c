/**
 * The script of the service's own pages, to which other apps redirect users. It mounts the widget, and reloads the page
 * once the user has signed in. The service decided before it sent the page what the user is asked.
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
  isLeaving,
  theme,
  accent,
  logo,
  loginHint,
  locale,
  forgetUrl,
  parts = '',
  recoveryCodes,
  fields,
} = document.body.dataset
const elementId = '#portico'

const loadPreset = async () => {
  if (theme !== 'quartz') return [{}, {}]
  const { quartzTheme, quartzDarkTheme } = await import('/quartz.js')
  return [quartzTheme, quartzDarkTheme]
}

// The project's colour applies to the primary button only.
const toAccent = (fill, text) => ({
  primary: fill,
  'primary-foreground': text,
  'primary-button-hover': `color-mix(in srgb, ${fill} 88%, var(--st-foreground))`,
  'primary-button-active': `color-mix(in srgb, ${fill} 76%, var(--st-foreground))`,
})

// The page renders its own card with the logo around the widget.
const toFrameless = (theme) => ({ ...theme, 'container-border': 'transparent', shadow: 'none' })

// The user's preference selects the light or the dark theme.
const [light, dark] = await loadPreset()
const [fill, text, darkFill, darkText] = accent?.split(' ') ?? []
const themes = accent
  ? [
      { ...light, ...toAccent(fill, text) },
      { ...dark, ...toAccent(darkFill, darkText) },
    ]
  : [light, dark]
const presentation = { theme: themes.map(toFrameless) }
// A link or a provider that returns to this page must work only in the browser that requested it.
const client = new StytchUIClient(publicToken, { requireSameBrowser: true })

let isOnTheWay = false

// Reloads the page once. A sign-in is reported several times, and each reload could answer the client app.
const comeAnew = () => {
  if (isOnTheWay) return
  isOnTheWay = true
  // Navigates to the URL, since a reload that the browser has aborted does not start again.
  location.replace(toOwnAddress())
}

const returnParams = ['stytch_token_type', 'token', 'error_type']

/** Returns the page's URL without the parameters that a link or a provider added. */
const toOwnAddress = () => {
  const url = new URL(location.href)
  const added = returnParams.filter((name) => url.searchParams.has(name))
  for (const name of added) url.searchParams.delete(name)
  return url.pathname + url.search
}

// The tab that requested a link continues after the link has signed the user in. The link's tab asks whether there is
// such a tab, so that only one of them answers the client app.
const tabs = new BroadcastChannel('portico-hosted')
const toRequest = () => {
  const { pathname, searchParams } = new URL(toOwnAddress(), location.href)
  return `${pathname}?${searchParams}`
}

const answerOtherTabs = () => {
  tabs.onmessage = ({ data: { asked, proved } }) => {
    if (asked === toRequest() && !isOnTheWay) tabs.postMessage({ here: asked })
    // Also reloads if there was a session before: the end of that session and its successor prove nothing by
    // themselves.
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

// The browser restored the page from its cache, so it may have to reload again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) isOnTheWay = false
})

// The page's own card already shows the heading of the first screen.
const hideHeaderText = document.querySelector('.hp-intro') !== null

const config = {
  products: methods.split(' '),
  otpOptions: {
    methods: passcodeChannels.split(' '),
    expirationMinutes: 5,
    ...(locale && { locale }),
  },
  ...(locale && { emailMagicLinksOptions: { locale }, passwordOptions: { locale } }),
  ...(providers && { oauthOptions: { providers: providers.split(' ') } }),
  ...(passkeyDomain && { passkeyOptions: { domain: passkeyDomain } }),
  ...(recoveryCodes !== undefined && { recoveryCodes: true }),
}

const mountSignIn = (goOn = comeAnew, hint = loginHint) =>
  client.mountLogin({
    elementId,
    presentation: { ...presentation, options: { hideHeaderText } },
    config: {
      ...config,
      // The card of a signed-in user asks one whose account is about to be deleted whether to keep it.
      ...(isLeaving !== undefined && { signedIn: true }),
      ...(hint && { loginHint: hint }),
    },
    callbacks: {
      onEvent({ type }) {
        if (type === 'AUTHENTICATE_FLOW_COMPLETE') goOn()
      },
    },
  })

// Also notices a sign-in in another tab.
const comeAnewOnceSignedIn = () => client.session.onChange((session) => session && comeAnew())

/** Shows one state of a card and hides the others. */
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
    if (isLeaving !== undefined)
      // The session is there already: the page goes on once its user keeps the account, or another user signs in.
      client.user.onChange((user) => user && !user.deletion && comeAnew())
    // If a new proof is required, only a report of the widget or of the link's tab counts.
    else if (isSignedIn === undefined) comeAnewOnceSignedIn()
  },

  'choose-account'() {
    const disableAll = () => {
      for (const button of document.querySelectorAll('[data-do]')) button.disabled = true
    }
    const signIn = async (hint) => {
      disableAll()
      // Continues even if the call fails, since another user signs in next.
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
      // If the call is refused, the reloaded page shows the reason.
      await client.idp.oauthAuthorizeStart({ ...result, account_selected: true }).catch(() => {})
      comeAnew()
    })
    // The widget's hint must be an e-mail address, so a phone number is not passed.
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
    // Only the page for a decision contains this text. On the page for a log-out, the end of the session is the goal.
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
      // The user may have to prove more than the session has.
      config,
      callbacks: { onError },
    })
  },

  // Uses the token before the request is answered.
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
    } catch ({ error_type: errorType = 'oauth_flow_callback_error', error_details: details }) {
      if (details?.intermediate_session_token) {
        // The token is used, and the sign-in goes on with the second step.
        history.replaceState(null, '', toOwnAddress())
        show('second-step')
        mountSignIn(goOn)
        return
      }
      if (tokenType !== 'oauth') return show('failed')
      const url = new URL(toOwnAddress(), location.href)
      url.searchParams.set('stytch_token_type', 'oauth')
      url.searchParams.set('error_type', errorType)
      location.replace(url)
    }
  },

  // The widget renders its own card, in which a user whose session ends signs in again.
  account() {
    const section = new URLSearchParams(location.search).get('section')
    client.mountAccount({
      elementId,
      presentation: { theme: themes },
      config: {
        ...config,
        ...(section && { section }),
        ...(fields && { fields: JSON.parse(fields) }),
        parts: Object.fromEntries(parts.split(' ').map((part) => part.split(':'))),
      },
    })
    answerOtherTabs()
    const signOut = document.querySelector('.hp-head [data-do="leave"]')
    client.session.onChange((session) => {
      signOut.hidden = !session
    })
    enable('leave', async () => {
      signOut.disabled = true
      // Continues even if the call fails, since the user is signed out in this browser either way.
      await client.session.revoke({ forceClear: true }).catch(() => {})
      comeAnew()
    })
  },

  'log-out'() {
    enable('stay', () => show('stayed'))
    enable('leave', async (button) => {
      button.disabled = true
      // Continues even if the call fails, since the user is signed out in this browser either way.
      await client.session.revoke({ forceClear: true }).catch(() => {})
      show('left')
    })
  },
}

steps[step]?.()
