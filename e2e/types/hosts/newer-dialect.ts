import {
  type Callbacks,
  createStytchClient,
  defaultDarkTheme,
  defaultTheme,
  mountLogin,
  type PresentationConfig,
  type PresentationOptions,
  Products,
  type Strings,
  StytchClient,
  type StytchDOMEvent,
  StytchEventType,
  type StytchLoginConfig,
  StytchUI,
  shadcnTheme,
  type Theme,
} from 'vanilla-js-6'
import { styleToTheme } from 'vanilla-js-6/compat'

const client = createStytchClient('public-token-test-1', { customBaseUrl: 'auth.example.com' })

const config: StytchLoginConfig = {
  products: [Products.emailMagicLinks, Products.otp],
  emailMagicLinksOptions: { loginRedirectURL: 'https://example.com/in', locale: 'es' },
  otpOptions: { methods: ['email'], expirationMinutes: 5, locale: 'es' },
  sessionOptions: { sessionDurationMinutes: 60 },
}

const dark: Partial<Theme> = { ...defaultDarkTheme, primary: '#8cf', 'tab-background': '#222' }
const options: PresentationOptions = {
  hideHeaderText: true,
  inputIdSuffix: '-top',
  logo: { url: 'https://example.com/logo.svg', alt: 'Example' },
  buttonId: true,
  enableShadowDOM: true,
}
const presentation: PresentationConfig = {
  theme: [{ ...defaultTheme, 'color-scheme': 'light', 'button-radius': '0' }, dark],
  options,
}
const strings: Strings = { 'login.title': 'Welcome' }

const callbacks: Callbacks = {
  onEvent(event) {
    switch (event.type) {
      case StytchEventType.MagicLinkLoginOrCreateEvent:
        return console.log(event.data.request_id)
      case StytchEventType.PasswordAuthenticate:
        return console.log(event.data.session_token)
      case StytchEventType.AuthenticateFlowComplete:
        return location.assign('/home')
    }
  },
  onError: ({ message }) => console.error(message),
}

export function mountByFunction() {
  const element = mountLogin({
    client,
    elementId: '#sign-in',
    config,
    presentation,
    callbacks,
    strings,
  })
  element.config = { ...config, products: [Products.otp] }
  element.presentation = { theme: shadcnTheme }
  element.flushRender()
}

export function mountElement() {
  customElements.define('my-sign-in', StytchUI)
  const element = new StytchUI({ shadow: true })
  element.client = client
  element.config = config
  element.addEventListener('stytch-event', (event) => {
    // what an event listener is told is an event
    const { stytchEventType, stytchEventData } = event as StytchDOMEvent
    console.log(stytchEventType, stytchEventData)
  })
  document.body.append(element)
  element.render({ client, config, presentation, callbacks, strings })
}

export function moveFromStyles() {
  const { theme, options: own } = styleToTheme(
    { container: { backgroundColor: '#fff' }, hideHeaderText: true },
    { silent: true },
  )
  return { theme, options: own } satisfies PresentationConfig
}

export const isClient = (value: unknown) => value instanceof StytchClient
