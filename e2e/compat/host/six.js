import { createStytchClient, Products, StytchUI } from 'vanilla-js-6'
import { runOfficialHost } from './run-official-host.js'

customElements.define('stytch-ui', StytchUI)

runOfficialHost({
  createClient: createStytchClient,
  authenticateByAddress: (client) => client.authenticateByUrl({ session_duration_minutes: 30 }),
  mount(client, config, callbacks) {
    const element = document.createElement('stytch-ui')
    document.getElementById('sign-in').append(element)
    const products = config.products.map((id) => Products[id])
    element.render({ client, config: { ...config, products }, callbacks })
  },
})
