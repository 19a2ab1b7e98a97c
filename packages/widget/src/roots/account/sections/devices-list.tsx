import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { ReadPart, useRead } from '../../../flow/account/read-part.tsx'
import { useSubmit } from '../../../flow/use-submit.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { Helper, HelperRow } from '../../../foundation/parts/helper/helper.tsx'
import { ItemList } from '../../../foundation/parts/item-list/item-list.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { accountDevicesText } from '../../../locales/en/account-devices.ts'
import { passkeyRegistrationText } from '../../../locales/en/passkey-registration.ts'
import { type Device, DeviceRow } from './device-row.tsx'
import { type Remembered, RememberedDevices } from './remembered-devices.tsx'

const texts = { ...passkeyRegistrationText, ...accountDevicesText }

/** The screen with the devices on which the user is signed in. */
export function Section(): ReactNode {
  return (
    <WithAccountTexts room="account-devices" texts={texts}>
      <Devices />
    </WithAccountTexts>
  )
}

function Devices(): ReactNode {
  const { client } = useWidget()
  const read = useRead(useCallback(() => client.session.list(), [client]))
  return (
    <ReadPart read={read}>
      {({ sessions, remembered_devices: remembered }) => (
        <DeviceList devices={sessions} {...(remembered && { remembered })} />
      )}
    </ReadPart>
  )
}

function DeviceList({
  devices,
  remembered,
}: {
  devices: readonly Device[]
  remembered?: Remembered
}): ReactNode {
  const { client } = useWidget()
  const { mayEdit, hasSection, openSection, noteCount } = useAccount()
  const text = useText()
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const [named, setNamed] = useState<string | null>(null)
  const rename = useSubmit(
    {
      call: (name: string, signal) => client.session.rename(named ?? '', name, { signal }),
      done(_, name) {
        if (named) setNames((some) => ({ ...some, [named]: name }))
        setNamed(null)
      },
      toText: () => text('passkey.list.notRenamed'),
    },
    named ?? '',
  )
  const [ended, setEnded] = useState<readonly string[]>([])
  const [latest, setLatest] = useState('')
  const left = devices.length - ended.length
  useEffect(() => noteCount('devices', left), [noteCount, left])
  // these go on when the user leaves the section, so that the list counts what the service has done by then
  const end = useSubmit({
    async call(id: string) {
      await client.session.end(id)
      noteCount('devices', left - 1)
    },
    done(_, id) {
      setLatest(id)
      setEnded((some) => [...some, id])
    },
  })
  const endOthers = useSubmit({
    async call(_: null) {
      await client.session.endOthers()
      noteCount('devices', 1)
    },
    done() {
      setEnded(devices.filter((one) => !one.is_current).map((one) => one.session_id))
      openSection('devices', text('account.devices.othersEnded'))
    },
  })
  const isBusy = end.isPending || endOthers.isPending || named !== null
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
            device={{ ...device, name: names[device.session_id] ?? device.name }}
            problem={rename.problem?.text ?? null}
            isOpen={named === device.session_id}
            onRename={mayEdit ? () => setNamed(device.session_id) : null}
            onSave={rename.submit}
            onCancel={() => setNamed(null)}
            isEnded={ended.includes(device.session_id)}
            isLatest={latest === device.session_id}
            isBusy={isBusy}
            onEnd={mayEdit && !device.is_current ? () => end.submit(device.session_id) : null}
          />
        ))}
      </ItemList>
      {remembered && ended.length === 0 && (
        <RememberedDevices remembered={remembered} mayForget={mayEdit} isBusy={isBusy} />
      )}
      {mayEdit && hasOthers && (
        <Stack>
          <Button
            kind="secondary"
            isLoading={endOthers.isPending}
            isDisabled={end.isPending || named !== null}
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
