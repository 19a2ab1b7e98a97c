/** Mounting by hand with a client that was made for React. */
import { createStytchUIClient } from '@stytch/react/ui'

createStytchUIClient('public-token-test-1').mountLogin({
  elementId: '#sign-in',
  config: { products: [] },
})
