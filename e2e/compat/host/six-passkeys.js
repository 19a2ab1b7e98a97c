import { createStytchClient, Products, StytchPasskeyRegistration, StytchUI } from 'vanilla-js-6'
import { runOfficialHost } from './run-official-host.js'

customElements.define('stytch-ui', StytchUI)
customElements.define('stytch-passkey-registration', StytchPasskeyRegistration)

const tags = { '/': 'stytch-ui', '/passkeys': 'stytch-passkey-registration' }

runOfficialHost({
  createClient: createStytchClient,
  authenticateByAddress: async () => {},
  mount(client, { config, ...parts }) {
    const tag = tags[location.pathname]
    if (!tag) return
    const element = document.createElement(tag)
    document.getElementById('sign-in').append(element)
    const products = config.products.map((id) => Products[id])
    element.render({ client, config: { ...config, products }, ...parts })
  },
})
