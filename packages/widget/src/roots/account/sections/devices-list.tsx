import type { Client } from '@portico/client'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { ReadPart, useRead } from '../../../flow/account/read-part.tsx'
import { useSubmit } from '../../../flow/use-submit.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { Helper, HelperRow } from '../../../foundation/parts/helper/helper.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../../foundation/parts/take-focus.ts'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../../foundation/styles/style-sheet.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import type { Text } from '../../../kernel/text/create-text.ts'
import { accountDevicesText } from '../../../locales/en/account-devices.ts'
import { describeAgo } from './describe-ago.ts'

registerStyles(`
& .st-item-ended{flex:none;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
`)

type Device = Awaited<ReturnType<Client['session']['list']>>['sessions'][number]

/** The screen with the devices on which the user is signed in. */
export function Section(): ReactNode {
  return (
    <WithAccountTexts room="account-devices" texts={accountDevicesText}>
      <Devices />
    </WithAccountTexts>
  )
}

function Devices(): ReactNode {
  const { client } = useWidget()
  const read = useRead(useCallback(async () => (await client.session.list()).sessions, [client]))
  return <ReadPart read={read}>{(devices) => <DeviceList devices={devices} />}</ReadPart>
}

function DeviceList({ devices }: { devices: readonly Device[] }): ReactNode {
  const { client } = useWidget()
  const { mayEdit, hasSection, openSection } = useAccount()
  const text = useText()
  const [ended, setEnded] = useState<readonly string[]>([])
  const [latest, setLatest] = useState('')
  const end = useSubmit({
    call: (id: string, signal) => client.session.end(id, { signal }),
    done(_, id) {
      setLatest(id)
      setEnded((some) => [...some, id])
    },
  })
  const endOthers = useSubmit({
    call: (_: null, signal) => client.session.endOthers({ signal }),
    done() {
      setEnded(devices.filter((one) => !one.is_current).map((one) => one.session_id))
      openSection('devices', text('account.devices.othersEnded'))
    },
  })
  const isBusy = end.isPending || endOthers.isPending
  const hasOthers = devices.some((one) => !one.is_current && !ended.includes(one.session_id))
  const isAlone = devices.every((one) => one.is_current)
  return (
    <AccountScreen
      title={text('account.devices')}
      lead={text(isAlone ? 'account.devices.alone' : 'account.devices.content')}
      problem={end.problem ?? endOthers.problem}
    >
      <ItemList label={text('account.devices')}>
        {devices.map((device) => (
          <DeviceRow
            key={device.session_id}
            device={device}
            isEnded={ended.includes(device.session_id)}
            isLatest={latest === device.session_id}
            isBusy={isBusy}
            onEnd={mayEdit && !device.is_current ? () => end.submit(device.session_id) : null}
          />
        ))}
      </ItemList>
      {mayEdit && hasOthers && (
        <Stack>
          <Button
            kind="secondary"
            isLoading={endOthers.isPending}
            isDisabled={end.isPending}
            onPress={() => endOthers.submit(null)}
          >
            {text('account.devices.endOthers')}
          </Button>
        </Stack>
      )}
      {!isAlone && hasSection('password') && (
        <HelperRow>
          <Helper>
            {text('account.devices.notYours')}{' '}
            <TextButton onPress={() => openSection('password')}>
              {text('account.devices.changePassword')}
            </TextButton>
          </Helper>
        </HelperRow>
      )}
    </AccountScreen>
  )
}

/** Names a device by the user's own name for it, else by its browser and system. */
function nameDevice({ name, browser, system }: Device, text: Text): string {
  return name || [browser, system].filter(Boolean).join(' · ') || text('account.devices.unknown')
}

/** Says where a device is and when it was last used. */
function describeDevice(device: Device, text: Text): string {
  const place = device.place && `${device.place.city}, ${device.place.country}`
  const when = describeAgo(device.last_accessed_at, Date.now(), text.locale)
  const use = device.is_current
    ? text('account.devices.this')
    : text('account.devices.active', { when })
  return [place, use].filter(Boolean).join(' · ')
}

function DeviceRow(props: {
  device: Device
  isEnded: boolean
  /** Whether it was ended last, so that the focus stays in its row. */
  isLatest: boolean
  isBusy: boolean
  onEnd: (() => void) | null
}): ReactNode {
  const { device, isEnded, isLatest, isBusy, onEnd } = props
  const { toInputId } = useWidget()
  const text = useText()
  const gone = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isEnded && isLatest) takeFocus(gone.current)
  }, [isEnded, isLatest])
  const nameId = toInputId(`device-${device.session_id}`)
  const actId = `${nameId}-act`
  return (
    <li className="st-item">
      <ItemText
        id={nameId}
        title={<bdi>{nameDevice(device, text)}</bdi>}
        detail={isEnded ? text('account.devices.endedNow') : describeDevice(device, text)}
      />
      {isEnded && (
        <span className="st-item-ended" tabIndex={-1} ref={gone}>
          {text('account.devices.ended')}
        </span>
      )}
      {!isEnded && onEnd && (
        <TextButton
          id={actId}
          labelledBy={`${actId} ${nameId}`}
          isDisabled={isBusy}
          onPress={onEnd}
        >
          {text('account.devices.end')}
        </TextButton>
      )}
    </li>
  )
}
