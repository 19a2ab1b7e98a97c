import { createStytchClient, StytchIdentityProvider } from 'vanilla-js-6'
import { runOfficialIdp } from './run-official-idp.js'

customElements.define('stytch-identity-provider', StytchIdentityProvider)

runOfficialIdp(createStytchClient, (client, hear) => {
  const element = document.createElement('stytch-identity-provider')
  // this element tells what happens by DOM events alone
  element.addEventListener('stytch-event', ({ stytchEventType: type, stytchEventData: data }) =>
    hear.event({ type, data }),
  )
  element.addEventListener('stytch-error', ({ error }) => hear.error(error))
  document.getElementById('sign-in').append(element)
  element.render({ client })
})
