import type {} from '@portico/widget'

const card = document.querySelector('portico-sign-in')
card?.render({ config: { products: ['otp'], otpOptions: { methods: ['email'] } } })
document.createElement('portico-reset-password').passwordResetToken = 'token'
document.createElement('portico-passkeys').strings = { 'main.title': 'Welcome' }
document.createElement('portico-consent').getIDPConsentManifest = () => []
document.querySelector('stytch-ui')?.render({ presentation: { options: { hideHeaderText: true } } })
