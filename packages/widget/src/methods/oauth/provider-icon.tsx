import type { ReactNode } from 'react'
import { useLazy } from '../../parts/use-lazy.ts'
import { iconLoaders } from './icon-loaders.ts'
import type { OauthProviderOptions } from './options.ts'

/** The mark of a provider. Its room is kept until it is there, and stays empty for one that nobody knows. */
export function ProviderIcon({ type, icon }: OauthProviderOptions): ReactNode {
  const mark = useLazy(iconLoaders.get(type))
  if (icon) return <img className="st-provider" src={icon} alt="" />
  return (
    <svg className="st-provider" viewBox="0 0 20 20" aria-hidden="true">
      <path d={mark?.icon} />
    </svg>
  )
}
