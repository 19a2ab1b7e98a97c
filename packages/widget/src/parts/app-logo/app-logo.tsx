import { type ReactNode, useState } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { toLogoUrl } from '../logo/to-logo-url.ts'

/** At most 50px by 100px (specification section 9). */
registerStyles(`
& .st-app-logo{height:50px}
& .st-app-logo img{display:block;max-width:100px;max-height:50px;object-fit:contain}
& .st-screen>.st-app-logo+*{margin-top:calc(5*var(--st-spacing))}
`)

/** The logo of a client app. One that cannot be had, or must not be loaded, leaves no hole. */
export function AppLogo(props: { url: string }): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  const src = toLogoUrl(props.url)
  if (!src || hasFailed) return null
  return (
    <div className="st-app-logo">
      <img
        src={src}
        alt=""
        // its host must not read this page's address, which holds what the client app asked for
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    </div>
  )
}
