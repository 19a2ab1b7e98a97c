import type { ReactNode } from 'react'
import { useWidget } from '../../context/widget-context.ts'
import { Mark } from '../../parts/mark/mark.tsx'
import { useLazy } from '../../parts/use-lazy.ts'
import { iconLoaders } from './icon-loaders.ts'
import type { OauthProviderOptions } from './options.ts'

/** The mark of a provider. Its room is kept until it is there, and stays empty for one that nobody knows. */
export function ProviderIcon({ type, icon }: OauthProviderOptions): ReactNode {
  const { iconColors } = useWidget().latest.current.presentation?.options ?? {}
  const mark = useLazy(iconLoaders.get(type))
  return icon ? (
    <img className="st-mark" src={icon} alt="" />
  ) : (
    <Mark drawing={mark} colors={iconColors} />
  )
}
