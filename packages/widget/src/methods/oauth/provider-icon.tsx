import type { ReactNode } from 'react'
import type { OauthProviderOptions } from '../../declarations/oauth/options.ts'
import { Mark } from '../../foundation/parts/mark/mark.tsx'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { providerMarks } from './provider-marks.ts'

/** The mark of a provider. Its room is reserved until it is loaded, and stays empty for an unknown provider. */
export function ProviderIcon({ type, icon }: OauthProviderOptions): ReactNode {
  const { iconColors } = useWidget().latest.current.presentation?.options ?? {}
  const mark = providerMarks.get(type) ?? null
  const isLoaded = typeof mark === 'function'
  const loaded = useLazy(isLoaded ? mark : undefined)
  return icon ? (
    <img className="st-mark" src={icon} alt="" />
  ) : (
    <Mark drawing={isLoaded ? loaded : mark} colors={iconColors} />
  )
}
