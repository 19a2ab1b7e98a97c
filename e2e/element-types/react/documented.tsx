import { createPortico, definePorticoElements } from '@portico/widget'
import type {} from '@portico/widget/jsx'

definePorticoElements()
const portico = createPortico('public-token-test-…', { customBaseUrl: 'https://auth.example.com' })

export const SignIn = () => <portico-sign-in client={portico} config={{ products: ['otp'] }} />
