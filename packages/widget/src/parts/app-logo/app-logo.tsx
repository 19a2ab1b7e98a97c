import { type ReactNode, useState } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { toLogoUrl } from '../logo/to-logo-url.ts'
import { appLogoStyles } from './app-logo.css.ts'

registerStyles(appLogoStyles)

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
