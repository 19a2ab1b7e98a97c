import type { ReactNode } from 'react'
import { useWidget } from '../../context/widget-context.ts'
import { Mark } from '../../parts/mark/mark.tsx'
import { useLazy } from '../../parts/use-lazy.ts'
import { iconLoaders } from './icon-loaders.ts'
import * as google from './icons/google.ts'
import type { OauthProviderOptions } from './options.ts'

/** The mark of a provider. Its room is kept until it is there, and stays empty for one that nobody knows. */
export function ProviderIcon({ type, icon }: OauthProviderOptions): ReactNode {
  const { iconColors } = useWidget().latest.current.presentation?.options ?? {}
  const loaded = useLazy(iconLoaders.get(type))
  // with the button, not a frame later
  const mark = type === 'google' ? google : loaded
  return icon ? (
    <img className="st-mark" src={icon} alt="" />
  ) : (
    <Mark drawing={mark} colors={iconColors} />
  )
}
