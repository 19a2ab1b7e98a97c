// This project's React package in a page of React, as its documentation mounts it.
import { createStytchClient, StytchLogin, StytchProvider } from '@portico/react'
import { createRoot } from 'react-dom/client'

const { service, publicToken } = window.bench
const here = location.origin + location.pathname
const client = createStytchClient(publicToken, {
  endpoints: { testAPIURL: service, liveAPIURL: service },
})
const config = {
  products: ['emailMagicLinks'],
  emailMagicLinksOptions: { loginRedirectURL: here, signupRedirectURL: here },
}

createRoot(document.querySelector('#sign-in')).render(
  <StytchProvider stytch={client}>
    <StytchLogin config={config} />
  </StytchProvider>,
)
