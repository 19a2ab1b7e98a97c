import { type ReactNode, useState } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { toLogoUrl } from '../logo/to-logo-url.ts'

/**
 * An app's logo alone is at most 50px by 100px (specification section 9); beside the project's logo, both have the
 * height of its tile.
 */
registerStyles(`
& .st-app-logo{height:50px}
& .st-app-logo>img{display:block;max-width:100px;max-height:50px;object-fit:contain}
& .st-screen>.st-app-logo+*{margin-top:calc(5*var(--st-spacing))}
& .st-logo-pair{display:flex;align-items:center;gap:10px;height:44px}
& .st-logo-pair>:is(img,.st-logo-tile){box-sizing:border-box;min-width:44px;max-width:100px;height:44px;border-radius:calc(2*var(--st-rounded-base))}
& .st-logo-link{flex:0 1 16px;border-top:2px solid var(--st-border)}
& .st-logo-tile{display:grid;place-items:center;padding-inline:8px;border:1px solid var(--st-border)}
& .st-logo-tile img{max-width:100%;height:26px;object-fit:contain}
@media (forced-colors:active){& :is(.st-logo-tile,.st-logo-link){border-color:CanvasText}}
`)

/**
 * Shows the logo of a client app, beside the project's logo if the project has a logo. An app's logo that fails to
 * load, or that must not be loaded, takes no room.
 */
export function AppLogo(props: {
  url: string
  /** The logo of the project that the user's account belongs to. */
  house: string | undefined
}): ReactNode {
  const [failed, setFailed] = useState<readonly string[]>([])
  const find = (src: string | null) => (src !== null && failed.includes(src) ? null : src)
  const app = find(toLogoUrl(props.url))
  const house = find(props.house ? toLogoUrl(props.house, document.baseURI) : null)
  if (app === null) return null
  const draw = (src: string) => (
    <img
      src={src}
      alt=""
      // the logo's server must not see this page's address, which contains the client app's request
      referrerPolicy="no-referrer"
      onError={() => setFailed((some) => [...some, src])}
    />
  )
  return (
    <div className={house === null ? 'st-app-logo' : 'st-app-logo st-logo-pair'}>
      {draw(app)}
      {house !== null && (
        <>
          <span className="st-logo-link" />
          <span className="st-logo-tile">{draw(house)}</span>
        </>
      )}
    </div>
  )
}
