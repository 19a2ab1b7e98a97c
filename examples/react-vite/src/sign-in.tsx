import { PorticoSignIn, Products } from '@portico/react'

/** The widget. The link in its mail leads back to this page. */
export const SignIn = () => (
  <PorticoSignIn
    config={{
      products: [Products.emailMagicLinks],
      emailMagicLinksOptions: {
        loginRedirectURL: location.origin,
        signupRedirectURL: location.origin,
      },
      sessionOptions: { sessionDurationMinutes: 60 },
    }}
  />
)
