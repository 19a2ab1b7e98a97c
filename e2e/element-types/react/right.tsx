import { createPortico, definePorticoElements } from '@portico/widget'
import type {} from '@portico/widget/jsx'
import { useRef } from 'react'

definePorticoElements()
const portico = createPortico('public-token-test-1')

export function SignIn() {
  const card = useRef<HTMLElementTagNameMap['portico-sign-in']>(null)
  return (
    <main>
      <portico-sign-in
        ref={card}
        className="card"
        client={portico}
        config={{ products: ['otp'], otpOptions: { methods: ['email'] } }}
        presentation={{ options: { hideHeaderText: true } }}
        callbacks={{ onEvent: ({ type }) => type }}
        strings={{ 'main.title': 'Welcome' }}
        onstytch-event={({ stytchEventType }) => stytchEventType}
        shadow
      />
      <portico-reset-password client={portico} passwordResetToken="token" />
      <portico-passkeys client={undefined} />
      <portico-consent client={portico} getIDPConsentManifest={() => []} />
      <stytch-ui client={portico} config={{ products: ['otp'] }} />
      <button type="button" onClick={() => card.current?.render({ config: { products: ['otp'] } })}>
        Only codes
      </button>
    </main>
  )
}
