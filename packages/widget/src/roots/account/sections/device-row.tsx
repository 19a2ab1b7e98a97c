import type { Client } from '@portico/client'
import { limits } from '@portico/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { PencilIcon } from '../../../foundation/icons/pencil-icon.tsx'
import { ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { takeFocus } from '../../../foundation/parts/take-focus.ts'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../../foundation/styles/style-sheet.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import type { Text } from '../../../kernel/text/create-text.ts'
import { RenameRow } from '../../passkeys/rename-row.tsx'
import { describeAgo } from './describe-ago.ts'

registerStyles(`
& .st-item:has(>.st-icon-button):not(:has(>.st-text-button)){padding-inline-end:0}
@container (max-width:359.9px){& .st-item:has(>.st-icon-button){gap:4px}& .st-item>.st-icon-button{margin-inline:-6px}}
& .st-item-ended{flex:none;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
`)

/** A device on which the user is signed in. */
export type Device = Awaited<ReturnType<Client['session']['list']>>['sessions'][number]

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

/** The row of a device: its name, where and when it was last used, and what the user can do with it. */
export function DeviceRow(props: {
  device: Device
  isEnded: boolean
  /** Whether it was ended last, so that the focus stays in its row. */
  isLatest: boolean
  isBusy: boolean
  onEnd: (() => void) | null
  /** Whether the field for another name replaces the row. */
  isOpen: boolean
  /** Why the name was not changed. */
  problem: string | null
  onRename: (() => void) | null
  onSave: (name: string) => void
  onCancel: () => void
}): ReactNode {
  const { device, isEnded, isLatest, isBusy, onEnd, isOpen, problem, onRename } = props
  const { toInputId } = useWidget()
  const text = useText()
  const gone = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isEnded && isLatest) takeFocus(gone.current)
  }, [isEnded, isLatest])
  const pencil = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) takeFocus(pencil.current)
    wasOpen.current = isOpen
  }, [isOpen])
  const nameId = toInputId(`device-${device.session_id}`)
  const actId = `${nameId}-act`
  const renameId = `${nameId}-rename`
  const shown = nameDevice(device, text)
  if (isOpen) {
    return (
      <li>
        <RenameRow
          field="device-name"
          label={text('account.devices.name')}
          name={shown}
          longest={limits.deviceName.length}
          mayBeEmpty
          problem={problem === null ? null : { id: `${nameId}-problem`, sentence: problem }}
          onSave={(name) => (name === shown ? props.onCancel() : props.onSave(name))}
          onCancel={props.onCancel}
          hasCross
        />
      </li>
    )
  }
  return (
    <li className="st-item">
      <ItemText
        id={nameId}
        title={<bdi>{shown}</bdi>}
        detail={isEnded ? text('account.devices.endedNow') : describeDevice(device, text)}
      />
      {isEnded && (
        <span className="st-item-ended" tabIndex={-1} ref={gone}>
          {text('account.devices.ended')}
        </span>
      )}
      {!isEnded && onRename && (
        <button
          className="st-icon-button"
          type="button"
          id={renameId}
          ref={pencil}
          aria-label={text('button.edit')}
          aria-labelledby={`${renameId} ${nameId}`}
          disabled={isBusy}
          onClick={onRename}
        >
          <PencilIcon />
        </button>
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
