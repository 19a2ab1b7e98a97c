/**
 * The pages that other apps send people to: they mount the widget, and come anew once the person is signed in.
 * What is asked, and of whom, the service decided before it sent the page.
 */
import { StytchUIClient } from '/portico.js'

const {
  publicToken,
  step,
  methods = '',
  passcodeChannels = 'email',
  passkeyDomain,
  isSignedIn,
  theme,
  accent,
  logo,
  loginHint,
  locale,
  signInTitle,
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

// A light look and a dark one, by what the person prefers.
const [light, dark] = await loadPreset()
const [fill, text, darkFill, darkText] = accent?.split(' ') ?? []
const presentation = {
  theme: accent
    ? [
        { ...light, ...toAccent(fill, text) },
        { ...dark, ...toAccent(darkFill, darkText) },
      ]
    : [light, dark],
}
const client = new StytchUIClient(publicToken)

let isOnTheWay = false

// A sign-in is told more than once, and each request for this page may answer the client app: one has to do.
const comeAnew = () => {
  if (isOnTheWay) return
  isOnTheWay = true
  // By its address: a reload that was given up is not begun again.
  location.replace(location.pathname + location.search)
}

// Back again as it was left, it may be needed once more.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) isOnTheWay = false
})

// The page's own card stands around the widget there, with the logo on it.
const toFrameless = (theme) => ({ ...theme, 'container-border': 'transparent', shadow: 'none' })

const toSignInPresentation = () => {
  if (document.querySelector(`.hp-frame ${elementId}`)) {
    return { theme: presentation.theme.map(toFrameless) }
  }
  return logo
    ? { ...presentation, options: { logo: { url: logo, alt: document.title } } }
    : presentation
}

const mountSignIn = () =>
  client.mountLogin({
    elementId,
    presentation: toSignInPresentation(),
    ...(signInTitle && { strings: { 'login.title': signInTitle } }),
    config: {
      products: methods.split(' '),
      ...(loginHint && { loginHint }),
      otpOptions: {
        methods: passcodeChannels.split(' '),
        expirationMinutes: 5,
        ...(locale && { locale }),
      },
      ...(passkeyDomain && { passkeyOptions: { domain: passkeyDomain } }),
    },
    callbacks: {
      onEvent({ type }) {
        if (type === 'AUTHENTICATE_FLOW_COMPLETE') comeAnew()
      },
    },
  })

// Also by another tab.
const comeAnewOnceSignedIn = () => client.session.onChange((session) => session && comeAnew())

const steps = {
  'sign-in'() {
    mountSignIn()
    // Where a new proof is wanted, only the widget's own counts.
    if (isSignedIn === undefined) comeAnewOnceSignedIn()
  },

  ask() {
    // A page to log out has no such words: there the end of the session is what is wanted.
    const why = document.querySelector('.hp-why')
    const signInAnew = () => {
      document.querySelector(elementId).replaceChildren()
      mountSignIn()
      comeAnewOnceSignedIn()
      why.hidden = false
      why.focus()
    }
    const onError = () => {
      const { session, fromCache } = client.session.getInfo()
      const isOver = !session && !fromCache
      if (isOver && why?.hidden) signInAnew()
    }
    client.mountIdentityProvider({ elementId, presentation, callbacks: { onError } })
  },

  'log-out'() {
    const show = (state) => {
      for (const element of document.querySelectorAll('[data-state]')) {
        element.hidden = element.dataset.state !== state
      }
      document.querySelector(`[data-state="${state}"] h1, [data-state="${state}"] p`)?.focus()
    }
    const enable = (name, act) => {
      const button = document.querySelector(`[data-do="${name}"]`)
      button.addEventListener('click', () => act(button))
      button.disabled = false
    }
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
