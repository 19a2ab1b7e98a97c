import { type ReactNode, useEffect } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { toLogoUrl } from './to-logo-url.ts'

registerStyles(`
& .st-logo{display:flex;align-items:center}
& .st-logo img{max-width:100%;max-height:40px}
`)

/** The project's logo, at most 40px high. Its height is reserved while it loads. */
export function Logo(props: { url: string; alt: string }): ReactNode {
  const { url } = props
  const src = toLogoUrl(url, document.baseURI)
  useEffect(() => {
    if (src === null) console.warn(`The logo "${url}" was left out: it must be an https address.`)
  }, [src, url])
  return (
    src !== null && (
      <div className="st-logo">
        <img src={src} alt={props.alt} />
      </div>
    )
  )
}
