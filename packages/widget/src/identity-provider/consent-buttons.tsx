import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../parts/button/button.tsx'
import { Stack } from '../parts/stack/stack.tsx'
import { useSeen } from './use-seen.ts'

/**
 * Allow and Deny. A pointer works on them only once they have been seen for a moment: a press that was meant for
 * what stood there before, or that another page lured out of the person, allows nothing (FRM-02). A key works at
 * once, because it goes to what has the focus, and nothing here takes that by itself.
 */
export function ConsentButtons(props: {
  allow: string
  deny: string
  isPending: boolean
  onDecide: (isGranted: boolean) => void
}): ReactNode {
  const { isPending, onDecide } = props
  const [pressed, setPressed] = useState<boolean | null>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  const isSeen = useSeen(place)
  const guard = (event: MouseEvent) => {
    // a key's click counts no presses
    if (isSeen || event.detail === 0) return
    event.stopPropagation()
    console.warn('A press on the consent buttons was ignored: they were not in plain sight.')
  }
  const decide = (isGranted: boolean) => {
    setPressed(isGranted)
    onDecide(isGranted)
  }

  return (
    <fieldset
      className="st-consent-buttons"
      ref={place}
      aria-disabled={!isSeen || undefined}
      onClickCapture={guard}
    >
      <Stack>
        <Button
          kind="primary"
          isLoading={isPending && pressed === true}
          isQuiet={isPending}
          onPress={() => decide(true)}
        >
          {props.allow}
        </Button>
        <Button
          kind="secondary"
          isLoading={isPending && pressed === false}
          isQuiet={isPending}
          onPress={() => decide(false)}
        >
          {props.deny}
        </Button>
      </Stack>
    </fieldset>
  )
}
