import { createStytchClient, Products, StytchResetPassword, StytchUI } from 'vanilla-js-6'
import { runOfficialHost } from './run-official-host.js'

customElements.define('stytch-ui', StytchUI)
customElements.define('stytch-reset-password', StytchResetPassword)

const render =
  (tag) =>
  (client, { config, ...parts }) => {
    const element = document.createElement(tag)
    document.getElementById('sign-in').append(element)
    const products = config.products.map((id) => Products[id])
    element.render({ client, config: { ...config, products }, ...parts })
  }

runOfficialHost({
  createClient: createStytchClient,
  authenticateByAddress: (client) => client.authenticateByUrl({ session_duration_minutes: 30 }),
  mount: render('stytch-ui'),
  // reads the token from the address
  mountReset: render('stytch-reset-password'),
})
