import { StytchLogin } from '@portico/react'
import { useState } from 'react'

// this page sends nothing
const welcome = 'http://localhost/welcome'

const links = { loginRedirectURL: welcome, signupRedirectURL: welcome }

/** A host that shows and hides two widgets. */
export function TogglingPage() {
  const [isShown, setShown] = useState(true)
  return (
    <main>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
      </button>
      {isShown && (
        <>
          <StytchLogin
            config={{ products: ['emailMagicLinks'], emailMagicLinksOptions: links }}
            styles={{ colors: { primary: '#106010' } }}
          />
          <StytchLogin
            config={{ products: ['emailMagicLinks'], emailMagicLinksOptions: links }}
            presentation={{ options: { enableShadowDOM: true } }}
          />
        </>
      )}
    </main>
  )
}
