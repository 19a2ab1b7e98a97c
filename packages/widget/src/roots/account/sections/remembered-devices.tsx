import { type Client, secondSteps } from '@portico/client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSubmit } from '../../../flow/use-submit.ts'
import { Banner } from '../../../foundation/parts/banner/banner.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { takeFocus } from '../../../foundation/parts/take-focus.ts'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { toDay } from '../../../kernel/text/to-day.ts'

/** The devices that are not asked for the second step. */
export type Remembered = NonNullable<
  Awaited<ReturnType<Client['session']['list']>>['remembered_devices']
>

/** The row that counts the devices which are not asked for the second step, and has them asked again. */
export function RememberedDevices(props: {
  remembered: Remembered
  mayForget: boolean
  isBusy: boolean
}): ReactNode {
  const { remembered, mayForget, isBusy } = props
  const { client, toInputId } = useWidget()
  const text = useText()
  const [isForgotten, setForgotten] = useState(false)
  const gone = useRef<HTMLSpanElement>(null)
  const forget = useSubmit({
    call: (_: null, signal) => secondSteps(client).forgetDevices({ signal }),
    done: () => setForgotten(true),
  })
  useEffect(() => {
    if (isForgotten) takeFocus(gone.current)
  }, [isForgotten])
  const nameId = toInputId('remembered-devices')
  const actId = `${nameId}-act`
  const title = text('account.devices.remembered')
  const values = {
    n: new Intl.NumberFormat(text.locale).format(remembered.count),
    date: toDay(remembered.until, text),
  }
  return (
    <>
      <Banner tone="error" {...forget.problem} />
      <ItemList label={title}>
        <li className="st-item">
          <ItemText
            id={nameId}
            title={title}
            detail={isForgotten ? null : text('account.devices.rememberedUntil', values)}
          />
          {isForgotten ? (
            <span className="st-item-ended" tabIndex={-1} ref={gone}>
              {text('account.devices.ended')}
            </span>
          ) : (
            mayForget && (
              <TextButton
                id={actId}
                labelledBy={`${actId} ${nameId}`}
                isDisabled={isBusy || forget.isPending}
                onPress={() => forget.submit(null)}
              >
                {text('account.devices.forget')}
              </TextButton>
            )
          )}
        </li>
      </ItemList>
    </>
  )
}
