// The vendor's widget as its documentation mounts it.
import { createStytchClient, Products, StytchUI } from 'vanilla-js-6'

const { service, publicToken } = window.bench
const here = location.origin + location.pathname
customElements.define('stytch-ui', StytchUI)
const element = document.createElement('stytch-ui')
document.querySelector('#sign-in').append(element)
element.render({
  client: createStytchClient(publicToken, {
    endpoints: {
      testAPIURL: service,
      liveAPIURL: service,
      clientsideServicesIframeURL: `${service}/v1/public/clientside-services/index.html`,
    },
  }),
  config: {
    products: [Products.emailMagicLinks],
    emailMagicLinksOptions: { loginRedirectURL: here, signupRedirectURL: here },
  },
})
