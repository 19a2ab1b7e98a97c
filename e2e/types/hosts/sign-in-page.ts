/** A sign-in page with the widget in its older dialect: styles, strings, callbacks, everything that exists. */
import {
  type Callbacks,
  OTPMethods,
  Products,
  type StyleConfig,
  StytchAPIError,
  type StytchClientOptions,
  type StytchEvent,
  StytchEventType,
  type StytchLoginConfig,
  StytchUIClient,
} from '@stytch/vanilla-js'

const options: StytchClientOptions = {
  cookieOptions: {
    opaqueTokenCookieName: 'fieldnotes_session',
    jwtCookieName: 'fieldnotes_session_jwt',
    istCookieName: 'fieldnotes_intermediate',
    path: '/',
    domain: 'fieldnotes.example',
    availableToSubdomains: true,
  },
  endpointOptions: {
    apiDomain: 'auth.fieldnotes.example',
    testApiDomain: 'auth.staging.fieldnotes.example',
    dfppaDomain: 'risk.fieldnotes.example',
    dfpCdnDomain: 'cdn.fieldnotes.example',
  },
}

const stytch = new StytchUIClient('public-token-test-1', options)

const styles: StyleConfig = {
  container: {
    backgroundColor: '#FFFFFF',
    borderColor: '#ADBCC5',
    borderRadius: '8px',
    width: '400px',
  },
  colors: { primary: '#19303D', secondary: '#5C727D', success: '#0C5A56', error: '#8B1214' },
  buttons: {
    primary: { backgroundColor: '#19303D', textColor: '#FFFFFF', borderRadius: '4px' },
    secondary: { backgroundColor: '#FFFFFF', textColor: '#19303D', borderColor: '#19303D' },
    disabled: { backgroundColor: '#F3F5F6', textColor: '#8296A1' },
  },
  inputs: {
    backgroundColor: '#FFFFFF',
    textColor: '#19303D',
    placeholderColor: '#8296A1',
    borderColor: '#19303D',
    borderRadius: '4px',
  },
  fontFamily: 'Arial, Helvetica, sans-serif',
  hideHeaderText: false,
  logo: { logoImageUrl: 'https://fieldnotes.example/logo.svg' },
}

const byLink: StytchLoginConfig = {
  products: [Products.emailMagicLinks],
  emailMagicLinksOptions: {
    loginRedirectURL: 'https://fieldnotes.example/authenticate',
    loginExpirationMinutes: 30,
    signupRedirectURL: 'https://fieldnotes.example/authenticate',
    signupExpirationMinutes: 30,
    loginTemplateId: 'login',
    signupTemplateId: 'signup',
    createUserAsPending: false,
    domainHint: 'fieldnotes.example',
  },
  sessionOptions: { sessionDurationMinutes: 60 },
  enableShadowDOM: true,
}

const byCode: StytchLoginConfig = {
  products: ['otp'],
  otpOptions: {
    methods: [OTPMethods.Email, 'sms', OTPMethods.WhatsApp],
    expirationMinutes: 5,
    loginTemplateId: 'login',
    signupTemplateId: 'signup',
  },
}

const log: string[] = []

function onEvent(event: StytchEvent) {
  switch (event.type) {
    case StytchEventType.MagicLinkLoginOrCreateEvent:
      log.push(`mail sent, request ${event.data.request_id}, status ${event.data.status_code}`)
      break
    case StytchEventType.OTPsLoginOrCreateEvent:
      log.push(`code sent as ${event.data.method_id}`)
      break
    case StytchEventType.OTPsAuthenticate:
      log.push(`signed in as ${event.data.user_id} in ${event.data.session.session_id}`)
      log.push(event.data.session_token, event.data.session_jwt, event.data.method_id)
      break
    case StytchEventType.AuthenticateFlowComplete:
      location.assign('/home')
      break
    case StytchEventType.PasswordCreate:
    case StytchEventType.PasswordAuthenticate:
    case StytchEventType.PasswordResetByEmail:
      log.push(`by password: ${event.data.user.emails[0]?.email}`)
      break
    case StytchEventType.PasskeyRegister:
    case StytchEventType.PasskeyAuthenticate:
      log.push(`by passkey ${event.data.webauthn_registration_id}`)
      break
    case StytchEventType.CryptoWalletAuthenticateStart:
      log.push(event.data.challenge)
      break
    case StytchEventType.CryptoWalletAuthenticate:
      log.push(event.data.user_id)
      break
    case StytchEventType.PasskeySkip:
    case StytchEventType.PasskeyDone:
      break
    case StytchEventType.OAuthAuthorizeFlowStart:
      log.push(event.data.client_id, event.data.redirect_uri, event.data.scope)
      break
    default:
      log.push(event.type)
  }
}

const callbacks: Callbacks = {
  onEvent,
  onError: (error) => {
    log.push(error.message)
    if (error instanceof StytchAPIError) log.push(error.error_type)
  },
}

stytch.mountLogin({
  elementId: '#sign-in',
  config: byLink,
  styles,
  callbacks,
  strings: { 'login.title': 'Welcome', 'button.continueWithEmail': 'Go on', 'of.mine': '' },
})
stytch.mountLogin({ elementId: '#sign-in', config: byCode })
stytch.mountLogin({
  elementId: '#inline',
  config: {
    products: ['emailMagicLinks', Products.otp],
    otpOptions: { methods: ['email'], expirationMinutes: 10 },
  },
  callbacks: {
    onEvent({ type, data }) {
      if (type === 'OTP_AUTHENTICATE') log.push(data.user.name.first_name)
      if (type === StytchEventType.MagicLinkLoginOrCreateEvent) log.push(data.request_id)
    },
    onError: ({ message }) => log.push(message),
  },
})

export { log }
